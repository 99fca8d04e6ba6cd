import '../../../src/games/patience/index.js';
import { expect } from 'chai';
import type { PatienceGame } from '../../../src/games/patience/element/element.js';
import { DOUBLE_PRESS } from '../../../src/elements/controllers/double-press.js';
import { STOCK, type Transfer } from '../../../src/core/patience/piles.js';
import { centreOf, touchScreen, touchTap } from '../../harness/commands.js';
import { pile } from '../support/board.js';
import { afterTest, makeElement, putInBox } from '../support/mount.js';
import { pass, until } from '../support/until.js';

const MOVES = 10;

async function mount(name: string, width: number): Promise<PatienceGame> {
  const game = makeElement('patience-game', { game: name, deal: '617', 'no-verdict': true });
  putInBox(game, { width });
  await until(`${name} is drawn`, () => game.shadowRoot?.querySelector('.pile'));
  return game;
}

/** The next move to play: from pile to pile if there is one, otherwise the first. */
function nextMove({ legalMoves }: PatienceGame, turn: number): Transfer | undefined {
  const plain = legalMoves.filter(
    ({ from, to }) => from !== to && from !== STOCK && to !== STOCK && !from.includes('foundation'),
  );
  return plain.length > 0 ? plain[(turn * 5) % plain.length] : legalMoves[0];
}

/** The card that a move takes hold of. */
const takenBy = (game: PatienceGame, { from, count }: Transfer): HTMLElement =>
  [...pile(game, from).querySelectorAll<HTMLElement>('button:not([aria-hidden="true"])')].at(
    -count,
  )!;

const goalOf = (game: PatienceGame, { to }: Transfer): HTMLElement =>
  [...pile(game, to).querySelectorAll<HTMLElement>('button')].at(-1)!;

/** Plays some moves of a game in one way, and checks that each is played. */
async function playOn(
  game: PatienceGame,
  act: (move: Transfer) => Promise<void>,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (let turn = 0; turn < MOVES; turn++) {
    const move = nextMove(game, turn);
    if (!move) break;
    const { moveCount } = game;
    await act(move);
    if (game.moveCount === moveCount) lost.push(`${move.from} ${move.to} ${move.count}`);
  }
  return lost;
}

/** A press on the card, and if it isn't sent to its only place, one on the goal. */
async function byPress(
  game: PatienceGame,
  move: Transfer,
  tap: (node: HTMLElement) => Promise<void>,
): Promise<void> {
  const { moveCount } = game;
  await tap(takenBy(game, { ...move, count: move.from === STOCK ? 1 : move.count }));
  if (game.moveCount === moveCount) await tap(goalOf(game, move));
}

describe('<patience-game>', () => {
  it('is played by touch on a narrow board', async () => {
    const game = await mount('bakers-dozen', 320);
    await touchScreen(true);
    afterTest(() => void touchScreen(false));
    const tap = async (node: HTMLElement): Promise<void> => {
      const { top } = node.getBoundingClientRect();
      await touchTap({ x: centreOf(node).x, y: Math.round(top + 6) });
      await game.updateComplete;
    };
    const act = async (move: Transfer): Promise<void> => {
      await byPress(game, move, tap);
      // Two quick taps on one pile are a double tap.
      await pass(DOUBLE_PRESS);
    };
    expect(await playOn(game, act)).to.deep.equal([]);
  });
});
