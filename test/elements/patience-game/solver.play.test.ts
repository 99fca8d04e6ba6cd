import '../../../src/games/patience/index.js';
import '../../../src/games/patience/element/tags/index.js';
import { expect } from 'chai';
import { dealNumber } from '../../../src/core/engine/deck.js';
import { defineOptions } from '../../../src/core/engine/option.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import { DAILY_BUDGET, dailyDeal } from '../../../src/core/solver/daily.js';
import { searchRules } from '../../../src/core/solver/rules/solve.js';
import { type Verdict, finish } from '../../../src/core/solver/search.js';
import type { RulesElement } from '../../../src/elements/patience/rules/rules-element.js';
import { gradeDeal } from '../../../src/grade.js';
import { PatienceGame } from '../../../src/games/patience/element/element.js';
import { part, parts, spoken, status } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { hinted, provedHint } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { itIs } from '../support/links.js';
import {
  type Attributes,
  afterTest,
  detailsOf,
  hasten,
  hear,
  makeElement,
  putInBox,
} from '../support/mount.js';
import { openMenu, openSettings } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { chooseByMouse, ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

/** A game of 16 cards. */
const SMALL: PatienceRules = {
  version: 1,
  name: 'Small',
  ranks: ['A', '4'],
  columns: { deal: [4, 4, 4, 4], build: { by: 'alternate' } },
  cells: { count: 1 },
  foundations: {},
};

/** The same without a cell: one deal in two can't be won. */
const { cells: _, ...HARD } = SMALL;

/** A deal of `SMALL` whose only first move that keeps it winnable is from the last column to a cell. */
const NARROW = '31';

/** A game of the page's own rules, by the rules alone. */
const gameOf = (name: string, rules: PatienceRules) =>
  patienceGame({ name, options: defineOptions<object>({ rules: {} }), rules: () => rules });

const verdictOf = (rules: PatienceRules, deal: number, budget?: number): Verdict =>
  finish(searchRules(rules, dealNumber(gameOf('own', rules), {}, deal), budget));

async function begun<Game extends RulesElement>(game: Game): Promise<Game & AnyGame> {
  putInBox(game, { width: 760 });
  await until('the game has begun', () => game.state);
  await game.updateComplete;
  return game as Game & AnyGame;
}

/** An element with the page's own rules, given as the child of the element. */
function make(attributes: Attributes, rules: PatienceRules): PatienceGame {
  const game = makeElement('patience-game', { ...attributes, 'no-auto-finish': true });
  game.innerHTML = `<script type="application/json" slot="rules">${JSON.stringify(rules)}</script>`;
  return game;
}

const own = (
  attributes: Attributes = { deal: NARROW },
  rules: PatienceRules = SMALL,
): Promise<AnyGame> => begun(make(attributes, rules));

/** A game whose solver always gives up. */
function undecided(attributes: Attributes): Promise<AnyGame> {
  const game = make(attributes, SMALL);
  const solver = { game: 'none', search: () => ({ step: () => ['unknown'] }) };
  const none = { game: 'none', load: () => Promise.resolve(solver) };
  Object.defineProperty(game.solver, 'solvers', { value: { verdict: none, proof: none } });
  return begun(game);
}

/** The game with a tag of its own that the solver knows soonest. */
const peaks = (attributes: Attributes = { deal: '1' }): Promise<AnyGame> =>
  begun(makeElement('tripeaks-game', attributes));

const menuLine = (game: AnyGame, text: string): HTMLElement =>
  parts(game, 'menu-item').find((line) => line.textContent.includes(text))!;

const noticeButton = (game: AnyGame, text: string): HTMLElement | undefined =>
  parts(game, 'notice-button').find((one) => one.textContent.trim() === text);

/** Makes a move after which `NARROW` can't be won any more. */
async function lose(game: AnyGame): Promise<void> {
  await press(game, 'column-1');
  await press(game, 'cell-1');
  expect(game.moveCount).to.equal(1);
}

async function showWay(game: AnyGame): Promise<void> {
  await openMenu(game);
  await press(game, menuLine(game, 'Show a way to win'));
}

describe('a hint of a patience by rules', () => {
  it('is the only move that keeps own rules winnable, by key', async () => {
    const game = await own();
    await focusOn(game, 'column-1');
    await keys(game, 't');
    expect(await provedHint(game)).to.match(/^Try the .+ to a cell\.$/);
    const [lit] = parts(game, 'card hint');
    expect(lit!.closest<HTMLElement>('[data-pile]')!.dataset['pile']).to.equal('column-4');
  });

  it('is proved in a game with a tag of its own, by mouse', async () => {
    const game = await peaks();
    await press(game, part(game, 'button-hint'));
    expect(await provedHint(game)).to.match(/^Try the .+ on the .+\.$/);
  });

  it('says that no win is possible any more', async () => {
    const game = await own();
    await lose(game);
    const heard = hear();
    await press(game, part(game, 'button-hint'));
    await until('it is said', () => status(game) === 'This game can no longer be won.');
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code)).to.deep.equal([
      'hopeless',
    ]);
  });
});

describe('the verdict of a patience by rules', () => {
  it('is shown and told for own rules, and follows each move', async () => {
    const heard = hear();
    const game = await own({ deal: NARROW, verdict: true });
    await until('it can be won', () => parts(game, 'verdict winnable').length === 1);
    await lose(game);
    await until('it is lost', () => parts(game, 'verdict unwinnable').length === 1);
    expect(detailsOf(heard, 'game-verdict').map(({ verdict }) => verdict)).to.deep.equal([
      'winnable',
      'unwinnable',
    ]);
  });

  it('is a setting of a game with a tag of its own', async () => {
    ownSettings();
    const game = await peaks();
    await openSettings(game);
    await chooseByMouse(game as never, 'verdict', 'on');
    await keys(game, 'Escape');
    await until('it can be won', () => parts(game, 'verdict winnable').length === 1);
  });

  it('is found without a worker', async () => {
    PatienceGame.workerFactory = null;
    afterTest(() => (PatienceGame.workerFactory = undefined));
    const game = await own({ deal: NARROW, verdict: true });
    await until('it can be won', () => parts(game, 'verdict winnable').length === 1);
  });
});

describe('the way back of a patience by rules', () => {
  it('leads to the last winnable position, by the button of the notice', async () => {
    const game = await own({ deal: NARROW, verdict: true });
    await lose(game);
    await until('the notice', () => noticeButton(game, 'Undo until winnable'));
    await press(game, noticeButton(game, 'Undo until winnable')!);
    await until('it is undone', () => game.save()!.at === 0);
    expect(status(game)).to.equal('One move undone. This is the last winnable position.');
  });
});

describe('showing a way to win of a patience by rules', () => {
  it('plays own rules to the win', async () => {
    hasten();
    const game = await own({ deal: '26' });
    await showWay(game);
    await until('it is won', () => game.outcome === 'won', 30_000);
    await until('the panel is open', () => parts(game, 'panel-win').length === 1);
    expect(part(game, 'panel-title').textContent).to.equal('Solution shown');
  });

  it('plays a game with a tag of its own, until a key ends it', async () => {
    const game = await peaks();
    await showWay(game);
    await until('moves are shown', () => game.moveCount >= 2);
    expect(status(game)).to.match(/^This is one way to win/);
    await keys(game, 'Escape');
  });
});

describe('winnable deals of a patience by rules', () => {
  it('are dealt by own rules with `solvable`', async () => {
    const game = await own({ solvable: true }, HARD);
    let last: number | undefined;
    for (let times = 0; times < 6; times++) {
      await until('another deal was found', () => game.dealNumber !== last);
      last = game.dealNumber;
      expect(verdictOf(HARD, last!), String(last)).to.equal('winnable');
      await press(game, part(game, 'button-new'));
    }
  });

  it('are the player’s choice in a game with a tag of its own', async () => {
    ownSettings();
    const game = await peaks();
    await openSettings(game);
    await chooseByMouse(game as never, 'solvable', 'on');
    await keys(game, 'Escape', 'n');
    await until('it is dealt', () => game.dealNumber !== 1);
  });

  it('have a grade if the game has a scale', async () => {
    ownSettings();
    const offers = async (game: AnyGame): Promise<boolean> => {
      await openSettings(game);
      return part(game, 'panel-settings').querySelector('.grade') !== null;
    };
    const small = await own({ deal: NARROW, solvable: true });
    expect(await offers(small)).to.equal(false);
    small.parentElement!.remove();
    const game = await peaks({ grade: 'easy' });
    const graded = gradeDeal('tripeaks', {}, { deal: game.dealNumber!, budget: 0 });
    expect(graded).to.have.nested.property('value.grade', 2);
    expect(await offers(game)).to.equal(true);
  });
});

describe('the deal of a day of a patience by rules', () => {
  it('is the first of the day’s that own rules can win', async () => {
    itIs('2026-11-21T12:00:00Z');
    const game = await own({ daily: 'UTC' }, HARD);
    const rules = gameOf(game.save()!.game, HARD);
    const found = await dailyDeal(rules, {}, '2026-11-21', (deal) =>
      verdictOf(HARD, deal, DAILY_BUDGET),
    );
    expect([{ value: game.dealNumber }, game.day]).to.deep.equal([found, '2026-11-21']);
  });
});

describe('a patience by rules that the solver can’t decide', () => {
  it('is shown to be unknown, and a hint says that it is only a legal move', async () => {
    const game = await undecided({ deal: NARROW, verdict: true });
    await until('it is unknown', () => parts(game, 'verdict unknown').length === 1);
    expect(part(game, 'verdict').textContent.trim()).to.equal('? winnable: unknown');
    await press(game, part(game, 'button-hint'));
    await hinted(game);
    await until('the search has ended', () =>
      status(game).startsWith('This move is legal, but may not lead to a win. Try the '),
    );
    await showWay(game);
    await until(
      'it is said',
      () => status(game) === 'No way to win was found, but there may be one.',
    );
  });

  it('is dealt nevertheless if winnable deals are wanted, with a word about it', async () => {
    const game = await undecided({ solvable: true });
    const text = 'No winnable deal was found in time. This one may not be winnable.';
    expect(status(game)).to.equal(text);
    expect(spoken(game)).to.match(new RegExp(`^Small, № \\d+\\. ${text}$`));
  });
});
