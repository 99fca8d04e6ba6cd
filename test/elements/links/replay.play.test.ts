import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import { centreOf, touchScreen, touchTap } from '../../harness/commands.js';
import type { GameReplay } from '../../../src/elements/game-replay/element.js';
import { place, tops } from '../support/board.js';
import { afterTest } from '../support/mount.js';
import { moveTo } from '../support/pointer.js';
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
import { sendMouse } from '@web/test-runner-commands';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

async function click(replay: GameReplay, node: Element): Promise<void> {
  const at = centreOf(node);
  await moveTo(at);
  await sendMouse({ type: 'click', position: [at.x, at.y] });
  await replay.updateComplete;
}

const press = (replay: GameReplay, tool: string): Promise<void> =>
  click(replay, toolOf(replay, tool));

async function keys(replay: GameReplay, ...names: readonly string[]): Promise<void> {
  for (const name of names) await sendKeys({ press: name });
  await replay.updateComplete;
}

describe('the bar of a replay', () => {
  it('goes by the mouse: on, back, to the end, to the start', async () => {
    const replay = await mountReplay();
    const seen: number[] = [];
    const [on, back] = ['button-forward', 'button-back'];
    for (const tool of [on, on, back, 'button-end', 'button-start', back]) {
      await press(replay, tool);
      seen.push(replay.at);
    }
    expect(seen).to.deep.equal([1, 2, 1, 3, 0, 0]);
  });

  itInFull('goes by a finger', async () => {
    const replay = await mountReplay();
    await touchScreen();
    try {
      await touchTap(centreOf(toolOf(replay, 'button-forward')));
      await until('it went on', () => replay.at === 1);
    } finally {
      await touchScreen(false);
    }
    expect(tops(gameIn(replay)!)).to.equal(TOPS[1]);
  });

  it('goes by keys: the line of steps, and arrows on any button', async () => {
    const replay = await mountReplay();
    await click(replay, toolOf(replay, 'position'));
    await keys(replay, 'Tab');
    for (
      let times = 0;
      times < 8 && replay.shadowRoot!.activeElement !== toolOf(replay, 'slider');
      times++
    ) {
      await sendKeys({ down: 'Shift' });
      await keys(replay, 'Tab');
      await sendKeys({ up: 'Shift' });
    }
    expect(replay.shadowRoot!.activeElement).to.equal(toolOf(replay, 'slider'));
    await keys(replay, 'ArrowRight', 'ArrowRight');
    expect(replay.at).to.equal(2);
    expect(toolOf(replay, 'slider').getAttribute('aria-valuetext')).to.equal('Step 2 of 3');
    await keys(replay, 'Home');
    expect(replay.at).to.equal(0);
    await keys(replay, 'Tab');
    const at: number[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home', 'ArrowLeft']) {
      await keys(replay, key);
      at.push(replay.at);
    }
    expect(at).to.deep.equal([1, 3, 2, 0, 0]);
  });

  itInFull('plays and pauses at one button, as fast as is chosen', async () => {
    const replay = await mountReplay({ link: LINK, speed: '0.5' });
    const button = toolOf(replay, 'button-play');
    expect(button.getAttribute('aria-label')).to.equal('Play');
    await click(replay, button);
    expect([replay.playing, button.getAttribute('aria-label')]).to.deep.equal([true, 'Pause']);
    await keys(replay, 'Enter');
    expect([replay.playing, replay.at]).to.deep.equal([false, 0]);
    await keys(replay, 'Tab', 'Tab', 'Tab');
    expect(replay.shadowRoot!.activeElement).to.equal(toolOf(replay, 'speed'));
    await keys(replay, '4');
    expect((toolOf(replay, 'speed') as HTMLSelectElement).value).to.equal('4');
    await click(replay, button);
    await until('it is over', () => replay.at === 3 && !replay.playing, 10_000);
  });

  it('says by itself what can’t be done', async () => {
    const replay = await mountReplay();
    const off = (): string =>
      ['start', 'back', 'play', 'forward', 'end']
        .filter((name) => toolOf(replay, `button-${name}`).getAttribute('aria-disabled') === 'true')
        .join(' ');
    expect(off()).to.equal('start back');
    await press(replay, 'button-forward');
    expect(off()).to.equal('');
    await press(replay, 'button-end');
    expect(off()).to.equal('forward end');
  });
});

describe('“Play from here”', () => {
  it('hands the game to the player, and there is a way back', async () => {
    const heard = hearReplay();
    const replay = await mountReplay();
    await press(replay, 'button-forward');
    expect(textOf(replay, 'button-play-on')).to.equal('Play from here');
    await press(replay, 'button-play-on');
    const game = gameIn(replay)!;
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['replay-step', 'replay-play']);
    expect((heard[1]!.detail as { save: object }).save).to.deep.include({
      moves: ['58'],
      at: 1,
      count: 1,
      deal: 617,
    });
    await until('it can be played', () => !game.shadowRoot!.querySelector('[inert]'));
    await click(replay, place(game, '4H'));
    await click(replay, place(game, 'cell-1'));
    await until('it was played', () => game.moveCount === 2);
    await press(replay, 'button-watch');
    await opened(replay);
    expect([replay.at, replay.length, tops(gameIn(replay)!)]).to.deep.equal([0, 3, TOPS[0]]);
  });

  it('leaves it to the page where that takes it', async () => {
    const replay = await mountReplay();
    const take = (event: Event): void => event.preventDefault();
    replay.addEventListener('replay-play', take);
    afterTest(() => replay.removeEventListener('replay-play', take));
    await press(replay, 'button-play-on');
    expect(gameIn(replay)!.shadowRoot!.querySelectorAll('[inert]').length).to.equal(2);
    expect(textOf(replay, 'position')).to.equal('0 / 3');
  });
});

describe('the focus in the bar of a replay', () => {
  const focused = (replay: GameReplay): string | null | undefined =>
    replay.shadowRoot!.activeElement?.getAttribute('part');

  itInFull('stays on what plays and pauses, to the end and back', async () => {
    const replay = await mountReplay({ link: LINK, speed: '4' });
    await press(replay, 'button-play');
    expect([replay.playing, focused(replay)]).to.deep.equal([true, 'button button-play']);
    await until('it is at the end', () => !replay.playing);
    await replay.updateComplete;
    expect([replay.at, focused(replay)]).to.deep.equal([3, 'button button-play']);
    await keys(replay, 'Enter', 'Enter');
    expect([replay.playing, focused(replay)]).to.deep.equal([false, 'button button-play']);
  });

  it('goes on to the one button where the game is handed over, and comes back with the bar', async () => {
    const replay = await mountReplay();
    await press(replay, 'button-play-on');
    await until('it is handed over', () => focused(replay) === 'button button-watch');
    await keys(replay, 'Enter');
    await opened(replay);
    expect(focused(replay)).to.equal('button button-play');
  });

  it('is not called back from elsewhere on the page', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    afterTest(() => field.remove());
    const replay = await mountReplay();
    await press(replay, 'button-play-on');
    await until('it is handed over', () => focused(replay) === 'button button-watch');
    replay.watch();
    field.focus();
    await opened(replay);
    expect([focused(replay), document.activeElement === field]).to.deep.equal([undefined, true]);
  });
});
