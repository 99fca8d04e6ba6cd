import type { Card } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
import type { Announcement } from '../../../core/patience/announce.js';
import type { RulesAnnouncement } from '../../../core/patience/rules/announce.js';
import { dealsRound } from '../../../core/patience/rules/refusal.js';
import type { PileWords } from '../../../core/patience/rules/rules.js';
import { type PileKind, type Table, wasteNumber } from '../../../core/patience/rules/table.js';
import { STOCK, type Transfer } from '../../../core/patience/piles.js';
import type { RulesMessages } from '../../../locales/compiled/types.js';
import { pileParts } from '../../../locales/format.js';
import { withIndex } from '../../../core/cards/list.js';
import { type KeyRows, keyRows, textFor } from '../../../locales/words.js';

/** The row of a place of a pyramid or peaks, and its number in that row, from 1. */
function placeOf(
  { rules }: Table,
  number: number,
): { readonly row: number; readonly place: number } {
  let place = number;
  for (const [row, length] of withIndex(rules.columns.deal)) {
    if (place <= length) return { row: row + 1, place };
    place -= length;
  }
  return { row: 0, place };
}

/** The arguments of messages that name a pile. */
function pileArguments(table: Table, pile: string) {
  const parts = pileParts(pile);
  const kind = table.kinds[pile] ?? 'stock';
  const { shape = 'columns' } = table.rules.columns;
  const name = kind === 'column' && shape !== 'columns' ? shape : kind;
  const several = `${kind}-2` in table.kinds ? ('true' as const) : ('false' as const);
  return { ...parts, pile: name, several, ...placeOf(table, Number(parts.number)) };
}

/** The terms with the page's own names of piles. */
const PILE_WORDS = {
  stock: 'stock',
  waste: 'waste',
  reserve: 'reserve',
  cell: 'cells',
  foundation: 'foundations',
  column: 'columns',
} as const satisfies Record<PileKind, keyof PileWords>;

/** The page's own name of a pile, if the rules have one. */
function ownName({ rules, kinds }: Table, pile: string): string | undefined {
  const kind = kinds[pile];
  // Messages take a name with a hyphen for the id of a pile.
  const word = kind && rules.words?.[PILE_WORDS[kind]]?.replaceAll('-', '\u2011');
  if (word === undefined || !(`${kind}-2` in kinds)) return word;
  const { number, letter } = pileParts(pile);
  return `${word} ${kind === 'cell' ? letter : number}`;
}

/** What a message is about, with the page's own names in place of the ids of piles. */
function withOwnNames<Args extends object>(table: Table, args: Args): Args {
  if (!table.rules.words) return args;
  const entries = Object.entries(args).map(([name, value]: readonly [string, unknown]) => [
    name,
    typeof value === 'string' ? (ownName(table, value) ?? value) : value,
  ]);
  return Object.fromEntries(entries) as Args;
}

/** The rows of the sheet of keys for the piles that the game has. */
function keySheet(messages: RulesMessages, table: Table): KeyRows {
  const { columns, cells, reserves, wastes, stock, covers } = table;
  const { keyColumn, keyCell, keyReserve, keyStock, keyWaste, keyWastes } = messages;
  const last = columns.length >= 10 ? '9, 0' : String(columns.length);
  const letter = pileParts(cells.at(-1)).letter;
  // In a pyramid, digits name wastes.
  const hasWasteDigits = covers.length > 0 && wastes.length > 1;
  return [
    ...(covers.length > 0 ? [] : [[keyColumn.keys({ last }), keyColumn.text] as const]),
    ...(cells.length > 0 ? [[keyCell.keys({ last: letter }), keyCell.text] as const] : []),
    ...keyRows(
      ...(reserves.length > 0 ? [keyReserve] : []),
      ...(stock ? [keyStock] : []),
      ...(wastes.length > 0 ? [keyWaste] : []),
    ),
    ...(hasWasteDigits
      ? [[keyWastes.keys({ last: String(wastes.length) }), keyWastes.text] as const]
      : []),
  ];
}

/** The text of an announcement. Those that all patience games share are returned as they are. */
function announce(
  { announcements }: RulesMessages,
  announcement: RulesAnnouncement,
): string | Announcement {
  return textFor(announcements, announcement) ?? (announcement as Announcement);
}

/** The text of a hint to turn cards, or `undefined` for other moves. */
function hintText(
  { hintDeal, hintFlip, hintRedeal, hintStock }: RulesMessages,
  table: Table,
  { from, to }: Pick<Transfer, 'from' | 'to'>,
): string | undefined {
  if (from === to) return hintFlip({ pile: ownName(table, to) ?? to });
  if (to === STOCK) return hintRedeal;
  if (from !== STOCK) return undefined;
  return dealsRound(table) ? hintDeal : hintStock;
}

/** The text of a card that a picture shows being removed or drawn. `undefined` for other moves. */
function movedText(
  messages: RulesMessages,
  table: Table,
  { card, count }: { readonly card: Card; readonly count: number },
  to: string,
): string | undefined {
  const kind = table.kinds[to];
  const { announcements } = messages;
  if (table.rules.pairs && kind === 'foundation') return announcements.alone({ way: 'move', card });
  if (kind !== 'waste' || table.hole) return undefined;
  return announcements.drawn({ card, count, waste: wasteNumber(table, to) });
}

/** The words of a game that is made from rules. */
export function rulesWords(messages: RulesMessages, title: string, table: Table) {
  const { refusals } = messages;
  const pileName = (pile: string): string =>
    ownName(table, pile) ?? messages.pileLabel(pileArguments(table, pile));
  const wayTo = (pile: string): string => {
    const name = ownName(table, pile);
    return name === undefined
      ? messages.wayTo(pileArguments(table, pile))
      : messages.wayToNamed({ name });
  };
  return {
    title,
    pileName,
    wayTo,
    /** Made when it is asked for: the words themselves are made anew for each picture. */
    get keySheet(): KeyRows {
      return keySheet(messages, table);
    },
    score: (points: number): string => messages.score({ points }),
    left: (count: number): string => messages.left({ count }),
    announce: (announcement: RulesAnnouncement): string | Announcement =>
      announce(messages, withOwnNames(table, announcement)),
    moved: (cards: { readonly card: Card; readonly count: number }, to: string) =>
      movedText(messages, table, cards, to),
    hint: (move: Transfer): string | undefined => hintText(messages, table, move),
    refusal(refusal: Refusal): string {
      const { pile } = refusal;
      const name = typeof pile === 'string' && table.kinds[pile] ? pileName(pile) : '';
      return textFor(refusals, { ...withOwnNames(table, refusal), name }) ?? refusal.code;
    },
  };
}

export type RulesWords = ReturnType<typeof rulesWords>;
