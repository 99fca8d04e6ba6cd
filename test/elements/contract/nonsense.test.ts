import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { part } from '../support/board.js';
import { type Heard, advance, detailsOf, hear, mount, warnings } from '../support/mount.js';
import { firstOf } from '../support/counts.js';

interface Nonsense {
  readonly values: readonly string[];
  readonly accepted: readonly string[];
}

const CASES: Readonly<Record<string, Nonsense>> = {
  deal: {
    values: ['0', '-1', '1.5', 'abc', '2147483648', '1e3', ''],
    accepted: ['1', '2147483647'],
  },
  variant: {
    values: ['spider', 'FreeCell', ''],
    accepted: ['freecell', 'kingcell', 'forecell', 'bakers-game', 'eight-off', 'seahaven'],
  },
  cells: { values: ['9', '-1', '2.5', 'abc', ''], accepted: ['0', '8'] },
  supermove: { values: ['x', ''], accepted: ['linear', 'full', 'off'] },
  'auto-foundation': { values: ['x', ''], accepted: ['off', 'safe', 'all'] },
  'count-undos': { values: ['x'], accepted: ['on', 'off'] },
  theme: { values: ['x'], accepted: ['auto', 'light', 'dark'] },
};

/** Expects one warning with all details, and one event. */
function expectOneComplaint(
  warned: readonly string[],
  heard: readonly Heard[],
  name: string,
  value: string,
): void {
  expect(warned.length, `warnings: ${warned.join(' | ')}`).to.equal(1);
  const [warning] = warned;
  expect(warning).to.include('<freecell-game>').and.to.include(`${name} "${value}"`);
  for (const word of CASES[name]!.accepted) {
    expect(warning!.split('accepted')[1]).to.match(new RegExp(`\\b${word}\\b`));
  }
  const errors = detailsOf(heard, 'game-error');
  expect(errors.length).to.equal(1);
  expect(errors[0]!.source).to.equal('host');
  expect(warning).to.include(errors[0]!.message);
}

/** A game in progress, with an undone move. */
async function inProgress(): Promise<FreecellGame> {
  const game = await mount({ deal: '617', variant: 'freecell', theme: 'dark' });
  await advance(game, 'column-5 column-8', 'column-4 cell-1', 'column-6 cell-2');
  game.undo();
  await game.updateComplete;
  return game;
}

const schemeOf = (game: FreecellGame): string => getComputedStyle(part(game, 'frame')).colorScheme;

const standOf = (game: FreecellGame): object => {
  const { elapsed: _, ...save } = game.save()!;
  return { save, state: game.state, count: game.moveCount, deal: game.dealNumber };
};

describe('nonsense in an attribute', () => {
  for (const [name, { values }] of Object.entries(CASES)) {
    for (const value of firstOf(values, 1)) {
      it(`${name}="${value}" changes nothing in the game in progress`, async () => {
        const game = await inProgress();
        const before = standOf(game);
        const scheme = schemeOf(game);
        const [warned, heard] = [warnings(), hear()];
        game.setAttribute(name, value);
        await game.updateComplete;
        expectOneComplaint(warned, heard, name, value);
        expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
        expect(standOf(game)).to.deep.equal(before);
        expect(schemeOf(game)).to.equal(scheme);
      });

      it(`${name}="${value}" at the start is the default`, async () => {
        const [warned, heard] = [warnings(), hear()];
        const game = await mount({ deal: '617', [name]: value });
        expectOneComplaint(warned, heard, name, value);
        expect(game.state?.options).to.deep.equal({
          variant: 'freecell',
          cells: 4,
          supermove: 'linear',
        });
        if (name === 'deal') expect(game.dealNumber).to.be.within(1, 2 ** 31 - 1);
        else expect(game.dealNumber).to.equal(617);
        expect(schemeOf(game)).to.equal('normal');
      });
    }
  }

  it('in one attribute leaves the others their say', async () => {
    const [warned, heard] = [warnings(), hear()];
    const game = await mount({ deal: '617', variant: 'spider', cells: '3', supermove: 'full' });
    expectOneComplaint(warned, heard, 'variant', 'spider');
    expect(game.state?.options).to.deep.equal({ variant: 'freecell', cells: 3, supermove: 'full' });
  });

  it('in two attributes is told of each', async () => {
    const warned = warnings();
    await mount({ deal: 'x', cells: '99' });
    expect(warned.map((text) => /(deal|cells) "\w+"/.exec(text)?.[0]).sort()).to.deep.equal([
      'cells "99"',
      'deal "x"',
    ]);
  });

  it('is told once, not again at every later change and new game', async () => {
    const warned = warnings();
    const game = await mount({ deal: 'x', cells: '99' });
    expect(warned.length).to.equal(2);
    game.setAttribute('variant', 'kingcell');
    await game.updateComplete;
    game.newGame();
    game.requestUpdate();
    await game.updateComplete;
    expect(warned.length).to.equal(2);
  });

  it('is told again when it comes back after something that can be used', async () => {
    const warned = warnings();
    const game = await mount({ deal: '617', cells: '99' });
    for (const cells of ['3', '99']) {
      game.setAttribute('cells', cells);
      await game.updateComplete;
    }
    expect(warned.length).to.equal(2);
  });

  it('cells that the variant’s deal would not fit into is told with the variant’s own range', async () => {
    const [warned, heard] = [warnings(), hear()];
    const game = await mount({ deal: '617', variant: 'eight-off', cells: '3' });
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/cells "3".*accepted.*4.*8/);
    expect(detailsOf(heard, 'game-error').length).to.equal(1);
    expect(game.state?.options.cells).to.equal(8);
  });

  it('keeps the last deal that could be used', async () => {
    warnings();
    const game = await mount({ deal: '617' });
    game.setAttribute('deal', 'abc');
    await game.updateComplete;
    game.setAttribute('variant', 'kingcell');
    await game.updateComplete;
    expect([game.dealNumber, game.state?.options.variant]).to.deep.equal([617, 'kingcell']);
  });
});
