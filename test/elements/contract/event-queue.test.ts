import { expect } from 'chai';
import { EventQueue } from '../../../src/elements/base/event-queue.js';
import type { GameRefuseDetail, GameVerdictDetail } from '../../../src/elements/base/events.js';

type Told = CustomEvent<GameVerdictDetail | GameRefuseDetail>;

/** A queue whose host counts requests for updates, and records the events. */
function stage() {
  const told: string[] = [];
  let requests = 0;
  const host = Object.assign(document.createElement('div'), {
    requestUpdate: () => {
      requests++;
    },
  });
  const queue = new EventQueue(host);
  /** Adds an event with a name to know it by. */
  const add = (name: string): void =>
    queue.add('game-refuse', { source: 'host', move: name, reason: { code: '' }, message: '' });
  const hear = (act: (name: string) => void): void =>
    host.addEventListener('game-refuse', ({ detail }) => act(String(detail.move)));
  hear((name) => told.push(name));
  return { host, queue, told, add, hear, requests: (): number => requests };
}

describe('a queue of events', () => {
  it('holds events back, and asks for the update that they are told after', () => {
    const { add, told, requests } = stage();
    add('one');
    add('two');
    expect([told, requests()]).to.deep.equal([[], 2]);
  });

  it('tells all of them in their order, whatever their names, and once', () => {
    const { host, queue, add, told } = stage();
    host.addEventListener('game-verdict', ({ detail }) => told.push(detail.verdict));
    add('one');
    queue.add('game-verdict', { source: 'auto', verdict: 'winnable' });
    add('two');
    queue.flush();
    queue.flush();
    expect(told).to.deep.equal(['one', 'winnable', 'two']);
  });

  it('tells them with their details; they bubble and cross shadow roots', () => {
    const { host, queue } = stage();
    const detail: GameVerdictDetail = { source: 'auto', verdict: 'unknown' };
    const events: Told[] = [];
    host.addEventListener('game-verdict', (event) => events.push(event));
    queue.add('game-verdict', detail);
    queue.flush();
    expect(
      events.map((event) => [event.detail, event.target, event.bubbles, event.composed]),
    ).to.deep.equal([[detail, host, true, true]]);
  });

  it('has an event that a listener causes wait for the next update, and asks for that', () => {
    const { queue, add, hear, told, requests } = stage();
    hear((name) => name !== 'caused' && add('caused'));
    add('one');
    add('two');
    queue.flush();
    expect([told, requests()]).to.deep.equal([['one', 'two'], 4]);
    queue.flush();
    expect(told).to.deep.equal(['one', 'two', 'caused', 'caused']);
  });

  it('goes on in the order where a listener changes the game, and then waits', () => {
    const { queue, add, hear, told } = stage();
    hear((name) => {
      if (name !== 'one') return;
      for (const change of ['first', 'second']) {
        // As `play()` does before each change.
        queue.flush();
        told.push(`${change} change`);
        add(change);
      }
    });
    add('one');
    add('two');
    add('three');
    queue.flush();
    const once = ['one', 'first change', 'second change', 'two', 'three'];
    expect(told).to.deep.equal(once);
    queue.flush();
    expect(told).to.deep.equal([...once, 'first', 'second']);
  });

  it('tells all of many, though a listener changes the game at each', () => {
    const { queue, add, hear, told } = stage();
    hear(() => queue.flush());
    // Chrome calls no listener within more than 44 others.
    const names = Array.from({ length: 200 }, (_, index) => String(index));
    for (const name of names) add(name);
    queue.flush();
    expect(told).to.deep.equal(names);
  });

  it('is behind from when a listener has caused an event until the last of this telling is told', () => {
    const { queue, add, hear } = stage();
    const behind: boolean[] = [];
    hear((name) => {
      behind.push(queue.isBehind);
      if (name === 'one') add('caused');
    });
    for (const name of ['one', 'two']) add(name);
    expect(queue.isBehind).to.equal(false);
    queue.flush();
    expect([behind, queue.isBehind]).to.deep.equal([[false, true], false]);
    queue.flush();
    expect(behind).to.deep.equal([false, true, false]);
  });

  it('tells nothing where nothing waits', () => {
    const { queue, told, requests } = stage();
    queue.flush();
    expect([told, requests()]).to.deep.equal([[], 0]);
  });
});
