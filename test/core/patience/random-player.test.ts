import { expect } from 'chai';
import { describe, it } from '#bdd';
import { type Card, FACE_DOWN } from '../../../src/core/cards/card.js';
import { shuffledDeck } from '../../../src/core/cards/deal-number.js';
import { cardsOf } from '../../../src/core/engine/deck.js';
import { STOCK, type Transfer } from '../../../src/core/patience/piles.js';
import { type PatienceGame, patienceGame } from '../../../src/core/patience/rules/game.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { countOf, isFull } from '../../support/counts.js';
import { frozen } from '../support/frozen.js';
import { valueOf } from '../support/result.js';
import { fewVariantsOf, variantsOf } from './variants.js';

const GAMES = countOf({ normal: 2, full: 40 });
/** The most moves of a game. */
const LONGEST = countOf({ normal: 80, full: 400 });
/** A position out of so many is checked in every way. The others are played only. */
const EVERY = countOf({ normal: 4, full: 8 });
/** In how many of a game's positions all conceivable moves are tried. */
const TRIED = countOf({ normal: 1, full: 10 });

type State = PatienceState;
type Game = PatienceGame<object>;

/** Whole numbers from 0 to `bound` − 1, the same ones in each run. */
function randomNumbers(seed: number): (bound: number) => number {
  let at = seed;
  return (bound) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (at >> 8) % bound;
  };
}

const sortedText = (cards: readonly Card[]): string => [...cards].sort((a, b) => a - b).join();

const textOf = ({ from, to, count }: Transfer): string => `${from} ${to} ${count}`;

/** Moves to foundations first, now and then: so that games come to an end. */
function choose(legal: readonly Transfer[], random: (bound: number) => number): Transfer {
  const up = legal.filter(({ to, from }) => to.startsWith('foundation') && from !== to);
  const from = up.length > 0 && random(2) === 0 ? up : legal;
  return from[random(from.length)]!;
}

/** How many cards of a pile are hidden: all of the stock, and the face-down cards of other piles. */
function hiddenIn(game: Game, { options, piles, faceDown }: State, pile: string): number {
  const isStock = pile === STOCK && !game.tableOf(options).rules.stock?.open;
  return isStock ? piles[pile]!.length : (faceDown[pile] ?? 0);
}

/** One game, and what is checked in each of its positions. */
class RandomGame {
  /** The cards in the game, ascending. */
  private readonly cards: string;

  constructor(
    private readonly game: Game,
    private readonly options: object,
    private readonly deal: number,
  ) {
    this.cards = sortedText(cardsOf(game, options));
  }

  play(): void {
    const { game, options, deal } = this;
    const random = randomNumbers(deal);
    let state = frozen(game.deal(options, shuffledDeck(deal, cardsOf(game, options))));
    for (let turn = 0; turn < LONGEST; turn++) {
      const legal = game.moves(state);
      const end = game.outcome(state);
      this.check(legal.length > 0 || end !== undefined, 'the game goes on without a move');
      if (random(EVERY) === 0) this.checkState(state, legal);
      if (random(LONGEST) < TRIED) this.checkOthers(state, legal);
      if (end) return;
      const move = choose(legal, random);
      state = frozen(this.playAutomatic(game.play(state, move), move));
    }
  }

  private check(holds: boolean, what: string): void {
    if (!holds) expect.fail(`${this.game.game}, deal ${this.deal}: ${what}`);
  }

  /** No card is lost or doubled. The view hides the hidden cards and nothing else, and is enough to list the moves. */
  private checkState(state: State, legal: readonly Transfer[]): void {
    const { game } = this;
    const view = game.view(state);
    this.check(sortedText(Object.values(state.piles).flat()) === this.cards, 'other cards');
    for (const [id, cards] of Object.entries(state.piles)) {
      const hidden = hiddenIn(game, state, id);
      const seen = cards.map((card, index) => (index < hidden ? FACE_DOWN : card));
      this.check(view.piles[id]!.join() === seen.join(), `the view of ${id}`);
    }
    const texts = (moves: readonly Transfer[]): string => moves.map(textOf).join();
    this.check(texts(game.moves(view)) === texts(legal), 'the view has other moves');
    this.check(new Set(legal.map(textOf)).size === legal.length, 'a move is listed twice');
    for (const move of legal) this.checkMove(state, move);
  }

  /** A listed move is legal, and can be written and read. */
  private checkMove(state: State, move: Transfer): void {
    const { game } = this;
    const text = game.writeMove(state, move);
    const read = game.readMove(state, text);
    const about = `${textOf(move)} (${text})`;
    this.check(game.refusal(state, move) === undefined, `${about} is refused`);
    this.check(
      read !== undefined && textOf(read) === textOf(move),
      `${about} is read as ${read && textOf(read)}`,
    );
  }

  /** A move that is not listed is refused. A pair and a trio have several names, of which one is listed. */
  private checkOthers(state: State, legal: readonly Transfer[]): void {
    const { game } = this;
    if (game.tableOf(state.options).rules.pairs) return;
    const listed = new Set(legal.map(textOf));
    const ids = Object.keys(state.piles);
    for (const from of ids) {
      for (const to of ids) {
        for (let count = 0; count <= state.piles[from]!.length + 1; count++) {
          const move = { from, to, count };
          const isRefused = game.refusal(state, move) !== undefined;
          this.check(isRefused !== listed.has(textOf(move)), `${textOf(move)} is not listed`);
        }
      }
    }
  }

  /** Plays the automatic moves after a move. Each is legal, and may be automatic. */
  private playAutomatic(start: State, move: Transfer): State {
    const { game, deal } = this;
    const off = { autoFinish: false, autoFoundation: 'off' };
    const aids = { ...game.aids, ...(deal % 2 === 0 && off) };
    let state = start;
    for (const next of game.automatic(state, move, aids as never)) {
      const isLegal = game.refusal(state, next) === undefined && game.isAutomatic(state, next);
      this.check(isLegal, `the automatic move ${textOf(next)}`);
      this.checkMove(state, next);
      state = game.play(state, next);
    }
    return state;
  }
}

describe('a random player', () => {
  for (const name of Object.keys(PATIENCES) as readonly PatienceName[]) {
    it(`finds no position of ${name} in which the rules contradict each other`, async () => {
      const data: PatienceData = (await PATIENCES[name]()).game;
      const game = patienceGame(data);
      const variants = isFull ? variantsOf(data) : fewVariantsOf(data);
      for (let deal = 1; deal <= Math.max(GAMES, variants.length); deal++) {
        const options = valueOf(data.options.check(variants[(deal - 1) % variants.length]));
        new RandomGame(game, options, deal).play();
      }
    });
  }
});
