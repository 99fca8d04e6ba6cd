import { expect } from 'chai';
import type { KlondikeGame } from '../../../src/games/klondike/element/element.js';
import { touchDrag, touchScreen } from '../../harness/commands.js';
import { focused, held, part, pickedUp, shown, status, targets } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { detailsOf, hear } from '../support/mount.js';
import { doublePress, drag, dragTo, letGo, pointOf, press } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** Deal 15, played until this waits: an ace on the waste, two cards that run down in a column. */
const OPENED = '7h 7h 56 5h 31 56 65 61 26 s s';

describe('the top card of the waste', () => {
  it('goes to a column by drag', async () => {
    const game = await mountKlondike({}, ['', '', '', '', '', '', '9C'], '8H');
    await playOn(game, 's');
    await drag(game, '8H', '9C');
    expect([shown(game, 'column-7'), held(game, 'waste-1')]).to.deep.equal(['9C 8H', '']);
  });

  it('goes to a column by click and click, its targets lit', async () => {
    const game = await mountKlondike({}, ['', '', '', '9S', '', '', '9C'], '8H');
    await playOn(game, 's');
    await press(game, '8H');
    expect([pickedUp(game), targets(game)]).to.deep.equal(['8H', '9S 9C']);
    expect(status(game)).to.equal('8 of hearts can go on the 9 of spades, on the 9 of clubs.');
    await press(game, '9C');
    expect(shown(game, 'column-7')).to.equal('9C 8H');
  });

  it('goes to its foundation by double click', async () => {
    const game = await mountKlondike();
    await playOn(game, OPENED);
    await doublePress(game, 'AD');
    expect([held(game, 'foundation-3'), held(game, 'waste-1')]).to.deep.equal(['AD', '3S']);
  });

  it('goes to its best place by one tap, with tap-to-move', async () => {
    const game = await mountKlondike({ 'tap-to-move': true });
    await playOn(game, OPENED);
    await press(game, 'AD');
    expect(held(game, 'foundation-3')).to.equal('AD');
    await press(game, '2D');
    expect(held(game, 'foundation-3')).to.equal('AD 2D');
    await press(game, 'KS');
    expect(shown(game, 'column-2')).to.equal('KS QH');
  });

  it('goes by keys: w leads to it, h sends it up, a digit lays it on a column', async () => {
    const game = await mountKlondike({}, ['', '', '', '', '', 'AC', '9C'], '8H 2C');
    await focusOn(game, 'AC');
    await keys(game, 'h', 's', 'w');
    expect([held(game, 'foundation-1'), focused(game)]).to.deep.equal(['AC', '8H']);
    await keys(game, 'Enter', '7');
    expect([shown(game, 'column-7'), focused(game)]).to.deep.equal(['9C 8H', '8H']);
    await keys(game, 's', 'w', 'h');
    expect([held(game, 'foundation-1'), focused(game)]).to.deep.equal(['AC 2C', '2C']);
  });

  it('w says of an empty waste nothing, and goes there', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-1');
    await keys(game, 'w');
    expect([focused(game), status(game)]).to.deep.equal(['waste-1', '']);
    await keys(game, 'Enter');
    expect(status(game)).to.equal('Waste is empty.');
  });
});

describe('a build', () => {
  it('goes from any face-up card, by drag', async () => {
    const game = await mountKlondike();
    await playOn(game, '7h 7h 56 5h 31 56');
    await drag(game, '5D', '6S');
    expect([shown(game, 'column-5'), shown(game, 'column-6')]).to.deep.equal(['6S 5D 4C 3H', '7C']);
  });

  it('lights up what its lowest card goes on, and follows the pointer whole', async () => {
    const game = await mountKlondike();
    await playOn(game, '7h 7h 56 5h 31 56');
    const { x, y } = pointOf(game, '5D');
    await dragTo(game, '5D', { x: x + 20, y: y + 20 });
    await game.updateComplete;
    expect([pickedUp(game), targets(game)]).to.deep.equal(['5D 4C 3H', '6S']);
    await letGo(game);
    expect(pickedUp(game)).to.equal('');
  });

  it('goes in part, by click and click and by keys', async () => {
    const game = await mountKlondike({}, ['', '', '', '5S', '', '', '5D'], '4C 3H');
    await playOn(game, 's w7 s w7');
    await press(game, '3H');
    await press(game, '5S');
    expect(status(game)).to.equal('The 3 of hearts needs a black 4.');
    await focusOn(game, '4C');
    await keys(game, 'Enter', '1');
    expect([shown(game, 'column-7'), game.moveCount]).to.deep.equal(['5D 4C 3H', 4]);
  });

  const waysToEmpty: Readonly<Record<string, (game: KlondikeGame) => Promise<void>>> = {
    click: async (game) => {
      await press(game, 'KS');
      expect(targets(game)).to.equal('column-2');
      await press(game, 'column-2');
    },
    drag: (game) => drag(game, 'KS', 'column-2'),
    key: async (game) => {
      await focusOn(game, 'KS');
      await keys(game, 'Enter', '2');
      expect(focused(game)).to.equal('KS');
    },
  };
  for (const [way, move] of Object.entries(waysToEmpty)) {
    it(`goes with its king to an empty column, by ${way}`, async () => {
      const game = await mountKlondike();
      await playOn(game, `${OPENED} wh 2h`);
      await move(game);
      expect(shown(game, 'column-2')).to.equal('KS QH');
    });
  }

  it('without a king stays out of an empty column, and it is said why', async () => {
    const game = await mountKlondike();
    await playOn(game, `${OPENED} wh 2h`);
    await press(game, '3H');
    await press(game, 'column-2');
    expect(status(game)).to.equal('Only a king can go to an empty column.');
    expect(shown(game, 'column-2')).to.equal('');
  });

  it('digits lead to the columns, 8 and 0 to none', async () => {
    const game = await mountKlondike();
    await focusOn(game, 'column-1');
    const way: string[] = [];
    for (const key of ['2', '7', '8', '0', '4']) {
      await keys(game, key);
      way.push(focused(game));
    }
    expect(way).to.deep.equal(['QH', 'AC', 'AC', 'AC', '7S']);
  });
});

describe('foundation-return', () => {
  it('lets a card back to a column', async () => {
    const game = await mountKlondike({ 'foundation-return': true }, [
      '',
      '',
      '',
      '',
      '',
      '2D',
      'AC',
    ]);
    await doublePress(game, 'AC');
    await drag(game, 'AC', '2D');
    expect([shown(game, 'column-6'), held(game, 'foundation-1')]).to.deep.equal(['2D AC', '']);
  });

  it('is off unless told: cards stay there, and it is said', async () => {
    const game = await mountKlondike({}, ['', '', '', '', '', '2D', 'AC']);
    await doublePress(game, 'AC');
    await drag(game, 'AC', '2D');
    expect(status(game)).to.equal('Cards can’t come back from there.');
    expect(held(game, 'foundation-1')).to.equal('AC');
  });
});

describe('the last cards', () => {
  const file = '/test/data/klondike-draw1-solutions.tsv';
  /** How many moves of the solution of deal 15 the player makes; the game makes the others. */
  const LAST = 107;

  it('go up by themselves, with the draws that it takes', async () => {
    const [line] = (await (await fetch(file)).text()).split('\n');
    const moves = line!.split('\t')[1]!.split(' ');
    const game = await mountKlondike({ scoring: 'standard' });
    await playOn(game, moves.slice(0, LAST).join(' '));
    const heard = hear();
    await focusOn(game, 'column-6');
    await keys(game, 'h');
    expect(game.outcome).to.equal('won');
    const sources = detailsOf(heard, 'game-move').map(({ source }) => source);
    expect([sources[0], new Set(sources.slice(1))]).to.deep.equal(['player', new Set(['auto'])]);
    expect(heard.at(-1)!.type).to.equal('game-win');
    await until('the panel is open', () => game.shadowRoot!.querySelector('[part~="panel-win"]'));
    const { score } = detailsOf(heard, 'game-win')[0]!;
    const [, text] = part(game, 'panel-win').textContent.split('№ 15 · ');
    expect(text).to.match(new RegExp(`^108 moves · .* · Score ${score}\\s`));
  });

  it('are left to the player with no-auto-finish', async () => {
    const [line] = (await (await fetch(file)).text()).split('\n');
    const moves = line!.split('\t')[1]!.split(' ');
    const game = await mountKlondike({ 'no-auto-finish': true });
    await playOn(game, moves.slice(0, LAST + 1).join(' '));
    expect(game.outcome).to.equal(undefined);
    await playOn(game, moves.slice(LAST + 1).join(' '));
    expect(game.outcome).to.equal('won');
  });
});

describe('Klondike by touch', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  itInFull('drags a card from the waste', async () => {
    const game = await mountKlondike({}, ['', '', '', '9S', '', '', '9C'], '8H');
    await playOn(game, 's');
    await touchDrag(pointOf(game, '8H'), pointOf(game, '9C'));
    await until('the card lies there', () => shown(game, 'column-7') === '9C 8H');
  });

  it('drags a build', async () => {
    const game = await mountKlondike();
    await playOn(game, '7h 7h 56 5h 31 56');
    await touchDrag(pointOf(game, '5D'), pointOf(game, '6S'));
    await until('the build lies there', () => shown(game, 'column-5') === '6S 5D 4C 3H');
  });
});
