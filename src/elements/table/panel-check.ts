import type { TemplateResult, html as Html } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import type { DealCheck, DealtTo } from '../../table/check-deal.js';
import { type Row, rowsTemplate } from './panel-rows.js';

/** Cards in a row where no column is a hand's: as many as there is room for. */
const ROW = 7;

const nameAt = ({ fair }: TableExtrasWords, names: readonly string[], seat: Seat | null): string =>
  seat === null ? fair.aside : names[seat]!;

/** Who got each card of the deck, and which one it was as far as that was seen, by place. */
function placesOf(dealt: readonly DealtTo[]): readonly (readonly [Seat | null, Card])[] {
  const all: (readonly [Seat | null, Card])[] = [];
  for (const [seat, places, cards] of dealt) {
    places.forEach((place, index) => (all[place] = [seat, cards[index] ?? FACE_DOWN]));
  }
  return all;
}

/** A card in few strokes: what was dealt, and where that is wrong, what was due. */
function cardTemplate(
  html: typeof Html,
  words: TableExtrasWords,
  nameOf: (card: Card) => string,
  due: Card,
  seen: Card,
): TemplateResult {
  const shown = seen === FACE_DOWN ? due : seen;
  const isRight = shown === due;
  const red = shown !== JOKER && isRed(shown) ? 'red' : '';
  return html`<span
      class="small ${red} ${isRight ? '' : 'wrong'}"
      part="small-card"
      aria-hidden="true"
      >${words.card(shown)}</span
    ><span class="unseen">${nameOf(shown)}${isRight ? '' : words.fair.wrong(nameOf(due))}</span>${
      isRight ? '' : html`<b aria-hidden="true">≠ ${words.card(due)}</b>`
    }`;
}

/** The deck in the order of the deal, row by row: a column is what one hand got, where there are any. */
function deckTemplate(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  nameOf: (card: Card) => string,
  deck: readonly Card[],
  dealt: readonly DealtTo[],
  hands: number,
): TemplateResult {
  const places = placesOf(dealt);
  const cells = deck.map((due, place) =>
    cardTemplate(html, words, nameOf, due, places[place]?.[1] ?? due),
  );
  const heads = places.slice(0, hands).map(([seat]) => nameAt(words, names, seat));
  const rows: Row[] = [];
  const width = hands || ROW;
  for (let at = 0; at < cells.length; at += width) {
    rows.push([at + 1, cells.slice(at, at + width)]);
  }
  return rowsTemplate(html, 'deck', words.fair.deck, [words.fair.place, ...heads], rows);
}

/** What the check of a deal found, step by step, and the deck that it computed. */
export function checkTemplate(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  nameOf: (card: Card) => string,
  { lines, deck }: DealCheck,
  dealt: readonly DealtTo[],
  hands: number,
): TemplateResult {
  return html`<ol>
      ${lines.map((line) => {
        const answer = line.ok ? 'yes' : 'no';
        const who = line.code === 'hand' ? nameAt(words, names, line.seat) : '';
        return html`<li class=${answer} part="check check-${answer}">
          <b>${words[answer]}</b><span>${words.line(line, who, nameOf, deck.length)}</span>
        </li>`;
      })}
    </ol>
    ${deckTemplate(html, words, names, nameOf, deck, dealt, hands)}`;
}
