import {
  type Card,
  type RandomBelow,
  type Seat,
  type SuitLetter,
  suitOf,
} from '../../../src/core.js';
import { type Claim, claimOf } from '../../../src/core/tricks/claims/claim.js';
import { outlookOf } from '../../../src/core/tricks/claims/outlook.js';
import { legalCards } from '../../../src/core/tricks/following.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import {
  type TrickMove,
  type TrickState,
  takenBy,
  tricksOf,
} from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { pointsOf, suitIn, suitNumber } from '../../../src/core/tricks/trick-table.js';
import { ALL_CARDS, cards } from './cards.js';
import { must } from './result.js';
import { optionsOf } from './tricks.js';

/** The proof that the seat whose turn it is may claim. */
export const claimIn = <O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
): Claim | undefined =>
  state.phase === 'play'
    ? claimOf(game.tableOf(state.options), game.view(state, state.turn!), state.turn!)
    : undefined;

const shuffled = (cards: readonly Card[], random: RandomBelow): Card[] => {
  const left = [...cards];
  return cards.map(() => left.splice(random(left.length), 1)[0]!);
};

/** How often a deal of the unseen cards is tried that keeps to what the seats have shown. */
const TRIES = 60;

/** The position with other cards in the hands that `seat` does not see; `undefined` if chance finds none. */
export function otherWorld<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
  random: RandomBelow,
): TrickState<O> | undefined {
  const table = game.tableOf(state.options);
  const { unseen, voids } = outlookOf(table, game.view(state, seat), seat);
  const hidden = unseen.filter((card) => card !== state.laid);
  const order = shuffled(
    state.seats.flatMap((_, at) => (at === seat ? [] : [at])),
    random,
  ).sort((a, b) => voids[b]!.size - voids[a]!.size);
  for (let tried = 0; tried < TRIES; tried++) {
    const left = new Set(shuffled(hidden, random));
    const hands = new Map<Seat, readonly Card[]>([[seat, state.seats[seat]!.cards]]);
    for (const one of order) {
      const fitting = [...left].filter((card) => !voids[one]!.has(suitIn(table, card)));
      const cards = fitting.slice(0, state.seats[one]!.cards.length);
      for (const card of cards) left.delete(card);
      hands.set(one, cards);
    }
    if (order.every((one) => hands.get(one)!.length === state.seats[one]!.cards.length)) {
      const seats = state.seats.map((one, at) => ({ ...one, cards: hands.get(at)! }));
      return { ...state, seats };
    }
  }
  return undefined;
}

/** What the rest of a game depends on. */
export function scoreOf({ phase, turn, results }: TrickState): string {
  const { sides = [], winners, next, moon } = results ?? {};
  const figures = sides.map(({ points, score, bags, honours }) => [points, score, bags, honours]);
  return JSON.stringify([phase, turn, figures, winners, next, moon]);
}

/** The moves that go on after a claim: the claimer's next card by the proof; otherwise all but claims. */
function movesAfter<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  claimer: Seat,
  line: readonly Card[],
): readonly TrickMove[] {
  const [next] = line;
  const seat = must(state.turn ?? undefined, 'a turn');
  if (seat === claimer && next !== undefined) return [{ type: 'play', seat, card: next }];
  const table = game.tableOf(state.options);
  const more = (['ask', 'pair'] as const).map((type) => ({ type, seat }));
  return [
    ...more.filter((move) => game.refusal(state, move) === undefined),
    ...legalCards(table, state, seat).map((card): TrickMove => ({ type: 'play', seat, card })),
  ];
}

const lineAfter = (line: readonly Card[], move: TrickMove): readonly Card[] =>
  move.type === 'play' && move.card === line[0] ? line.slice(1) : line;

const lineOf = (claim: Claim): readonly Card[] => (claim.kind === 'line' ? claim.cards : []);

/** Plays a hand out by chance: the claimer by the proof, then anyhow. Each card of the proof must be legal. */
export function playedOut<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  claimer: Seat,
  claim: Claim,
  random: RandomBelow,
): TrickState<O> {
  let line = lineOf(claim);
  let next = state;
  while (next.phase === 'play') {
    const moves = movesAfter(game, next, claimer, line);
    const move = moves[random(moves.length)]!;
    const refused = moves.length === 1 ? game.refusal(next, move) : undefined;
    if (refused) throw new Error(`${game.writeMove(next, move)}: ${JSON.stringify(refused)}`);
    line = lineAfter(line, move);
    next = game.play(next, move);
  }
  return next;
}

/** All that the rest of a hand depends on. */
const positionOf = <O extends TrickOptions>(game: TrickGame<O>, state: TrickState<O>): string => {
  const table = game.tableOf(state.options);
  const taken = state.seats.map((_, seat) =>
    takenBy(state, seat).filter((card) => pointsOf(table, card) !== 0),
  );
  const { seats, turn, trick, pair, asked, trumpShown, tricks } = state;
  const cards = seats.map((seat) => seat.cards);
  const won = seats.map((_, seat) => tricksOf({ tricks }, seat));
  return JSON.stringify([cards, taken, won, turn, trick, pair, asked, trumpShown]);
};

/** The scores of all ways to play a hand out; `undefined` if these have more than `most` positions. */
export function allScores<O extends TrickOptions>(
  game: TrickGame<O>,
  given: TrickState<O>,
  claimer: Seat,
  claim: Claim,
  most = Infinity,
): ReadonlySet<string> | undefined {
  const scores = new Set<string>();
  const known = new Set<string>();
  const visit = (state: TrickState<O>, line: readonly Card[]): void => {
    if (state.phase !== 'play') scores.add(scoreOf(state));
    const position = positionOf(game, state);
    if (state.phase !== 'play' || known.has(position) || known.size >= most) return;
    known.add(position);
    for (const move of movesAfter(game, state, claimer, line)) {
      visit(game.play(state, move), lineAfter(line, move));
    }
  };
  visit(given, lineOf(claim));
  return known.size < most ? scores : undefined;
}

/** The end of a hand, for a test that does not play it from the deal. */
export interface Ending {
  /** The cards of each seat. Seats that have played to the trick hold one less. */
  readonly hands: readonly string[];
  readonly turn: Seat;
  /** The cards of the trick, the leader's first. */
  readonly lying?: string;
  /** The number of tricks that each seat has won. */
  readonly won?: readonly number[];
  /** The cards with points that each seat has taken. */
  readonly taken?: readonly string[];
  readonly bids?: readonly (number | null)[];
  /** The seats that have shown to be void in a suit. */
  readonly voids?: readonly (readonly [seat: Seat, suit: SuitLetter])[];
  /** The cards that were not dealt. */
  readonly stock?: string;
  readonly state?: Partial<TrickState>;
}

/** The tricks before an ending, with all cards that were played. Seats that are not void did not fail to follow. */
function tricksBefore(rest: readonly Card[], { won, taken = [], voids = [] }: Ending) {
  const winners = won?.flatMap((count, seat) => Array<Seat>(count).fill(seat)) ?? [0, 0, 0, 0];
  const plain = winners.map((winner, at) => {
    const plays = rest
      .filter((card) => suitOf(card) === at)
      .map((card) => ({ seat: winner, card }));
    const other = must(rest.find((card) => suitOf(card) !== at));
    const discards = voids
      .filter(([, letter]) => suitNumber(letter) === at)
      .map(([seat]) => ({ seat, card: other }));
    return { plays: [...plays, ...discards], trumpFrom: 0, winner };
  });
  const points = taken.flatMap((text, winner) =>
    cards(text).map((card) => ({ plays: [{ seat: winner, card }], trumpFrom: 0, winner })),
  );
  return [...plain, ...points];
}

/** A position in which all other cards were played. The tricks before are not such as could be played. */
export function endingOf<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  ending: Ending,
): TrickState<O> {
  const { hands, turn, lying = '', taken = [], bids = [], stock = '' } = ending;
  const options = optionsOf(game, given);
  const { pack, rules } = game.tableOf(options);
  const { trump, players } = rules;
  const plays = cards(lying).map((card, at, { length }) => ({
    seat: (turn - length + at + players) % players,
    card,
  }));
  const held = [...hands, ...taken, lying, stock].flatMap((text) => cards(text));
  const rest = [...pack].filter((card) => !held.includes(card));
  const empty = game.deal(options, ALL_CARDS);
  const top = cards(stock);
  return {
    ...empty,
    ...{ phase: 'play', turn, stock: top.map((_, at) => at) },
    deck: [...top, ...ALL_CARDS.filter((card) => !top.includes(card))],
    ...{ trump: trump.type === 'suit' ? suitNumber(trump.suit) : null, trumpShown: true },
    seats: empty.seats.map((seat, at) => ({
      ...seat,
      ...{ isReady: true, cards: cards(hands[at] ?? ''), bid: bids[at] ?? null },
    })),
    trick: { plays, trumpFrom: 0, winner: null },
    tricks: tricksBefore(rest, ending),
    ...ending.state,
    options,
  };
}
