import type { Seat } from '../../engine/rules.js';
import type { SteppedChange } from '../../engine/session.js';
import { type HandDescription, describeFive, describeTwo } from './describe.js';
import type { DealerResult, SeatResult } from './results.js';
import type { PaigowMove, PaigowState } from './state.js';

/** What a seat's two hands are. */
export interface HandsDescribed {
  readonly front: HandDescription;
  readonly back: HandDescription;
}

/** What is told of a hand of Pai Gow, as keys with their figures; seats are numbers from 0. */
export type PaigowAnnouncement =
  | { readonly code: 'bet'; readonly seat: Seat; readonly amount: number; readonly bonus: number }
  | { readonly code: 'sits-out' | 'cut' | 'set'; readonly seat: Seat }
  /** Nobody staked, so nothing was dealt. */
  | { readonly code: 'nobody-played' }
  /** Who got the first hand, and what the dice came to; `undefined` in a quick deal. */
  | { readonly code: 'dealt'; readonly first: Seat; readonly dice: number | undefined }
  /** All have set: the dealer's cards lie open, and nothing can be changed any more. */
  | { readonly code: 'dealer-shown'; readonly seat: Seat }
  | ({ readonly code: 'dealer-set'; readonly seat: Seat } & HandsDescribed)
  /** What each player's hands were, and what they brought. */
  | ({ readonly code: 'paid'; readonly result: SeatResult } & HandsDescribed)
  | { readonly code: 'dealer-paid'; readonly house: boolean; readonly result: DealerResult };

/** What a seat's hands are, where the view shows them. */
function describeSeat({ seats, options }: PaigowState, seat: Seat): HandsDescribed {
  const { front, back } = seats[seat]!;
  return { front: describeTwo(front), back: describeFive(back, options.wheel) };
}

function dealt({ options, first }: PaigowState): PaigowAnnouncement {
  const total = options.dice.reduce((sum, die) => sum + die, 0);
  return { code: 'dealt', first: first!, dice: options.quickDeal ? undefined : total };
}

/** The players in the order of paying, then the dealer. */
function paid(after: PaigowState): readonly PaigowAnnouncement[] {
  const { seats, dealer } = after.results!;
  const players = seats.map((result): PaigowAnnouncement => {
    return { code: 'paid', result, ...describeSeat(after, result.seat) };
  });
  return [...players, { code: 'dealer-paid', house: after.options.house, result: dealer }];
}

/** What one move is told as, by the view after the whole step. */
function announceMove(move: PaigowMove, after: PaigowState): readonly PaigowAnnouncement[] {
  switch (move.type) {
    case 'bet':
      return [{ code: 'bet', seat: move.seat, amount: move.amount, bonus: move.bonus ?? 0 }];
    case 'pass':
      return [{ code: 'sits-out', seat: move.seat }];
    case 'cut':
      return [{ code: 'cut', seat: move.seat }];
    case 'deal':
      return [dealt(after)];
    case 'set':
      return move.seat === after.options.dealer
        ? [{ code: 'dealer-set', seat: move.seat, ...describeSeat(after, move.seat) }]
        : [{ code: 'set', seat: move.seat }];
    case 'settle':
      return paid(after);
  }
}

/** What is spoken of a step, by the views of any one seat before it and after it. */
export function announce(
  before: PaigowState,
  { step }: SteppedChange<PaigowMove>,
  after: PaigowState,
): readonly PaigowAnnouncement[] {
  const [first, ...others] = [step.move, ...step.automatic].map((move) =>
    announceMove(move, after),
  );
  const { dealer } = after.options;
  const shown = before.phase === 'set' && after.phase !== 'set';
  const idle = before.phase === 'bets' && after.phase === 'over';
  return [
    ...first!,
    ...(shown ? [{ code: 'dealer-shown', seat: dealer } as const] : []),
    ...(idle ? [{ code: 'nobody-played' } as const] : []),
    ...others.flat(),
  ];
}
