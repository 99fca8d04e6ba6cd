import { property } from 'lit/decorators.js';
import { ChipMotionController } from './chip-motion-controller.js';
import { DenominationsController } from './denominations-controller.js';
import type { AnyScene } from './scene.js';
import { TableElement } from './table-element.js';
import type { TableMove, TableState } from './table-game.js';

/** A table that is played for chips: what everybody brings, and how the chips look and fly. */
export abstract class ChipTableElement<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
> extends TableElement<State, Move, Scene> {
  /**
   * The chips that each player starts with. A change opens a new table.
   * @attr {number} [stack=1000]
   */
  @property() stack: string | number | null = null;
  /**
   * The denominations of the chips, by which stakes are drawn and set: `5 25 100`.
   * @attr {string} [chips=1 5 25 100 500 1000 5000 25000]
   */
  @property() chips: string | readonly number[] | null = null;

  /** @internal */
  override readonly denominations: DenominationsController = new DenominationsController(this);

  private readonly chipMotion = new ChipMotionController<State>(this, (before, after) =>
    this.definition.flights!(before, after),
  );

  /** @internal */
  override handBegan(isResumed: boolean): void {
    this.chipMotion.begin();
    super.handBegan(isResumed);
  }
}
