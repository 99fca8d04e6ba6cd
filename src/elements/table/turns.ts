import { isServer } from 'lit';
import { anyBytes, secureBytes } from '../base/chance.js';
import { type Seed, botRandom } from '../../core/cards/secure-shuffle.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Rules, Seat } from '../../core/engine/rules.js';
import { askBot } from '../../core/table/bot.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { Table, TableGame } from './table-game.js';

/** Bytes of a seed: twice what would do. */
const SEED_SIZE = 32;
/** A server deals nothing that is played: what it draws is the same each time. */
const serverSeed = (): Seed | undefined =>
  (isServer as boolean) ? new Uint8Array(SEED_SIZE) : undefined;

/** The seed of a hand; none where the browser has no secure random numbers, for it would not be fair. */
export const newSeed = (): Seed | undefined => serverSeed() ?? secureBytes(SEED_SIZE);

/** Chance for what is no card of a hand that can be checked: who deals first, a host's own deck. */
export const anySeed = (): Seed => serverSeed() ?? anyBytes(SEED_SIZE);

/**
 * What of a table is stored. While stakes are open that is neither deck nor seed: who reads them could
 * choose a cut by them. Such a hand is begun anew after a reload, from another seed. A deck that the host
 * gave was never a secret of the table's.
 */
export function toStore<S, M, O extends object, Settings>(
  { deal }: Pick<TableGame<S, M, O, Settings>, 'deal'>,
  table: Table<S, M, O>,
): Table<S, M, O> {
  const { run, session, seed } = table;
  const isOpen = seed && session?.outcome === undefined && deal.to(session!.state).length === 0;
  return isOpen ? { run, session: undefined, seed: undefined } : table;
}

/**
 * The next bot's move in a hand that runs; one that may only cut, which nobody has to, keeps no other
 * waiting. `leaves` says which person's seat is left to a bot.
 */
export function nextBotMove<S, M, O extends object, Settings>(
  { game, bot }: TableGame<S, M, O, Settings>,
  { run, session, seed }: Table<S, M, O>,
  leaves: (seat: Seat) => boolean,
): M | undefined {
  for (const [seat, kind] of run.kinds.entries()) {
    const asked = kind === 'bot' || (kind === 'human' && leaves(seat));
    if (!asked || !session!.legalMoves(seat).length) continue;
    const name = `seat ${seat}, step ${session!.at}`;
    const random = botRandom(seed ?? new Uint8Array(SEED_SIZE), name);
    const move = askBot(game, session!.state, seat, bot, random);
    if (move) return move;
  }
  return undefined;
}

/** Why a host may not make a move: it is another's than a person's, or not allowed by what `view` shows. */
export function refuseHost<S, M extends { readonly seat?: Seat }>(
  game: Pick<Rules<S, M, never>, 'refusal'>,
  { kinds }: Pick<TableRun, 'kinds'>,
  view: S,
  move: M,
  yours: Seat | undefined,
): Refusal | undefined {
  const seat = (move as Partial<M> | null)?.seat;
  const kind = seat === undefined ? undefined : kinds[seat];
  return kind === undefined || kind === 'human'
    ? game.refusal(view, move)
    : { code: 'not-your-seat', seat, yours };
}

/** Whether the table waits for a seat. A cut is nobody's duty: a seat that may only cut keeps no one waiting. */
const isAwaited = <S, M extends { readonly type: string }, O extends object>(
  session: Table<S, M, O>['session'],
  seat: Seat,
): boolean => session!.legalMoves(seat).some(({ type }) => type !== 'cut');

/** The person whose turn it is; where it is nobody's, the one who acted last looks on. */
export function personNow<S, M extends { readonly type: string }, O extends object>(
  { run, session }: Table<S, M, O>,
  now: Seat | undefined,
  isOver: boolean,
  leaves: (seat: Seat) => boolean,
): Seat | undefined {
  const humans = [...run.kinds.keys()].filter((seat) => run.kinds[seat] === 'human');
  const acting = humans.filter((seat) => !leaves(seat) && isAwaited(session, seat));
  if (acting.includes(now!)) return now;
  return isOver ? humans[0] : (acting[0] ?? now ?? humans[0]);
}
