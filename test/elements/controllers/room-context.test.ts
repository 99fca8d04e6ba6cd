import { ContextProvider } from '@lit/context';
import { expect } from 'chai';
import { type Room, RoomController, roomContext } from '../../../src/elements/controllers/room.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';

const roomOf = (theme: string): Room => ({ theme }) as Room;

/** A plain node that is not a room yet. */
function place() {
  const node = Object.assign(document.createElement('div'), litHost());
  document.body.append(node);
  afterTest(() => node.remove());
  return node;
}

/** A plain node that provides this room from now on. */
function lend(node: ReturnType<typeof place>, theme: string): ContextProvider<typeof roomContext> {
  const provider = new ContextProvider(node, {
    context: roomContext,
    initialValue: roomOf(theme),
  });
  node.connect();
  return provider;
}

function stage() {
  const host = Object.assign(document.createElement('div'), litHost());
  const taken: (string | undefined)[] = [];
  new RoomController(host, (room) => taken.push(room?.theme));
  const enter = (node: HTMLElement): void => {
    node.append(host);
    host.connect();
  };
  const leave = (): void => {
    host.disconnect();
    host.remove();
  };
  afterTest(leave);
  const since = (): unknown[] => taken.splice(0);
  return { enter, leave, since };
}

describe('the controller of a room', () => {
  it('tells that there is none, outside of any', () => {
    const { enter, since } = stage();
    expect(since()).to.deep.equal([]);
    enter(document.body);
    expect(since()).to.deep.equal([undefined]);
  });

  it('tells of the room around, and of each change of it', () => {
    const { enter, since } = stage();
    const room = place();
    const provider = lend(room, 'dark');
    enter(room);
    expect(since()).to.deep.equal([undefined, 'dark']);
    provider.setValue(roomOf('light'));
    expect(since()).to.deep.equal(['light']);
  });

  it('forgets the room of the old place first, and hears of it no more', () => {
    const { enter, leave, since } = stage();
    const [one, two] = [place(), place()];
    const provider = lend(one, 'dark');
    lend(two, 'light');
    enter(one);
    leave();
    since();
    enter(two);
    expect(since()).to.deep.equal([undefined, 'light']);
    provider.setValue(roomOf('auto'));
    expect(since()).to.deep.equal([]);
  });

  it('hears of a room that lends only later', () => {
    const { enter, since } = stage();
    const room = place();
    enter(room);
    lend(room, 'dark');
    expect(since()).to.deep.equal([undefined, 'dark']);
  });
});
