import { afterEach, beforeEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { type FreecellMove, type FreecellState, freecell } from '../../../src/core.js';
import type { Advice } from '../../../src/elements/controllers/adviser.js';
import { HintController } from '../../../src/elements/patience/hint-controller.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { start } from '../support/sessions.js';
import { settle } from '../support/stores.js';

const freecellGesture = resolverOf(freecell.tableOf);

/** Timers that stand until the test lets time pass. */
const timers: { readonly act: () => void; readonly at: number }[] = [];
const { setTimeout: own } = globalThis;

const tick = (to: number): void => {
  for (const { act, at } of timers) if (at <= to) act();
};

/** The legal move that FreeCell's deal 617 suggests, and one that a proof begins with. */
const LEGAL: FreecellMove = { from: 'column-5', to: 'column-8', count: 1 };
const PROVEN: FreecellMove = { from: 'column-4', to: 'cell-1', count: 1 };

function stage() {
  const { state } = start(617);
  const reports: unknown[] = [];
  const answers: ((advice: Advice) => void)[] = [];
  const host = {
    requests: 0,
    requestUpdate(): void {
      this.requests++;
    },
    game: {
      view: state as FreecellState | undefined,
      isPlayable: true,
      refuse: (...refused: unknown[]) => reports.push(['refuse', ...refused]),
      assist: () => {
        host.helped++;
      },
    },
    liveRegion: { clearStatus: () => reports.push('clear') },
    board: { release: () => reports.push('release') },
    solver: {
      position: state as unknown,
      advice: (position: unknown) => {
        reports.push(['advice', position === state]);
        return new Promise<Advice>((done) => answers.push(done));
      },
    },
    announcer: { hint: (...hint: unknown[]) => reports.push(['hint', ...hint]) },
    motion: {
      showWay: (way: object) => void (host.way = way),
      endShownWay: () => void (host.way = undefined),
    },
    /** How many hints were noted. */
    helped: 0,
    /** The way that is shown. */
    way: undefined as object | undefined,
  };
  const hints = new HintController<FreecellState, FreecellMove>(host as never, () => ({
    interaction: freecellGesture,
  }));
  const answer = async (...advice: Advice): Promise<void> => {
    answers.shift()!(advice);
    await settle();
  };
  /** A hint takes its second. */
  const late = async (): Promise<void> => {
    tick(1000);
    await settle();
  };
  return { host, hints, reports, answer, late };
}

const ASKED = ['release', ['advice', true]];

describe('the hint controller', () => {
  beforeEach(() => {
    const held = (act: () => void, at: number): number => timers.push({ act, at });
    globalThis.setTimeout = held as unknown as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = own;
    timers.length = 0;
  });

  it('shows the first move of a proof, and returns it', async () => {
    const { host, hints, reports, answer } = stage();
    const asked = hints.ask('player');
    expect([hints.shown, host.way, reports]).to.deep.equal([undefined, undefined, ASKED]);
    await answer('winnable', [PROVEN, LEGAL]);
    expect([hints.shown, hints.isSearching, await asked]).to.deep.equal([PROVEN, false, PROVEN]);
    expect(reports).to.deep.equal([...ASKED, ['hint', PROVEN, 'proven', false]]);
    expect([host.way, host.helped]).to.deep.equal([PROVEN, 1]);
    hints.end();
    expect(host.way).to.equal(undefined);
  });

  it('shows a legal move after a second, and corrects it when there is a proof', async () => {
    const { host, hints, reports, answer, late } = stage();
    const asked = hints.ask('player');
    tick(999);
    await settle();
    expect([hints.shown, host.requests]).to.deep.equal([undefined, 0]);
    await late();
    expect([hints.shown, hints.isSearching, host.requests]).to.deep.equal([LEGAL, true, 1]);
    await answer('winnable', [PROVEN]);
    expect([hints.shown, hints.isSearching, host.requests]).to.deep.equal([PROVEN, false, 2]);
    expect(await asked).to.deep.equal(PROVEN);
    expect(reports.slice(2)).to.deep.equal([
      ['hint', LEGAL, 'searching', false],
      ['hint', PROVEN, 'proven', true],
    ]);
    // A correction is no second hint.
    expect(host.helped).to.equal(1);
  });

  it('shows a legal move if the search found nothing', async () => {
    const { hints, reports, answer } = stage();
    const asked = hints.ask('host');
    await answer('unknown');
    expect([await asked, reports.at(-1)]).to.deep.equal([
      LEGAL,
      ['hint', LEGAL, 'unproven', false],
    ]);
  });

  it('refuses, for whoever asked, if no win is possible', async () => {
    const { host, hints, reports, answer } = stage();
    const asked = hints.ask('host');
    await answer('unwinnable');
    expect([await asked, hints.shown, host.requests]).to.deep.equal([undefined, undefined, 1]);
    expect(reports.at(-1)).to.deep.equal(['refuse', { code: 'hopeless' }, 'host']);
    expect(host.helped).to.equal(0);
  });

  it('refuses if no move can be made', async () => {
    const { host, hints, reports, answer } = stage();
    host.game.isPlayable = false;
    const asked = hints.ask('player');
    await answer();
    expect([await asked, reports.at(-1)]).to.deep.equal([
      undefined,
      ['refuse', { code: 'no-hint' }, 'player'],
    ]);
  });

  it('shows the same hint again during the search for its proof, without another search', async () => {
    const { hints, reports, answer, late } = stage();
    const first = hints.ask('player');
    await late();
    const second = hints.ask('host');
    expect(reports).to.deep.equal([
      ...ASKED,
      ['hint', LEGAL, 'searching', false],
      'release',
      ['hint', LEGAL, 'searching', false],
    ]);
    await answer('winnable', [PROVEN]);
    expect(await Promise.all([first, second])).to.deep.equal([PROVEN, PROVEN]);
  });

  it('searches again if the last hint is proved', async () => {
    const { hints, reports, answer } = stage();
    void hints.ask('player');
    await answer('winnable', [PROVEN]);
    reports.length = 0;
    void hints.ask('player');
    expect([reports, hints.shown]).to.deep.equal([ASKED, undefined]);
  });

  it('shows nothing for a position that the game has left', async () => {
    const { host, hints, reports, answer } = stage();
    const asked = hints.ask('player');
    host.solver.position = {};
    await answer('winnable', [PROVEN]);
    expect([await asked, hints.shown, reports]).to.deep.equal([undefined, undefined, ASKED]);
  });

  it('can be ended: nothing is shown, and the answer comes too late', async () => {
    const { host, hints, reports, answer, late } = stage();
    const asked = hints.ask('player');
    await late();
    hints.end();
    expect([hints.shown, hints.isSearching, host.requests]).to.deep.equal([undefined, false, 2]);
    reports.length = 0;
    await answer('winnable', [PROVEN]);
    expect([await asked, hints.shown, reports]).to.deep.equal([undefined, undefined, []]);
  });

  it('can end a search, and clears its message; a proven hint stays', async () => {
    const { hints, reports, answer, late } = stage();
    void hints.ask('player');
    await late();
    hints.endSearch();
    expect([hints.shown, reports.at(-1)]).to.deep.equal([undefined, 'clear']);
    const other = stage();
    void other.hints.ask('player');
    await other.answer('winnable', [PROVEN]);
    other.hints.endSearch();
    expect([other.hints.shown, other.reports.includes('clear')]).to.deep.equal([PROVEN, false]);
    await answer();
  });
});
