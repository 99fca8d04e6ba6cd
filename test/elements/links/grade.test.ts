import { expect } from 'chai';
import { solverClient } from '../../../src/elements/solver/client.js';
import { gradeDeal } from '../../../src/grade.js';
import { part, parts } from '../support/board.js';
import { OFF } from '../support/browser.js';
import { detailsOf, hear, mountGame, warnings } from '../support/mount.js';
import { lateSolver } from '../support/late-solver.js';
import { instead, itIs } from '../support/links.js';
import { until } from '../support/until.js';

const WON = { ...OFF, motion: 'off' } as const;

const gradeOf = (deal: number): number | undefined => {
  const graded = gradeDeal('freecell', {}, { deal, budget: 0 });
  return 'value' in graded ? graded.value.grade : undefined;
};

describe('how hard a deal is', () => {
  it('is said beside the day, in the reader’s language', async () => {
    itIs('2026-11-22T20:47:30Z');
    const daily = 'UTC 2026-11-22=1941';
    const solver = lateSolver();
    const game = await mountGame('freecell-game', { daily, ...WON });
    await until('its day is said', () => parts(game, 'day').length > 0, 20_000);
    const left = (): number => part(game, 'figures').getBoundingClientRect().left;
    const before = [parts(game, 'day-grade').length, left()];
    solver.answer();
    await until('its grade is said', () => parts(game, 'day-grade').length > 0, 20_000);
    expect(part(game, 'day-grade').textContent).to.equal(' · very hard');
    // The figures after it don't move.
    expect(before).to.deep.equal([0, left()]);
    game.locale = 'de';
    await until('it is said in German', () =>
      parts(game, 'day-grade').some(({ textContent }) => textContent.includes('sehr schwer')),
    );
  });

  it('is no longer looked for once another game is played', async () => {
    itIs('2026-11-22T20:47:30Z');
    const signals: AbortSignal[] = [];
    const ask = solverClient.ask.bind(solverClient);
    const never = new Promise(() => undefined);
    instead(solverClient, 'ask', (...[solver, state, options]: Parameters<typeof ask>) => {
      if (!solver.game.endsWith('-grade')) return ask(solver, state, options);
      signals.push(options!.signal!);
      return never;
    });
    const game = await mountGame('freecell-game', { daily: 'UTC 2026-11-22=1941', ...WON });
    await until('it is looked for', () => signals.length > 0, 20_000);
    game.newGame(5);
    await until('it is given up', () => signals[0]!.aborted);
    expect([signals.length, parts(game, 'day-grade').length]).to.deep.equal([1, 0]);
  });

  it('chooses the deals of a page', async () => {
    const game = await mountGame('freecell-game', { grade: 'very-easy' });
    await until('it is dealt', () => game.dealNumber, 20_000);
    expect(gradeOf(game.dealNumber!)).to.equal(1);
  });

  it('is one of five beside a day’s deal, too', async () => {
    warnings();
    const heard = hear();
    itIs('2026-11-22T20:47:30Z');
    const daily = 'UTC 2026-11-22=1941';
    const game = await mountGame('freecell-game', { daily, grade: 'heavy', ...WON });
    await until('the day’s is dealt', () => game.dealNumber, 20_000);
    expect(game.dealNumber).to.equal(1941);
    const options = detailsOf(heard, 'game-error').map(({ problem }) => problem['option']);
    expect(options).to.deep.equal(['grade']);
  });

  it('is one of five, beside a deal as well, and none of Golf', async () => {
    warnings();
    const heard = hear();
    await mountGame('freecell-game', { deal: '617', grade: 'heavy' });
    await until('it is said beside a deal', () => detailsOf(heard, 'game-error').length > 0);
    for (const tag of ['freecell-game', 'golf-game'] as const) {
      const game = await mountGame(tag, { grade: 'heavy' });
      await until('any deal that can be won is dealt', () => game.dealNumber, 20_000);
      const first = game.dealNumber;
      game.newGame();
      await until('another is dealt', () => game.dealNumber !== first, 20_000);
    }
    const problems = detailsOf(heard, 'game-error').map(({ problem }) => problem);
    const ofFreecell = {
      ...{ code: 'option', option: 'grade', got: 'heavy' },
      accepted: 'very-easy, easy, medium, hard, very-hard',
    };
    expect(problems).to.deep.equal([
      ofFreecell,
      ofFreecell,
      {
        ...{ code: 'option', option: 'grade', got: 'heavy' },
        accepted: 'nothing: its deals have no grades',
      },
    ]);
  });
});
