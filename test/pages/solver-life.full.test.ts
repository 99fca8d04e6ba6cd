import { expect } from 'chai';
import { after, before, describe, it } from 'node:test';
import { type TestPage } from '../harness/pages.js';
import { ENDLESS, hard } from '../fixtures/toy-game/solver.js';
import {
  TOY,
  type ToyElement,
  type ToySite,
  allowNoWorker,
  ask,
  begin,
  beginAll,
  hire,
  openToy,
  toySite,
  verdicts,
  workersOf,
} from './support/toy.js';

const YES = { numbers: [3, 5, 8], sum: 13 };
const NO = { numbers: [3, 5, 8], sum: 4 };
/** A search of about a second that ends with `unwinnable`. */
const LONG = hard(24);

/** Waits until the worker has answered and the page requests the next slice. */
const sliceEnds = (page: TestPage): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const kept = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
        Worker.prototype.postMessage = function (this: Worker, message: unknown) {
          Object.defineProperty(Worker.prototype, 'postMessage', kept);
          this.postMessage(message);
          done();
        };
      }),
  );

let site: ToySite;
let own: string[];
before(async () => {
  site = await toySite();
  own = [`${site.url}/library/solver-worker.js`];
});
after(() => site.close());

for (const where of ['in a worker', 'on the page'] as const) {
  const open = async (html?: string) => {
    const page = await openToy(site, 'library', html === undefined ? {} : { html });
    if (where === 'on the page') await allowNoWorker(page);
    return page;
  };

  describe(`a question that is answered ${where}`, () => {
    it('is never answered once another one has taken its place', async () => {
      const page = await open();
      await beginAll(page, [LONG, NO, YES, ENDLESS]);
      await beginAll(page, [LONG, YES]);
      expect(await verdicts(page, 1)).to.deep.equal(['winnable']);
      // Takes as long as the first search, because it is asked again.
      expect(await ask(page, LONG)).to.equal('unwinnable');
      expect(await verdicts(page, 0)).to.deep.equal(['winnable', 'unwinnable']);
      expect(page.problems).to.deep.equal([]);
    });

    it('is never answered once its element is gone, whatever others ask', async () => {
      const page = await open(TOY + TOY);
      const gone = await page.locator('toy-game').first().elementHandle();
      // Runs in the page: a busy machine could answer before the test's next command arrives.
      await gone.evaluate(async (element, state) => {
        (element as ToyElement).toyAsk(state);
        await new Promise(requestAnimationFrame);
        (element as ToyElement).remove();
      }, LONG);
      expect(await ask(page, LONG)).to.equal('unwinnable');
      expect(
        await gone.evaluate((element) => 'verdicts' in element && element.verdicts),
      ).to.deep.equal([]);
      expect(page.problems).to.deep.equal([]);
    });

    it('does not wait for another game’s', async () => {
      const page = await open(TOY + TOY);
      await begin(page, ENDLESS, 0);
      await begin(page, NO, 1);
      expect(await verdicts(page, 1, 1)).to.deep.equal(['unwinnable']);
      expect(await verdicts(page, 0, 0)).to.deep.equal([]);
      expect(workersOf(page)).to.deep.equal(where === 'in a worker' ? own : []);
      expect(page.problems).to.deep.equal([]);
    });

    it('leaves the page its frames', async () => {
      const page = await open();
      await begin(page, ENDLESS);
      const frames = await page.evaluate(async () => {
        let count = 0;
        for (; count < 30; count++) await new Promise((next) => requestAnimationFrame(next));
        return count;
      });
      expect(frames).to.equal(30);
    });

    it('fails with what its solver throws, and only it', async () => {
      const page = await open();
      const failed = page.waitForEvent('pageerror');
      await begin(page, { sum: 1 } as never);
      const { message } = await failed;
      expect(message).to.equal('no numbers');
      expect(await ask(page, YES)).to.equal('winnable');
      const told = page.problems.map(({ text }) => text.split('\n')[0]);
      expect(told).to.deep.equal(['TypeError: no numbers']);
    });
  });
}

describe('the worker', () => {
  it('that is killed in the middle is followed by slices, then by another', async () => {
    const page = await openToy(site, 'library', { clock: true });
    await begin(page, hard(25));
    const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
    await worker.evaluate(() => globalThis.close());
    // Longer than a worker may take to answer.
    await page.clock.runFor(4100);
    expect(await verdicts(page, 1)).to.deep.equal(['unwinnable']);
    expect(workersOf(page)).to.deep.equal([]);
    expect(await ask(page, YES)).to.equal('winnable');
    expect(workersOf(page)).to.deep.equal(own);
    expect(page.problems).to.deep.equal([]);
  });

  it('that breaks in the middle is followed by slices at once', async () => {
    const page = await openToy(site, 'library');
    await begin(page, LONG);
    const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken');
      });
    });
    expect(await verdicts(page, 1)).to.deep.equal(['unwinnable']);
    expect(workersOf(page)).to.deep.equal([]);
    expect(page.problems).to.deep.equal([]);
  });

  it('that does not know the game leaves the question to slices', async () => {
    const page = await openToy(site, 'library');
    await hire(page, '/helpless/solver-worker.js');
    expect([await ask(page, YES), await ask(page, NO)]).to.deep.equal(['winnable', 'unwinnable']);
    expect(workersOf(page)).to.deep.equal([`${site.url}/helpless/solver-worker.js`]);
    expect(page.problems).to.deep.equal([]);
  });

  it('ends half a minute after the last question, and not while one is open', async () => {
    const page = await openToy(site, 'library', { clock: true });
    expect(await ask(page, YES)).to.equal('winnable');
    expect(workersOf(page)).to.deep.equal(own);
    await page.clock.runFor(29_000);
    expect(workersOf(page)).to.deep.equal(own);
    await begin(page, ENDLESS);
    for (let second = 0; second < 33; second++) {
      // The worker's slices take real time, however fast the page's clock runs.
      await sliceEnds(page);
      await page.clock.runFor(1000);
    }
    expect(workersOf(page)).to.deep.equal(own);
    expect(await ask(page, NO)).to.equal('unwinnable');
    const ended = page.workers()[0]!.waitForEvent('close');
    await page.clock.runFor(33_000);
    await ended;
    expect(workersOf(page)).to.deep.equal([]);
    expect(await ask(page, YES)).to.equal('winnable');
    expect(page.problems).to.deep.equal([]);
  });
});
