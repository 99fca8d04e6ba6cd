import { type TemplateResult, html } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TableCheckWords } from '../../locales/extras/table-check-en.js';
import type { DealCheck, DealtTo } from '../../core/table/check-deal.js';
import { type Row, rowsTemplate } from './panel-rows.js';

/** Cards in a row where no column is a hand's: as many as there is room for. */
const ROW = 7;

/** What the check of a deal is told by. */
export interface CheckWords {
  readonly words: TableCheckWords;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  readonly nameOf: (card: Card) => string;
}

/** What came on the table. */
export interface HandDealt {
  /** Which places of the deck went where. */
  readonly dealt: readonly DealtTo[];
  /** Among how many hands it was dealt in turn; 0 where cards are dealt in another way. */
  readonly hands: number;
}

const nameAt = ({ words, names }: CheckWords, seat: Seat | null): string =>
  seat === null ? words.fair.aside : names[seat]!;

/** Where a card of the deck went. */
interface Place {
  readonly seat: Seat | null;
  /** Which card it was, as far as that was seen. */
  readonly card: Card;
}

/** Who got each card of the deck, by place. */
function placesOf(dealt: readonly DealtTo[]): readonly Place[] {
  const all: Place[] = [];
  for (const [seat, places, cards] of dealt) {
    places.forEach((place, index) => (all[place] = { seat, card: cards[index] ?? FACE_DOWN }));
  }
  return all;
}

/** A card in few strokes: what was dealt, and where that is wrong, what was due. */
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

/** The deck in the order of the deal, row by row: a column is what one hand got, where there are any. */
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

/** The steps of a check, each with its answer. */
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

/** What the check of a deal found, step by step, and the deck that it computed. */
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
