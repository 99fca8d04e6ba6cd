import { expect } from 'chai';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { advance, detailsOf, hear, mount, warnings } from '../support/mount.js';
import { breakStorage } from '../support/storage.js';
import { passSearch, until } from '../support/until.js';

const standing = ({ dealNumber, moveCount, state }: FreecellGame): unknown => [
  state!.options.variant,
  dealNumber,
  moveCount,
];

/** Changes settings of the page in one task, as a form does. */
async function change(game: FreecellGame, attributes: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  await game.updateComplete;
}

/** A game with two moves under its first settings, and one with a move under the next. */
async function played(): Promise<FreecellGame> {
  const game = await mount();
  await advance(game, 'column-5 column-8', 'column-4 cell-1');
  await change(game, { variant: 'kingcell' });
  await advance(game, 'column-1 cell-1');
  return game;
}

describe('a page that changes its settings', () => {
  it('puts aside a game that stays kept, and is told so', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8', 'column-4 cell-1');
    const heard = hear();
    await change(game, { variant: 'kingcell' });
    expect(standing(game)).to.deep.equal(['kingcell', 617, 0]);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.kept, start!.resumed, start!.previous!.count]).to.deep.equal([true, false, 2]);
  });

  it('finds its game again once it goes back, and so at the next visit', async () => {
    const game = await played();
    const heard = hear();
    await change(game, { variant: 'freecell' });
    expect([standing(game), game.hasConflict]).to.deep.equal([['freecell', 617, 2], false]);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.kept, start!.resumed, start!.previous!.count]).to.deep.equal([true, true, 1]);
    expect(heard.length).to.equal(1);
    const key = game.saveKey!;
    game.remove();
    const again = await mount({ deal: '617', 'save-key': key });
    expect(standing(again)).to.deep.equal(['freecell', 617, 2]);
    await change(again, { variant: 'kingcell' });
    expect(standing(again)).to.deep.equal(['kingcell', 617, 1]);
  });

  it('finds one of any deal', async () => {
    const game = await mount({ deal: undefined });
    const { dealNumber } = game;
    await advance(game, 'column-1 cell-1');
    await change(game, { cells: '6' });
    expect([game.dealNumber === dealNumber, game.moveCount]).to.deep.equal([false, 0]);
    await change(game, { cells: '4' });
    expect(standing(game)).to.deep.equal(['freecell', dealNumber, 1]);
  });

  it('gives a game up by a new one as before', async () => {
    const game = await played();
    await change(game, { variant: 'freecell' });
    const heard = hear();
    game.newGame(5);
    await game.updateComplete;
    expect([standing(game), game.hasConflict]).to.deep.equal([['freecell', 5, 0], false]);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.kept, start!.previous!.count]).to.deep.equal([false, 2]);
  });

  it('finds it where the browser keeps nothing, too, and tells of that once', async () => {
    const warned = warnings();
    breakStorage('setItem');
    breakStorage('getItem');
    const game = await played();
    await change(game, { variant: 'freecell' });
    expect(standing(game)).to.deep.equal(['freecell', 617, 2]);
    await change(game, { variant: 'kingcell' });
    expect([standing(game), warned.length]).to.deep.equal([['kingcell', 617, 1], 1]);
  });

  it('leaves the game as it is where it goes back before another deal was found', async () => {
    const game = await mount({ deal: undefined });
    await advance(game, 'column-1 cell-1');
    const before = standing(game);
    game.solvable = true;
    const heard = hear();
    await change(game, { variant: 'kingcell' });
    await change(game, { variant: 'freecell' });
    await passSearch(2000);
    expect([standing(game), heard]).to.deep.equal([before, []]);
    await change(game, { variant: 'kingcell' });
    await until('it is dealt', () => game.state!.options.variant === 'kingcell', 20_000);
  });
});

describe('a deal that is asked for together with other settings', () => {
  it('is dealt at once; where a game is kept there, the player chooses', async () => {
    const game = await played();
    await change(game, { variant: 'freecell' });
    game.setAttribute('variant', 'kingcell');
    game.newGame(5);
    expect(standing(game)).to.deep.equal(['kingcell', 5, 0]);
    await until('it is asked', () => game.hasConflict);
    game.game.settleConflict(true);
    expect(standing(game)).to.deep.equal(['kingcell', 617, 1]);
  });

  it('takes the place of one that nobody has played, unasked', async () => {
    const game = await mount();
    await change(game, { variant: 'kingcell' });
    await change(game, { variant: 'freecell' });
    game.setAttribute('variant', 'kingcell');
    game.newGame(5);
    await game.updateComplete;
    expect([standing(game), game.hasConflict]).to.deep.equal([['kingcell', 5, 0], false]);
  });
});
