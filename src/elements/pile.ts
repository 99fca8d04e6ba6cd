import { type TemplateResult, html, nothing } from 'lit';
import type { Card } from '../cards/card.js';
import { type CardLook, cardTemplate } from './card.js';

/** What kind of pile it is, as its part says: `pile-tableau`. */
export type PileKind = 'tableau' | 'foundation' | 'cell';

/** How one pile is shown; the looks of its cards are asked for one by one. */
export interface PileLook {
  readonly id: string;
  readonly kind: PileKind;
  readonly cards: readonly Card[];
  /** The name of the pile while it is empty. */
  readonly emptyLabel: string;
  /** What stands in the empty slot, if anything. */
  readonly ghost: string | undefined;
  readonly target: boolean;
  readonly hinted: boolean;
  /** Whether Tab enters the board at its empty slot. */
  readonly entry: boolean;
  look(card: Card, index: number): CardLook;
}

function slot(look: PileLook): TemplateResult {
  const state = `${look.target ? ' target' : ''}${look.hinted ? ' hinted' : ''}`;
  return html`<button
    type="button"
    class="slot${state}"
    part="slot${look.target ? ' slot-target' : ''}"
    tabindex=${look.entry ? 0 : -1}
    aria-label=${look.emptyLabel}
    aria-hidden=${look.cards.length > 0 ? 'true' : nothing}
  >
    ${look.ghost ? html`<span class="ghost" aria-hidden="true">${look.ghost}</span>` : nothing}
  </button>`;
}

/** A pile: a plain node that holds its cards in order; all layout is CSS. */
export const pileTemplate = (look: PileLook): TemplateResult =>
  html`<div class="pile ${look.kind}" part="pile pile-${look.kind}" data-pile=${look.id}>
    ${slot(look)}${look.cards.map((card, index) => cardTemplate(look.look(card, index)))}
  </div>`;
