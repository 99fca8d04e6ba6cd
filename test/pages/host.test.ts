import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { gameOf, heardBy, hearing, look } from './support/board.js';
import { NEARLY_WON, nearlyWon } from './support/near-win.js';
import { byClicking, playThrough } from './support/players.js';
import { cardsOf, dragMoves } from './support/staged.js';
import { itInFull } from '../support/counts.js';

const GAME = '<freecell-game deal="617"></freecell-game>';

/** A site's script before the game. */
const host = (code: string): string => `${hearing}<script>${code}</script>`;

const THROWS = `
  globalThis.causes = [];
  addEventListener('game-error', ({ detail: { problem, cause } }) => {
    causes.push([problem.code, problem.event, cause.message]);
  });
  for (const type of ['start', 'move', 'undo', 'redo', 'refuse', 'win', 'lose', 'error']) {
    addEventListener('game-' + type, () => { throw new Error('host at ' + type); });
  }`;

const THROWS_AT_REQUEST = `
  globalThis.causes = [];
  addEventListener('game-error', ({ detail: { problem, cause } }) => {
    causes.push([problem.code, problem.event, cause.message]);
  });
  addEventListener('game-request-move', () => { throw new Error('host at request'); });`;

/** A listener that answers the first move with a call. */
const answering = (call: string): string => `
  addEventListener('game-move', ({ target }) => { target.${call} }, { once: true });`;

const heardTypes = async (page: TestPage): Promise<readonly string[]> =>
  (await heardBy(page)).map(({ type, source }) => `${type} ${source}`);

/** The first lines of all exceptions in the page. */
const thrown = (page: TestPage): readonly string[] =>
  page.problems.map(({ kind, text }) => `${kind} ${text.split('\n')[0]!}`);

/** The exceptions of listeners of these events. */
const thrownAt = (...types: readonly string[]): readonly string[] =>
  types.map((type) => `error Error: host at ${type}`);

describe('a host whose listeners throw', () => {
  it('has a game that goes on, and is told of its own errors alone', async () => {
    const page = await openPage({ html: host(THROWS) + GAME, reducedMotion: 'reduce' });
    await dragMoves(page, ['5 8', '1 8']);
    for (const name of ['Undo', 'Redo', 'Undo']) {
      await gameOf(page).getByRole('button', { name, exact: true }).click();
    }
    const seen = await dragMoves(page, ['5 8', '4 a']);
    // Each of their exceptions is reported once as `error`, whose listener also throws.
    const first = ['start', 'move', 'refuse', 'undo', 'redo'].flatMap((type) => [type, 'error']);
    const told = [...first, 'undo', 'move', 'move'];
    const isHosts = (type: string): boolean => type === 'start' || type === 'error';
    expect(await heardTypes(page)).to.deep.equal(
      told.map((type) => `game-${type} ${isHosts(type) ? 'host' : 'player'}`),
    );
    const types = ['start', 'move', 'refuse', 'undo', 'redo'].map((type) => `game-${type}`);
    expect(await page.evaluate('causes')).to.deep.equal(
      types.map((type) => ['listener', type, `host at ${type.slice(5)}`]),
    );
    expect([cardsOf(seen, 'column-8'), cardsOf(seen, 'cell-1'), seen.moveCount]).to.deep.equal([
      'AH KH TC JS 2S QH JC',
      '4H',
      6,
    ]);
    await page.reload();
    expect((await look(gameOf(page))).position).to.deep.equal(seen.position);
    expect(thrown(page)).to.deep.equal(thrownAt(...told, 'start', 'error'));
  });

  it('has a player who acts all the same where the page was asked', async () => {
    const page = await openPage({ html: host(THROWS_AT_REQUEST) + GAME, reducedMotion: 'reduce' });
    const seen = await dragMoves(page, ['5 8']);
    expect([cardsOf(seen, 'column-8'), await page.evaluate('causes')]).to.deep.equal([
      'AH KH TC JS 2S QH JC',
      [['listener', 'game-request-move', 'host at request']],
    ]);
    expect(thrown(page)).to.deep.equal(['error Error: host at request']);
  });

  itInFull('has its wins', async () => {
    const page = await openPage({ html: host(THROWS) + NEARLY_WON, reducedMotion: 'reduce' });
    const rest = await nearlyWon(page, 2);
    await playThrough(page, rest, byClicking(page));
    await gameOf(page).getByRole('dialog').waitFor();
    const types = await heardTypes(page);
    expect(types.filter((type) => type !== 'game-error host')).to.deep.equal([
      'game-start host',
      'game-move player',
      'game-move player',
      'game-win player',
    ]);
    const told = ['start', 'error', 'start', 'error', 'move', 'error', 'move', 'win', 'error'];
    expect(thrown(page)).to.deep.equal(thrownAt(...told));
  });
});

describe('a host that plays along from its listener', () => {
  itInFull('takes the move back, and the player makes it again', async () => {
    const html = host(answering('undo();')) + GAME;
    const page = await openPage({ html, reducedMotion: 'reduce' });
    const back = await dragMoves(page, ['5 8']);
    expect([cardsOf(back, 'column-8'), back.moveCount]).to.deep.equal(['AH KH TC JS 2S QH', 2]);
    const again = await dragMoves(page, ['5 8']);
    expect([cardsOf(again, 'column-8'), again.moveCount]).to.deep.equal([
      'AH KH TC JS 2S QH JC',
      3,
    ]);
    expect(await heardTypes(page)).to.deep.equal([
      'game-start host',
      'game-move player',
      'game-undo host',
      'game-move player',
    ]);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('deals anew, and Undo brings the game back with its move', async () => {
    const html = host(answering('newGame(3);')) + GAME;
    const page = await openPage({ html, reducedMotion: 'reduce' });
    const dealt = await dragMoves(page, ['5 8']);
    expect([cardsOf(dealt, 'column-8').split(' ').length, dealt.moveCount]).to.deep.equal([6, 0]);
    await gameOf(page).getByRole('button', { name: 'Undo' }).click();
    const back = await look(gameOf(page));
    expect([cardsOf(back, 'column-8'), back.moveCount]).to.deep.equal(['AH KH TC JS 2S QH JC', 1]);
    expect(await heardTypes(page)).to.deep.equal([
      'game-start host',
      'game-move player',
      'game-start host',
      'game-start player',
    ]);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('takes the game out of the page, and it comes back where it was', async () => {
    const code = `addEventListener('game-move', ({ target }) => {
      target.remove();
      requestAnimationFrame(() => document.body.append(target));
    });`;
    const page = await openPage({ html: host(code) + GAME, reducedMotion: 'reduce' });
    const { x, y } = (await look(gameOf(page))).piles['column-5']!;
    const to = (await look(gameOf(page))).piles['column-8']!;
    for (const at of [{ x, y }, to]) await page.mouse.click(at.x, at.y);
    await gameOf(page).locator('[data-pile="column-8"] [data-card="JC"]').waitFor();
    expect((await look(gameOf(page))).moveCount).to.equal(1);
    expect(page.problems).to.deep.equal([]);
  });
});
