import { expect } from 'chai';
import { advance, detailsOf, hear, make, mount, warnings } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { part } from '../support/board.js';
import { mountRoom } from '../support/room.js';
import { untilHeard, listenIn, ready, sounds, TestContext, withMotion } from '../support/sound.js';
import { afterTest } from '../support/mount.js';
import { pass } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const MOVE = 'column-5 column-8';

/** A press, which browsers require before a page may play sounds. */
const gesture = async (game: Awaited<ReturnType<typeof mount>>): Promise<void> => {
  await press(game, part(game, 'title'));
  await pass(20);
};

/** Makes the page one that was never pressed. */
function untouched(): void {
  Object.defineProperty(navigator, 'userActivation', {
    value: { isActive: false, hasBeenActive: false },
    configurable: true,
  });
  afterTest(() => Reflect.deleteProperty(navigator, 'userActivation'));
}

describe('the page’s one context', () => {
  beforeEach(withMotion);

  it('is made with the first press, not before', async () => {
    untouched();
    const made = listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await advance(game, MOVE);
    await pass(50);
    expect(made.length).to.equal(0);
    Reflect.deleteProperty(navigator, 'userActivation');
    await gesture(game);
    game.undo();
    await pass(50);
    expect([made.length, sounds()]).to.deep.equal([1, 'undo']);
  });

  it('is shared, and closed once nobody has sound on', async () => {
    const made = listenIn();
    const one = await mount({ deal: '617', sound: 'on' });
    const other = await mount({ deal: '1', sound: 'on' });
    await ready();
    await gesture(one);
    await advance(one, MOVE);
    other.newGame(2);
    await untilHeard('place shuffle');
    expect([sounds(), made.length]).to.deep.equal(['place shuffle', 1]);
    one.sound = 'off';
    await pass(50);
    expect(made[0]!.state).to.equal('running');
    other.remove();
    await pass(50);
    expect(made[0]!.state).to.equal('closed');
  });

  it('rests while the page is hidden, and nothing is heard', async () => {
    const made = listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await gesture(game);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    afterTest(() => Reflect.deleteProperty(document, 'hidden'));
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(game, MOVE);
    await pass(50);
    expect([made[0]!.state, sounds()]).to.deep.equal(['suspended', '']);
    Reflect.deleteProperty(document, 'hidden');
    game.undo();
    await pass(50);
    expect([made[0]!.state, sounds()]).to.deep.equal(['running', 'undo']);
  });

  it('is as loud as --baize-volume says', async () => {
    const made = listenIn();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await gesture(game);
    const said = ['0.25', 'loud', '7', '0'];
    for (const [index, volume] of said.entries()) {
      game.style.setProperty('--baize-volume', volume);
      if (index % 2) game.undo();
      else await advance(game, MOVE);
      await pass(20);
    }
    expect(made[0]!.volumes).to.deep.equal([0.25, 1, 1]);
  });
});

describe('whether a game is heard', () => {
  beforeEach(withMotion);

  it('is the room’s, where the game says nothing itself', async () => {
    const made = listenIn();
    const room = await mountRoom({ sound: '' });
    const game = await mount({ deal: '617' }, { parent: room });
    const silent = await mount({ deal: '617', sound: 'off' }, { parent: room });
    await ready();
    await gesture(game);
    await advance(silent, MOVE);
    await pass(50);
    expect([sounds(), room.sound, game.room!.sound]).to.deep.equal(['', '', 'on']);
    await advance(game, MOVE);
    await untilHeard('place');
    room.sound = 'off';
    await room.updateComplete;
    await pass(50);
    expect([made[0]!.state, game.room!.sound]).to.deep.equal(['closed', 'off']);
  });

  it('follows the property, too', async () => {
    listenIn();
    const game = await mount({ deal: '617' });
    game.sound = true;
    await game.updateComplete;
    await ready();
    await gesture(game);
    await advance(game, MOVE);
    await untilHeard('place');
    expect([sounds(), game.getAttribute('sound')]).to.deep.equal(['place', null]);
  });

  it('is told of once where it can’t be used, and leaves it to the room', async () => {
    listenIn();
    const warned = warnings();
    const heard = hear();
    const room = await mountRoom({ sound: 'on' });
    const game = await mount({ deal: '617', sound: 'loud' }, { parent: room });
    await ready();
    await gesture(game);
    game.calm = true;
    await advance(game, MOVE);
    await pass(50);
    const message = 'sound "loud" cannot be used; accepted: off, on, always';
    expect(detailsOf(heard, 'game-error')).to.deep.equal([
      {
        source: 'host',
        problem: { code: 'option', option: 'sound', got: 'loud', accepted: 'off, on, always' },
        message,
      },
    ]);
    expect(warned).to.deep.equal([`<freecell-game>: ${message}`]);
    expect(sounds()).to.equal('place');
  });
});

describe('a browser that can’t be heard', () => {
  beforeEach(withMotion);

  const problem = (got: string): object => ({
    code: 'option',
    option: 'sound',
    got,
    accepted: 'Web Audio',
  });

  /** The save that a game resumes, and the event that reports it. */
  async function played(): Promise<readonly unknown[]> {
    warnings();
    const heard = hear();
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    for (let times = 0; times < 2; times++) {
      await gesture(game);
      await advance(game, MOVE);
      game.undo();
      await pass(50);
    }
    expect(game.moveCount).to.equal(4);
    return detailsOf(heard, 'game-error').map((detail) => detail.problem);
  }

  it('has no AudioContext', async () => {
    listenIn();
    Reflect.deleteProperty(globalThis, 'AudioContext');
    const reports = (await played()) as readonly { readonly got: string }[];
    // WebKit's message differs.
    expect(reports.map((one) => one.got)).to.have.length(1);
    expect(reports[0]!.got).to.match(
      /^(AudioContext is not defined|Can't find variable: AudioContext)$/,
    );
    expect(reports).to.deep.equal([problem(reports[0]!.got)]);
  });

  it('has one that throws', async () => {
    listenIn();
    globalThis.AudioContext = function () {
      throw new DOMException('too many', 'NotSupportedError');
    } as unknown as typeof AudioContext;
    expect(await played()).to.deep.equal([problem('too many')]);
  });

  it('has one that may not wake', async () => {
    const made = listenIn();
    TestContext.waking = () => Promise.reject(new Error('not allowed'));
    expect(await played()).to.deep.equal([problem('not allowed')]);
    expect([made.length, sounds()]).to.deep.equal([1, '']);
  });

  itInFull('has one that wakes too late: what is over is not heard', async () => {
    listenIn();
    let wake = (): void => undefined;
    TestContext.waking = () => new Promise((resolve) => (wake = resolve));
    const game = await mount({ deal: '617', sound: 'on' });
    await ready();
    await gesture(game);
    await advance(game, MOVE);
    await pass(500);
    wake();
    await pass(50);
    expect(sounds()).to.equal('');
  });
});

describe('a game that is not on the page', () => {
  beforeEach(withMotion);

  it('is not heard', async () => {
    const made = listenIn();
    const game = make({ deal: '617', sound: 'on' });
    game.remove();
    await pass(50);
    expect(made.length).to.equal(0);
  });
});
