import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Replays } from '../../server/src/daily/replays.js';

/** Work of so many pieces, each of which takes a whole slice. It writes down its name when it ends. */
function* work(name: string, pieces: number, ended: string[]) {
  for (let piece = 0; piece < pieces; piece++) {
    const until = performance.now() + 5;
    while (performance.now() < until) continue;
    yield;
  }
  ended.push(name);
  return { value: name };
}

describe('replays of links', () => {
  it('serve clients in turn, so that many links of one delay nobody else’s', async () => {
    const replays = new Replays();
    const ended: string[] = [];
    const eve = [1, 2, 3, 4, 5, 6].map((n) => replays.run('eve', work(`eve ${n}`, 4, ended)));
    const bob = replays.run('bob', work('bob', 4, ended));
    expect(await bob).to.deep.equal({ value: 'bob' });
    expect(ended).to.deep.equal(['eve 1', 'bob']);
    await Promise.all(eve);
    expect(ended).to.have.length(7);
  });

  it('let other work go on between two pieces', async () => {
    const replays = new Replays();
    const ended: string[] = [];
    const replay = replays.run('ann', work('ann', 4, ended));
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).to.deep.equal([]);
    await replay;
    expect(ended).to.deep.equal(['ann']);
  });

  it('are refused if too many wait, of a client or of all', async () => {
    const replays = new Replays();
    const ended: string[] = [];
    const busy = { problem: { code: 'busy', retryAfter: 10 } };
    const runs = Array.from({ length: 9 }, (_, n) => replays.run('eve', work(`${n}`, 0, ended)));
    expect(await runs[8]).to.deep.equal(busy);
    await Promise.all(runs);
    const all = Array.from({ length: 201 }, (_, n) => replays.run(`${n}`, work(`${n}`, 0, ended)));
    expect(await all[200]).to.deep.equal(busy);
    expect(await all[199]).to.deep.equal({ value: '199' });
    await Promise.all(all);
    expect(await replays.run('eve', work('eve', 0, ended))).to.deep.equal({ value: 'eve' });
  });

  it('pass on what a game throws, and go on', async () => {
    const replays = new Replays();
    // eslint-disable-next-line require-yield
    function* broken(): Generator<undefined, never, undefined> {
      throw new Error('no such card');
    }
    const failed = await replays
      .run('ann', broken())
      .catch((error: unknown) => (error as Error).message);
    expect(failed).to.equal('no such card');
    expect(await replays.run('ann', work('ann', 1, []))).to.deep.equal({ value: 'ann' });
  });
});
