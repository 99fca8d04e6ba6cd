import fc from 'fast-check';
import {
  type Card,
  DEALINGS,
  DECLARES,
  FREEZES,
  type RandomBelow,
  type Refusal,
  SEVEN27_DRAWS,
  SEVEN27_SCORINGS,
  type SeatKind,
  type Seven27Move,
  type Seven27Options,
  type Seven27Results,
  type Seven27Session,
  type Seven27State,
  TENS,
  Session,
  seven27,
  seven27Chips,
} from '../../../src/core.js';
import {
  CARRIES,
  FIVE_ACE_ACES,
  LIMITS,
  OPENS,
  WIN_AND_TIES,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import { ALL_CARDS, cards } from './cards.js';
import { must, valueOf } from './result.js';

/** By whom, at no time in particular. */
export const BY = { source: 'player', now: 0, aids: {} } as const;

/** Full options: all are people with so many chips, and the last seat deals, so that seat 0 begins. */
export function table(
  stacks: readonly (number | null)[],
  given: Partial<Seven27Options> = {},
): Seven27Options {
  const kinds = stacks.map((stack): SeatKind => (stack === null ? 'open' : 'human'));
  return valueOf(seven27.options.check({ kinds, stacks, dealer: stacks.length - 1, ...given }));
}

/** So many people with 1000 chips each. */
export const seats = (count: number, given: Partial<Seven27Options> = {}): Seven27Options =>
  table(Array(count).fill(1000) as number[], given);

/** A deck that begins with these cards, the first dealt first; all others follow in their order. */
export function deckFrom(text: string): readonly Card[] {
  const first = cards(text);
  return [...first, ...ALL_CARDS.filter((card) => !first.includes(card))];
}

/** A deck by which these hands are dealt, the first to the dealer's left, and these drawn after. */
export function deckOfHands(hands: readonly string[], drawn = ''): readonly Card[] {
  const dealt = hands.map((hand) => cards(hand));
  const rounds = dealt[0]!.map((_, round) => dealt.map((hand) => hand[round]!));
  const first = [...rounds.flat(), ...cards(drawn)];
  return [...first, ...ALL_CARDS.filter((card) => !first.includes(card))];
}

export const startHand = (
  options: Partial<Seven27Options>,
  deck: readonly Card[] = ALL_CARDS,
): Seven27Session => valueOf(Session.start(seven27, { deck, options }));

/** Plays moves given as text; the first that is refused ends it. */
export function tryMoves(session: Seven27Session, text: string): Refusal | undefined {
  for (const token of text.split(' ').filter(Boolean)) {
    const move = must(seven27.readMove(session.state, token), `the move ${token}`);
    const refused = session.play(move, BY);
    if (refused) return refused;
  }
  return undefined;
}

/** Plays moves given as text; each must be legal. */
export function playMoves(session: Seven27Session, text: string): Seven27Session {
  const refused = tryMoves(session, text);
  if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  return session;
}

/** A hand in which all have anted who have chips, and the cards are dealt. */
export function dealt(options: Seven27Options, deck?: readonly Card[]): Seven27Session {
  const session = startHand(options, deck);
  for (const [seat, { status }] of session.state.seats.entries()) {
    if (status === 'waiting') playMoves(session, `a${seat}`);
  }
  return session;
}

/** Stands, checks or calls for each seat in turn, until the state matches or the hand is over. */
export function passOn(
  session: Seven27Session,
  until: (state: Seven27State) => boolean = () => false,
): Seven27Session {
  while (session.outcome === undefined && !until(session.state)) {
    const { turn, phase, betting } = session.state;
    if (phase !== 'bets' && phase !== 'draw') throw new Error(`nobody is asked in ${phase}`);
    const letter = phase === 'draw' ? 's' : betting!.bet > 0 ? 'c' : 'k';
    playMoves(session, `${letter}${turn}`);
  }
  return session;
}

export const resultsOf = ({ state }: Seven27Session): Seven27Results =>
  must(state.results ?? undefined, 'the results');

/** What every seat has in front of it. */
export const stacksOf = ({ state }: Seven27Session): readonly number[] =>
  state.seats.map((_, seat) => seven27Chips(state, seat));

/** The last action of each seat, or its status, in words. */
export const statuses = ({ state }: Seven27Session): string =>
  state.seats.map(({ status }) => status).join(' ');

/** A listed bet or raise as it is played, without the range to choose from. */
export function plain(move: Seven27Move): Seven27Move {
  if (move.type !== 'bet' && move.type !== 'raise') return move;
  const { max: _max, ...rest } = move;
  return rest;
}

const STACKS = [0, 1, 3, 5, 6, 20, 54, 55, 56, 300] as const;

/** Tables of all sizes and rules, at which two at least can play. */
export const variants: fc.Arbitrary<Seven27Options> = fc
  .record({
    kinds: fc.array(fc.constantFrom<SeatKind>('human', 'bot', 'open'), { maxLength: 8 }),
    chips: fc.array(fc.constantFrom(...STACKS), { minLength: 10, maxLength: 10 }),
    at: fc.nat(),
    ante: fc.constantFrom(1, 5, 20),
    minBet: fc.constantFrom(1, 5, 50),
    maxRaises: fc.constantFrom(null, 0, 1, 3),
    scoring: fc.constantFrom(...SEVEN27_SCORINGS),
    dealing: fc.constantFrom(...DEALINGS),
    draw: fc.constantFrom(...SEVEN27_DRAWS),
    freeze: fc.constantFrom(...FREEZES),
    lastBet: fc.boolean(),
    declare: fc.constantFrom(...DECLARES),
    tens: fc.constantFrom(...TENS),
    limit: fc.constantFrom(...LIMITS),
    opens: fc.constantFrom(...OPENS),
    fiveAceAce: fc.constantFrom(...FIVE_ACE_ACES),
    winAndTie: fc.constantFrom(...WIN_AND_TIES),
    carry: fc.constantFrom(...CARRIES),
    carried: fc.constantFrom(0, 0, 13),
  })
  .map(({ kinds: others, chips, at, ...rules }) => {
    // Two seats have chips, for any seats drawn.
    const kinds: SeatKind[] = [...others];
    kinds.splice(at % (others.length + 1), 0, 'human', 'bot');
    const sure = at % (others.length + 1);
    const stacks = kinds.map((kind, seat) =>
      kind === 'open' ? null : chips[seat]! || (seat === sure || seat === sure + 1 ? 7 : 0),
    );
    return valueOf(
      seven27.options.check({ ...rules, kinds, stacks, dealer: sure + (at % 2), maxBet: 50 }),
    );
  });

/** A move by chance; antes and calls are likelier than what ends a hand early. */
export function anyMove(state: Seven27State, random: RandomBelow): Seven27Move {
  const legal = seven27.moves(state).filter(({ type }) => type !== 'cut' || random(6) === 0);
  const keen = legal.filter(({ type }) => type !== 'sit-out' && type !== 'fold');
  const some = random(8) === 0 || keen.length === 0 ? legal : keen;
  const move = some[random(some.length)]!;
  if (move.type === 'cut') return { ...move, text: `cut ${random(1000)}` };
  if (move.type !== 'bet' && move.type !== 'raise') return move;
  const { type, seat, amount, max } = move;
  return { type, seat, amount: amount + random(max! - amount + 1) };
}

/** Plays a hand by chance to its end, or until `stop` says so. */
export function playRandom(
  session: Seven27Session,
  random: RandomBelow,
  stop: (state: Seven27State) => boolean = () => false,
): Seven27Session {
  while (session.outcome === undefined && !stop(session.state)) {
    const refused = session.play(anyMove(session.state, random), BY);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return session;
}
