import { withIndex } from '../../core/cards/list.js';
import { botRandom } from '../../core/cards/secure-shuffle.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Rules, Seat } from '../../core/engine/rules.js';
import { askBot } from '../../core/table/bot.js';
import { type SeatsHere, seatsHere } from '../../core/table/seats.js';
import { SEED_SIZE } from './seeds.js';
import type { Table, TableGame } from './table-game.js';

/**
 * The next bot's move in a hand that runs; one that may only cut, which nobody has to, keeps no other
 * waiting. `leaves` says which person's seat is left to a bot.
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

/** Why a host may not make a move: it is another's than a person's here, or not allowed by what `view` shows. */
export function refuseHost<S, M extends { readonly seat?: Seat }>(
  game: Pick<Rules<S, M, never>, 'refusal'>,
  table: SeatsHere,
  view: S,
  move: M,
  yours: Seat | undefined,
): Refusal | undefined {
  const seat = (move as Partial<M> | null)?.seat;
  // One that is no number is refused by the rules, which say what is wrong with it.
  const isElsewhere = typeof seat === 'number' && !seatsHere(table).includes(seat);
  return seat === undefined || table.kinds[seat] === undefined || !isElsewhere
    ? game.refusal(view, move)
    : { code: 'not-your-seat', seat, yours };
}
