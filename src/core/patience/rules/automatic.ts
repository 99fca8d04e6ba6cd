import { type Card, SUITS, type Suit, rankOf, suitOf } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import type { FoundationAids } from '../foundation-aids.js';
import { STOCK, type Transfer, topOf } from '../piles.js';
import { flip, isTurn, takesRank, turn } from './moves.js';
import { isWon } from './outcome.js';
import { play } from './play.js';
import { pendingFills, refusal } from './refusal.js';
import { suitsFit } from './sequence.js';
import { type PatienceState, faceUp, needsFlip } from './state.js';
import { type Table, baseRank, cardsIn, isBuiltInOrder } from './table.js';

/** Settings of the automatic moves. They may change at any time and are not part of the rules. */
export interface PatienceAids extends FoundationAids {
  /** Whether to turn a face-down card over as soon as nothing lies on it. Default: `true`. */
  readonly autoFlip?: boolean;
}

/** Plays moves until `choose` returns none. Each is chosen for the position after the last one. */
function playWhile<State, Move>(
  start: State,
  play: (state: State, move: Move) => State,
  choose: (state: State) => Move | undefined,
): readonly Move[] {
  const played: Move[] = [];
  for (let at = start; ;) {
    const next = choose(at);
    if (!next) return played;
    played.push(next);
    at = play(at, next);
  }
}

/** How many cards of each suit are on the foundations, of the copy that has the fewest there. */
function heightsOf(table: Table, { piles }: PatienceState): readonly number[] {
  const copies = table.foundations.length / SUITS.length;
  return listOf(SUITS.length, (suit) => {
    const piled = table.foundations
      .map((id) => piles[id]!)
      .filter((pile) => pile.length > 0 && suitOf(pile[0]!) === suit);
    return piled.length < copies ? 0 : Math.min(...piled.map((pile) => pile.length));
  });
}

/** Whether a card of suit `other` can be built on a card of suit `suit`. In one pack, that of its own suit is up already. */
const isBuiltOn = ({ build, packs }: Table, suit: Suit, other: Suit): boolean =>
  typeof build === 'object' && suitsFit(build.by, other, suit) && (suit !== other || packs > 1);

/** Whether cards go up in suit, and columns down without turning the corner: then it is known which cards are safe. */
function isPlain(table: Table): boolean {
  const { build, rules } = table;
  if (!isBuiltInOrder(table) || rules.columns.most !== undefined || build === 'anything')
    return false;
  return build === undefined || ((build.direction ?? 'down') === 'down' && !build.wrap);
}

/**
 * Whether a card can go up without harm, because no card in play needs it to be built on. Aces and twos are safe.
 * Others are if every card that could lie on them is up.
 */
function isSafe(table: Table, state: PatienceState, card: Card): boolean {
  if (!isPlain(table)) return false;
  const height = rankOf(card) - table.lowest;
  return (
    height <= 1 ||
    heightsOf(table, state).every(
      (up, suit) => up >= height || !isBuiltOn(table, suitOf(card), suit as Suit),
    )
  );
}

/** The move of a pile's top card to a foundation, if that is legal. */
export function homeMove(table: Table, state: PatienceState, from: string): Transfer | undefined {
  if (table.kinds[from] === 'foundation' || table.kinds[from] === 'stock') return undefined;
  const card = topOf(state.piles[from]);
  if (card === undefined) return undefined;
  const count = table.foundation?.runs ? table.suitSize : 1;
  for (const to of table.foundations) {
    if (!takesRank(table, state, to, rankOf(card))) continue;
    const move = { from, to, count };
    if (!refusal(table, state, move)) return move;
  }
  return undefined;
}

type MayGoUp = (card: Card) => boolean;

/** The piles that cards go up from. */
const risingFrom = ({ columns, wastes, cells, reserves }: Table): readonly string[] => [
  ...columns,
  ...wastes,
  ...cells,
  ...reserves,
];

/** The lowest card that may go up, of those that are seen, so that the suits rise together. */
function rise(
  table: Table,
  state: PatienceState,
  mayGoUp: MayGoUp,
  sources = risingFrom(table),
): Transfer | undefined {
  if (!table.foundation || table.rules.pairs) return undefined;
  let best: { readonly move: Transfer; readonly height: number } | undefined;
  for (const from of sources) {
    if (faceUp(state, from) <= 0) continue;
    const move = homeMove(table, state, from);
    if (!move || !mayGoUp(topOf(state.piles[from])!)) continue;
    const height = state.piles[move.to]!.length;
    if (!best || height < best.height) best = { move, height };
  }
  return best?.move;
}

/** Whether moves to the foundations, with draws of single cards, can be searched for a finish. */
function mayFinish(table: Table, state: PatienceState): boolean {
  const { foundation, stock, goal, wastes } = table;
  if (!foundation || foundation.runs || goal !== 'foundations') return false;
  if (Object.values(state.faceDown).some((count) => count > 0)) return false;
  if (!stock) return true;
  const supply = cardsIn(state.piles, [STOCK, ...wastes]);
  return supply === 0 || (stock.to === 'waste' && stock.draw === 1 && wastes.length === 1);
}

/**
 * The moves to the foundations, with draws and redeals, that put every card up. `undefined` if they can't. A card that
 * goes up only opens others, and each card of the stock comes by, so taking whichever can go misses nothing.
 */
function finish<Options extends object>(
  table: Table,
  state: PatienceState<Options>,
): readonly Transfer[] | undefined {
  if (!mayFinish(table, state)) return undefined;
  const all = cardsIn(state.piles, table.piles);
  let idle = 0;
  let at = state;
  const next = (now: PatienceState<Options>): Transfer | undefined => {
    at = now;
    const [fill] = pendingFills(table, now);
    if (fill) return fill;
    // A draw changes nothing but the wastes.
    const up = rise(table, now, () => true, idle > 0 ? table.wastes : undefined);
    // Two passes that bring nothing: no later one does.
    idle = up ? 0 : idle + 1;
    const move = up ?? turn(table, now);
    return !move || idle > all || refusal(table, now, move) ? undefined : move;
  };
  const played = playWhile(state, (now, move: Transfer) => play(table, now, move), next);
  return isWon(table, at) ? played : undefined;
}

/** A move that always follows at once: an empty column is filled, a card turned over, a complete run goes up. */
function forced(table: Table, state: PatienceState, autoFlip: boolean): Transfer | undefined {
  const [fill] = pendingFills(table, state);
  if (fill) return fill;
  const down = autoFlip ? table.columns.find((id) => needsFlip(state, id)) : undefined;
  if (down !== undefined) return flip(down);
  return table.foundation?.runs ? rise(table, state, () => true) : undefined;
}

/** The next card that goes up by `autoFoundation`. The player chooses the card that all foundations begin with. */
function autoUp(
  table: Table,
  state: PatienceState,
  mode: PatienceAids['autoFoundation'],
): Transfer | undefined {
  if (mode === 'off' || table.foundation?.runs) return undefined;
  if (baseRank(table, state.piles) === undefined) return undefined;
  return rise(
    table,
    state,
    (card) => !state.takenBack.includes(card) && (mode === 'all' || isSafe(table, state, card)),
  );
}

/**
 * The moves that the game makes after the player's. A card taken back from a foundation stays, and starts no finish.
 */
export function automatic<Options extends object>(
  table: Table,
  state: PatienceState<Options>,
  move: Transfer,
  { autoFlip = true, autoFinish, autoFoundation }: PatienceAids,
): readonly Transfer[] {
  let at = state;
  const played = playWhile(
    state,
    (now, next: Transfer) => play(table, now, next),
    (now) => {
      at = now;
      // The player chooses the card that fills a column.
      if (pendingFills(table, now).length > 1) return undefined;
      return forced(table, now, autoFlip) ?? autoUp(table, now, autoFoundation);
    },
  );
  // What goes up before the finish would have gone up in it.
  const last =
    autoFinish && table.kinds[move.from] !== 'foundation' ? finish(table, at) : undefined;
  return last ? [...played, ...last] : played;
}

/** Whether a legal move may be an automatic one. */
export function isAutomatic(table: Table, state: PatienceState, move: Transfer): boolean {
  if (pendingFills(table, state).length > 0 || move.from === move.to) return true;
  if (isTurn(move)) return finish(table, state) !== undefined;
  return (
    !table.rules.pairs &&
    table.kinds[move.to] === 'foundation' &&
    table.kinds[move.from] !== 'foundation'
  );
}
