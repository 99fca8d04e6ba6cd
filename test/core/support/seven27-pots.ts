import { netOf, seatAccount } from '../../../src/core.js';
import {
  type Carry,
  type FiveAceAce,
  type Scoring,
  type WinAndTie,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Declaration,
  PotResult,
  Target,
} from '../../../src/games/seven-twenty-seven/rules/results.js';
import {
  judgePots,
  potTransfers,
  shownHand,
} from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { potsOf } from '../../../src/core/table/pots.js';
import { seatsFrom } from '../../../src/core/table/seats.js';
import { cards } from './cards.js';

/** A hand with its declaration, as text: `5C KC`, `5C KC: low`; `-` for one that folded. */
type Hand = string;

export interface Given {
  /** By seat; seat 0 is at the dealer's left. */
  readonly hands: readonly Hand[];
  readonly scoring?: Scoring;
  /** One pot of all who are in. */
  readonly pot?: number;
  /** Or what each seat put in. */
  readonly paid?: readonly number[];
  readonly first?: number;
  readonly fiveAceAce?: FiveAceAce;
  readonly winAndTie?: WinAndTie;
  readonly carry?: Carry;
}

export function judge({
  hands,
  scoring = 'nearest',
  pot = 100,
  paid,
  first = 0,
  fiveAceAce = 'counted',
  winAndTie = 'shared',
  carry = 'none',
}: Given): readonly PotResult[] {
  const shown = hands.map((hand) => {
    if (hand === '-') return null;
    const [text, declared] = hand.split(': ') as [string, Declaration?];
    return shownHand(cards(text), declared ?? null, { scoring, tens: 'face', fiveAceAce });
  });
  const isIn = shown.map((hand) => hand !== null);
  const seats = [...hands.keys()].filter((seat) => isIn[seat]);
  const pots = paid ? potsOf(paid, isIn) : [{ amount: pot, seats }];
  const order = seatsFrom(first, hands.length);
  return judgePots(pots, { hands: shown, winAndTie, carry, order });
}

/** The chips that each seat wins from the pots. */
export const won = (given: Given): readonly number[] => {
  const transfers = potTransfers(judge(given));
  return given.hands.map((_, seat) => netOf(transfers, seatAccount(seat)));
};

/** A half of a pot as text: `50 best: 0×25 1×25`. */
export const half = ({ halves }: PotResult, target: Target): string => {
  const { amount, reason, winners } = halves.find((one) => one.target === target)!;
  return `${amount} ${reason}: ${winners.map((one) => `${one.seat}×${one.amount}`).join(' ')}`;
};
