import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { resetPage } from '../../harness/commands.js';
import { deckWith } from '../../support/decks.js';
import { card, part, pile } from '../support/board.js';
import { firstOf } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES } from '../support/games.js';
import { faults, setWidth, thinnestStrip } from '../support/geometry.js';
import { type Attributes, advance, mount, mountDeck, mountGame } from '../support/mount.js';
import { ownSettings } from '../support/settings.js';

const GAMES: readonly (readonly [(typeof SAMPLES)[number]['tag'], Attributes])[] = [
  ...SAMPLES.map(({ tag, deal }) => [tag, { deal: String(deal) }] as const),
  ['freecell-game', { deal: '617', variant: 'eight-off' }],
  ['freecell-game', { deal: '617', variant: 'seahaven' }],
];

/** FreeCell with so many cards in column 1, in order from its seventh on. */
async function longColumn(cards: number): Promise<AnyGame> {
  const game = await mountDeck(
    deckWith(['KS', '5S QH', '4H JS', '3S TH', '2H 9S', 'AS 8H', '7S', '6H']),
  );
  const ways = [2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6].slice(0, cards - 7);
  await advance(game, ...ways.map((column) => `column-${column} column-1`));
  return game;
}

/** The cards of a column whose rank and suit are not seen whole, or are too small to be read. */
const unreadable = (game: AnyGame, id: string): readonly string[] => {
  const cards = [...pile(game, id).querySelectorAll<HTMLElement>('[data-card]')];
  return cards
    .filter((node, at) => {
      const boxes = ['.rank', '.suit'].map((name) =>
        node.querySelector(name)!.getBoundingClientRect(),
      );
      const end = cards[at + 1]?.getBoundingClientRect().top ?? Infinity;
      const start = node.getBoundingClientRect().top;
      return boxes.some(
        ({ top, bottom, height }) => top < start || bottom > end + 0.5 || height < 7.5,
      );
    })
    .map((node) => node.dataset['card']!);
};

describe('room for a game', () => {
  afterEach(() => resetPage());

  for (const [tag, attributes] of firstOf(GAMES, 1)) {
    it(`is all of a phone held sideways: ${tag} ${JSON.stringify(attributes)}`, async () => {
      for (const [width, height] of [
        [740, 360],
        [844, 390],
        [667, 375],
      ] as const) {
        await setViewport({ width, height });
        const game = await mountGame(tag, attributes, { width });
        expect(faults(game)).to.deep.equal([]);
        expect(game.offsetHeight, `${width} × ${height}`).to.be.at.most(height);
        expect(part(game, 'pile').offsetWidth).to.be.at.least(40);
        game.parentElement!.remove();
      }
    });
  }

  for (const [width, height] of firstOf(
    [
      [320, 568],
      [390, 844],
      [1280, 720],
      [1280, 900],
    ] as const,
    1,
  )) {
    it(`shows 18 cards of a column with whole indices, ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await longColumn(18);
      setWidth(game, width);
      expect(unreadable(game, 'column-1')).to.deep.equal([]);
      expect(faults(game)).to.deep.equal([]);
      expect(game.offsetHeight).to.be.at.most(height);
    });
  }

  it('is used up before a column closes its fan', async () => {
    const game = await longColumn(13);
    setWidth(game, 1280);
    const strips: number[] = [];
    for (const height of [690, 1300]) {
      await setViewport({ width: 1280, height });
      strips.push(thinnestStrip(game, 'column-1'));
    }
    expect(strips[0]).to.be.below(28);
    expect(strips[1]).to.equal(50.5);
  });

  it('is 150 px for a card, and what the player wants where there is more, up to the page’s most', async () => {
    ownSettings();
    await setViewport({ width: 1900, height: 1300 });
    const game = await mount({ deal: '617' }, { width: 1800 });
    const width = async (cardSize?: string): Promise<number> => {
      publish(cardSize ? { cardSize } : {});
      await game.updateComplete;
      return card(game, 'JC').offsetWidth;
    };
    const widths = async (): Promise<readonly number[]> => [
      await width(),
      await width('small'),
      await width('medium'),
      await width('large'),
    ];
    expect(await widths()).to.deep.equal([150, 64, 100, 187]);
    game.parentElement!.style.setProperty('--baize-card-size', '90px');
    expect(await widths()).to.deep.equal([90, 64, 90, 90]);
  });

  it('is what the page says: --baize-height', async () => {
    await setViewport({ width: 1280, height: 900 });
    const game = await mount({ deal: '617' }, { width: 1280 });
    game.parentElement!.style.setProperty('--baize-height', '500px');
    expect(game.offsetHeight).to.be.within(490, 500);
    game.parentElement!.style.setProperty('--baize-height', '2000px');
    expect([game.offsetHeight, card(game, 'JC').offsetWidth]).to.deep.equal([1150, 137]);
  });

  it('is less with height="compact", in a window and not in full screen', async () => {
    await setViewport({ width: 1280, height: 900 });
    const game = await mount({ deal: '617' }, { width: 1280 });
    const sizes = async (): Promise<readonly number[]> => {
      await game.updateComplete;
      return [game.offsetHeight, card(game, 'JC').offsetWidth];
    };
    const full = await sizes();
    game.height = 'compact';
    const [height, width] = await sizes();
    expect([full, width]).to.deep.equal([[884, 122], 104]);
    // Firefox rounds another way.
    expect(height).to.be.within(771, 772);
    expect(faults(game)).to.deep.equal([]);
  });
});
