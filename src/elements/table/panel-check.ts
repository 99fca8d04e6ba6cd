import { type TemplateResult, html } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TableCheckMessages } from '../../locales/compiled/types.js';
import { cardParts } from '../../locales/format.js';
import { type Words, cardText, listText } from '../../locales/words.js';
import type { DealCheck, DealLine, DealtTo } from '../../core/table/check-deal.js';
import { type Row, rowsTemplate } from './panel-rows.js';

/** The cards in a row if no column belongs to a hand: as many as fit. */
const ROW = 7;

/** The words and names for the check of a deal. */
export interface CheckWords {
  readonly words: Words<'kit' | 'table' | 'tableCheck'>;
  /** The name at each seat. */
  readonly names: readonly string[];
}

/** The cards that were dealt. */
export interface HandDealt {
  /** Which positions of the deck went where. */
  readonly dealt: readonly DealtTo[];
  /** The number of hands that were dealt in turn, or 0 if cards are dealt in another way. */
  readonly hands: number;
}

const nameAt = ({ words, names }: CheckWords, seat: Seat | null): string =>
  seat === null ? words.tableCheck.aside : names[seat]!;

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
function cardTemplate({ words }: CheckWords, due: Card, seen: Card): TemplateResult {
  const shown = seen === FACE_DOWN ? due : seen;
  const isRight = shown === due;
  const red = shown !== JOKER && isRed(shown) ? 'red' : '';
  return html`<span
      class="small ${red} ${isRight ? '' : 'wrong'}"
      part="mini-card"
      aria-hidden="true"
      >${words.table.cardSign(cardParts(shown))}</span
    ><span class="unseen"
      >${cardText(words, shown)}${isRight ? '' : words.tableCheck.wrong({ card: due })}</span
    >${isRight ? '' : html`<b aria-hidden="true">≠ ${words.table.cardSign(cardParts(due))}</b>`}`;
}

/** The deck in the order of the deal. Each column is what one hand got, if cards were dealt in turn. */
function deckTemplate(
  checkWords: CheckWords,
  deck: readonly Card[],
  { dealt, hands }: HandDealt,
): TemplateResult {
  const { tableCheck } = checkWords.words;
  const places = placesOf(dealt);
  const cells = deck.map((due, place) => cardTemplate(checkWords, due, places[place]?.card ?? due));
  const heads = places.slice(0, hands).map(({ seat }) => nameAt(checkWords, seat));
  const rows: Row[] = [];
  const width = hands || ROW;
  for (let at = 0; at < cells.length; at += width) {
    rows.push({ head: at + 1, cells: cells.slice(at, at + width) });
  }
  return rowsTemplate({
    name: 'deck',
    caption: tableCheck.deck,
    heads: [tableCheck.place, ...heads],
    rows,
  });
}

/** The steps of a check with their results. */
export const answersTemplate = (
  words: Pick<TableCheckMessages, 'yes' | 'no'>,
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

/** The cards of a seat, or those put aside, in words. */
function handText(
  { lines }: TableCheckMessages,
  { faults: [fault, ...more], laid, unseen }: Extract<DealLine, { readonly code: 'hand' }>,
  who: string,
): string {
  if (fault) {
    const { place, expected, got } = fault;
    const at = place === undefined ? undefined : place + 1;
    return lines.fault({ who, place: at, expected, got, more: more.length });
  }
  if (!laid) return lines.laid({ who });
  return unseen > 0 ? lines.unseen({ who, count: unseen }) : lines.hand({ who });
}

/** A step of the check in words. */
function lineText({ words, names }: CheckWords, line: DealLine, size: number): string {
  const { lines, aside } = words.tableCheck;
  const diceText = (dice: readonly number[]): string => listText(words, dice.map(String));
  switch (line.code) {
    case 'seed':
      return lines.seed;
    case 'commitment':
      return lines.commitment(line);
    case 'dice':
      return lines.dice({ got: diceText(line.got), expected: diceText(line.expected) });
    case 'deck':
      if (line.fault === undefined) return lines.deck(line);
      if (line.fault === 'cards') return lines.cards({ different: line.different, size });
      return line.fault === 'uncut' ? lines.uncut : lines.order;
    case 'hand':
      return handText(words.tableCheck, line, line.seat === null ? aside : names[line.seat]!);
  }
}

/** The results of a deal's check, step by step, and the deck that was computed. */
export function checkTemplate(
  checkWords: CheckWords,
  { lines, deck }: DealCheck,
  hand: HandDealt,
): TemplateResult {
  const texts = lines.map((line) => ({
    ok: line.ok,
    text: lineText(checkWords, line, deck.length),
  }));
  return html`${answersTemplate(checkWords.words.tableCheck, texts)}
  ${deckTemplate(checkWords, deck, hand)}`;
}
