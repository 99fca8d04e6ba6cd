import { expect } from 'chai';
import { readEnvelope, writeEnvelope } from '../../../src/core/sharing/share-text.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { ROOM } from '../../../src/elements/controllers/room.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { spoken, status, tops } from '../support/board.js';
import { expectAccessible } from '../support/axe.js';
import { ownSettings } from '../support/settings.js';
import { FINISHABLE } from '../../support/decks.js';
import {
  advance,
  afterTest,
  detailsOf,
  hear,
  mountDeck,
  mountGame,
  warnings,
} from '../support/mount.js';
import {
  LINK,
  TOPS,
  gameIn,
  hearReplay,
  mountReplay,
  opened,
  textOf,
  toolOf,
} from '../support/replay.js';
import { pass, passSearch, until } from '../support/until.js';
import { isFull, itInFull } from '../support/counts.js';

describe('a replay', () => {
  it('shows the deal first, and every step forward and back', async () => {
    const replay = await mountReplay();
    const game = gameIn(replay)!;
    expect([replay.at, replay.length, replay.playing]).to.deep.equal([0, 3, false]);
    for (const at of [0, 1, 2, 3, 2, 1, 0, 3, 1, 0]) {
      expect(replay.goTo(at)).to.equal(true);
      await game.updateComplete;
      await replay.updateComplete;
      expect([tops(game), textOf(replay, 'position')]).to.deep.equal([TOPS[at], `${at} / 3`]);
    }
    for (const no of [-1, 4, 0.5, NaN]) expect(replay.goTo(no)).to.equal(false);
    expect(replay.at).to.equal(0);
  });

  it('tells the page of each step, and of the end', async () => {
    const heard = hearReplay();
    const replay = await mountReplay();
    expect(heard).to.deep.equal([]);
    replay.goTo(1);
    replay.goTo(3);
    replay.goTo(3);
    replay.goTo(0);
    expect(heard).to.deep.equal([
      { type: 'replay-step', detail: { at: 1, length: 3, notation: '58' } },
      { type: 'replay-step', detail: { at: 3, length: 3, notation: '6b' } },
      { type: 'replay-end', detail: { length: 3 } },
      { type: 'replay-step', detail: { at: 0, length: 3, notation: '' } },
    ]);
  });

  it('speaks each step in the game’s own words', async () => {
    const replay = await mountReplay();
    const game = gameIn(replay)!;
    replay.goTo(1);
    await game.updateComplete;
    expect(spoken(game)).to.equal('Redone: jack of clubs to column 8, on the queen of hearts.');
    replay.goTo(0);
    await game.updateComplete;
    expect(spoken(game)).to.equal('Undone: jack of clubs back to column 5.');
    // Screen readers ignore a live region in an inert element.
    expect(game.shadowRoot!.querySelector('[data-live]')!.closest('[inert]')).to.equal(null);
    expect(game.closest('[inert]')).to.equal(null);
  });

  it('goes back from the end of a game that was won, which wins nothing again', async () => {
    const won = await mountDeck(FINISHABLE);
    await advance(won, 'column-4 foundation-1');
    expect(won.outcome).to.equal('won');
    const link = await won.share();
    const heard = hear();
    const replay = await mountReplay({ link });
    const game = gameIn(replay)!;
    expect(replay.goTo(replay.length)).to.equal(true);
    await game.updateComplete;
    await passSearch(300);
    expect(game.state!.piles).to.deep.equal(won.state!.piles);
    expect(game.shadowRoot!.querySelector('[part~="veil"]')).to.equal(null);
    expect(replay.goTo(0)).to.equal(true);
    won.restart();
    expect(game.state!.piles).to.deep.equal(won.state!.piles);
    await Promise.all([game.updateComplete, won.updateComplete]);
    expect(detailsOf(heard, 'game-win')).to.deep.equal([]);
  });

  it('says nothing of steps taken back at the deal', async () => {
    const replay = await mountReplay();
    const game = gameIn(replay)!;
    expect(status(game)).to.equal('');
    replay.goTo(2);
    replay.goTo(1);
    await game.updateComplete;
    expect(status(game)).to.include('4 of hearts');
    replay.goTo(0);
    await game.updateComplete;
    expect(status(game)).to.equal('');
  });

  it('leaves the game to be looked at only', async () => {
    const game = gameIn(await mountReplay())!;
    for (const part of ['toolbar', 'board']) {
      expect(game.shadowRoot!.querySelector<HTMLElement>(`[part~="${part}"]`)!.inert).to.equal(
        true,
      );
    }
  });

  it('keeps nothing in the browser', async () => {
    const before = Object.keys(localStorage).length;
    const replay = await mountReplay();
    replay.goTo(2);
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage).length).to.equal(before);
  });

  for (const [game, length] of [
    ['klondike-game', 2],
    ['golf-game', 2],
    ['pyramid-game', 2],
  ] as const) {
    (game === 'klondike-game' ? it : itInFull)(`shows ${game} too`, async () => {
      const played = document.createElement(game);
      played.setAttribute('deal', '5');
      document.body.append(played);
      afterTest(() => played.remove());
      await played.updateComplete;
      const states = [played.state];
      for (let at = 0; at < length; at++) {
        played.play(played.legalMoves[0] as never);
        states.push(played.state);
      }
      const replay = await mountReplay({ link: await played.share() });
      for (const at of [0, 2, 1]) {
        replay.goTo(at);
        expect(gameIn(replay)!.state, String(at)).to.deep.equal(states[at]);
      }
    });
  }

  it('takes another link', async () => {
    const replay = await mountReplay();
    replay.goTo(2);
    const other = await mountDeck(FINISHABLE);
    replay.link = await other.share();
    await until('it is opened', () => replay.length === 0 && gameIn(replay) !== undefined);
    await opened(replay);
    expect([replay.at, replay.length]).to.deep.equal([0, 0]);
    expect(replay.play()).to.equal(false);
  });

  it('is accessible', async () => {
    const replay = await mountReplay();
    replay.goTo(1);
    await gameIn(replay)!.updateComplete;
    await expectAccessible(replay);
    if (!isFull) return;
    const warned = warnings();
    await expectAccessible(await mountReplay({ link: 'nonsense' }));
    expect(warned).to.have.length(1);
  });
});

describe('replay() of a game', () => {
  it('puts the link’s game in the place of the one in play, to be gone through', async () => {
    const game = await mountDeck(FINISHABLE);
    const heard = hear();
    const found = await game.replay(LINK);
    if ('problem' in found) throw new Error(found.problem.code);
    const steps = found.value;
    expect([steps.length, steps.saved, steps.at, steps.notation]).to.deep.equal([3, 3, 3, '6b']);
    expect([steps.goTo(1), steps.at, steps.notation, tops(game)]).to.deep.equal([
      true,
      1,
      '58',
      TOPS[1],
    ]);
    expect([steps.goTo(4), steps.goTo(-1), steps.goTo(1.5), steps.at]).to.deep.equal([
      false,
      false,
      false,
      1,
    ]);
    // A player who goes on from there has the game up to there.
    expect(game.save()).to.deep.include({ deal: 617, moves: ['58'], at: 1, count: 1 });
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start', 'game-redo']);
  });

  it('of a link that can’t be used leaves the game', async () => {
    warnings();
    const game = await mountDeck(FINISHABLE);
    const before = game.state;
    expect(await game.replay('hello')).to.deep.equal({
      problem: { code: 'share-broken', field: 'text' },
    });
    expect(game.state).to.equal(before);
  });
});

describe('playOn()', () => {
  it('hands the game over once', async () => {
    const heard = hearReplay();
    const replay = await mountReplay();
    replay.goTo(2);
    replay.playOn();
    replay.playOn();
    expect(heard.filter(({ type }) => type === 'replay-play').length).to.equal(1);
    expect([replay.goTo(0), replay.play()]).to.deep.equal([false, false]);
    expect(gameIn(replay)!.moveCount).to.equal(2);
  });
});

describe('a replay that plays', () => {
  itInFull('goes step by step to the end, and stops there', async () => {
    const heard = hearReplay();
    const replay = await mountReplay({ link: LINK, speed: '4' });
    expect(replay.play()).to.equal(true);
    expect(replay.playing).to.equal(true);
    await until('it is over', () => !replay.playing, 10_000);
    expect([replay.at, heard.map(({ type }) => type)]).to.deep.equal([
      3,
      ['replay-step', 'replay-step', 'replay-step', 'replay-end'],
    ]);
  });

  it('pauses while the page is hidden, and when it is taken away', async () => {
    const replay = await mountReplay();
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    afterTest(() => Reflect.deleteProperty(document, 'hidden'));
    replay.play();
    hide(true);
    expect(replay.playing).to.equal(false);
    hide(false);
    expect(replay.playing).to.equal(false);
    replay.play();
    replay.remove();
    expect(replay.playing).to.equal(false);
  });

  it('starts anew from the end', async () => {
    const replay = await mountReplay();
    replay.goTo(3);
    replay.play();
    expect([replay.at, replay.playing]).to.deep.equal([0, true]);
    replay.pause();
    expect(replay.playing).to.equal(false);
  });
});

describe('a link that can’t be replayed', () => {
  for (const [link, code, text] of [
    [LINK.replace('ty', 'tz'), 'share-broken', 'This link is incomplete or contains an error.'],
    ['hello', 'share-broken', 'This link is incomplete or contains an error.'],
    [
      '2.freecell.1.AAAAAAAA',
      'share-newer',
      'This link was made with a newer version (2). This page can open versions up to 1.',
    ],
  ] as const) {
    it(`says why: ${link}`, async () => {
      const [warned, heard] = [warnings(), hear()];
      const replay = await mountReplay({ link });
      expect(textOf(replay, 'problem')).to.equal(text);
      expect(warned).to.deep.equal([`<game-replay>: ${text}`]);
      expect(detailsOf(heard, 'game-error').map(({ problem }) => problem.code)).to.deep.equal([
        code,
      ]);
      expect([replay.play(), replay.goTo(0)]).to.deep.equal([false, false]);
    });
  }

  it('says so of a speed, which stays what it was', async () => {
    const warned = warnings();
    const replay = await mountReplay({ link: LINK, speed: '9' });
    expect(warned).to.deep.equal([
      '<game-replay>: speed "9" cannot be used; accepted: 0.5, 1, 2, 4',
    ]);
    expect((toolOf(replay, 'speed') as HTMLSelectElement).value).to.equal('1');
  });

  it('lends a room: no other one counts what is played in it', () => {
    expect(ROOM in document.createElement('game-replay')).to.equal(true);
  });
});

describe('a link whose moves can’t be played', () => {
  /** The link of a game that was written with other letters. */
  function mistaken(): string {
    const opened = readEnvelope(LINK);
    if ('problem' in opened) throw new Error(opened.problem.code);
    const { letters } = opened.value;
    return writeEnvelope({ ...opened.value, letters: letters.replace('V', 'W') });
  }

  it('is told of once, by the replay', async () => {
    const [warned, heard] = [warnings(), hear()];
    const replay = await mountReplay({ link: mistaken() });
    const text = 'The rules of this game have changed since the link was made.';
    expect(textOf(replay, 'problem')).to.equal(text);
    const errors = heard.filter(({ type }) => type === 'game-error');
    expect(errors.map(({ target }) => target)).to.deep.equal([replay]);
    expect(detailsOf(heard, 'game-error').map(({ message }) => message)).to.deep.equal([text]);
    // The console has the message of the game, too.
    const own = 'the rules of this game have changed since this link was made';
    expect(warned).to.deep.equal([`<freecell-game>: ${own}`, `<game-replay>: ${text}`]);
  });

  it('and one of a game that has the name of something else is of no game', async () => {
    const warned = warnings();
    const game = 'constructor';
    const replay = await mountReplay({
      link: writeEnvelope({ game, version: 1, options: '', letters: 'AAAA' }),
    });
    const text = 'This page has no game “constructor” to show the replay.';
    expect(textOf(replay, 'problem')).to.equal(text);
    expect(warned).to.deep.equal([`<game-replay>: ${text}`]);
  });
});

describe('the clock of a game that is only looked at', () => {
  it('stands, and neither it nor the counts are shown, even to who settled that they be', async () => {
    ownSettings();
    localStorage.setItem('baize:preferences', JSON.stringify({ calm: 'off' }));
    publish({ calm: 'off' });
    afterTest(() => publish({}));
    const replay = await mountReplay();
    const game = gameIn(replay) as unknown as FreecellGame;
    replay.goTo(2);
    await game.updateComplete;
    const figures = game.shadowRoot!.querySelector('[part="figures"]')!;
    expect(getComputedStyle(figures).display).to.equal('none');
    await pass(60);
    expect(game.elapsed).to.equal(0);
    replay.playOn();
    await game.updateComplete;
    expect(getComputedStyle(figures).display).not.to.equal('none');
    game.play({ from: 'column-1', to: 'cell-3', count: 1 });
    await until('its clock runs', () => game.elapsed > 0);
  });
});

describe('a replay that another game took the place of', () => {
  for (const [what, begin] of [
    ['another deal', (game: FreecellGame) => game.newGame(7)],
    ['a save', (game: FreecellGame) => game.load(game.save())],
    ['the same deal anew', (game: FreecellGame) => game.restart()],
  ] as const) {
    (what === 'a save' ? it : itInFull)(`goes nowhere: ${what}`, async () => {
      const game = await mountGame('freecell-game', { deal: '1' });
      const found = await game.replay(LINK);
      if ('problem' in found) throw new Error(found.problem.code);
      const steps = found.value;
      expect([steps.goTo(2), game.moveCount > 0]).to.deep.equal([true, true]);
      begin(game);
      const before = game.save();
      const again = [0, 1, 2, 3].map((at) => steps.goTo(at));
      expect(again).to.deep.equal([false, false, false, false]);
      expect(game.save()).to.deep.equal(before);
    });
  }
});
