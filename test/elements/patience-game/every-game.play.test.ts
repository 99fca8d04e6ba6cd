import '../../../src/games/patience/index.js';
import { expect } from 'chai';
import { sendMouse } from '@web/test-runner-commands';
import type { PatienceGame } from '../../../src/games/patience/element/element.js';
import { type Card, FACE_DOWN, copyOf } from '../../../src/core/cards/card.js';
import { cardCode } from '../../../src/core/cards/notation.js';
import { type Piles, STOCK, type Transfer } from '../../../src/core/patience/piles.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import { type Point, mouseDrag } from '../../harness/commands.js';
import { pile } from '../support/board.js';
import { some } from '../support/counts.js';
import { Course } from '../support/course.js';
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

  async move(move: Transfer, turn: number): Promise<void> {
    const { from, to } = move;
    if (from === to) return this.press(topOf(this.game, to));
    if (from === STOCK || to === STOCK) return this.press(topOf(this.game, STOCK));
    return turn % 2 === 0 ? this.drag(move) : this.send(move);
  }

  private async send(move: Transfer): Promise<void> {
    const { game } = this;
    const { moveCount } = game;
    await this.press(takenBy(game, move));
    // A card that has only one place to go is there already.
    if (game.moveCount === moveCount) await this.press(topOf(game, move.to));
  }

  private async press(node: HTMLElement): Promise<void> {
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
  const course = Course.of((await PATIENCES[name]()).game, MOVES);
  const game = await mount(name, course.deal);
  const mouse = new Mouse(game);
  const ids = Object.keys(course.seen);
  expect(shown(game, ids), 'the deal').to.deep.equal(expected(course.seen));
  for (let turn = 0; turn < MOVES; turn++) {
    const move = course.next()!;
    const text = `move ${turn + 1}: ${move.from} ${move.to} ${move.count}`;
    await mouse.move(move, turn);
    course.follow(move);
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
