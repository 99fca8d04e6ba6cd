import {
  type Bot,
  type RandomBelow,
  type Seat,
  type Seed,
  askBot,
  botRandom,
  secureShuffle,
} from '../../../src/core.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import {
  SEVEN27_LIMITS,
  type Seven27Options,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Seven27Move,
  Seven27State,
} from '../../../src/games/seven-twenty-seven/rules/state.js';
import { NO_HOUSE_RULES } from './seven27-rules.js';

export type Seven27Bot = Bot<Seven27State, Seven27Move>;

/** A seed for each hand of each table; equal at every run. */
export function seedOf(tableNumber: number, hand: number): Seed {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, tableNumber);
  new DataView(seed.buffer).setUint32(4, hand);
  return seed;
}

/** A table of bots, 1000 chips each, with what a page gets that sets nothing. */
export const botsTable = (
  seats: number,
  changes: Partial<Seven27Options> = {},
): Seven27Options => ({
  ...SEVEN27_LIMITS,
  ...{ scoring: 'nearest', dealing: 'up-down', draw: 'down', freeze: 0, lastBet: false },
  ...{ declare: 'none', tens: 'face', dealer: 0, carried: 0, ...NO_HOUSE_RULES },
  kinds: Array.from({ length: seats }, () => 'bot' as const),
  stacks: Array.from({ length: seats }, () => 1000),
  tempers: Array.from({ length: seats }, () => 'steady' as const),
  ...changes,
});

/** A move of a hand, and the state in which its seat was asked for it. */
export interface Asked {
  readonly state: Seven27State;
  readonly seat: Seat;
  readonly move: Seven27Move;
}

function nextAsked(state: Seven27State, bots: readonly Seven27Bot[], random: RandomBelow): Asked {
  for (const [seat, bot] of bots.entries()) {
    if (state.turn !== null && state.turn !== seat) continue;
    const move = askBot(seven27, state, seat, bot, random);
    if (move) return { state, seat, move };
  }
  throw new Error(`nobody has anything to do in phase ${state.phase}`);
}

/** Every move of a hand that bots play by their views, one for each seat; then how it ended. */
export function* handOf(
  options: Seven27Options,
  seed: Seed,
  bots: readonly Seven27Bot[],
): Generator<Asked, Seven27State> {
  const random = botRandom(seed, 'players');
  let state = seven27.deal(options, secureShuffle(seed, 52));
  while (!seven27.outcome(state)) {
    const asked = nextAsked(state, bots, random);
    yield asked;
    state = seven27.play(state, asked.move);
    for (const move of seven27.automatic(state, asked.move, {})) state = seven27.play(state, move);
  }
  return state;
}

/** How a hand of bots ended. */
export function endOf(hand: Generator<Asked, Seven27State>): Seven27State {
  for (;;) {
    const step = hand.next();
    if (step.done) return step.value;
  }
}

const typesOf = (moves: readonly Seven27Move[], ...types: Seven27Move['type'][]): Seven27Move =>
  moves.find(({ type }) => types.includes(type))!;

/** Always calls or checks. Takes one card in its first turn, and none after. */
export const caller: Seven27Bot = (view, seat) => {
  const moves = seven27.moves(view, seat);
  const draws = view.round === 0 ? 'take' : 'stand';
  return moves.length > 0 ? typesOf(moves, 'ante', 'check', 'call', draws, 'declare') : undefined;
};

/** Antes, and then does anything that is allowed, and bets any amount. */
export const anything: Seven27Bot = (view, seat, random) => {
  const moves = seven27.moves(view, seat);
  if (view.phase === 'ante') return moves.find(({ type }) => type === 'ante');
  const move = moves[random(moves.length)];
  if (move?.type !== 'bet' && move?.type !== 'raise') return move;
  return { ...move, amount: move.amount + random(move.max! - move.amount + 1), max: undefined };
};
