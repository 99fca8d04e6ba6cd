import type { ReactiveController } from 'lit';
import type { BaizeElement } from '../base/baize-element.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type * as ChipDrag from './chip-drag.js';

const loadChipDrag = lazy('chip-drag', () => import('./chip-drag.js'));

/** Lets the player drag chips onto a spot of the table. Until it is loaded, chips can be pressed. */
export class ChipDragController implements ReactiveController {
  private readonly part: LazyPart<typeof ChipDrag>;
  private press: ChipDrag.ChipPress | undefined;

  /** @param drop adds an amount to the bet on a spot */
  constructor(
    private readonly host: Pick<
      BaizeElement,
      'addController' | 'loadFailed' | 'requestUpdate' | 'shadowRoot'
    > & { readonly denominations: { readonly values: readonly number[] } },
    private readonly drop: (amount: number, spot: string) => void,
  ) {
    this.part = new LazyPart(host, loadChipDrag);
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.boardNode?.querySelector('[data-spot]')) this.part.loadInBackground();
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Call it for each press on the board. */
  begin(event: PointerEvent): void {
    const { part, boardNode: board, host, drop } = this;
    this.end();
    const button = (event.target as Element).closest<HTMLElement>('.rack .chip-button');
    if (!part.value || !board || !button || event.button !== 0) return;
    const chips = host.denominations.values;
    this.press = new part.value.ChipPress({ board, chips, drop }, event, button);
  }

  /** Ends a drag. The chips go back. */
  end(): void {
    this.press?.end();
  }

  private get boardNode(): HTMLElement | undefined {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }
}
