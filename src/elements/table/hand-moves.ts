import { withIndex } from '../../core/cards/list.js';
import { botRandom, type Seed } from '../../core/cards/secure-shuffle.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Rules, Seat } from '../../core/engine/rules.js';
import { askBot } from '../../core/table/bot.js';
import { type SeatsHere, seatsHere } from '../../core/table/seats.js';
import type { Table, TableGame } from './table-game.js';
import { isServer } from 'lit';
import { randomBytes, secureBytes } from '../base/random.js';

/** The length of a seed in bytes, twice what would be enough. */
export const SEED_SIZE = 32;
/** Server rendering deals no hand that is played, so its seed is always the same. */
const serverSeed = (): Seed | undefined =>
  (isServer as boolean) ? new Uint8Array(SEED_SIZE) : undefined;

/**
 * The seed of a hand, or `undefined` if the browser has no secure random numbers, because the deal would not
 * be fair.
 */
export const newSeed = (): Seed | undefined => serverSeed() ?? secureBytes(SEED_SIZE);

/**
 * Random bytes for choices that nobody checks: who deals first, or the rest of a hand with the page's deck.
 */
export const anySeed = (): Seed => serverSeed() ?? randomBytes(SEED_SIZE);

/**
 * The next bot's move in a running hand, or `undefined`. Bots that may only cut can decline, and then the
 * next one is asked. `leaves` says which seats of people are left to a bot.
 */
export function nextBotMove<S, M, O extends object, Settings>(
  { game, bot }: TableGame<S, M, O, Settings>,
  { run, session, seed }: Table<S, M, O>,
  leaves: (seat: Seat) => boolean,
): M | undefined {
  for (const [seat, kind] of withIndex(run.kinds)) {
    const asked = kind === 'bot' || (kind === 'human' && leaves(seat));
    if (!asked || !session!.legalMoves(seat).length) continue;
    const name = `seat ${seat}, step ${session!.at}`;
    const random = botRandom(seed ?? new Uint8Array(SEED_SIZE), name);
    const move = askBot(game, session!.state, seat, bot, random);
    if (move) return move;
  }
  return undefined;
}

/**
 * Why the page may not make a move: its seat is not of a person at this device, or `view` doesn't allow it.
 */
export function refuseHost<S, M extends { readonly seat?: Seat }>(
  game: Pick<Rules<S, M, never>, 'refusal'>,
  table: SeatsHere,
  view: S,
  move: M,
  yours: Seat | undefined,
): Refusal | undefined {
  const seat = (move as Partial<M> | null)?.seat;
  // A seat that is not a number is refused by the rules, with a better reason.
  const isElsewhere = typeof seat === 'number' && !seatsHere(table).includes(seat);
  return seat === undefined || table.kinds[seat] === undefined || !isElsewhere
    ? game.refusal(view, move)
    : { code: 'not-your-seat', seat, yours };
}
