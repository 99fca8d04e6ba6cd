import type fc from 'fast-check';
import {
  type Card,
  type Refusal,
  type Seat,
  Session,
  cardCode,
  parseCard,
} from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import { passCount } from '../../../src/core/tricks/passing.js';
import type { SideResult, TrickResults } from '../../../src/core/tricks/results.js';
import { MOON_CHOICES, type MoonChoice } from '../../../src/core/tricks/rules.js';
import { finished } from '../../../src/core/tricks/scoring/results.js';
import {
  TRICK_MOVE_TYPES,
  type TrickMove,
  type TrickState,
} from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { liveAfter } from '../../../src/core/tricks/trick-table.js';
import { contract } from '../../contract.js';
import { ALL_CARDS, cards } from './cards.js';
import { must, valueOf } from './result.js';

export const BY = { source: 'player', now: 0, aids: {} } as const;

export type TrickSession<O extends TrickOptions> = Session<
  TrickState<O>,
  TrickMove,
  O,
  TrickState<O>,
  object
>;

/** A deck by which these seats get these cards; what is missing comes from the other cards in their order. */
export function deckOf<O extends TrickOptions>(
  game: TrickGame<O>,
  options: O,
  hands: Readonly<Record<Seat, string>>,
  next = '',
): readonly Card[] {
  const table = game.tableOf(options);
  const order = liveAfter(table, options.dealer);
  const given = Object.values(hands).flatMap((text) => cards(text));
  const after = cards(next);
  const free = [...table.pack].filter((card) => !given.includes(card) && !after.includes(card));
  const full = order.map((seat) => {
    const hand = [...cards(hands[seat] ?? '')];
    while (hand.length < table.rules.deal.hand) hand.push(must(free.shift(), 'a card'));
    return hand;
  });
  const dealt = [...Array(table.rules.deal.hand).keys()].flatMap((round) =>
    full.map((hand) => hand[round]!),
  );
  const first = [...dealt, ...after, ...free];
  return [...first, ...ALL_CARDS.filter((card) => !first.includes(card))];
}

/** Full options from some. */
export const optionsOf = <O extends TrickOptions>(game: TrickGame<O>, given: Partial<O>): O =>
  valueOf(game.options.check(given));

/** A hand with these options in which all are ready, so that the cards are dealt. */
export function dealt<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  hands: Readonly<Record<Seat, string>> = {},
  next = '',
): TrickSession<O> {
  const options = optionsOf(game, given);
  const deck = deckOf(game, options, hands, next);
  const session = valueOf(Session.start(game, { deck, options }));
  for (const seat of game.tableOf(options).live) playMoves(session, `r${seat}`);
  return session;
}

/** Plays moves given as text; the first that is refused ends it. */
export function tryMoves<O extends TrickOptions>(
  session: TrickSession<O>,
  text: string,
): Refusal | undefined {
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const move = must(session.game.readMove(session.state, token), `the move ${token}`);
    const refused = session.play(move, BY);
    if (refused) return refused;
  }
  return undefined;
}

/** Plays moves given as text; each must be legal. */
export function playMoves<O extends TrickOptions>(
  session: TrickSession<O>,
  text: string,
): TrickSession<O> {
  const refused = tryMoves(session, text);
  if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  return session;
}

/** Plays cards, each by the seat whose turn it is. The first that is refused ends it. */
export function tryCards<O extends TrickOptions>(
  session: TrickSession<O>,
  text: string,
): Refusal | undefined {
  for (const code of text.split(/\s+/).filter(Boolean)) {
    const refused = tryMoves(session, `p${session.state.turn}:${code}`);
    if (refused) return refused;
  }
  return undefined;
}

/** Plays cards, each by the seat whose turn it is; each must be legal. */
export function playCards<O extends TrickOptions>(
  session: TrickSession<O>,
  text: string,
): TrickSession<O> {
  const refused = tryCards(session, text);
  if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  return session;
}

/** The cards that a seat may play, as text. */
export const playable = <O extends TrickOptions>(session: TrickSession<O>): string =>
  session
    .legalMoves(session.state.turn ?? undefined)
    .flatMap((move) => (move.type === 'play' ? [cardCode(move.card)] : []))
    .join(' ');

/** Plays the first legal card of each seat in turn, to the end of the hand. */
export function playOut<O extends TrickOptions>(session: TrickSession<O>): TrickSession<O> {
  while (session.state.phase === 'play') {
    playCards(session, playable(session).split(' ')[0]!);
  }
  return session;
}

export const resultsOf = <O extends TrickOptions>({ state }: TrickSession<O>): TrickResults =>
  must(state.results ?? undefined, 'the results');

/** What a test says of a hand that it does not play card by card. */
export interface Scored {
  /** The bids of the seats. */
  readonly bids?: readonly (number | null)[];
  readonly blind?: readonly Seat[];
  /** The number of tricks of each seat. */
  readonly tricks?: readonly number[];
  /** The cards that each seat took, and nothing else. They replace `tricks`. */
  readonly taken?: readonly string[];
  /** Changes of the state. */
  readonly state?: Partial<TrickState>;
  readonly moon?: MoonChoice;
}

/** The results of a finished hand, from who took what. */
export function score<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  { bids = [], blind = [], tricks = [], taken, state: changes, moon }: Scored,
): TrickResults {
  const options = optionsOf(game, given);
  const empty = game.deal(options, ALL_CARDS);
  const trick = (winner: Seat, text: string) => ({
    plays: cards(text).map((card) => ({ seat: winner, card })),
    ...{ trumpFrom: 0, winner },
  });
  const won = taken
    ? taken.map((text, seat) => trick(seat, text))
    : tricks.flatMap((count, seat) => Array<Seat>(count).fill(seat)).map((seat) => trick(seat, ''));
  const state: TrickState = {
    ...empty,
    seats: empty.seats.map((seat, at) => ({
      ...seat,
      ...{ bid: bids[at] ?? null, isBlind: blind.includes(at) },
    })),
    tricks: won,
    ...changes,
  };
  return finished(game.tableOf(options), state, moon).results!;
}

/** One figure of all sides. */
export const figures = <Name extends keyof SideResult>(
  { sides }: TrickResults,
  name: Name,
): readonly SideResult[Name][] => sides.map((side) => side[name]);

/** The cards that are not in play. */
const unused = <O extends TrickOptions>(game: TrickGame<O>, state: TrickState<O>) =>
  state.deck.filter((card) => !game.tableOf(state.options).pack.has(card));

/** All 52 cards of a position, in any order. */
export function allCards<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
): readonly Card[] {
  if (state.phase === 'ready') return state.deck;
  const { seats, stock, deck, tricks, trick, laid, phase } = state;
  return [
    ...seats.flatMap((seat) => [...seat.cards, ...(phase === 'pass' ? seat.passed : [])]),
    ...[...tricks, ...(trick ? [trick] : [])].flatMap(({ plays }) => plays.map((one) => one.card)),
    ...(laid === null ? [] : [laid]),
    ...stock.map((place) => deck[place]!),
    ...unused(game, state),
  ];
}

const SOME_CARDS = [...ALL_CARDS, -1, 52, 0.5, NaN];

/** Moves of each kind for seats that exist and some that don't. */
export function conceivable<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
): readonly TrickMove[] {
  const count = passCount(game.tableOf(state.options));
  const seats = [-1, 0.5, NaN, ...state.seats.keys(), state.seats.length];
  const plainTypes = TRICK_MOVE_TYPES.filter(
    (type) => !['deal', 'cut', 'bid', 'trump', 'lay', 'pass', 'play', 'moon'].includes(type),
  );
  const bids = [null, -1, 0.5, NaN, ...Array(31).keys()];
  return [
    { type: 'deal' },
    { type: 'nonsense' } as unknown as TrickMove,
    ...seats.flatMap((seat): readonly TrickMove[] => {
      const hand = state.seats[seat]?.cards ?? [];
      const passes = [[], hand.slice(-count), hand.slice(0, count + 1), [0, 1, 2], [0, 1]];
      const twice = [...hand.slice(0, count - 1), ...hand.slice(0, 1)];
      return [
        ...plainTypes.map((type) => ({ type, seat }) as TrickMove),
        ...['', 'Hi ☂', 'x'.repeat(65)].map((text): TrickMove => ({ type: 'cut', seat, text })),
        ...bids.map((bid): TrickMove => ({ type: 'bid', seat, bid })),
        ...['C', 'D', 'H', 'S', 'X'].map((suit) => ({ type: 'trump', seat, suit }) as TrickMove),
        ...SOME_CARDS.flatMap((card): readonly TrickMove[] => [
          { type: 'lay', seat, card },
          { type: 'play', seat, card },
        ]),
        ...[...passes, twice].map((some): TrickMove => ({ type: 'pass', seat, cards: some })),
        ...[...MOON_CHOICES, 'both'].map((choice) => ({ type: 'moon', seat, choice }) as TrickMove),
      ];
    }),
  ];
}

/** Whether a listed move is this move, or stands for it. */
function covers<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  listed: TrickMove,
  move: TrickMove,
): boolean {
  if (listed.type !== move.type) return false;
  if ('seat' in listed && listed.seat !== (move as { seat: unknown }).seat) return false;
  if (move.type === 'cut') return typeof move.text === 'string' && move.text.length <= 64;
  if (move.type !== 'pass')
    return Object.entries(listed).every(
      ([name, value]) => (move as unknown as Record<string, unknown>)[name] === value,
    );
  const given: unknown = move.cards;
  const hand = state.seats[move.seat]!.cards;
  return (
    Array.isArray(given) &&
    given.length === passCount(game.tableOf(state.options)) &&
    new Set(given).size === given.length &&
    given.every((card) => hand.includes(card as number))
  );
}

/** The contract of every game, for a trick-taking game with these options. */
export const trickContract = <O extends TrickOptions>(
  name: string,
  game: TrickGame<O>,
  options: fc.Arbitrary<O>,
  none: fc.Arbitrary<object>,
): void => {
  contract(name, {
    ...{ game, options, aids: none, stands: true, length: 90 },
    cardsOf: (state) => allCards(game, state),
    conceivable: (state) => conceivable(game, state),
    covers: (state, listed, move) => covers(game, state, listed, move),
  });
};

/** One card from text, for states that tests make. */
export const cardNamed = (code: string): Card => must(parseCard(code), code);
