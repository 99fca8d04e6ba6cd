import { withIndex } from '../../core/cards/list.js';
import { botRandom, type Seed } from '../../core/cards/secure-shuffle.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Rules, Seat } from '../../core/engine/rules.js';
import { type RandomBelow, askBot } from '../../core/table/bot.js';
import { type SeatsHere, seatsHere } from '../../core/table/seats.js';
import type { BotQuestion, Table, TableGame } from './table-game.js';
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

/** The seats of bots that may act now, in turn. `leaves` says which seats of people are left to a bot. */
function botSeats<S, M, O extends object>(
  { run, session }: Table<S, M, O>,
  leaves: (seat: Seat) => boolean,
): readonly Seat[] {
  return withIndex(run.kinds)
    .filter(([seat, kind]) => kind === 'bot' || (kind === 'human' && leaves(seat)))
    .map(([seat]) => seat)
    .filter((seat) => session!.legalMoves(seat).length > 0);
}

const randomFor = <S, M, O extends object>(
  { session, seed }: Table<S, M, O>,
  seat: Seat,
): RandomBelow => botRandom(seed ?? new Uint8Array(SEED_SIZE), `seat ${seat}, step ${session!.at}`);

/**
 * The next bot's move in a running hand, or `undefined`. Bots that may only cut can decline, and then the
 * next one is asked.
 */
export function nextBotMove<S, M, O extends object, Settings>(
  { game, bot }: TableGame<S, M, O, Settings>,
  table: Table<S, M, O>,
  leaves: (seat: Seat) => boolean,
): M | undefined {
  for (const seat of botSeats(table, leaves)) {
    const move = askBot(game, table.session!.state, seat, bot, randomFor(table, seat));
    if (move) return move;
  }
  return undefined;
}

/** The question for the next bot, if bots of the game take time. */
export function botQuestion<S, M, O extends object, Settings>(
  { game: rules, ...game }: TableGame<S, M, O, Settings>,
  table: Table<S, M, O>,
  settings: Settings,
  leaves: (seat: Seat) => boolean,
): BotQuestion<S, Settings> | undefined {
  const [seat] = game.think ? botSeats(table, leaves) : [];
  if (seat === undefined) return undefined;
  const view = rules.view(table.session!.state, seat);
  const random = randomFor(table, seat);
  return { view, seat, settings, seed: `${random(2 ** 32)}-${random(2 ** 32)}` };
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
