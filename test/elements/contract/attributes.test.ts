import { expect } from 'chai';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import { card, held, part, parts, pile, shown } from '../support/board.js';
import { advance, detailsOf, hear, mount, mountDeck } from '../support/mount.js';

const look = (node: Element): CSSStyleDeclaration => getComputedStyle(node);

describe('attributes and their properties', () => {
  it('deal deals that number', async () => {
    const game = await mount({ deal: '617' });
    expect([game.deal, game.dealNumber]).to.deep.equal(['617', 617]);
    expect(shown(game, 'column-1')).to.equal('7D TD TH KD 4C 4S JD');
    game.deal = 1;
    await game.updateComplete;
    expect(game.dealNumber).to.equal(1);
    expect(shown(game, 'column-1')).to.match(/^JD /);
  });

  it('no deal is any deal, and another one each time', async () => {
    const games = await Promise.all([mount({}), mount({}), mount({})]);
    const numbers = games.map(({ dealNumber }) => dealNumber);
    expect(new Set(numbers).size).to.equal(3);
    for (const number of numbers) expect(number).to.be.within(1, 2 ** 31 - 1);
  });

  it('variant chooses the game of the family', async () => {
    const game = await mount({ deal: '617', variant: 'seahaven' });
    expect(game.variant).to.equal('seahaven');
    expect(parts(game, 'pile-tableau').length).to.equal(10);
    expect(shown(game, 'cell-2')).not.to.equal('');
    game.variant = 'freecell';
    await game.updateComplete;
    expect(parts(game, 'pile-tableau').length).to.equal(8);
    expect(part(game, 'title').textContent).to.equal('FreeCell');
  });

  it('cells sets the number of cells', async () => {
    const game = await mount({ deal: '617', cells: '2' });
    expect([game.cells, parts(game, 'pile-cell').length]).to.deep.equal(['2', 2]);
    game.cells = 8;
    await game.updateComplete;
    expect(parts(game, 'pile-cell').length).to.equal(8);
    game.removeAttribute('cells');
    game.cells = null;
    await game.updateComplete;
    expect(parts(game, 'pile-cell').length).to.equal(4);
  });

  it('supermove says how many cards go together, from the next game on', async () => {
    const game = await mount({ deal: '617' });
    game.setAttribute('supermove', 'off');
    await game.updateComplete;
    expect(game.supermove).to.equal('off');
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    expect(game.state?.options.supermove).to.equal('linear');
    await advance(game, 'column-2 column-3 2');
    game.newGame(617);
    expect(game.state?.options.supermove).to.equal('off');
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    expect(game.play({ from: 'column-2', to: 'column-3', count: 2 })).to.deep.equal({
      code: 'too-many',
      count: 2,
      allowed: 1,
    });
  });

  it('theme sets light or dark against the page', async () => {
    const game = await mount({ deal: '617' });
    const auto = look(card(game, 'JD')).backgroundColor;
    game.setAttribute('theme', 'dark');
    await game.updateComplete;
    const dark = look(card(game, 'JD')).backgroundColor;
    expect([game.theme, look(part(game, 'frame')).colorScheme]).to.deep.equal(['dark', 'dark']);
    game.theme = 'light';
    await game.updateComplete;
    expect(game.getAttribute('theme')).to.equal('light');
    expect(look(card(game, 'JD')).backgroundColor)
      .to.equal(auto)
      .and.not.to.equal(dark);
  });

  it('theme follows the page’s color-scheme unless it says otherwise', async () => {
    const game = await mount({ deal: '617' });
    const light = look(card(game, 'JD')).backgroundColor;
    game.parentElement!.style.colorScheme = 'dark';
    expect(look(card(game, 'JD')).backgroundColor).not.to.equal(light);
    game.theme = 'light';
    await game.updateComplete;
    expect(look(card(game, 'JD')).backgroundColor).to.equal(light);
  });

  it('calm shows no clock and no counts', async () => {
    const game = await mount({ deal: '617', calm: true });
    expect([parts(game, 'time'), parts(game, 'move-count')]).to.deep.equal([[], []]);
    game.calm = false;
    await game.updateComplete;
    expect(part(game, 'time').textContent).to.equal('0:00');
    expect(part(game, 'move-count').textContent).to.equal('0 moves');
  });

  it('mirrored turns the board around', async () => {
    const left = (id: string): number => pile(game, id).getBoundingClientRect().left;
    const game = await mount({ deal: '617', mirrored: true });
    expect(game.mirrored).to.equal(true);
    expect(left('column-1')).to.be.greaterThan(left('column-8'));
    expect(left('cell-1')).to.be.greaterThan(left('foundation-1'));
    game.mirrored = false;
    await game.updateComplete;
    expect(game.hasAttribute('mirrored')).to.equal(false);
    expect(left('column-1')).to.be.lessThan(left('column-8'));
    expect(left('cell-1')).to.be.lessThan(left('foundation-1'));
  });

  it('four-color tells all suits apart, two colours the reds from the blacks', async () => {
    const colours = (): number =>
      new Set(['JC', 'JD', 'JH', 'JS'].map((code) => look(card(game, code)).color)).size;
    const game = await mount({ deal: '617' });
    expect(colours()).to.equal(2);
    game.setAttribute('four-color', '');
    await game.updateComplete;
    expect([game.fourColor, colours()]).to.deep.equal([true, 4]);
    game.fourColor = false;
    await game.updateComplete;
    expect(colours()).to.equal(2);
    game.variant = 'kingcell';
    await game.updateComplete;
    expect(colours()).to.equal(4);
  });

  it('tap-to-move is a switch that can be off, and a boolean to frameworks', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': true });
    const isOn = (): boolean => game.inForce.isOn('tapToMove');
    const on = [isOn()];
    for (const given of ['off', true, false, null]) {
      game.tapToMove = given;
      await game.updateComplete;
      on.push(isOn());
    }
    expect(on).to.deep.equal([true, false, true, false, false]);
  });

  it('no-auto-finish leaves the last cards to the player', async () => {
    const game = await mountDeck(FINISHABLE, { 'no-auto-finish': true });
    expect(game.noAutoFinish).to.equal(true);
    await advance(game, 'column-4 foundation-1');
    expect([game.outcome, held(game, 'foundation-1')]).to.deep.equal([undefined, 'AC']);
    game.noAutoFinish = false;
    await advance(game, 'column-3 foundation-2');
    expect(game.outcome).to.equal('won');
  });

  it('auto-foundation sends cards up: none, safe ones, or all', async () => {
    const deck = deckWith(['5H 9S 3S 2S AS']);
    const up = async (...names: readonly string[]): Promise<string> => {
      const game = await mountDeck(deck, names[0] ? { 'auto-foundation': names[0] } : {});
      await advance(game, 'column-1 foundation-1');
      return `${game.autoFoundation} ${held(game, 'foundation-1')}`;
    };
    expect(await up()).to.equal('off AS');
    expect(await up('off')).to.equal('off AS');
    expect(await up('safe')).to.equal('safe AS 2S');
    expect(await up('all')).to.equal('all AS 2S 3S');
  });

  it('count-undos says whether undos count as moves; the undos are shown either way', async () => {
    const game = await mount({ deal: '617' });
    const count = async (): Promise<string> => {
      await game.updateComplete;
      return part(game, 'move-count').textContent;
    };
    await advance(game, 'column-5 column-8', 'column-4 cell-1');
    expect(await count()).to.equal('2 moves');
    game.undo();
    game.undo();
    game.redo();
    expect(await count()).to.equal('5 moves · 2 undos');
    game.setAttribute('count-undos', 'off');
    expect([await count(), game.moveCount, game.undoCount]).to.deep.equal([
      ...['3 moves · 2 undos', 3, 2],
    ]);
    expect(game.save()!.count).to.equal(5);
    game.countUndos = 'on';
    expect([await count(), game.moveCount]).to.deep.equal(['5 moves · 2 undos', 5]);
  });

  it('save-key is the name under which the game is kept', async () => {
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    const key = game.saveKey!;
    game.remove();
    const again = await mount({ deal: '617', 'save-key': key });
    expect([again.saveKey, again.moveCount]).to.deep.equal([key, 1]);
  });
});

describe('attributes that choose the deal', () => {
  it('changed in one task start one game, which gives back the old one', async () => {
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    const { elapsed: _, ...old } = game.save()!;
    const heard = hear();
    game.setAttribute('deal', '5');
    game.setAttribute('variant', 'seahaven');
    game.setAttribute('cells', '6');
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    const [start] = detailsOf(heard, 'game-start');
    expect(start).to.deep.include({
      source: 'host',
      deal: 5,
      options: { variant: 'seahaven', cells: 6, supermove: 'linear' },
      resumed: false,
    });
    const { elapsed, ...previous } = start!.previous!;
    expect(previous).to.deep.equal(old);
    expect(elapsed).to.be.at.least(_);
  });

  it('set to what they say already start nothing', async () => {
    const game = await mount({ deal: '617', variant: 'freecell' });
    await advance(game, 'column-5 column-8');
    const heard = hear();
    game.setAttribute('deal', ' 617');
    game.cells = 4;
    await game.updateComplete;
    expect([heard.length, game.moveCount]).to.deep.equal([0, 1]);
  });

  it('taken away deal any deal', async () => {
    const game = await mount({ deal: '617' });
    const heard = hear();
    game.removeAttribute('deal');
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    expect(game.dealNumber).to.be.within(1, 2 ** 31 - 1);
  });

  it('looks change at once and start nothing', async () => {
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    const heard = hear();
    for (const name of ['calm', 'mirrored', 'four-color', 'tap-to-move', 'no-auto-finish']) {
      game.setAttribute(name, '');
    }
    game.setAttribute('theme', 'dark');
    game.setAttribute('auto-foundation', 'safe');
    await game.updateComplete;
    expect([heard.length, game.moveCount]).to.deep.equal([0, 1]);
  });
});
