import fc from 'fast-check';
import {
  PAIGOW_PUSHES,
  type PaigowMove,
  type PaigowOptions,
  type PaigowState,
  type SeatKind,
  paigow,
} from '../../../src/core.js';
import { contract } from '../../contract.js';
import { TABLE_CARDS } from '../support/pai-gow.js';
import { valueOf } from '../support/result.js';

const kinds = fc.array(fc.constantFrom<SeatKind>('human', 'bot', 'open'), {
  minLength: 1,
  maxLength: 6,
});
const STACKS = [0, 1, 3, 5, 6, 99, 100, 101, 1000] as const;

/** Tables of all sizes and rules at which somebody can play. */
const options = (house: boolean): fc.Arbitrary<PaigowOptions> =>
  fc
    .record({
      kinds,
      chips: fc.array(fc.constantFrom(...STACKS), { minLength: 7, maxLength: 7 }),
      dealerKind: fc.constantFrom<SeatKind>('human', 'bot'),
      at: fc.nat({ max: 6 }),
      foul: fc.constantFrom('refuse' as const, 'lose' as const),
      wheel: fc.constantFrom('second' as const, 'low' as const),
      bonus: fc.constantFrom('none' as const, 'fortune' as const),
      commission: fc.constantFrom(0, 5, 33, 100),
      pushOn: fc.constantFrom(...PAIGOW_PUSHES),
      offer: fc.boolean(),
      quickDeal: fc.boolean(),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ kinds: others, chips, dealerKind, at, ...rest }) => {
      const dealer = at % (others.length + 1);
      const all = others.toSpliced(dealer, 0, house ? 'bot' : dealerKind);
      // At least one other seat has chips, for any seats drawn.
      const other = (dealer + 1) % all.length;
      if (all[other] === 'open') all[other] = 'human';
      const stacks = all.map((kind, seat) => {
        if (kind === 'open' || (house && seat === dealer)) return null;
        return seat === dealer || seat === other ? chips[seat]! || 7 : chips[seat]!;
      });
      return valueOf(
        paigow.options.check({ ...rest, house, kinds: all, stacks, dealer, asked: dealer }),
      );
    });

const AMOUNTS = [-5, 0, 0.5, 1, 3, 4, 5, 6, 99, 100, 101, 1000, 1001, NaN, Infinity];

function betsOf(seat: number): readonly PaigowMove[] {
  return AMOUNTS.flatMap((amount): readonly PaigowMove[] => [
    { type: 'bet', seat, amount },
    ...[0, 1, 5, 25, 26].map((bonus): PaigowMove => ({ type: 'bet', seat, amount, bonus })),
  ]);
}

const textsOf = (seat: number): readonly PaigowMove[] =>
  ['', 'Hi ☂', 'x'.repeat(64), 'x'.repeat(65)].map((text) => ({ type: 'cut', seat, text }));

/** Moves of every seat and of none, with any two of all cards, and amounts near the limits. */
function conceivable({ seats }: PaigowState): readonly PaigowMove[] {
  const numbers = [-1, 0.5, NaN, ...seats.keys(), seats.length];
  const some = TABLE_CARDS.filter((card) => card % 3 === 0);
  return [
    { type: 'deal' },
    { type: 'settle' },
    ...numbers.flatMap((seat): readonly PaigowMove[] => {
      const own = [...(seats[seat]?.cards ?? []), ...some];
      const fronts = own.flatMap((one) => own.map((other) => [one, other] as const));
      return [
        ...betsOf(seat),
        ...textsOf(seat),
        ...(['pass', 'bank', 'decline'] as const).map((type): PaigowMove => ({ type, seat })),
        ...fronts.map((front): PaigowMove => ({ type: 'set', seat, front })),
      ];
    }),
  ];
}

/** Whether a bonus bet is allowed with a stake. */
function bonusFits({ options: all }: PaigowState, move: PaigowMove): boolean {
  if (move.type !== 'bet' || move.bonus === undefined) return true;
  const left = all.stacks[move.seat]! - move.amount;
  const { bonus } = move;
  return (
    all.bonus !== 'none' && Number.isInteger(bonus) && bonus >= 1 && bonus <= Math.min(25, left)
  );
}

/** Whether two cards are those of a listed set, in either order. */
function sameFront(listed: readonly number[], front: unknown): boolean {
  if (!Array.isArray(front) || front.length !== 2) return false;
  return listed.every((card) => front.includes(card));
}

/** Whether a move is the listed one, or in its range. */
function covers(state: PaigowState, listed: PaigowMove, move: PaigowMove): boolean {
  if (listed.type !== move.type) return false;
  if ('seat' in listed && listed.seat !== (move as { seat: unknown }).seat) return false;
  switch (move.type) {
    case 'bet': {
      const { amount: min, max } = listed as typeof move;
      const within = move.amount >= min && move.amount <= max!;
      return within && Number.isInteger(move.amount) && bonusFits(state, move);
    }
    case 'cut':
      return typeof move.text === 'string' && move.text.length <= 64;
    case 'set':
      return sameFront((listed as typeof move).front, move.front);
    default:
      return true;
  }
}

/** A listed bet without its range. */
const plain = (move: PaigowMove): PaigowMove => {
  if (move.type !== 'bet') return move;
  const { max: _max, step: _step, ...bet } = move;
  return bet;
};

for (const house of [true, false]) {
  contract(`Pai Gow poker, ${house ? 'the house' : 'a player'} dealing`, {
    game: paigow,
    options: options(house),
    aids: fc.constant({}),
    cards: TABLE_CARDS,
    cardsOf: ({ deck, aside, seats }) => [...deck, ...aside, ...seats.flatMap((one) => one.cards)],
    conceivable,
    covers,
    plain,
    stands: true,
    length: 24,
  });
}
