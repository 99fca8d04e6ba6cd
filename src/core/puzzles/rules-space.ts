import type { Game } from '../engine/rules.js';
import { type Posed, positionKey } from '../patience/position-key.js';
import type { PlainSpace } from '../solver/plain-search.js';

interface Carried {
  readonly from: string;
  readonly to: string;
}

/** The different positions one move further, in the order of the moves. */
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

/** A game as a plain search looks at it, by its rules alone; cards that can be turned over are at once. */
export function rulesSpace<State extends Posed, Move extends Carried>(
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
