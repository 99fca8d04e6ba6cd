import {
  type HandEnd,
  type PaigowMove,
  type PaigowOptions,
  type PaigowState,
  type RandomBelow,
  type Seat,
  type Seed,
  type TableRun,
  askBot,
  botRandom,
  bringChips,
  canGoOn,
  endHand,
  paigow,
  paigowBot,
  startRun,
} from '../../../src/core.js';
import { handEnd, startHand } from '../../../src/games/pai-gow/rules/table.js';
import { BY, type PaigowSession } from './pai-gow.js';
import { valueOf } from './result.js';

/** A seed for each hand of each table; equal at every run. */
export function seedOf(tableNumber: number, hand: number): Seed {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, tableNumber);
  new DataView(seed.buffer).setUint32(4, hand);
  return seed;
}

/** A table of bots with 200 chips each, the house dealing from seat 0 or the deal going round. */
export const botsTable = (seats: number, house: boolean): TableRun =>
  startRun({
    kinds: Array.from({ length: seats }, () => 'bot' as const),
    stack: 200,
    ...(house ? { houseSeat: 0 } : { random: botRandom(seedOf(0, 0), 'first dealer') }),
  });

/** The seats that have to act. */
export const waitingSeats = ({ phase, seats, options, offered }: PaigowState): readonly Seat[] =>
  [...seats.keys()].filter((seat) => {
    const { status, front } = seats[seat]!;
    if (phase === 'offer') return seat === offered;
    if (phase === 'bets') return status === 'waiting';
    if (phase === 'dealer') return seat === options.dealer && front.length === 0;
    return phase === 'set' && status === 'in' && front.length === 0;
  });

/** Plays a hand to its end, or until `stop` says so: bots by their views, some cut before. */
export function playBots(
  session: PaigowSession,
  random: RandomBelow,
  stop: (state: PaigowState) => boolean = () => false,
): void {
  while (session.outcome === undefined && !stop(session.state)) {
    const waiting = waitingSeats(session.state);
    const seat = waiting[random(waiting.length)]!;
    const { phase, seats } = session.state;
    const cuts = phase === 'bets' && seats[seat]!.cut === null && random(8) === 0;
    const move: PaigowMove | undefined = cuts
      ? { type: 'cut', seat, text: `cut ${random(1000)}` }
      : askBot(paigow, session.state, seat, paigowBot, random);
    if (!move) throw new Error(`seat ${seat} has nothing to do in phase ${phase}`);
    const refused = session.play(move, { ...BY, source: 'bot' });
    if (refused) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refused)}`);
  }
}

/** A hand of a table of bots. */
export interface BotHand {
  readonly run: TableRun;
  readonly seed: Seed;
  readonly session: PaigowSession;
  readonly end: HandEnd;
  readonly next: TableRun;
}

/** Plays so many hands at one table. Seats without chips soon bring 200 more. */
export function* botHands(
  start: TableRun,
  count: number,
  rules: Partial<PaigowOptions>,
): Generator<BotHand> {
  let run = start;
  for (let hand = 0; hand < count; hand++) {
    const seed = seedOf(run.kinds.length * 2 + Number(run.houseDeals), hand);
    // Now and then, so that seats without chips sit out some hands.
    if (hand % 4 === 0 || !canGoOn(run)) {
      const seats = [...run.kinds.keys()].filter((seat) => run.stacks[seat] === 0);
      for (const seat of seats) run = bringChips(run, seat, 200);
    }
    const session = valueOf(startHand(run, rules, seed));
    playBots(session, botRandom(seed, 'players'));
    const end = handEnd(session.state);
    const next = endHand(run, end);
    yield { run, seed, session, end, next };
    run = next;
  }
}
