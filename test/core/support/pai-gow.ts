import {
  type Card,
  JOKER,
  type PaigowMove,
  type PaigowOptions,
  type PaigowResults,
  type PaigowState,
  type Refusal,
  type SeatKind,
  type SeatResult,
  Session,
  paigow,
} from '../../../src/core.js';
import { handOrder } from '../../../src/games/pai-gow/rules/deal.js';
import { ALL_CARDS, cards } from './cards.js';
import { must, valueOf } from './result.js';

export type PaigowSession = Session<PaigowState, PaigowMove, PaigowOptions, PaigowState, object>;

/** The 53 cards in order. */
export const TABLE_CARDS: readonly Card[] = [...ALL_CARDS, JOKER];

/** By whom, at no time in particular. */
export const BY = { source: 'player', now: 0, aids: {} } as const;

/** Full options: seat 0 deals, everybody else is a person with 1000 chips, no dice. */
export function table(seats: number, given: Partial<PaigowOptions> = {}): PaigowOptions {
  const house = given.house ?? true;
  const kinds = Array.from({ length: seats }, (_, seat): SeatKind => (seat ? 'human' : 'bot'));
  const stacks = kinds.map((_, seat) => (house && seat === 0 ? null : 1000));
  return valueOf(paigow.options.check({ kinds, stacks, quickDeal: true, ...given }));
}

export const startHand = (
  options: Partial<PaigowOptions>,
  deck: readonly Card[] = TABLE_CARDS,
): PaigowSession => valueOf(Session.start(paigow, { deck, options }));

/** Plays moves given as text; the first that is refused ends it. */
export function tryMoves(session: PaigowSession, text: string): Refusal | undefined {
  for (const token of text.split(' ').filter(Boolean)) {
    const move = must(paigow.readMove(session.state, token), `the move ${token}`);
    const refused = session.play(move, BY);
    if (refused) return refused;
  }
  return undefined;
}

/** Plays moves given as text; each must be legal. */
export function playMoves(session: PaigowSession, text: string): PaigowSession {
  const refused = tryMoves(session, text);
  if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  return session;
}

/** A deck by which these seats get these cards, all of them staking; the rest in order. */
export function deckFor(
  options: PaigowOptions,
  hands: Readonly<Record<number, string>>,
): readonly Card[] {
  const all = paigow.deal(options, TABLE_CARDS);
  const isIn = (seat: number): boolean => hands[seat] !== undefined && seat !== options.dealer;
  const seats = all.seats.map((one, seat) =>
    isIn(seat) ? { ...one, status: 'in' as const } : one,
  );
  const deck: (Card | undefined)[] = TABLE_CARDS.map(() => undefined);
  for (const [number, seat] of handOrder({ ...all, seats }).entries()) {
    cards(hands[seat] ?? '').forEach((card, round) => (deck[round * 7 + number] = card));
  }
  const rest = TABLE_CARDS.filter((card) => !deck.includes(card));
  return deck.map((card) => card ?? rest.shift()!);
}

/** A hand written as `front | back`, as text of cards: what is dealt, and what is set in front. */
const split = (text: string): { all: string; front: string } => {
  const [front, back] = text.split('|') as [string, string];
  return { all: `${front} ${back}`, front: front.replaceAll(' ', '') };
};

/** A hand to play: the options, the stake of each player, and how each sets. */
export interface Showdown {
  readonly options: PaigowOptions;
  /** `10` or `10+5`, by seat. */
  readonly bets: Readonly<Record<number, string>>;
  /** `AH KS | QC JC 9C 5C 2C` by seat; the dealer's sets itself by the house way. */
  readonly hands: Readonly<Record<number, string>>;
}

/** Plays a hand to its end, the seats in order; a dealer who is a person sets last. */
export function showdown({ options, bets, hands }: Showdown): PaigowSession {
  const dealt = Object.entries(hands).map(([seat, text]) => [seat, split(text).all]);
  const deck = deckFor(options, Object.fromEntries(dealt) as Record<number, string>);
  const session = startHand(options, deck);
  for (const seat of options.kinds.keys()) {
    if (seat === options.dealer || session.state.seats[seat]!.status !== 'waiting') continue;
    playMoves(session, bets[seat] === undefined ? `p${seat}` : `b${seat}:${bets[seat]}`);
  }
  for (const seat of Object.keys(bets)) {
    playMoves(session, `s${seat}:${split(hands[Number(seat)]!).front}`);
  }
  if (session.outcome === undefined) {
    playMoves(session, `s${options.dealer}:${split(hands[options.dealer]!).front}`);
  }
  return session;
}

export const resultsOf = (session: PaigowSession): PaigowResults =>
  must(session.state.results ?? undefined, 'the results');

export const resultAt = (session: PaigowSession, seat: number): SeatResult =>
  must(
    resultsOf(session).seats.find((one) => one.seat === seat),
    `the result of seat ${seat}`,
  );
