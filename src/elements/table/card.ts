import { type Words, cardText } from '../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import { cardCode } from '../../core/cards/notation.js';
import { cardPart, suitClass } from '../cards/card-face.js';

/** A face-down card. It has no name, because the seat says how many there are. */
export const cardBack = html`<span class="card face-down" part="card face-down" aria-hidden="true"
  ><span class="back" part="card-back"></span
></span>`;

export interface CardLooks {
  readonly face: (card: Card) => TemplateResult;
  readonly words: Words;
}

/** A card that can't be moved: its face with its name (the card's own if none is given), or its back. */
export const stillCard = (
  card: Card,
  { face, words }: CardLooks,
  name = cardText(words, card),
): TemplateResult =>
  card === FACE_DOWN
    ? cardBack
    : html`<span
        class="card up ${suitClass(card)}"
        part=${cardPart(card)}
        data-card=${cardCode(card)}
        role="img"
        aria-label=${name}
        >${face(card)}</span
      >`;

/** The value of a boolean ARIA attribute, which is omitted when false. */
export const trueIf = (is: boolean): 'true' | typeof nothing => (is ? 'true' : nothing);
