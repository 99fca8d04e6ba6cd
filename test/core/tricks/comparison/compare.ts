import { expect } from 'chai';
import { type Card, cardCode, parseCard } from '../../../../src/core.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import type { NextHand, TrickResults } from '../../../../src/core/tricks/results.js';
import type { TrickMove, TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import type { Ask, Hand, Result, Start } from '../plain/hand.js';

/** A game of the kit, and the same game of the plain engine. */
export interface EnginePair<O extends TrickOptions> {
  readonly game: TrickGame<O>;
  plain(this: void, options: O, start: Start): Hand;
  /** Whether the twos of hearts and diamonds are the jokers. */
  hasJokers?(this: void, options: O): boolean;
}

type Names = Readonly<Record<string, string>>;

const NO_NAMES: Names = {};
const JOKERS: Names = { '2H': 'BJ', '2D': 'LJ' };
const TWOS: Names = { BJ: '2H', LJ: '2D' };

/** The plain engine's text of a move. It omits the cards of a pass, as the list of legal moves does. */
function plainText(move: TrickMove, names: Names): string {
  if (move.type === 'deal') return 'deal';
  const start = `${move.seat} `;
  const textOf = (card: Card): string => names[cardCode(card)] ?? cardCode(card);
  switch (move.type) {
    case 'play':
    case 'lay':
      return `${start}${move.type} ${textOf(move.card)}`;
    case 'bid':
      return move.bid === null ? `${start}pass` : `${start}bid ${move.bid}`;
    case 'trump':
      return `${start}trump ${move.suit}`;
    case 'moon':
      return `${start}moon ${move.choice}`;
    case 'pass':
      return `${start}give`;
    default:
      return start + move.type;
  }
}

const cardOf = (text: string): Card => parseCard(TWOS[text] ?? text)!;

/** Converts the plain engine's text to the kit's move. */
function kitMove(text: string): TrickMove {
  const [who, verb, ...rest] = text.split(' ');
  const seat = Number(who);
  switch (verb) {
    case 'give':
      return { type: 'pass', seat, cards: rest.map(cardOf) };
    case 'play':
    case 'lay':
      return { type: verb, seat, card: cardOf(rest[0]!) };
    case 'pass':
      return { type: 'bid', seat, bid: null };
    case 'bid':
      return { type: 'bid', seat, bid: Number(rest[0]) };
    case 'trump':
      return { type: 'trump', seat, suit: rest[0] as 'C' | 'D' | 'H' | 'S' };
    case 'moon':
      return { type: 'moon', seat, choice: rest[0] as 'add' | 'subtract' };
    default:
      return { type: verb, seat } as TrickMove;
  }
}

/** The figures of a result that both engines know. */
const figuresOf = (
  { played, sides, moon, winners, next }: TrickResults,
  tricks: TrickState['tricks'],
  details: Result['details'],
): object => ({
  ...{ isPlayed: played, winners, won: tricks.map(({ winner }) => winner) },
  details: {
    ...('moon' in details && { moon: moon?.seat ?? null }),
    ...('cardPoints' in details && { cardPoints: sides.map(({ cardPoints }) => cardPoints) }),
    ...('bids' in details && { bids: sides.map(({ bid }) => bid) }),
    ...('honours' in details && { honours: sides.map(({ honours }) => honours) }),
  },
  tricks: sides.map(({ tricks }) => tricks),
  points: sides.map(({ points }) => points),
  scores: sides.map(({ score }) => score),
  next: next && { dealer: next.dealer, hand: next.hand, bags: next.bagCounts ?? [] },
});

const plainFigures = (start: Start, result: Result): object => {
  const { isPlayed, winners, won, details, tricks, points, scores, nextDealer, bags } = result;
  const next = winners === null ? { dealer: nextDealer, hand: start.hand + 1, bags } : null;
  return { isPlayed, winners, won, details, tricks, points, scores, next };
};

export interface Compared {
  readonly result: Result;
  /** The options of the next hand that change; `null` if the game is over. */
  readonly next: NextHand | null;
}

/** Plays one hand in both engines, and compares each position and the results. */
export class HandComparison<O extends TrickOptions> {
  private state: TrickState<O>;
  private readonly hand: Hand;
  private readonly start: Start;
  private readonly names: Names;
  private readonly log: string[] = [];

  constructor(
    private readonly engines: EnginePair<O>,
    options: O,
    private readonly deck: readonly Card[],
  ) {
    const { game, plain } = engines;
    this.names = engines.hasJokers?.(options) ? JOKERS : NO_NAMES;
    const { dealer, hand, scores, bagCounts = [] } = options;
    const codes = deck.map((card) => this.names[cardCode(card)] ?? cardCode(card));
    this.start = { dealer, hand, scores, bags: bagCounts, deck: codes };
    this.hand = plain(options, this.start);
    const ready = game
      .tableOf(options)
      .live.reduce(
        (state, seat) => game.play(state, { type: 'ready', seat }),
        game.deal(options, deck),
      );
    this.state = game.play(ready, { type: 'deal' });
  }

  /** Describes the position for a message. */
  private describe(what: string): string {
    const { kinds, ...options } = this.state.options;
    const setup = JSON.stringify({ players: kinds.length, ...options });
    const deck = this.deck.map(cardCode).join(' ');
    return `${what} of ${this.engines.game.game}\n${setup}\n${deck}\n${this.log.join(', ')}\n`;
  }

  private compareMoves({ turn, legal }: Ask): void {
    // A claim is a shortcut of the kit, and no move of the rules.
    const moves = this.engines.game.moves(this.state).filter(({ type }) => type !== 'claim');
    const kit = moves.map((move) => plainText(move, this.names)).sort();
    const plain = [...legal].sort();
    const isSame = kit.join() === plain.join() && turn === this.state.turn;
    if (isSame) return;
    expect([this.state.turn, ...kit], this.describe('legal moves')).to.deep.equal([turn, ...plain]);
  }

  /** Makes the same move in both engines. */
  private play(text: string, { legal }: Ask): void {
    const { game } = this.engines;
    const move = kitMove(text);
    this.log.push(text);
    const isLegal = move.type === 'pass' ? !game.refusal(this.state, move) : legal.includes(text);
    if (!isLegal) expect.fail(this.describe('an illegal move'));
    this.state = game.play(this.state, move);
  }

  /** Plays the hand. `choose` names one of the legal moves, with cards for `give`. */
  playHand(choose: (ask: Ask) => string): Compared {
    let step = this.hand.next();
    while (!step.done) {
      this.compareMoves(step.value);
      const text = choose(step.value);
      this.play(text, step.value);
      step = this.hand.next(text);
    }
    const result = step.value;
    const { results, tricks } = this.state;
    if (results === null) expect.fail(this.describe('an unfinished hand'));
    const figures = figuresOf(results, tricks, result.details);
    const plain = plainFigures(this.start, result);
    if (JSON.stringify(figures) !== JSON.stringify(plain)) {
      expect(figures, this.describe('results')).to.deep.equal(plain);
    }
    return { result, next: results.next };
  }
}
