import { expect } from 'chai';
import type { Refusal } from '../../../src/core/engine/reason.js';
import { type TableRun, startRun } from '../../../src/core.js';
import { RequestController } from '../../../src/elements/table/request-controller.js';
import type { Onward } from '../../../src/elements/table/scene.js';
import type { TableMove, TableState } from '../../../src/elements/table/table-game.js';

type Own = { readonly type: 'wave'; readonly at: string } | { readonly type: 'new' };

/** A table and its hand, which record their calls. */
function stage() {
  const done: unknown[] = [];
  const did =
    (...what: readonly unknown[]) =>
    (...more: readonly unknown[]): undefined => {
      done.push([...what, ...more].join(' '));
    };
  const host = Object.assign(document.createElement('div'), {
    announcer: { cards: did('tell cards') },
    guide: { begin: () => Promise.resolve() },
    fullScreen: { toggle: did('fill') },
    liveRegion: { clearStatus: did('clear') },
    panels: { close: did('close'), toggle: did('toggle') },
    isRendering: false,
    pause: did('pause'),
    resume: did('resume'),
    onward: { offers: [] as Onward[], step: did('step'), skip: did('skip') },
    offered: { has: (): boolean => true },
    events: { flush: (): void => undefined },
    complain: (): void => undefined,
    refused: (reason: Refusal) => reason,
  });
  const hand = {
    hasConflict: false,
    isPaused: false,
    run: undefined as TableRun | undefined,
    stack: 50,
    turn: { uncover: did('uncover') },
    open: did('open'),
    next: (source: string, run?: TableRun) => did('next')(source, run?.stacks),
    play: (move: TableMove, source: string) => did('play')(JSON.stringify(move), source),
  };
  const requests = new RequestController<TableState, TableMove, Own>(
    host as never,
    hand as unknown as ConstructorParameters<typeof RequestController>[1],
    () => ({
      game: {} as never,
      requests: { wave: ({ at }) => did('wave')(at), new: did('own new') },
    }),
  );
  const asked = (...all: readonly Parameters<typeof requests.handle>[0][]): readonly unknown[] => {
    for (const request of all) requests.handle(request);
    return done.splice(0);
  };
  return { host, hand, requests, asked, done };
}

describe('what the player asks of a table', () => {
  it('is handled by the table, or by its game, which takes precedence', () => {
    const { asked } = stage();
    expect(asked({ type: 'show' })).to.deep.equal(['close', 'clear', 'uncover', 'tell cards']);
    expect(asked({ type: 'next' })).to.deep.equal(['close', 'clear', 'next player ']);
    expect(asked({ type: 'wave', at: 'you' })).to.deep.equal(['close', 'clear', 'wave you']);
    expect(asked({ type: 'new' })).to.deep.equal(['close', 'clear', 'own new [object Object]']);
  });

  it('continues as offered, also by the key of the next hand', () => {
    const { host, asked } = stage();
    expect(asked({ type: 'step' }, { type: 'skip' })).to.deep.equal([
      ...['close', 'clear', 'step'],
      ...['close', 'clear', 'skip'],
    ]);
    host.onward.offers.push('skip');
    expect(asked({ type: 'next' })).to.deep.equal(['close', 'clear', 'skip']);
    host.onward.offers.push('step');
    expect(asked({ type: 'next' })).to.deep.equal(['close', 'clear', 'step']);
  });

  it('leaves a panel open for a cut, and the status line alone for a panel', () => {
    const { asked } = stage();
    expect(asked({ type: 'panel', panel: 'fair' })).to.deep.equal(['toggle fair']);
    expect(asked({ type: 'cut', seat: 1, text: 'moon' })).to.deep.equal([
      'clear',
      'play {"type":"cut","seat":1,"text":"moon"} player',
    ]);
  });

  it('pauses, and resumes; no move is made meanwhile', () => {
    const { hand, requests, asked } = stage();
    expect(asked({ type: 'pause' })).to.deep.equal(['close', 'clear', 'pause']);
    hand.isPaused = true;
    requests.attempt({ type: 'check' });
    expect(asked({ type: 'pause' })).to.deep.equal(['close', 'clear', 'resume']);
  });

  it('gives people without chips as many as each player starts with', () => {
    const { hand, asked } = stage();
    const run = startRun({ kinds: ['human', 'bot'], stack: 20 });
    hand.run = { ...run, stacks: [0, 40] };
    expect(asked({ type: 'rebuy' })).to.deep.equal(['close', 'clear', 'next player 50,40']);
  });

  it('waits while an update renders, and does nothing while two tabs conflict', async () => {
    const { host, hand, asked, done } = stage();
    host.isRendering = true;
    expect(asked({ type: 'show' })).to.deep.equal([]);
    host.isRendering = false;
    await Promise.resolve();
    expect(done.splice(0)).to.deep.equal(['close', 'clear', 'uncover', 'tell cards']);
    hand.hasConflict = true;
    expect(asked({ type: 'show' }, { type: 'panel', panel: 'menu' })).to.deep.equal([]);
  });
});
