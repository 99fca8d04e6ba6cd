import { expect } from 'chai';
import { gradeDeal } from '../../../src/grade.js';
import type { GradeName } from '../../../src/core.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts, status, spoken } from '../support/board.js';
import { OFF } from '../support/browser.js';
import { firstOf } from '../support/counts.js';
import type { AnyGame, Tag } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { lateSolver } from '../support/late-solver.js';
import { itIs } from '../support/links.js';
import { advance, hear, mount, mountDeck, mountGame, warnings } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { press } from '../support/pointer.js';
import {
  chooseByKeys,
  chooseByMouse,
  chosen,
  controlOf,
  openSettingsByKeys,
  ownSettings,
  pressSeen,
} from '../support/settings.js';
import { until } from '../support/until.js';

const gradeOf = (name: 'freecell' | 'klondike' | 'pyramid', deal: number): number | undefined => {
  const graded = gradeDeal(name, {}, { deal, budget: 0 });
  return 'value' in graded ? graded.value.grade : undefined;
};

/** The choices of grade in an open panel, or an empty string if it has none. */
const offered = (game: AnyGame): string =>
  [...part(game, 'panel-settings').querySelectorAll('.grade [part~="choice"]')]
    .map(({ textContent }) => textContent.trim())
    .join(', ');

const GRADES = 'any, very easy, easy, medium, hard, very hard';

/** The button beside the choice that begins the next game. */
const newGameButton = (game: AnyGame): Element =>
  part(game, 'panel-settings').querySelector('.grade + p button')!;

describe('the player’s choice of difficulty', () => {
  it('is shown while deals must be winnable, and applies to the next game and later ones', async () => {
    const stored = ownSettings();
    const game = await mount({ deal: '617' });
    await openSettings(game);
    expect(offered(game)).to.equal('');
    await chooseByMouse(game, 'solvable', 'on');
    expect([offered(game), chosen(game, 'grade')]).to.deep.equal([GRADES, 'any']);
    await chooseByMouse(game, 'grade', 'very-easy');
    expect([chosen(game, 'grade'), game.dealNumber]).to.deep.equal(['very-easy', 617]);
    expect(JSON.parse(stored()!)).to.deep.equal({ solvable: 'on', grade: 'very-easy' });
    await pressSeen(game, newGameButton(game));
    await until('it is dealt', () => game.dealNumber !== 617, 20_000);
    expect(gradeOf('freecell', game.dealNumber!)).to.equal(1);
    game.parentElement!.remove();
    const later = await mount({ deal: undefined });
    await until('the next is dealt, too', () => later.dealNumber, 20_000);
    expect(gradeOf('freecell', later.dealNumber!)).to.equal(1);
    await openSettings(later);
    await chooseByMouse(later, 'solvable', 'off');
    expect(offered(later)).to.equal('');
  });

  it('can be made by keys alone', async () => {
    ownSettings();
    const game = await mount({ deal: '617' });
    await openSettingsByKeys(game);
    await chooseByKeys(game, 'solvable', 'on');
    await chooseByKeys(game, 'grade', 'hard');
    expect(chosen(game, 'grade')).to.equal('hard');
    const group = controlOf(game, 'grade').closest('[role="radiogroup"]')!;
    expect([group.ariaLabel, controlOf(game, 'grade').ariaLabel]).to.deep.equal([
      'Difficulty',
      'hard',
    ]);
    await keys(game, 'Escape', 'n');
    await until('it is dealt', () => game.dealNumber !== 617, 30_000);
    expect(gradeOf('freecell', game.dealNumber!)).to.equal(4);
  });

  it('overrides the page’s grade, until it is reset to the site’s defaults', async () => {
    ownSettings();
    const game = await mount({ deal: '617', grade: 'very-hard' });
    await openSettings(game);
    const now = (): unknown => [chosen(game, 'solvable'), offered(game) && chosen(game, 'grade')];
    expect(now()).to.deep.equal(['on', 'very-hard']);
    await chooseByMouse(game, 'grade', 'easy');
    expect(now()).to.deep.equal(['on', 'easy']);
    await pressSeen(game, newGameButton(game));
    await until('it is dealt', () => game.dealNumber !== 617, 20_000);
    expect(gradeOf('freecell', game.dealNumber!)).to.equal(2);
    await openSettings(game);
    await chooseByMouse(game, 'solvable', 'off');
    expect(now()).to.deep.equal(['off', '']);
    await chooseByMouse(game, '', '');
    expect(now()).to.deep.equal(['on', 'very-hard']);
  });

  it('shows the effect of a wrong grade set by the page', async () => {
    ownSettings();
    warnings();
    const game = await mount({ deal: '617', grade: 'any' });
    await openSettings(game);
    expect([chosen(game, 'solvable'), chosen(game, 'grade')]).to.deep.equal(['on', 'any']);
  });

  it('names each grade in the current language, even if a size has the same name', async () => {
    ownSettings();
    const game = await mount({ deal: '617', solvable: true, locale: 'fr' });
    await until('it speaks French', () => game.words.extras);
    await openSettings(game);
    await until('the panel does', () => offered(game).includes('facile'));
    expect(offered(game)).to.equal(
      'peu importe, très facile, facile, moyenne, difficile, très difficile',
    );
  });

  const HAVE: readonly (readonly [Tag, GradeName, 'klondike' | 'pyramid'])[] = [
    ['pyramid-game', 'easy', 'pyramid'],
    ['klondike-game', 'very-hard', 'klondike'],
  ];
  for (const [tag, grade, name] of firstOf(HAVE, 1)) {
    it(`is offered by ${tag}`, async () => {
      ownSettings();
      const game = await mountGame(tag, { deal: '5', solvable: true });
      await openSettings(game);
      await chooseByMouse(game as never, 'grade', grade);
      await pressSeen(game as never, newGameButton(game));
      await until('it is dealt', () => game.dealNumber !== 5, 40_000);
      expect(gradeOf(name, game.dealNumber!)).to.equal(grade === 'easy' ? 2 : 5);
    });
  }

  it('does not exist in Golf, which deals winnable deals without a complaint', async () => {
    ownSettings();
    const heard = hear();
    const game = await mount({ deal: '617', solvable: true });
    await openSettings(game);
    await chooseByMouse(game, 'grade', 'hard');
    game.parentElement!.remove();
    const golf = await mountGame('golf-game', { solvable: true });
    await until('it is dealt', () => golf.dealNumber, 20_000);
    await openSettings(golf);
    expect(offered(golf)).to.equal('');
    expect(heard.filter(({ type }) => type === 'game-error')).to.deep.equal([]);
  });

  it('does not affect the deal of the day, but those after it', async () => {
    ownSettings();
    itIs('2026-11-22T20:47:30Z');
    const daily = 'UTC 2026-11-22=1941';
    const game = await mountGame('freecell-game', { daily, solvable: true, ...OFF, motion: 'off' });
    await until('the day’s is dealt', () => game.dealNumber, 20_000);
    await openSettings(game);
    await chooseByMouse(game, 'grade', 'very-easy');
    expect(game.dealNumber).to.equal(1941);
    await pressSeen(game, newGameButton(game));
    await until('another is dealt', () => game.dealNumber !== 1941, 20_000);
    expect(gradeOf('freecell', game.dealNumber!)).to.equal(1);
  });
});

const LOOKING = 'Looking for a winnable deal.';

/** The button that ends the search. */
const stopButton = (game: AnyGame): HTMLElement | undefined => parts(game, 'notice-button')[0];

const isLooking = (game: AnyGame): Promise<void> =>
  until('it is said', () => stopButton(game) && status(game) === LOOKING);

describe('a search for a deal that takes long', () => {
  it('is shown before the first game, and ending it deals a game', async () => {
    ownSettings();
    lateSolver();
    const game = await mount({ deal: undefined, grade: 'hard' });
    await isLooking(game);
    expect([spoken(game), stopButton(game)!.textContent.trim()]).to.deep.equal([
      LOOKING,
      'Stop searching',
    ]);
    expect(game.dealNumber).to.equal(undefined);
    stopButton(game)!.focus();
    await keys(game, 'Enter');
    await until('a deal is there', () => game.dealNumber);
    expect(parts(game, 'notice').length).to.equal(0);
    expect(part(game, 'board').contains(game.shadowRoot!.activeElement)).to.equal(true);
  });

  /** A search for the game after 617. */
  async function looking(): Promise<FreecellGame> {
    const game = await mount({ deal: '617', grade: 'very-easy' });
    await press(game, part(game, 'button-new'));
    await isLooking(game);
    return game;
  }

  it('is shown beside the game in play, until the deal is found', async () => {
    ownSettings();
    const solver = lateSolver();
    const game = await looking();
    await press(game, 'JC');
    await press(game, 'QH');
    expect([game.moveCount, status(game)]).to.deep.equal([1, LOOKING]);
    solver.answer();
    await until('it is dealt', () => game.dealNumber !== 617, 20_000);
    expect([gradeOf('freecell', game.dealNumber!), parts(game, 'notice').length]).to.deep.equal([
      1, 0,
    ]);
  });

  it('can be ended below the panel of a win', async () => {
    ownSettings();
    lateSolver();
    const game = await mountDeck(FINISHABLE, { grade: 'very-easy' });
    await advance(game, 'column-4 foundation-1');
    // They come later than the panel, whose buttons they move.
    await until('the panel is there', () => parts(game, 'bests').length > 0);
    const buttons = [...part(game, 'panel-win').querySelectorAll('button')];
    await press(
      game,
      buttons.find(({ textContent }) => textContent.trim() === 'New game')!,
    );
    await isLooking(game);
    await press(game, stopButton(game)!);
    await until('it has ended', () => parts(game, 'notice').length === 0);
    expect([game.outcome, parts(game, 'panel-win').length]).to.deep.equal(['won', 1]);
  });

  it('can be ended by keys too, which keeps the game in play', async () => {
    ownSettings();
    const solver = lateSolver();
    const game = await looking();
    await focusOn(game, 'JC');
    await keys(game, 'Tab', 'Enter');
    await until('it has ended', () => parts(game, 'notice').length === 0);
    expect([game.dealNumber, status(game)]).to.deep.equal([617, '']);
    expect(part(game, 'board').contains(game.shadowRoot!.activeElement)).to.equal(true);
    solver.answer();
    await press(game, part(game, 'button-new'));
    await until('the next search finds one', () => game.dealNumber !== 617, 20_000);
  });
});
