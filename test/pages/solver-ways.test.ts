import { expect } from 'chai';
import { after, before, describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { type ToyState } from '../fixtures/toy-game/solver.js';
import {
  type Broken,
  type ToySite,
  allowNoWorker,
  ask,
  hire,
  openToy,
  toySite,
  workersOf,
} from './support/toy.js';
import { firstOf, itInFull } from '../support/counts.js';

const STRICT = "default-src 'self'; require-trusted-types-for 'script'";

const QUESTIONS: readonly (readonly [ToyState, string])[] = [
  [{ numbers: [3, 5, 8], sum: 13 }, 'winnable'],
  [{ numbers: [3, 5, 8], sum: 4 }, 'unwinnable'],
  [{ numbers: [9, 7, 5, 3, 1], sum: 24, limit: 3 }, 'unknown'],
  [{ numbers: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], sum: 31 }, 'unwinnable'],
  [{ numbers: [31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2], sum: 158 }, 'winnable'],
];

let site: ToySite;
before(async () => {
  site = await toySite();
});
after(() => site.close());

const policy = (text: string) => ({ headers: { 'content-security-policy': text } });

/** Asks every question, which every way must answer alike. A normal run asks one for each answer. */
async function askAll(page: TestPage, questions = firstOf(QUESTIONS, 3)): Promise<void> {
  const told: (string | undefined)[] = [];
  for (const [state] of questions) told.push(await ask(page, state));
  expect(told).to.deep.equal(questions.map(([, verdict]) => verdict));
}

/** The same if the first worker starts and does not answer in time. */
async function waitInVain(page: TestPage): Promise<void> {
  const started = page.waitForEvent('worker');
  const answered = askAll(page);
  await started;
  await page.clock.runFor(4100);
  await answered;
}

const problemsOf = ({ problems }: TestPage): string[] =>
  problems.map(({ kind, text }) => `${kind}: ${text.replaceAll(site.url, '')}`);

describe('a game with a solver', () => {
  it('starts the worker beside it with the first question', async () => {
    const page = await openToy(site, 'library');
    expect(workersOf(page)).to.deep.equal([]);
    await askAll(page, QUESTIONS);
    expect(workersOf(page)).to.deep.equal([`${site.url}/library/solver-worker.js`]);
    expect(page.problems).to.deep.equal([]);
  });

  for (const extra of ['', "; trusted-types lit-html baize 'allow-duplicates'"]) {
    itInFull(`does so on a strict page without a word to it${extra}`, async () => {
      const page = await openToy(site, 'library', policy(STRICT + extra));
      await askAll(page);
      expect(workersOf(page)).to.deep.equal([`${site.url}/library/solver-worker.js`]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  itInFull('does not load the text of the worker where its file starts', async () => {
    const page = await openToy(site, 'library');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await askAll(page);
    expect(asked).to.deep.equal(['/library/solver-worker.js']);
  });

  it('starts the worker from its text where it comes from another origin', async () => {
    const page = await openPage({ path: site.foreign });
    await askAll(page);
    expect(workersOf(page)).to.deep.equal(['blob']);
    expect(page.problems).to.deep.equal([]);
  });

  const failures: readonly (readonly [Broken, readonly string[]])[] = [
    ['throwing', []],
    ['silent', []],
    ['missing', ['request: /missing/solver-worker.js']],
  ];
  for (const [how, problems] of firstOf(failures, 1)) {
    it(`starts it from its text where that file is ${how}, and doesn’t try the file again`, async () => {
      const page = await openToy(site, how, { clock: true });
      await (how === 'silent' ? waitInVain(page) : askAll(page));
      expect(workersOf(page)).to.deep.equal(['blob']);
      expect(problemsOf(page)).to.deep.equal(problems);
    });
  }
});

describe('a page that allows no worker has its answers from slices', () => {
  it('where its policy says so, which reports both attempts', async () => {
    const page = await openToy(site, 'library', policy("worker-src 'none'"));
    await askAll(page);
    expect(workersOf(page)).to.deep.equal([]);
    expect(problemsOf(page).filter((text) => text.startsWith('csp'))).to.deep.equal([
      'csp: worker-src blocked /library/solver-worker.js',
      'csp: worker-src blocked blob',
    ]);
  });

  itInFull('where it does not allow our policy, which reports one attempt', async () => {
    const text = `${STRICT}; trusted-types lit-html 'allow-duplicates'`;
    const page = await openToy(site, 'library', policy(text));
    await askAll(page);
    expect(workersOf(page)).to.deep.equal([]);
    expect(problemsOf(page).filter((text) => text.startsWith('csp'))).to.deep.equal([
      'csp: trusted-types blocked trusted-types-policy baize',
    ]);
  });

  it('where it forbids them by the hook, without a report', async () => {
    const text = `${STRICT}; worker-src 'none'; trusted-types lit-html 'allow-duplicates'`;
    const page = await openToy(site, 'library', policy(text));
    await allowNoWorker(page);
    await askAll(page);
    expect([workersOf(page), page.problems]).to.deep.equal([[], []]);
  });
});

describe('the host’s own worker', () => {
  it('comes first', async () => {
    const page = await openToy(site, 'library');
    await hire(page, '/library/solver-worker.js?host');
    await askAll(page);
    expect(workersOf(page)).to.deep.equal([`${site.url}/library/solver-worker.js?host`]);
    expect(page.problems).to.deep.equal([]);
  });

  itInFull('is left where it is not ready in time', async () => {
    const page = await openToy(site, 'library', { clock: true });
    await hire(page, '/silent/solver-worker.js');
    await waitInVain(page);
    expect(workersOf(page)).to.deep.equal([`${site.url}/library/solver-worker.js`]);
    expect(page.problems).to.deep.equal([]);
  });
});
