import type { Card } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { legalCards } from '../following.js';
import { moves } from '../moves.js';
import { passCount } from '../passing.js';
import { refusal } from '../refusal.js';
import type { TrickMove, TrickState } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { above, below } from './masks.js';
import { quickBot } from './quick-bot.js';
import { byDanger } from './quick-pass.js';

/** Moves that are equal, as far as the seat can tell. The first one is tried for all. */
export type Candidate = readonly TrickMove[];

/** How far from the quick bot's bid other bids are tried. */
const BID_RANGE = 2;
/** Of how many cards, the most dangerous ones, all sets to pass are tried. */
const PASS_FROM = 7;

/** Cards of one suit and equal points in a hand are equal if no card between them is still to come. */
function areEqual(facts: TableFacts, free: Int32Array, one: number, other: number): boolean {
  if (one >> 4 !== other >> 4 || facts.points[one] !== facts.points[other]) return false;
  const [low, high] = one < other ? [one, other] : [other, one];
  return below(above(free[one >> 4]!, low & HEIGHT), high & HEIGHT) === 0;
}

/** For each suit, the cards that others may still hold or that lie in the trick. */
function freeCards(facts: TableFacts, view: TrickState, seat: Seat): Int32Array {
  const free = facts.full.slice();
  const own = view.seats[seat]!.cards;
  const gone = view.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  for (const card of [...own, ...gone]) {
    const code = facts.codes[card]!;
    free[code >> 4]! &= ~(1 << (code & HEIGHT));
  }
  return free;
}

/** What a seat may do in a trick, without claims: those take a search of their own, and bots leave them to people. */
function trickMoves({ table }: TableFacts, view: TrickState, seat: Seat): readonly TrickMove[] {
  if (view.turn !== seat) return [];
  const shown = (['ask', 'pair'] as const).map((type): TrickMove => ({ type, seat }));
  return [
    ...shown.filter((move) => refusal(table, view, move, seat) === undefined),
    ...legalCards(table, view, seat).map((card): TrickMove => ({ type: 'play', seat, card })),
  ];
}

/** The legal cards, equal ones together, and the other moves of a trick. */
function playCandidates(facts: TableFacts, view: TrickState, seat: Seat): readonly Candidate[] {
  const free = freeCards(facts, view, seat);
  const groups: TrickMove[][] = [];
  for (const move of trickMoves(facts, view, seat)) {
    const group = groups.find(([first]) => {
      if (first?.type !== 'play' || move.type !== 'play') return false;
      return areEqual(facts, free, facts.codes[first.card]!, facts.codes[move.card]!);
    });
    if (group) group.push(move);
    else groups.push([move]);
  }
  return groups;
}

/** The bids near the quick bot's, and nil; of an auction, the pass and the lowest bids. */
function bidCandidates(facts: TableFacts, view: TrickState, seat: Seat): readonly Candidate[] {
  const legal = moves(facts.table, view, seat).filter(({ type }) => type !== 'look');
  if (!view.seats[seat]!.hasLooked) return [[{ type: 'look', seat }], ...legal.map((one) => [one])];
  const quick = quickBot(facts.table, view, seat);
  const wanted = quick?.type === 'bid' ? (quick.bid ?? 0) : 0;
  if (facts.table.rules.bid?.type === 'auction') return legal.slice(0, 3).map((one) => [one]);
  const near = (move: TrickMove): boolean =>
    move.type === 'bid' && (move.bid === 0 || Math.abs(Number(move.bid) - wanted) <= BID_RANGE);
  return legal.filter(near).map((one) => [one]);
}

/** All sets of so many cards of a list. */
function setsOf(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    setsOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

function passCandidates(facts: TableFacts, view: TrickState, seat: Seat): readonly Candidate[] {
  const quick = quickBot(facts.table, view, seat);
  if (quick?.type !== 'pass') return [];
  if (facts.score.type !== 'points') return [[quick]];
  const { cards } = view.seats[seat]!;
  const first = byDanger(facts, cards).slice(0, PASS_FROM);
  return setsOf(first, passCount(facts.table)).map((set): Candidate => [
    { type: 'pass', seat, cards: set },
  ]);
}

/** Of each suit, the lowest card that can be laid. */
function layCandidates(facts: TableFacts, legal: readonly TrickMove[]): readonly Candidate[] {
  const best = new Map<number, TrickMove>();
  for (const move of legal) {
    if (move.type !== 'lay') continue;
    const code = facts.codes[move.card]!;
    const old = best.get(code >> 4);
    if (old?.type !== 'lay' || facts.codes[old.card]! > code) best.set(code >> 4, move);
  }
  return [...best.values()].map((move) => [move]);
}

/** The suits of the hand that can be trump. */
function trumpCandidates(facts: TableFacts, view: TrickState, seat: Seat): readonly Candidate[] {
  const legal = moves(facts.table, view, seat);
  if (legal.some(({ type }) => type === 'lay')) return layCandidates(facts, legal);
  return legal.map((move) => [move]);
}

/** The moves of a seat that are worth comparing. Empty if it has nothing to do. */
export function candidatesOf(
  facts: TableFacts,
  view: TrickState,
  seat: Seat,
): readonly Candidate[] {
  switch (view.phase) {
    case 'play':
      return playCandidates(facts, view, seat);
    case 'bid':
      return view.turn === seat ? bidCandidates(facts, view, seat) : [];
    case 'pass':
      return passCandidates(facts, view, seat);
    case 'trump':
      return trumpCandidates(facts, view, seat);
    case 'double':
      return moves(facts.table, view, seat).map((move) => [move]);
    default: {
      const quick = quickBot(facts.table, view, seat);
      return quick ? [[quick]] : [];
    }
  }
}
