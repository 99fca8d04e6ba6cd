import { FACE_DOWN } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { play } from '../play.js';
import type { TrickMove, TrickSeat, TrickState } from '../state.js';
import { playOut } from './choose-card.js';
import { EndingSearch } from './ending-search.js';
import { ExactEnding } from './exact.js';
import type { TableFacts } from './facts.js';
import { openTableOf } from './load.js';
import { bottomOf } from './masks.js';
import { OpenTable } from './open-table.js';
import { quickBot } from './quick-bot.js';
import type { Sample } from './sampler.js';
import { valueFor } from './value.js';

/** Finds what the moves of an ending are worth if all cards are known. */
interface EndingSolver {
  /** The number of cards that it has played so far, for all deals. */
  readonly played: number;
  /** Takes a possible deal. */
  deal(open: OpenTable): void;
  /** The value of a legal move in this deal, if everybody plays well after it. */
  value(move: TrickMove): number;
}

/** Values moves in possible deals: endings are solved, and longer hands are played on by the rules of the quick bot. */
export class Trial {
  private readonly start: OpenTable;
  private readonly open: OpenTable;
  private readonly rest: OpenTable;
  private state: TrickState;
  /** Solves endings; `undefined` if the hand is too long or the game has no solver. */
  private readonly solver: EndingSolver | undefined;

  constructor(
    private readonly facts: TableFacts,
    private readonly view: TrickState,
    private readonly seat: Seat,
  ) {
    this.start = openTableOf(facts.table, view);
    this.open = new OpenTable(facts);
    this.rest = new OpenTable(facts);
    this.state = view;
    this.solver = view.phase === 'play' ? this.endingSolver() : undefined;
  }

  private endingSolver(): EndingSolver | undefined {
    const { facts, start, seat, view } = this;
    if (ExactEnding.fits(start)) return new ExactEnding(facts, seat, view.options);
    return EndingSearch.fits(start) ? new EndingSearch(facts, seat, view.options) : undefined;
  }

  /** Whether each deal is solved with all cards known. */
  get isExact(): boolean {
    return this.solver !== undefined;
  }

  /** The number of cards that the search of endings has played so far. */
  get played(): number {
    return this.solver?.played ?? 0;
  }

  /** Takes a possible deal. */
  deal(sample: Sample): void {
    if (this.view.phase !== 'play') {
      this.state = this.stateOf(sample);
      return;
    }
    const { open } = this;
    open.copy(this.start);
    open.hands.set(sample.hands);
    open.trump = sample.trump;
    open.laid = sample.laid;
    open.stock = Int16Array.of(...sample.stock);
    this.solver?.deal(open);
  }

  /** The value of a move in this deal. */
  value(move: TrickMove): number {
    return this.view.phase === 'play' ? this.valueInPlay(move) : this.valueBefore(move);
  }

  private valueInPlay(move: TrickMove): number {
    const { rest, seat, view, solver } = this;
    if (solver) return solver.value(move);
    rest.copy(this.open);
    rest.make(move);
    playOut(rest);
    return valueFor(rest, seat, view.options);
  }

  private valueBefore(move: TrickMove): number {
    const { table } = this.facts;
    let state = play(table, this.state, move);
    while (state.phase !== 'play' && state.phase !== 'over') {
      const next = this.nextMove(state);
      if (!next) break;
      state = play(table, state, next);
    }
    if (state.phase !== 'play') return 0;
    const open = openTableOf(table, state);
    playOut(open);
    return valueFor(open, this.seat, this.view.options);
  }

  /** The next seat's move by simple rules. */
  private nextMove(state: TrickState): TrickMove | undefined {
    const { table } = this.facts;
    const seats = state.turn === null ? state.passing : [state.turn];
    for (const seat of seats) {
      const move = quickBot(table, state, seat);
      if (move) return move;
    }
    return undefined;
  }

  /** The state of a possible deal, before the first trick. */
  private stateOf({ hands, stock, laid, trump }: Sample): TrickState {
    const { view, facts } = this;
    const cardAt = (code: number): number => facts.cards[code]!;
    const seats = view.seats.map((one, seat): TrickSeat => {
      const cards =
        view.phase === 'pass' && seat === this.seat ? one.cards : cardsIn(facts, hands, seat);
      const isHidden = one.passed.includes(FACE_DOWN) && view.phase === 'pass';
      return { ...one, cards, passed: isHidden ? [] : one.passed };
    });
    const undone = view.seats.flatMap(({ passed }, seat) =>
      passed.includes(FACE_DOWN) && view.phase === 'pass' ? [seat] : [],
    );
    const deck = [...view.deck];
    view.stock.forEach((place, at) => {
      const code = stock[at];
      if (code !== undefined) deck[place] = cardAt(code);
    });
    return {
      ...view,
      ...{ seats, deck, passing: [...view.passing, ...undone] },
      trump: trump < 0 ? null : (trump as TrickState['trump']),
      laid: laid < 0 ? null : cardAt(laid),
    };
  }
}

/** The cards of a hand of a sample. */
function cardsIn({ cards }: TableFacts, hands: Int32Array, seat: Seat): readonly number[] {
  const found: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let left = hands[4 * seat + suit]!; left !== 0; left &= left - 1) {
      found.push(cards[16 * suit + bottomOf(left)]!);
    }
  }
  return found;
}
