import { type TemplateResult, html } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TableCheckWords } from '../../locales/extras/table-check-en.js';
import type { DealCheck, DealtTo } from '../../core/table/check-deal.js';
import { type Row, rowsTemplate } from './panel-rows.js';

/** The cards in a row if no column belongs to a hand: as many as fit. */
const ROW = 7;

/** The words and names for the check of a deal. */
export interface CheckWords {
  readonly words: TableCheckWords;
  /** The name at each seat. */
  readonly names: readonly string[];
  readonly nameOf: (card: Card) => string;
}

/** The cards that were dealt. */
export interface HandDealt {
  /** Which positions of the deck went where. */
  readonly dealt: readonly DealtTo[];
  /** The number of hands that were dealt in turn, or 0 if cards are dealt in another way. */
  readonly hands: number;
}

const nameAt = ({ words, names }: CheckWords, seat: Seat | null): string =>
  seat === null ? words.fair.aside : names[seat]!;

/** Where a card of the deck went. */
interface Place {
  readonly seat: Seat | null;
  /** The card, as far as it was seen. */
  readonly card: Card;
}

/** Who got each card of the deck, by position. */
function placesOf(dealt: readonly DealtTo[]): readonly Place[] {
  const all: Place[] = [];
  for (const [seat, places, cards] of dealt) {
    places.forEach((place, index) => (all[place] = { seat, card: cards[index] ?? FACE_DOWN }));
  }
  return all;
}

/** A small card: the one that was dealt and, if that is wrong, the correct one. */
function cardTemplate({ words, nameOf }: CheckWords, due: Card, seen: Card): TemplateResult {
  const shown = seen === FACE_DOWN ? due : seen;
  const isRight = shown === due;
  const red = shown !== JOKER && isRed(shown) ? 'red' : '';
  return html`<span
      class="small ${red} ${isRight ? '' : 'wrong'}"
      part="mini-card"
      aria-hidden="true"
      >${words.card(shown)}</span
    ><span class="unseen">${nameOf(shown)}${isRight ? '' : words.fair.wrong(nameOf(due))}</span>${
      isRight ? '' : html`<b aria-hidden="true">≠ ${words.card(due)}</b>`
    }`;
}

/** The deck in the order of the deal. Each column is what one hand got, if cards were dealt in turn. */
function deckTemplate(
  checkWords: CheckWords,
  deck: readonly Card[],
  { dealt, hands }: HandDealt,
): TemplateResult {
  const { fair } = checkWords.words;
  const places = placesOf(dealt);
  const cells = deck.map((due, place) => cardTemplate(checkWords, due, places[place]?.card ?? due));
  const heads = places.slice(0, hands).map(({ seat }) => nameAt(checkWords, seat));
  const rows: Row[] = [];
  const width = hands || ROW;
  for (let at = 0; at < cells.length; at += width) {
    rows.push({ head: at + 1, cells: cells.slice(at, at + width) });
  }
  return rowsTemplate({ name: 'deck', caption: fair.deck, heads: [fair.place, ...heads], rows });
}

/** The steps of a check with their results. */
export const answersTemplate = (
  words: Pick<TableCheckWords, 'yes' | 'no'>,
  lines: readonly { readonly ok: boolean; readonly text: string }[],
): TemplateResult =>
  html`<ol>
    ${lines.map(({ ok, text }) => {
      const answer = ok ? 'yes' : 'no';
      return html`<li class=${answer} part="check ${answer}">
        <b>${words[answer]}</b><span>${text}</span>
      </li>`;
    })}
  </ol>`;

/** The results of a deal's check, step by step, and the deck that was computed. */
export function checkTemplate(
  checkWords: CheckWords,
  { lines, deck }: DealCheck,
  hand: HandDealt,
): TemplateResult {
  const { words, nameOf } = checkWords;
  const texts = lines.map((line) => {
    const who = line.code === 'hand' ? nameAt(checkWords, line.seat) : '';
    return { ok: line.ok, text: words.line(line, who, nameOf, deck.length) };
  });
  return html`${answersTemplate(words, texts)} ${deckTemplate(checkWords, deck, hand)}`;
}
