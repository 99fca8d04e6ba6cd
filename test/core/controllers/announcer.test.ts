import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Change,
  type FreecellMove,
  type FreecellState,
  Session,
  freecell,
} from '../../../src/core.js';
import { positionBefore } from '../../../src/elements/controllers/game-definition.js';
import { LiveRegion } from '../../../src/elements/controllers/live-region.js';
import { Announcer } from '../../../src/elements/patience/announcer.js';
import { rulesWords } from '../../../src/elements/patience/rules/words.js';
import { announce } from '../../../src/core/patience/rules/announce.js';
import { rules as messages } from '../../../src/locales/compiled/en/rules.js';
import { patienceWords } from '../../../src/locales/words.js';
import { FINISHABLE } from '../../support/decks.js';
import { litHost } from '../../support/lit-host.js';
import { type FreecellSession, NO_AIDS, play, start, startAt } from '../support/sessions.js';
import { valueOf } from '../support/result.js';

function stage(session: FreecellSession = start(617)) {
  const table = freecell.tableOf(session.options);
  const gameWords = rulesWords(messages, 'FreeCell', table);
  const host = {
    words: patienceWords,
    gameWords,
    gameTitle: 'FreeCell',
    sharing: { dayView: undefined as { readonly title: string } | undefined },
    puzzles: { dealText: `№ ${session.deal}`, notice: undefined },
    liveRegion: new LiveRegion(litHost()),
    game: {
      view: session.view(),
      deal: session.deal,
      moveCount: session.moveCount,
      undoCount: session.undos,
      session,
      outcome: session.outcome,
    },
  };
  const announcer = new Announcer<FreecellState, FreecellMove>(host as never, () => ({
    words: {
      announce: (step) =>
        announce(table, positionBefore(step), step, step.after).map(gameWords.announce),
    },
  }));
  session.subscribe((change: Change<FreecellMove>) => {
    const before = host.game.view;
    const after = session.view();
    const { moveCount, undos: undoCount, outcome } = session;
    host.game = { ...host.game, view: after, moveCount, undoCount, outcome };
    announcer.follow({ ...change, before, after });
  });
  const said = (): readonly string[] => [host.liveRegion.spoken, host.liveRegion.shown];
  return { host, announcer, session, said };
}

const by = { source: 'player', now: 0 } as const;
/** A deal in which the only move leaves none. */
const last = (): FreecellSession => start(21, { cells: 0 });

describe('the announcer', () => {
  it('announces the deal, and shows nothing', () => {
    const { host, announcer, said } = stage();
    announcer.follow({ type: 'start', after: host.game.view });
    expect(said()).to.deep.equal(['FreeCell, № 617.', '']);
    host.sharing.dayView = { title: 'FreeCell for Sunday, 22 November' };
    announcer.deal();
    expect(said()).to.deep.equal(['FreeCell for Sunday, 22 November, № 617.', '']);
  });

  it('announces it again at a restart', () => {
    const { session, said } = stage();
    play(session, '58');
    session.restart(by);
    expect(said()).to.deep.equal(['FreeCell, № 617.', '']);
  });

  it('announces a step, its undo and its redo', () => {
    const { session, said } = stage();
    play(session, '58');
    expect(said()).to.deep.equal(['Jack of clubs to column 8, on the queen of hearts.', '']);
    session.undo(by);
    const undone = 'Undone: jack of clubs back to column 5.';
    expect(said()).to.deep.equal([undone, undone]);
    session.redo(by);
    expect(said()).to.deep.equal([
      'Redone: jack of clubs to column 8, on the queen of hearts.',
      '',
    ]);
  });

  it('announces the loss after the step; a notice shows it', () => {
    const { host, session, said } = stage(last());
    play(session, '47');
    const lost =
      '3 of spades to column 7, on the 4 of diamonds. No moves are left. Undo, or start again.';
    expect(host.game.outcome).to.equal('lost');
    expect(said()).to.deep.equal([lost, '']);
  });

  it('announces no end at an undo, though only idle moves are left there', () => {
    const { host, announcer, session, said } = stage();
    play(session, '58');
    const before = host.game.view;
    session.undo(by);
    host.game = { ...host.game, outcome: 'lost' };
    const [step] = session.steps;
    const change = { type: 'undo', source: 'player', step: step! } as const;
    announcer.follow({ ...change, before, after: host.game.view });
    expect(said()[0]).to.equal('Undone: jack of clubs back to column 5.');
  });

  it('announces a deal that is lost before the first move', () => {
    const session = last();
    play(session, '47');
    const { host, announcer, said } = stage(startAt(session.state));
    announcer.follow({ type: 'start', after: host.game.view });
    expect(said()).to.deep.equal(['FreeCell, № 1. This deal can’t be won.', '']);
  });

  it('announces a win with the automatic moves', () => {
    const session = valueOf(Session.start(freecell, { deck: FINISHABLE }));
    const { said } = stage(session);
    play(session, '4h', { ...NO_AIDS, autoFinish: true });
    expect(said()).to.deep.equal([
      'Ace of clubs to foundation 1. 51 cards went to the foundations automatically. You won in 1 move.',
      '',
    ]);
  });

  it('announces a win with the undos', () => {
    const session = valueOf(Session.start(freecell, { deck: FINISHABLE }));
    const { said } = stage(session);
    play(session, '4a');
    session.undo();
    play(session, '4h', { ...NO_AIDS, autoFinish: true });
    expect(said()[0]).to.match(/You won in 3 moves, with 1 undo\.$/);
  });

  it('announces what is in hand, and where it can go, each target once', () => {
    const { announcer, said } = stage();
    const jack = { from: 'column-5', count: 1 };
    const both = { from: 'column-5', count: 2 };
    announcer.hand(jack, [
      ['cell-1', jack],
      ['cell-2', jack],
      ['column-8', jack],
    ]);
    const text = 'Jack of clubs can go to a cell, on the queen of hearts.';
    expect(said()).to.deep.equal([text, text]);
    announcer.hand(both, []);
    expect(said()[0]).to.equal('7 of clubs and 1 more can’t go anywhere now.');
  });

  it('announces which cards go where if a target takes others than those in hand', () => {
    const { announcer, said } = stage();
    const jack = { from: 'column-5', count: 1 };
    const both = { from: 'column-5', count: 2 };
    announcer.hand(jack, [
      ['column-8', both],
      ['cell-1', jack],
    ]);
    expect(said()[0]).to.equal(
      'Jack of clubs can go to a cell. 7 of clubs and 1 more can go on the queen of hearts.',
    );
    announcer.hand(both, [['column-8', jack]]);
    expect(said()[0]).to.equal('Jack of clubs can go on the queen of hearts.');
  });

  it('clears the status line when the hand is empty', () => {
    const { announcer, said } = stage();
    const jack = { from: 'column-5', count: 1 };
    announcer.hand(jack, [['column-8', jack]]);
    announcer.hand(undefined, []);
    expect(said()).to.deep.equal(['Jack of clubs can go on the queen of hearts.', '']);
  });

  it('announces a hint, and how sure it is', () => {
    const { announcer, said } = stage();
    const move = { from: 'column-5', to: 'column-8', count: 1 };
    const texts = [
      ['proven', false],
      ['searching', false],
      ['unproven', true],
      ['proven', true],
    ] as const;
    const heard = texts.map(([certainty, corrects]) => {
      announcer.hint(move, certainty, corrects);
      return said();
    });
    const way = 'Try the jack of clubs on the queen of hearts.';
    const expected = [
      way,
      `Still checking: this move is legal, but may not lead to a win. ${way}`,
      `This move is legal, but may not lead to a win. ${way}`,
      `Checked: this leads to a win. ${way}`,
    ];
    expect(heard).to.deep.equal(expected.map((text) => [text, text]));
  });

  it('names a foundation without its cards', () => {
    const { session, announcer, said } = stage(
      valueOf(Session.start(freecell, { deck: FINISHABLE })),
    );
    play(session, '4h');
    announcer.hint({ from: 'column-8', to: 'foundation-1', count: 1 }, 'proven', false);
    expect(said()[0]).to.equal('Try the 2 of clubs to the foundation.');
  });
});
