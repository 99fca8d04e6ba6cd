import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  Playback,
  type Save,
  Session,
  dealDeck,
  freecell,
  klondike,
  pyramid,
  readShare,
  share,
} from '../../../src/core.js';
import { countOf, isFull, itInFull } from '../../support/counts.js';
import { solutions } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';

const UP = { autoFinish: true, autoFoundation: 'all' } as const;
const by = { source: 'player', now: 0 } as const;

/** Deal 1: an ace goes up by itself and is taken back; two undos, one redo. */
function named(): Save {
  const session = start(1);
  for (const token of ['5a', '5b', '5c', '5d', 'b2', 'h1b']) play(session, token, UP);
  session.undo(by);
  session.undo(by);
  session.redo(by);
  return session.save(90_000);
}

const NAMED = '1.freecell.1.Nf3AAAAADYkqPiOACSDKD';

/** Won games of FreeCell. */
const WON = solutions('freecell-solutions-1-100.tsv').slice(0, countOf({ normal: 20, full: 100 }));

const texts = (): readonly string[] =>
  WON.map(({ deal, tokens }) => {
    const session = start(deal, { supermove: 'full' });
    for (const token of tokens) play(session, token, NO_AIDS);
    expect(session.outcome).to.equal('won');
    return valueOf(share(freecell, session.save(0)));
  });

describe('a share string', () => {
  it('is the game, its options, and letters: a change of what they mean breaks old links', () => {
    expect(share(freecell, named())).to.deep.equal({ value: NAMED });
    const fresh = <S, M, O extends object, V, A>(
      game: Parameters<typeof Session.start<S, M, O, V, A>>[0],
      setup: object,
    ): unknown => share(game, valueOf(Session.start(game, setup)).save(0));
    expect([
      fresh(freecell, { deal: 617 }),
      fresh(freecell, { deal: 2 ** 31 - 1, options: { variant: 'seahaven', cells: 2 } }),
      fresh(klondike, { deal: 7, options: { draw: 3, scoring: 'vegas', redeals: 2 } }),
      fresh(pyramid, { deal: 7, options: { redeals: 2, wastes: 3, coverPairs: false } }),
      fresh(freecell, { deck: dealDeck(617) }),
    ]).to.deep.equal([
      { value: '1.freecell.1.AAw0Evs0eVB' },
      { value: '1.freecell.1.cells~2.variant~seahaven.AAw_____j8syZB' },
      { value: '1.klondike.1.draw~3.scoring~vegas.AAwDYQOFaA' },
      { value: '1.pyramid.1.coverPairs~false.redeals~2.wastes~3.AAwDyPCe_B' },
      { value: '1.freecell.1.AAgwwDu3j03AIT2BQX3jPBrw61YR0Mxh9DVHTxnWFNcdHWC' },
    ]);
  });

  it('is read as the game without its time, with the fewest counted moves that lead there', () => {
    expect(readShare(freecell, ` ${NAMED}\n`)).to.deep.equal({
      value: {
        ...{ format: 1, game: 'freecell', version: 1, deal: 1 },
        options: { variant: 'freecell', cells: 4, supermove: 'linear' },
        ...{ moves: ['5a', '5b', '5c', '5d 5h', 'b2', 'h1b'], at: 5, count: 7, elapsed: 0 },
      },
    });
  });

  it('holds what the game played by itself, whatever it would play for the reader', () => {
    const session = valueOf(Session.load(freecell, valueOf(readShare(freecell, NAMED))));
    expect(session.steps[3]!.text).to.equal('5d 5h');
    expect(session.steps[3]!.automatic).to.have.length(1);
    session.undo(by);
    play(session, 'b2', UP);
    expect(session.save(0).moves).to.deep.equal(['5a', '5b', '5c', '5d 5h', 'b2']);
  });

  itInFull(
    'of a won FreeCell game, 93 to 140 moves, has as many letters as the docs say, 147 on average',
    () => {
      const lengths = texts().map((text) => text.length);
      const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
      expect([Math.min(...lengths), mean, Math.max(...lengths)]).to.deep.equal([119, 146.78, 176]);
    },
  );

  it('of a FreeCell game of 120 moves has 200 letters at most', () => {
    const games = WON.filter(({ tokens }) => tokens.length >= 120);
    expect(games).to.have.length(isFull ? 35 : 5);
    for (const { deal, tokens } of games) {
      const session = start(deal, { supermove: 'full' });
      for (const token of tokens.slice(0, 120)) play(session, token, NO_AIDS);
      const text = valueOf(share(freecell, session.save(0)));
      expect(text.length).to.be.at.most(200);
      const loaded = valueOf(Session.load(freecell, valueOf(readShare(freecell, text))));
      expect(loaded.state).to.deep.equal(session.state);
    }
  });
});

describe('a playback', () => {
  const playback = () => valueOf(Playback.of(freecell, named()));

  it('begins at the deal and goes step by step to the end of the tail', () => {
    const walk = playback();
    expect([walk.deal, walk.at, walk.length, walk.saved]).to.deep.equal([1, 0, 6, 5]);
    expect(walk.step).to.equal(undefined);
    expect(walk.back()).to.equal(false);
    const seen = [];
    while (walk.forward()) seen.push(walk.step?.text);
    expect(seen).to.deep.equal(['5a', '5b', '5c', '5d 5h', 'b2', 'h1b']);
    expect(walk.forward()).to.equal(false);
    expect(walk.at).to.equal(6);
  });

  it('goes to any place that there is, and stays where there is none', () => {
    const walk = playback();
    expect(walk.goTo(4)).to.equal(true);
    expect(walk.state.piles['foundation-1']).to.deep.equal([walk.view.piles['foundation-1']![0]]);
    for (const nowhere of [-1, 7, 1.5, NaN, Infinity]) expect(walk.goTo(nowhere)).to.equal(false);
    expect(walk.at).to.equal(4);
    expect(walk.options).to.deep.equal({ variant: 'freecell', cells: 4, supermove: 'linear' });
  });

  it('says what is wrong with a save', () => {
    const bad = { ...named(), moves: ['5a', '99'] };
    expect(Playback.of(freecell, { ...bad, at: 2, count: 2 })).to.deep.equal({
      problem: { code: 'save-move', number: 2, move: '99' },
    });
  });

  it('shows what the player saw, and hides what was hidden', () => {
    const session = valueOf(Session.start(klondike, { deal: 1 }));
    const walk = valueOf(Playback.of(klondike, session.save(0)));
    expect(walk.view).to.deep.equal(session.view());
    expect(walk.view.piles['stock']).to.deep.equal(Array.from({ length: 24 }, () => -1));
  });
});
