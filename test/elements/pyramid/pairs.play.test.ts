import { expect } from 'chai';
import { touchDrag, touchScreen } from '../../harness/commands.js';
import {
  focused,
  held,
  nameOf,
  part,
  parts,
  pickedUp,
  spoken,
  status,
  targets,
} from '../support/board.js';
import { firstOf, itInFull } from '../support/counts.js';
import { focusOn, keys } from '../support/keys.js';
import { detailsOf, hear } from '../support/mount.js';
import { drag, press, pointOf } from '../support/pointer.js';
import { mountPyramid, playOn, pyramidDeck, wholeGames } from '../support/pyramid.js';
import { until } from '../support/until.js';

/** Seven cards with nothing on them: two pairs that make 13, a king, and two that make none. */
const FREE = () => mountPyramid({}, pyramidDeck('8C 5D KS TC 3H QH 9S', 'AH 4D KC'));

describe('a pair', () => {
  for (const [from, to] of [
    ['8C', '5D'],
    ['5D', '8C'],
  ] as const) {
    (from === '8C' ? it : itInFull)(`goes by a drag of the ${from} on the ${to}`, async () => {
      const game = await FREE();
      const heard = hear();
      await drag(game, from, to);
      expect([held(game, 'pyramid-22'), held(game, 'pyramid-23')]).to.deep.equal(['', '']);
      expect(held(game, 'foundation-1').split(' ').sort()).to.deep.equal(['5D', '8C']);
      expect(detailsOf(heard, 'game-move')[0]).to.deep.include({
        notation: '8C5D',
        source: 'player',
        count: 1,
      });
    });
  }

  it('goes by click and click, its partners lit', async () => {
    const game = await FREE();
    await press(game, '3H');
    expect([pickedUp(game), targets(game)]).to.deep.equal(['3H', 'TC']);
    expect(status(game)).to.equal('3 of hearts can go on the 10 of clubs.');
    await press(game, 'TC');
    expect([game.moveCount, status(game)]).to.deep.equal([1, '']);
    expect(spoken(game)).to.equal('10 of clubs and 3 of hearts removed.');
  });

  it('goes by keys; the focus stays near', async () => {
    const game = await FREE();
    await focusOn(game, '8C');
    await keys(game, 'Enter', 'ArrowRight', 'Enter');
    // The card that they lay on is nearest.
    expect([game.moveCount, focused(game)]).to.deep.equal([1, held(game, 'pyramid-16')]);
  });

  it('goes by one tap, with tap-to-move', async () => {
    const game = await FREE();
    game.tapToMove = true;
    await press(game, 'TC');
    expect([held(game, 'pyramid-25'), held(game, 'pyramid-26')]).to.deep.equal(['', '']);
  });

  it('that makes no 13 is refused with the sum', async () => {
    const game = await FREE();
    await drag(game, '8C', 'TC');
    expect(status(game)).to.equal('The 8 of clubs and the 10 of clubs add up to 18, not 13.');
    expect([game.moveCount, pickedUp(game)]).to.deep.equal([0, '']);
  });

  it('goes with the top card of the waste, dragged either way', async () => {
    const game = await FREE();
    await keys(game, 's');
    await playOn(game, 's');
    await press(game, 'QH');
    expect(targets(game)).to.equal('AH');
    expect(status(game)).to.equal('Queen of hearts can go on the ace of hearts.');
    await drag(game, 'AH', 'QH');
    expect([held(game, 'waste-1'), held(game, 'pyramid-27')]).to.deep.equal(['', '']);
    await playOn(game, 's');
    await drag(game, '9S', '4D');
    expect([held(game, 'waste-1'), held(game, 'pyramid-28')]).to.deep.equal(['', '']);
  });
});

describe('a king', () => {
  const ways = {
    'one click': (game) => press(game, 'KS'),
    'a drag to the foundation': (game) => drag(game, 'KS', 'foundation-1'),
    h: async (game) => {
      await focusOn(game, 'KS');
      await keys(game, 'h');
    },
    Enter: async (game) => {
      await focusOn(game, 'KS');
      await keys(game, 'Enter');
    },
  } satisfies Record<string, (game: Awaited<ReturnType<typeof FREE>>) => Promise<void>>;
  for (const [way, take] of firstOf(Object.entries(ways), 2)) {
    it(`goes by ${way}`, async () => {
      const game = await FREE();
      await take(game);
      expect([held(game, 'foundation-1'), game.moveCount]).to.deep.equal(['KS', 1]);
      expect([spoken(game), pickedUp(game)]).to.deep.equal(['King of spades removed.', '']);
    });
  }

  it('goes from the waste by a click', async () => {
    const game = await FREE();
    await playOn(game, 's s s');
    await press(game, 'KC');
    expect([held(game, 'foundation-1'), held(game, 'waste-1')]).to.deep.equal(['KC', 'AH 4D']);
  });

  it('alone: any other card that is sent up says what it needs', async () => {
    const game = await FREE();
    await drag(game, 'TC', 'foundation-1');
    expect(status(game)).to.equal('The 10 of clubs can’t be removed alone.');
    await focusOn(game, 'TC');
    await keys(game, 'h');
    expect([status(game), game.moveCount]).to.deep.equal([
      'The 10 of clubs can’t be removed alone.',
      0,
    ]);
  });
});

/** A 7 in the middle of row 6 under a king and a 6. */
const COVERED = pyramidDeck('9C 9D KS 6C 9H 9S KH', '', { 18: '7C' });

describe('a covered card', () => {
  it('is refused, and it is said why', async () => {
    const game = await mountPyramid();
    await press(game, 'TC');
    expect([status(game), pickedUp(game)]).to.deep.equal(['The 10 of clubs is covered.', '']);
    await press(game, '7C');
    await press(game, 'TC');
    expect(status(game)).to.equal('The 10 of clubs is covered.');
    expect(nameOf(game, 'TC')).to.equal('10 of clubs, row 6, place 2');
  });

  for (const [from, to] of [
    ['6C', '7C'],
    ['7C', '6C'],
  ] as const) {
    (from === '6C' ? it : itInFull)(
      `goes with the card that alone covers it: the ${from} dragged on the ${to}`,
      async () => {
        const game = await mountPyramid({ 'no-verdict': true }, COVERED);
        await press(game, '7C');
        expect(status(game)).to.equal('The 7 of clubs is covered.');
        await press(game, 'KS');
        await drag(game, from, to);
        expect([held(game, 'pyramid-18'), game.moveCount]).to.deep.equal(['', 2]);
      },
    );
  }

  it('goes so by click and click, and by keys', async () => {
    const game = await mountPyramid({}, COVERED);
    await press(game, 'KS');
    await press(game, '7C');
    expect([pickedUp(game), targets(game)]).to.deep.equal(['7C', '6C']);
    await keys(game, 'ArrowDown');
    expect(focused(game)).to.equal('6C');
    await keys(game, 'Enter');
    expect([held(game, 'pyramid-18'), game.moveCount]).to.deep.equal(['', 2]);
  });

  it('does not with no-cover-pairs, and it is said why', async () => {
    const game = await mountPyramid({ 'no-cover-pairs': true }, COVERED);
    const lost = 'This deal can’t be won.';
    await until('the deal is proved lost', () => status(game) === lost);
    await press(game, 'KS');
    await drag(game, '6C', '7C');
    const said = (): readonly unknown[] => [
      status(game),
      spoken(game),
      parts(game, 'reason').map(({ textContent }) => textContent),
    ];
    // The status line keeps saying that the deal is lost. The reason is beside the card.
    const paired = 'A card can’t be paired with one that it covers.';
    await until('the drag is refused', () => parts(game, 'reason').length > 0);
    expect(said()).to.deep.equal([lost, paired, [paired]]);
    await press(game, '7C');
    const covered = 'The 7 of clubs is covered.';
    await until('the press is refused', () => part(game, 'reason').textContent === covered);
    expect([said(), game.moveCount]).to.deep.equal([[lost, covered, [covered]], 1]);
  });
});

describe('the last cards of the pyramid', () => {
  it('win at once, whatever is left in stock and waste', async () => {
    const [game254] = await wholeGames();
    const { deal, options, moves } = game254!;
    const game = await mountPyramid({ deal: String(deal), redeals: String(options.redeals) });
    await playOn(game, moves.slice(0, -1).join(' '));
    const heard = hear();
    expect(moves.at(-1)).to.equal('TC3S');
    await press(game, '3S');
    await press(game, 'TC');
    expect([game.outcome, held(game, 'stock') === '']).to.deep.equal(['won', false]);
    expect(detailsOf(heard, 'game-win')[0]).to.deep.include({
      source: 'player',
      deal,
      count: moves.length,
    });
    await until('the panel is open', () => game.shadowRoot!.querySelector('[part~="panel-win"]'));
  });
});

describe('the arrows', () => {
  it('pass the places that are empty', async () => {
    const game = await FREE();
    await playOn(game, '8C5D KS');
    await focusOn(game, 'TC');
    await keys(game, 'ArrowLeft');
    expect(focused(game)).to.equal('TC');
    await keys(game, 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(focused(game)).to.equal(held(game, 'pyramid-16'));
    await keys(game, 'ArrowDown');
    expect(focused(game)).to.equal('TC');
    await keys(game, 'ArrowDown');
    expect(['stock', 'waste-1', 'foundation-1']).to.include(focused(game));
  });

  it('pass the gap in a row', async () => {
    const game = await mountPyramid({}, pyramidDeck('8C KS 5D TC 3H QH 9S'));
    await playOn(game, 'KS');
    await focusOn(game, '8C');
    await keys(game, 'ArrowRight');
    expect(focused(game)).to.equal('5D');
  });
});

describe('Pyramid by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  itInFull('drags a card on its partner', async () => {
    const game = await FREE();
    await touchDrag(pointOf(game, '8C'), pointOf(game, '5D'));
    await game.updateComplete;
    expect(game.moveCount).to.equal(1);
  });
});
