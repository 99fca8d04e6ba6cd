import '../../../src/games/patience/index.js';
import { expect } from 'chai';
import { sendMouse } from '@web/test-runner-commands';
import type { PatienceGame } from '../../../src/games/patience/element/element.js';
import { type Card, FACE_DOWN, copyOf } from '../../../src/core/cards/card.js';
import { shuffledDeck } from '../../../src/core/cards/deal-number.js';
import { cardCode } from '../../../src/core/cards/notation.js';
import { cardsOf } from '../../../src/core/engine/deck.js';
import { type Piles, STOCK, type Transfer } from '../../../src/core/patience/piles.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import { type Point, mouseDrag } from '../../harness/commands.js';
import { pile } from '../support/board.js';
import { some } from '../support/counts.js';
import { faults } from '../support/geometry.js';
import { makeElement, putInBox } from '../support/mount.js';
import { pointOf } from '../support/pointer.js';
import { until } from '../support/until.js';

const MOVES = 10;

/** One game of each family, for a normal run. */
const SAMPLES = [
  ...['canfield', 'spider', 'yukon', 'fan', 'king-albert', 'giza', 'elevens', 'bakers-dozen'],
  ...['forty-thieves', 'beleaguered-castle', 'tripeaks', 'black-hole', 'putt-putt', 'duchess'],
  ...['double-klondike', 'penguin'],
] as readonly PatienceName[];

/** The automatic moves that the rules demand. The others have tests of their own. */
const AIDS = { autoFlip: true, autoFinish: false, autoFoundation: 'off' } as const;

/** One game, played by the rules alone beside the element. */
class Course {
  private readonly game;
  private played: Readonly<Record<string, number>> = {};
  private turn = 0;
  state: PatienceState;

  constructor(
    data: PatienceData,
    readonly deal: number,
  ) {
    this.game = patienceGame(data);
    const checked = data.options.check({});
    if ('problem' in checked) throw new Error(data.name);
    const deck = shuffledDeck(deal, cardsOf(this.game, checked.value));
    this.state = this.game.deal(checked.value, deck);
  }

  /** The first deal that has so many moves. */
  static of(data: PatienceData): Course {
    let deal = 1;
    while (!new Course(data, deal).lasts()) deal++;
    return new Course(data, deal);
  }

  private lasts(): boolean {
    for (let turn = 0; turn < MOVES; turn++) {
      const move = this.next();
      if (!move) return false;
      this.play(move);
    }
    return true;
  }

  get table() {
    return this.game.tableOf(this.state.options);
  }

  get seen(): Piles {
    return this.game.view(this.state).piles;
  }

  private kindOf({ from, to, count }: Transfer): string {
    const { kinds } = this.table;
    return `${kinds[from]} ${kinds[to]} ${count > 1}`;
  }

  /** The next legal move: of the kind that was played least, so that all kinds are. */
  next(): Transfer | undefined {
    const legal = this.game.outcome(this.state) ? [] : this.game.moves(this.state);
    const often = (move: Transfer): number => this.played[this.kindOf(move)] ?? 0;
    const least = Math.min(...legal.map(often));
    const rare = legal.filter((move) => often(move) === least);
    return rare[(this.turn * 5) % rare.length];
  }

  play(move: Transfer): void {
    const { game } = this;
    const kind = this.kindOf(move);
    this.played = { ...this.played, [kind]: (this.played[kind] ?? 0) + 1 };
    const after = game.play(this.state, move);
    this.turn++;
    this.state = game.automatic(after, move, AIDS).reduce(game.play, after);
  }
}

const nameOf = (card: Card): string =>
  card === FACE_DOWN ? 'XX' : `${cardCode(card)}${copyOf(card) > 0 ? `#${copyOf(card) + 1}` : ''}`;

/** The cards of each pile by the rules: `7H`, `7H#2` for the second one, `XX` for a face-down card. */
const expected = (piles: Piles): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(piles).map(([id, cards]) => [id, cards.map(nameOf).join(' ')]));

/** The cards of each pile on the board. */
const shown = (game: PatienceGame, ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => {
      const cards = [...pile(game, id).querySelectorAll<HTMLElement>('[data-index]')];
      const names = cards.map(({ dataset: { card = 'XX', copy } }) =>
        copy === undefined ? card : `${card}#${copy}`,
      );
      return [id, names.join(' ')];
    }),
  );

async function mount(name: string, deal: number): Promise<PatienceGame> {
  const attributes = { game: name, deal: String(deal), 'no-verdict': true } as const;
  const game = makeElement('patience-game', { ...attributes, 'no-auto-finish': true });
  putInBox(game, { width: 900 });
  await until(`${name} is drawn`, () => game.shadowRoot?.querySelector('.pile'));
  return game;
}

/** The buttons of a pile, bottom first. */
const buttons = (game: PatienceGame, id: string): readonly HTMLElement[] => [
  ...pile(game, id).querySelectorAll<HTMLElement>('button:not([aria-hidden="true"])'),
];

/** The card that a move takes hold of. */
const takenBy = (game: PatienceGame, { from, count }: Transfer): HTMLElement =>
  buttons(game, from).at(-count)!;

const topOf = (game: PatienceGame, id: string): HTMLElement => buttons(game, id).at(-1)!;

/** Plays moves by the mouse as a player does: by drag in every other turn, if cards can be dragged there. */
class Mouse {
  constructor(private readonly game: PatienceGame) {}

  async play(move: Transfer, turn: number): Promise<void> {
    const { from, to } = move;
    if (from === to) return this.click(topOf(this.game, to));
    if (from === STOCK || to === STOCK) return this.click(topOf(this.game, STOCK));
    return turn % 2 === 0 ? this.drag(move) : this.send(move);
  }

  private async send(move: Transfer): Promise<void> {
    const { game } = this;
    const { moveCount } = game;
    await this.click(takenBy(game, move));
    // A card that has only one place to go is there already.
    if (game.moveCount === moveCount) await this.click(topOf(game, move.to));
  }

  private async click(node: HTMLElement): Promise<void> {
    const { x, y } = this.at(node);
    await sendMouse({ type: 'click', position: [x, y] });
    await this.game.updateComplete;
  }

  private async drag(move: Transfer): Promise<void> {
    const { game } = this;
    await mouseDrag(this.at(takenBy(game, move)), this.at(topOf(game, move.to)));
    await game.updateComplete;
  }

  private at(node: HTMLElement): Point {
    return pointOf(this.game as never, node);
  }
}

/** Plays a game by mouse, and compares the board with the rules' position after each move. */
async function playByMouse(name: PatienceName): Promise<void> {
  const course = Course.of((await PATIENCES[name]()).game);
  const game = await mount(name, course.deal);
  const mouse = new Mouse(game);
  const ids = Object.keys(course.seen);
  expect(shown(game, ids), 'the deal').to.deep.equal(expected(course.seen));
  for (let turn = 0; turn < MOVES; turn++) {
    const move = course.next()!;
    const text = `move ${turn + 1}: ${move.from} ${move.to} ${move.count}`;
    await mouse.play(move, turn);
    course.play(move);
    expect(shown(game, ids), text).to.deep.equal(expected(course.seen));
    expect(game.state?.piles, text).to.deep.equal(course.seen);
  }
  expect(faults(game as never)).to.deep.equal([]);
}

describe('ten moves by mouse', () => {
  for (const name of some(Object.keys(PATIENCES) as readonly PatienceName[], SAMPLES)) {
    it(`of ${name}`, () => playByMouse(name));
  }
});
