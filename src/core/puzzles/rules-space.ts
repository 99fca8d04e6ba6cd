import { faceOf } from '../cards/card.js';
import type { Game } from '../engine/rules.js';
import type { PlainSpace } from '../solver/plain-search.js';
import type { Piles } from '../patience/piles.js';

/** The parts of a position that distinguish it from others. */
export interface Posed {
  readonly options?: object;
  readonly piles: Piles;
  readonly faceDown?: Readonly<Record<string, number>>;
  readonly redeals?: number;
}

/** Piles of these kinds are interchangeable. */
const ALIKE = /^(column|cell|foundation)-/;

/** A key of a position. Interchangeable piles may be in any order, and copies of a card are interchangeable. */
export function positionKey({ piles, faceDown = {}, redeals = 0 }: Posed): string {
  const alike: Record<string, string[]> = {};
  const others: string[] = [];
  for (const [id, cards] of Object.entries(piles)) {
    const text = String.fromCharCode(faceDown[id] ?? 0, ...cards.map((card) => faceOf(card) + 64));
    const kind = ALIKE.exec(id)?.[1];
    if (kind === undefined) others.push(text);
    else (alike[kind] ??= []).push(text);
  }
  const rows = Object.values(alike).map((row) => row.sort().join('/'));
  return [...rows, ...others, redeals].join('|');
}

/** The piles of a move. From a pile to itself, it turns a card over. */
export interface PileMove {
  readonly from: string;
  readonly to: string;
}

/** The different positions after one move, in the order of the moves. */
export function positionsAfter<State extends Posed, Move>(
  { moves, play }: Pick<Game<State, Move, never>, 'moves' | 'play'>,
  state: State,
  key: (state: State) => string = positionKey,
): readonly State[] {
  const after = new Map<string, State>();
  for (const move of moves(state)) {
    const next = play(state, move);
    const name = key(next);
    if (!after.has(name)) after.set(name, next);
  }
  return [...after.values()];
}

/** A `PlainSpace` made from a game's rules. Cards that can be turned over are turned over at once. */
export function rulesSpace<State extends Posed, Move extends PileMove>(
  rules: Pick<Game<State, Move, never>, 'moves' | 'play'>,
  parts: Pick<PlainSpace<State, State>, 'key' | 'figures' | 'isWon' | 'orders' | 'most'>,
): PlainSpace<State, State> {
  const turned = (state: State): State => {
    const turn = state.faceDown && rules.moves(state).find(({ from, to }) => from === to);
    return turn ? turned(rules.play(state, turn)) : state;
  };
  return {
    ...parts,
    start: turned,
    next: (state) => rules.moves(state).map((move) => turned(rules.play(state, move))),
  };
}
