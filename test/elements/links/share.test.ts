import { expect } from 'chai';
import { Session, freecell, share, sharedGame } from '../../../src/core.js';
import { crc32 } from '../../../src/core/engine/crc32.js';
import { lettersOf } from '../../../src/core/sharing/digits.js';
import { held, tops } from '../support/board.js';
import { address } from '../support/links.js';
import { until } from '../support/until.js';
import { advance, detailsOf, hear, mount, mountGame, warnings } from '../support/mount.js';

const THREE = ['column-5 column-8', 'column-4 cell-1', 'column-6 cell-2'] as const;
/** № 617 after these three moves. */
const LINK = '1.freecell.1.tyw0EAAAuVQOXSlbK5D';

/** The text with a valid check, as another version would write it. */
const sealed = (text: string): string => text + lettersOf(BigInt(crc32(text)), 6);

describe('share()', () => {
  it('gives the game as a text, which the core reads as this game', async () => {
    const game = await mount();
    await advance(game, ...THREE);
    const text = await game.share();
    expect(text).to.equal(LINK);
    expect(share(freecell, game.save())).to.deep.equal({ value: text });
    expect(sharedGame(text)).to.deep.equal({ value: 'freecell' });
  });

  it('has options, the redo tail, and a deck of the host’s', async () => {
    const game = await mount({ deal: '617', variant: 'kingcell', cells: '3' });
    await advance(game, 'column-1 cell-1', 'column-2 cell-2');
    game.undo();
    const other = await mount();
    const deck = Session.start(freecell, { deal: 12 });
    expect(await other.load(await game.share())).to.equal(undefined);
    const { elapsed: _, ...save } = game.save()!;
    const { elapsed: _also, ...opened } = other.save()!;
    // The moves may be anybody's.
    expect(opened).to.deep.equal({ ...save, shown: true });
    expect('value' in deck).to.equal(true);
    other.newGame({ deck: [...Array(52).keys()] });
    await advance(other, 'column-1 cell-1');
    const again = await mount();
    expect(await again.load(await other.share())).to.equal(undefined);
    expect([again.dealNumber, again.state]).to.deep.equal([undefined, other.state]);
  });

  for (const tag of ['golf-game', 'klondike-game', 'pyramid-game'] as const) {
    it(`goes from one ${tag} to another`, async () => {
      const game = await mountGame(tag, { deal: '5' });
      const [move] = game.legalMoves as readonly never[];
      expect(game.play(move!)).to.equal(undefined);
      const other = await mountGame(tag, { deal: '6' });
      expect(await other.load(await game.share())).to.equal(undefined);
      expect([other.dealNumber, other.state]).to.deep.equal([5, game.state]);
    });
  }

  it('rejects a game that is too long, in words', async () => {
    const game = await mount();
    const moves = Array.from({ length: 2002 }, (_, at) => (at % 2 === 0 ? '4a' : 'a4'));
    // Only if the way back is legal too: an empty column takes any card.
    const save = { ...game.save()!, moves, at: moves.length, count: moves.length };
    const warned = warnings();
    expect(game.load(save)?.code).to.equal('save-move');
    expect(warned).to.deep.equal([
      "<freecell-game>: the save's move 2, a4, cannot be used; accepted: legal moves",
    ]);
    const there = ['column-4 cell-1', 'cell-1 cell-2', 'cell-2 cell-1'];
    await advance(game, ...there);
    const [first, to, fro] = game.save()!.moves;
    const long = [first!, ...Array.from({ length: 2000 }, (_, at) => (at % 2 ? fro! : to!))];
    const whole = { ...game.save()!, moves: long, at: 2001, count: 2001 };
    expect(game.load(whole)).to.equal(undefined);
    const failed: unknown = await game.share().catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
    expect((failed as Error).message).to.equal(
      'a game of 2,001 moves is too long for a link; at most 2,000 moves fit',
    );
  });
});

describe('load() of a link', () => {
  it('takes the whole address too, and tells of the game it put aside', async () => {
    const game = await mount({ deal: '1' });
    await advance(game, 'column-1 cell-1');
    const before = game.save()!;
    const heard = hear();
    expect(await game.load(`https://example.org/cards?a=b#${LINK}`)).to.equal(undefined);
    await game.updateComplete;
    expect([tops(game), held(game, 'cell-1'), game.moveCount]).to.deep.equal([
      'JD KS KC 5D 7C 6H JH JC',
      '4H',
      3,
    ]);
    const [start] = detailsOf(heard, 'game-start');
    expect(start).to.deep.include({ source: 'host', resumed: true, deal: 617 });
    expect({ ...start!.previous, elapsed: 0 }).to.deep.equal({ ...before, elapsed: 0 });
  });

  const wrong: readonly (readonly [string, string, object, string])[] = [
    [
      'a slip in it',
      LINK.replace('ty', 'tz'),
      { code: 'share-broken', field: 'check' },
      'this link is incomplete or contains an error',
    ],
    [
      'no link',
      'hello',
      { code: 'share-broken', field: 'text' },
      'this link is incomplete or contains an error',
    ],
    [
      'a save as text',
      '{"format":1,"game":"freecell"}',
      { code: 'share-broken', field: 'text' },
      'this link is incomplete or contains an error',
    ],
    [
      'a later kit’s',
      '2.freecell.1.AAAAAAAA',
      { code: 'share-newer', got: 2, known: 1 },
      'this link was made with a newer version (2); this page can open versions up to 1',
    ],
    [
      'later rules’',
      sealed('1.freecell.9.AAAA'),
      { code: 'share-newer', got: 9, known: 1 },
      'this link was made with a newer version (9); this page can open versions up to 1',
    ],
    [
      'another game’s',
      sealed('1.klondike.1.AAAA'),
      { code: 'share-other-game', got: 'klondike', wanted: 'freecell' },
      'this link is for klondike, not for freecell',
    ],
    [
      'with an option that there is not',
      sealed('1.freecell.1.cells~99.AAAA'),
      { code: 'option', option: 'cells', got: '99', accepted: '0–8' },
      'cells "99" cannot be used; accepted: 0–8',
    ],
  ];
  for (const [what, link, problem, message] of wrong) {
    it(`refuses ${what}, the game in play untouched`, async () => {
      const game = await mount();
      await advance(game, ...THREE);
      const before = { ...game.save()!, elapsed: 0 };
      const [warned, heard] = [warnings(), hear()];
      expect(await game.load(link)).to.deep.include(problem);
      expect({ ...game.save()!, elapsed: 0 }).to.deep.equal(before);
      await game.updateComplete;
      expect(warned).to.deep.equal([`<freecell-game>: ${message}`]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(detailsOf(heard, 'game-error')[0]).to.deep.include({ source: 'host', message });
    });
  }

  it('leaves a save what it was: an object, answered at once', async () => {
    const game = await mount();
    warnings();
    expect(game.load({ ...game.save()!, at: 7 })).to.deep.equal({
      code: 'save-broken',
      field: 'at',
    });
    expect(game.load({ ...game.save()! })).to.equal(undefined);
  });
});

describe('result()', () => {
  it('tells how the game stands, with no link where the page opens none', async () => {
    const game = await mount();
    await advance(game, ...THREE);
    expect(await game.result()).to.match(/^FreeCell, № 617: not finished after 3 moves, 0:0\d$/);
  });

  it('has a link to the deal, not to how it went, where the page is linked', async () => {
    address('');
    const game = await mount({ deal: '617', linked: true });
    await until('it is dealt', () => game.state);
    await advance(game, ...THREE);
    const [line, link] = (await game.result()).split('\n');
    expect(line).to.match(/^FreeCell, № 617: not finished after 3 moves, 0:0\d$/);
    expect(link).to.equal(`${location.href.replace(/#.*/, '')}#1.freecell.1.AAw0Evs0eVB`);
    const other = await mount();
    expect(await other.load(link!)).to.equal(undefined);
    expect([other.dealNumber, other.moveCount]).to.deep.equal([617, 0]);
  });

  it('counts nothing for a calm player', async () => {
    const game = await mount({ deal: '617', calm: true });
    await advance(game, ...THREE);
    expect(await game.result()).to.equal('FreeCell, № 617: not finished');
  });
});
