import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { type FreecellMove, type FreecellState, freecell, share } from '../../../src/core.js';
import { LoadError } from '../../../src/elements/base/lazy.js';
import { SharingController } from '../../../src/elements/controllers/sharing-controller.js';
import { patienceWords } from '../../../src/locales/words.js';
import { litHost } from '../../support/lit-host.js';
import { blockModule } from '../support/blocked-module.js';
import { play, start } from '../support/sessions.js';
import { settle } from '../support/stores.js';
import { valueOf } from '../support/result.js';

const line = blockModule('/links/links.js');

function stage({ linked = false, daily = false, dealt = true } = {}) {
  const reports: unknown[] = [];
  const session = start(617);
  play(session, '58');
  const host = {
    ...litHost(),
    linked,
    daily,
    words: patienceWords,
    gameTitle: 'FreeCell',
    inForce: { isOn: () => false },
    game: {
      deal: 617,
      outcome: undefined,
      moveCount: 1,
      undoCount: 0,
      elapsed: 61_000,
      session: dealt ? session : undefined,
      save: () => (dealt ? session.save(0) : undefined),
      begin: () => reports.push('begin'),
    },
    puzzles: { awaits: () => false, load: () => Promise.resolve() },
    loadFailed: (error: unknown) =>
      reports.push(error instanceof LoadError ? error.problem['module'] : error),
    sayNotLoaded: () => reports.push('not loaded'),
  };
  const sharing = new SharingController<FreecellState, FreecellMove>(host as never, () => ({
    game: freecell,
  }));
  return { host, sharing, reports, session };
}

describe('the controller of sharing', () => {
  afterEach(() => line.unblock());

  // The first tests: a module that has been loaded once is there for good.
  it('goes on without its module where the page needs that, and begins the game', async () => {
    line.block();
    const { host, sharing, reports } = stage({ daily: true, dealt: false });
    expect([sharing.isPending, sharing.findsDeals]).to.deep.equal([true, true]);
    host.update();
    while (reports.length < 3) await settle();
    expect(reports).to.deep.equal(['links', 'begin', 'not loaded']);
    expect([sharing.isPending, sharing.findsDeals]).to.deep.equal([false, false]);
    host.update();
    await settle();
    expect(reports.length).to.equal(3);
  });

  it('leaves a game alone that is played already', async () => {
    line.block();
    const { host, reports } = stage({ linked: true });
    host.update();
    while (reports.length < 2) await settle();
    expect(reports).to.deep.equal(['links', 'not loaded']);
  });

  it('rejects what a host asks where the module can’t be loaded, and tries again', async () => {
    line.block();
    const { sharing, reports } = stage();
    const error: unknown = await sharing.share().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(LoadError);
    expect([reports, sharing.isPending]).to.deep.equal([['links'], false]);
    line.unblock();
    expect(await sharing.share()).to.be.a('string');
  });

  it('loads nothing where neither page nor player needs it', async () => {
    const { host, sharing, reports } = stage();
    host.update();
    await settle();
    const { isPending, isOpening, isWaiting, isPreviousKept, saveSlot, shared, day, findsDeals } =
      sharing;
    expect([isPending, isOpening, isWaiting, isPreviousKept, findsDeals]).to.deep.equal(
      Array.from({ length: 5 }, () => false),
    );
    expect([saveSlot, shared, day]).to.deep.equal(['', undefined, undefined]);
    expect(sharing.beforeNewDeal()).to.equal(false);
    sharing.cancel();
    sharing.started({});
    expect([host.controllers, reports]).to.deep.equal([[sharing], []]);
  });

  it('is pending from the first, until the module that the page needs is there', async () => {
    const { host, sharing } = stage({ linked: true });
    expect(sharing.isPending).to.equal(true);
    host.update();
    while (host.controllers.length < 2) await settle();
    expect(sharing.isPending).to.equal(false);
  });

  it('makes one module for all that ask', async () => {
    const { host, sharing } = stage();
    const [one, two] = await Promise.all([sharing.load(), sharing.load()]);
    const { length } = host.controllers;
    const three = await sharing.load();
    expect([one === two, one === three, host.controllers.length]).to.deep.equal([
      true,
      true,
      length,
    ]);
  });

  it('gives the link of the game in play', async () => {
    const { sharing, session } = stage();
    const link = valueOf(share(freecell, session.save(0)));
    expect(await sharing.share()).to.equal(link);
    expect(link).to.match(/^\d\.freecell\./);
  });

  it('gives the result of the game in play', async () => {
    const { sharing } = stage();
    expect(await sharing.result()).to.equal('FreeCell, № 617: not finished after 1 move, 1:01');
  });
});
