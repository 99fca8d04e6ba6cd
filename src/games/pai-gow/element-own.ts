import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../cards/card.js';
import { cardCode } from '../../cards/notation.js';
import { cardPart, stillCard, suitClass } from '../../elements/table/card.js';
import { handsOf, setMove, sorted } from './arrange.js';
import { type HandDescription, describeFive, describeTwo } from './describe.js';
import type { Hand, PaigowHost } from './element-host.js';
import { comparisonTemplate, resultOf } from './element-results.js';
import { isFoul } from './hand-rank.js';
import { ranksOf } from './settle.js';

/** How many cards each hand has once it is set. */
const SIZES: Readonly<Record<Hand, number>> = { front: 2, back: 5 };

/** What a hand is, as soon as it has its cards. */
function describeHand(
  { view }: PaigowHost,
  hand: Hand,
  cards: readonly Card[],
): HandDescription | undefined {
  if (cards.length !== SIZES[hand]) return undefined;
  return hand === 'front' ? describeTwo(cards) : describeFive(cards, view.options.wheel);
}

/** A card that goes to the other hand when it is pressed. */
function ownCard(host: PaigowHost, hand: Hand, card: Card, place: string): TemplateResult {
  const { words, gameWords, face, picked, entry, arrangement } = host;
  const selected = picked === card;
  const label = [words.cardName(card), gameWords.hands[hand], place];
  return html`<button
    type="button"
    class="card movable ${suitClass(card)} ${selected ? 'selected' : ''}"
    part="${cardPart(card)} ${selected ? 'card-selected' : ''}"
    data-card=${cardCode(card)}
    tabindex=${card === (entry ?? arrangement.order[0]) ? 0 : -1}
    aria-label=${words.list(selected ? [...label, words.pickedUp] : label)}
    @click=${() => host.request({ type: 'card', card })}
  >
    ${face(card)}
  </button>`;
}

/** A hand of one's own in its tray, which says what it is. */
function trayTemplate(
  host: PaigowHost,
  hand: Hand,
  cards: readonly Card[],
  open: boolean,
): TemplateResult {
  const { words, gameWords, face, picked, own } = host;
  const result = own === undefined ? undefined : resultOf(host, own);
  const description = describeHand(host, hand, cards);
  const text = description ? gameWords.describe(description, hand) : '';
  const target = open && picked !== undefined && !cards.includes(picked);
  const name = result ? gameWords.hands[hand] : gameWords.tray(hand, cards.length);
  const missing = Array.from({ length: Math.max(0, SIZES[hand] - cards.length) });
  return html`<div
    class="pile tray tray-${hand} ${target ? 'target' : ''}"
    part="tray tray-${hand}"
    data-pile=${hand}
    role="group"
    aria-label=${text ? words.list([gameWords.hands[hand], text]) : name}
  >
    <p class="tray-name" part="tray-name">
      ${name}${result ? comparisonTemplate(gameWords, result[hand], false) : nothing}
    </p>
    <div class="hand of-${cards.length}">
      ${cards.map((card, index) =>
        open
          ? ownCard(host, hand, card, words.position(index + 1, cards.length))
          : stillCard(card, face, words.cardName),
      )}${missing.map(() => html`<span class="gap" aria-hidden="true"></span>`)}
    </div>
    <p class="hand-words" part="hand-words">${text}</p>
  </div>`;
}

/** The deal's own motion ends once: a card that changes trays later must not be dealt again. */
const dealt = (event: AnimationEvent): void => {
  if (event.target === event.currentTarget) (event.target as Element).classList.remove('fresh');
};

/** Both hands of one's own seven cards: being arranged, or as they were set. */
export function traysTemplate(host: PaigowHost, open: boolean): TemplateResult {
  const { view, own, arrangement, sort } = host;
  const { front, back } = view.seats[own!]!;
  const hands = open
    ? handsOf(arrangement)
    : { front: sorted(front, sort), back: sorted(back, sort) };
  return html`<div class="trays fresh" part="trays" @animationend=${dealt}>
    ${(['front', 'back'] as const).map((hand) => trayTemplate(host, hand, hands[hand], open))}
  </div>`;
}

/** Own cards that lie face down, and what is to be said of them. */
export const coverTemplate = (host: PaigowHost, content: unknown): TemplateResult => {
  const count = host.view.seats[host.own!]!.cards.length;
  const backs = Array.from({ length: count }, () => FACE_DOWN);
  return html`<div class="rest" part="cover">
    ${
      count > 0
        ? html`<div class="hand of-7">
            ${backs.map((card) => stillCard(card, host.face, host.words.cardName))}
          </div>`
        : nothing
    }
    <p class="idle">${content}</p>
  </div>`;
};

/** What is missing before the hands can be set; or that they would stand, or be foul, and why. */
export function setLineText(host: PaigowHost): string {
  const { view, own, arrangement, gameWords } = host;
  const { front, back } = handsOf(arrangement);
  const move = setMove(arrangement, own!);
  if (!move) return gameWords.setLine({ code: 'choose', missing: front.length === 0 ? 2 : 1 });
  const refusal = host.refusalOf(move);
  if (refusal) return gameWords.setLine({ code: 'refused', refusal });
  const { wheel } = view.options;
  const ranks = ranksOf(front, back, wheel);
  return gameWords.setLine({
    code: isFoul(ranks.back, ranks.front) ? 'foul' : 'legal',
    front: describeTwo(front),
    back: describeFive(back, wheel),
  });
}
