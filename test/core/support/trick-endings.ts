import { type Card, type Seat, type Suit, SUITS, suitOf } from '../../../src/core.js';
import type { TrickLevel } from '../../../src/core/tricks/bots/question.js';
import { adviseTrick } from '../../../src/core/tricks/bots/solver.js';
import type { TrickAdvice } from '../../../src/core/tricks/bots/question.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { Trick, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { cards } from './cards.js';
import { dealt } from './tricks.js';

/** The end of a hand, as a test describes it. */
export interface Ending {
  /** The cards in the hands, by seat. In each suit 1, 5, 9 or 13 cards are left, those of `trick` included. */
  readonly hands: readonly string[];
  /** The cards on the table. */
  readonly trick?: string;
  /** Who led, or leads. */
  readonly leader: Seat;
  /** Who won a trick before, by its cards. */
  readonly winner: (cards: readonly Card[], trick: number) => Seat;
  readonly trump?: (typeof SUITS)[number];
  readonly bids?: readonly number[];
  readonly state?: Partial<Omit<TrickState, 'options'>>;
}

const PLAYERS = 4;

/** Tricks of the cards that are gone: each of one suit, so that nobody seems void. */
function goneTricks(
  pack: readonly Card[],
  left: readonly Card[],
  winner: Ending['winner'],
): readonly Trick[] {
  const gone = pack
    .filter((card) => !left.includes(card))
    .sort((a, b) => suitOf(a) - suitOf(b) || a - b);
  return Array.from({ length: gone.length / PLAYERS }, (_, trick) => {
    const some = gone.slice(PLAYERS * trick, PLAYERS * trick + PLAYERS);
    if (new Set(some.map(suitOf)).size > 1) throw new Error('a suit has not 1, 5, 9 or 13 cards');
    const plays = some.map((card, seat) => ({ seat, card }));
    return { plays, trumpFrom: 0, winner: winner(some, trick) };
  });
}

/** The state of an ending of four players. */
export function endingOf<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  ending: Ending,
): TrickState<O> {
  const { state } = dealt(game, given);
  const hands = ending.hands.map((text) => cards(text));
  const onTable = cards(ending.trick ?? '');
  const pack = [...game.tableOf(state.options).pack];
  const tricks = goneTricks(pack, [...hands.flat(), ...onTable], ending.winner);
  const plays = onTable.map((card, at) => ({ seat: (ending.leader + at) % PLAYERS, card }));
  const trump = ending.trump === undefined ? null : (SUITS.indexOf(ending.trump) as Suit);
  return {
    ...state,
    ...{ phase: 'play', passing: [], tricks, trump, trumpShown: trump !== null, turned: null },
    stock: [],
    seats: state.seats.map((seat, at) => ({
      ...seat,
      ...{ cards: hands[at]!, dealt: [], places: [], passed: [], received: [] },
      bid: ending.bids?.[at] ?? null,
    })),
    turn: (ending.leader + plays.length) % PLAYERS,
    trick: { plays, trumpFrom: trump === null ? null : 0, winner: null },
    ...ending.state,
  };
}

/** What a bot of a level advises the seat whose turn it is. */
export function advised<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  level: TrickLevel = 'expert',
): TrickAdvice {
  const seat = state.turn!;
  const { rules } = game.tableOf(state.options);
  return adviseTrick({ rules, view: game.view(state, seat), seat, level, seed: 'ending' });
}
