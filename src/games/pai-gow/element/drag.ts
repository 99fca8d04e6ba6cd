import type { ReactiveController } from 'lit';
import type { Card } from '../../../core/cards/card.js';
import { parseCard } from '../../../core/cards/notation.js';
import { BoardDrag, type DragHost } from '../../../elements/patience/drag.js';
import type { PaigowElement } from './scene.js';
import type { PlayerDraft } from './player-draft.js';

/** The card that a node shows. */
export const cardOf = (node: HTMLElement | null | undefined): Card | undefined =>
  parseCard(node?.dataset['card'] ?? '');

/** Lets the player drag cards between the trays. */
export class TrayDrag implements DragHost, ReactiveController {
  private readonly drag = new BoardDrag(this);

  constructor(
    private readonly table: PaigowElement,
    private readonly draft: PlayerDraft,
  ) {
    table.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** The card that is being dragged. */
  get card(): Card | undefined {
    return cardOf(this.drag.card);
  }

  get boardNode(): HTMLElement | undefined {
    return this.table.shadowRoot?.querySelector<HTMLElement>('.board') ?? undefined;
  }

  begin(event: PointerEvent): void {
    this.drag.begin(event);
  }

  end(): void {
    this.drag.end();
  }

  /** The card that was clicked, if any. The click at the end of a drag is ignored. */
  clicked(event: MouseEvent): Card | undefined {
    const { drag } = this;
    if (event.detail > 0 && drag.swallowsClick()) return undefined;
    return cardOf(drag.buttonOf(event));
  }

  lift(card: HTMLElement): readonly HTMLElement[] {
    this.table.requestUpdate();
    return this.draft.canArrange && card.closest('.tray') ? [card] : [];
  }

  drop(pile: string | undefined, card: HTMLElement): void {
    this.table.trayMotion.snapshot();
    this.table.requestUpdate();
    if (pile) this.draft.moveCard(cardOf(card)!);
  }

  accepts(): boolean {
    return true;
  }
}
