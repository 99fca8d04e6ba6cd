import type { TemplateResult, html as Html } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../cards/card.js';
import { tableExtrasEn as words } from '../../locales/extras/table-en.js';
import type { DealCheck, DealLine, DealtTo } from '../../table/check-deal.js';

const { fair } = words;

/** A step of the check: yes or no, and what was looked at. */
const lineTemplate = (html: typeof Html, line: DealLine, text: string): TemplateResult =>
  html`<li class=${line.ok ? 'yes' : 'no'} part="check check-${line.ok ? 'yes' : 'no'}">
    <b>${line.ok ? words.yes : words.no}</b> <span>${text}</span>
  </li>`;

/** The name of whoever got the card of a place, or that it was put aside. */
const ownerOf = (names: readonly string[], dealt: readonly DealtTo[], place: number): string => {
  const to = dealt.find(([, places]) => places.includes(place));
  return to ? nameAt(names, to[0]) : '';
};

const nameAt = (names: readonly string[], seat: number | null): string =>
  seat === null ? fair.aside : (names[seat] ?? '');

/** The card that came from a place, where it was seen. */
const seenAt = (dealt: readonly DealtTo[], place: number): Card => {
  for (const [, places, cards] of dealt) {
    const index = places.indexOf(place);
    if (index >= 0) return cards[index] ?? FACE_DOWN;
  }
  return FACE_DOWN;
};

/** A card in few strokes: what was dealt, and where that is wrong, what was due. */
function cellTemplate(
  html: typeof Html,
  nameOf: (card: Card) => string,
  due: Card,
  seen: Card,
): TemplateResult {
  const shown = seen === FACE_DOWN ? due : seen;
  const isRight = shown === due;
  const red = shown !== JOKER && isRed(shown) ? 'red' : '';
  return html`<td class=${isRight ? '' : 'wrong'}>
    <span class="small ${red}" part="small-card" aria-hidden="true">${words.card(shown)}</span>
    <span class="unseen">${nameOf(shown)}${isRight ? '' : fair.wrong(nameOf(due))}</span>
    ${isRight ? '' : html`<span aria-hidden="true">≠ ${words.card(due)}</span>`}
  </td>`;
}

/** The deck in the order of the deal, row by row: a column is what one hand got. */
function deckTemplate(
  html: typeof Html,
  names: readonly string[],
  nameOf: (card: Card) => string,
  deck: readonly Card[],
  dealt: readonly DealtTo[],
  hands: number,
): TemplateResult {
  const rounds = Array.from({ length: Math.ceil(deck.length / hands) }, (_, round) => round);
  const heads = Array.from({ length: hands }, (_, hand) => ownerOf(names, dealt, hand));
  return html`<table class="deck" part="deck">
    <caption>
      ${fair.deck}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${fair.round}</span></th>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rounds.map(
        (round) =>
          html`<tr>
            <th scope="row">${round * hands + 1}</th>
            ${deck
              .slice(round * hands, (round + 1) * hands)
              .map((due, at) => cellTemplate(html, nameOf, due, seenAt(dealt, round * hands + at)))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What the check of a deal found, step by step, and the deck that it computed. */
export function checkTemplate(
  html: typeof Html,
  names: readonly string[],
  nameOf: (card: Card) => string,
  { lines, deck }: DealCheck,
  dealt: readonly DealtTo[],
  hands: number,
): TemplateResult {
  const text = (line: DealLine): string =>
    words.line(line, line.code === 'hand' ? nameAt(names, line.seat) : '', nameOf);
  return html`<ol>
      ${lines.map((line) => lineTemplate(html, line, text(line)))}
    </ol>
    ${deck.length > 0 ? deckTemplate(html, names, nameOf, deck, dealt, hands) : ''}`;
}
