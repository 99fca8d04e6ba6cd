import { type Card, SUITS } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import { parseCard } from '../../cards/notation.js';
import type { Seat } from '../../engine/rules.js';
import type { TrickRules, TrickScore } from '../rules.js';
import {
  type TrickTable,
  nextLive,
  partnerOf,
  pointsOf,
  sideOf,
  strengthOf,
  suitIn,
  suitNumber,
  trickTableOf,
} from '../trick-table.js';

/** The bits of a card's height in its code. */
export const HEIGHT = 15;

/**
 * What the bots derive once from rules. A card is a code here: 16 · suit + height. The height counts the lower cards of
 * its suit in the pack, so a suit's cards are the bits of a mask.
 */
export interface TableFacts {
  readonly table: TrickTable;
  /** The code of each card; −1 for cards that are not in play. */
  readonly codes: Int16Array;
  /** The card of each code; −1 for none. */
  readonly cards: Int16Array;
  /** The points of each code. */
  readonly points: Int16Array;
  /** The codes of all cards in play. */
  readonly pack: readonly number[];
  /** All cards of each suit. */
  readonly full: Int32Array;
  /** The cards without points, or with negative ones, of each suit. */
  readonly harmless: Int32Array;
  /** The sum of all positive points. */
  readonly allPoints: number;
  readonly players: number;
  /** The number of seats that get cards. */
  readonly live: number;
  /** The next seat that gets cards. */
  readonly next: readonly Seat[];
  /** The partner of each seat; −1 for none. */
  readonly partner: readonly Seat[];
  readonly side: readonly number[];
  /** The code of the card that leads first; −1 for none. */
  readonly firstLead: number;
  /** The suit that can't be led before it is broken; −1 for none. */
  readonly unbroken: number;
  readonly pointsBreak: boolean;
  readonly noPointsFirst: boolean;
  /** The code of the card that must go at the first chance; −1 for none. */
  readonly firstChance: number;
  readonly mustTrump: boolean;
  readonly draws: boolean;
  readonly score: TrickScore;
  /** The number of the first trick that counts. */
  readonly countFrom: number;
  /** Whether a side wants cards with points. */
  readonly counts: boolean;
  /** Whether trump is chosen in secret. */
  readonly conceals: boolean;
  /** How king and queen of trump move the bid; `null` if they don't. */
  readonly pair: { readonly by: number; readonly least: number; readonly most: number } | null;
  /** King and queen of each suit. */
  readonly pairs: Int32Array;
}

const known = new WeakMap<TrickTable, TableFacts>();
const tables = new WeakMap<TrickRules, TrickTable>();

/** The table of rules. It is made once for each object of rules. */
export function tableFrom(rules: TrickRules | TrickTable): TrickTable {
  if ('strengths' in rules) return rules;
  const table = tables.get(rules) ?? trickTableOf(rules);
  tables.set(rules, table);
  return table;
}

/** The cards of a suit, the lowest first. */
const suitCards = (table: TrickTable, suit: number): readonly Card[] =>
  [...table.pack]
    .filter((card) => suitIn(table, card) === suit)
    .sort((a, b) => strengthOf(table, a) - strengthOf(table, b));

/** The codes, and what is listed by them. */
function codesOf(table: TrickTable) {
  const codes = new Int16Array(52).fill(-1);
  const cards = new Int16Array(64).fill(-1);
  const points = new Int16Array(64);
  const full = new Int32Array(4);
  const harmless = new Int32Array(4);
  for (let suit = 0; suit < 4; suit++) {
    const all = suitCards(table, suit);
    full[suit] = (1 << all.length) - 1;
    for (let height = 0; height < all.length; height++) {
      const card = all[height]!;
      const code = 16 * suit + height;
      codes[card] = code;
      cards[code] = card;
      points[code] = pointsOf(table, card);
      if (points[code] <= 0) harmless[suit]! |= 1 << height;
    }
  }
  const pack = listOf(64, (code) => code).filter((code) => cards[code]! >= 0);
  return { codes, cards, points, full, harmless, pack };
}

/** King and queen of each suit, as masks. */
const pairsOf = (codes: Int16Array): Int32Array =>
  new Int32Array(
    SUITS.map((suit) =>
      ['K', 'Q'].reduce((mask, rank) => {
        const code = codes[parseCard(rank + suit)!]!;
        return code < 0 ? mask : mask | (1 << (code & HEIGHT));
      }, 0),
    ),
  );

/** What the rules say of leads. */
function leadFacts({ rules: { lead } }: TrickTable, codes: Int16Array) {
  const chance = lead?.atFirstChance === undefined ? undefined : parseCard(lead.atFirstChance);
  return {
    firstLead: lead?.lowest === undefined ? -1 : 16 * suitNumber(lead.lowest),
    unbroken: lead?.breaking ? suitNumber(lead.breaking.suit) : -1,
    pointsBreak: lead?.breaking?.by === 'points',
    noPointsFirst: lead?.firstTrickNoPoints === true,
    firstChance: chance === undefined ? -1 : codes[chance]!,
  };
}

/** What the rules say of trump and the score. */
function scoreFacts({ rules: { score, trump }, pack, live }: TrickTable) {
  const isMajority = score.type === 'majority';
  return {
    score,
    countFrom: isMajority ? Math.floor(pack.size / live.length) - score.last : 0,
    counts: score.type === 'card-points',
    conceals: trump.type === 'bidder',
    pair: (score.type === 'card-points' ? score.pair : undefined) ?? null,
    mustTrump: trump.type === 'bidder' && trump.afterAsking === 'must-trump',
  };
}

function makeFacts(table: TrickTable): TableFacts {
  const { players, deal } = table.rules;
  const coded = codesOf(table);
  const seats = listOf(players, (seat) => seat);
  return {
    ...{ table, ...coded, ...leadFacts(table, coded.codes), ...scoreFacts(table) },
    ...{ players, live: table.live.length, draws: deal.draw === true },
    allPoints: coded.points.reduce((sum, points) => sum + Math.max(0, points), 0),
    next: seats.map((seat) => nextLive(table, seat)),
    partner: seats.map((seat) => partnerOf(table, seat) ?? -1),
    side: seats.map((seat) => sideOf(table, seat)),
    pairs: pairsOf(coded.codes),
  };
}

/** What the bots derive from a table. It is made once for each table. */
export function factsOf(table: TrickTable): TableFacts {
  const facts = known.get(table) ?? makeFacts(table);
  known.set(table, facts);
  return facts;
}
