import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import { cardCode } from '../../core/cards/notation.js';
import { cardPart, suitClass } from '../cards/card-face.js';

/** A card face down, of which the seat tells how many. */
export const cardBack = html`<span class="card face-down" part="card face-down" aria-hidden="true"
  ><span class="back" part="card-back"></span
></span>`;

/** What a card is shown with. */
export interface CardLooks {
  readonly face: (card: Card) => TemplateResult;
  readonly words: { readonly cardName: (card: Card) => string };
}

/** A card that nobody moves: its face with its name, or a back. */
export const stillCard = (card: Card, { face, words }: CardLooks): TemplateResult =>
  card === FACE_DOWN
    ? cardBack
    : html`<span
        class="card up ${suitClass(card)}"
        part=${cardPart(card)}
        data-card=${cardCode(card)}
        role="img"
        aria-label=${words.cardName(card)}
        >${face(card)}</span
      >`;

/** `true` or no attribute at all. */
export const trueIf = (is: boolean): 'true' | typeof nothing => (is ? 'true' : nothing);
