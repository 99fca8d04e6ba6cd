import { expect } from 'chai';
import { BACKS, publish } from '../../../src/elements/controllers/preferences.js';
import { part, parts } from '../support/board.js';
import { documentedParts } from '../support/documented.js';
import type { AnyGame, Tag } from '../support/game.js';
import { type Attributes, mountGame, warnings } from '../support/mount.js';
import { ownSettings } from '../support/settings.js';

const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });

const partsOf = (game: AnyGame): readonly string[] =>
  [...game.shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part]);

/** How many round gradients a back is made of: the medallion in all, and two more in petals. */
const rounds = (game: AnyGame): number =>
  getComputedStyle(part(game, 'card-back')).backgroundImage.split('radial-gradient(').length - 1;

/** What FreeCell has not, and what has to be set for it. */
const OWN: Readonly<Record<string, readonly [Attributes, parts: readonly string[]]>> = {
  'golf-game': [
    { deal: '5' },
    [
      'score',
      'pile-stock',
      'stock-count',
      'pile-waste',
      'pile-tableau',
      'card face-down',
      'card-back',
    ],
  ],
  'klondike-game': [
    { deal: '15', scoring: 'vegas' },
    [
      'score',
      'pile-stock',
      'stock-count',
      'pile-waste',
      'pile-tableau',
      'card face-down',
      'card-back',
    ],
  ],
  'pyramid-game': [
    { deal: '3' },
    ['pile-stock', 'stock-count', 'pile-waste', 'pile-place', 'card face-down', 'card-back'],
  ],
};

for (const [tag, [attributes, names]] of Object.entries(OWN)) {
  describe(`the documented parts of ${tag}`, () => {
    it(`are seen at the start: ${names.join(', ')}`, async () => {
      const game = await mountGame(tag as Tag, attributes);
      for (const name of names) expect(parts(game, name).some(isSeen), name).to.equal(true);
    });

    it('are all that there are', async () => {
      const game = await mountGame(tag as Tag, attributes);
      const known = await documentedParts(tag);
      for (const name of partsOf(game)) expect(known).to.include(name);
      const common = await documentedParts('freecell-game');
      const more = known.filter((name) => !common.includes(name));
      for (const name of more) expect(names.join(' ').split(' ')).to.include(name);
    });

    it('take the page’s colour of backs: --baize-back', async () => {
      const game = await mountGame(tag as Tag, attributes);
      game.parentElement!.style.setProperty('--baize-back', 'rgb(1, 2, 3)');
      expect(getComputedStyle(part(game, 'card-back')).backgroundColor).to.equal('rgb(1, 2, 3)');
    });

    it('take the page’s colour of the pattern: --baize-back-line', async () => {
      const game = await mountGame(tag as Tag, attributes);
      game.parentElement!.style.setProperty('--baize-back-line', 'rgb(4, 5, 6)');
      expect(getComputedStyle(part(game, 'card-back')).outlineColor).to.equal('rgb(4, 5, 6)');
    });

    it('take a picture of the page: --baize-back-image', async () => {
      const game = await mountGame(tag as Tag, attributes);
      game.parentElement!.style.setProperty('--baize-back-image', 'linear-gradient(red, blue)');
      const { backgroundImage, backgroundSize } = getComputedStyle(part(game, 'card-back'));
      expect(backgroundImage).to.match(/^linear-gradient\(rgb\(255, 0, 0\), rgb\(0, 0, 255\)\), /);
      expect(backgroundSize).to.match(/^cover, /);
    });

    it('have the pattern that card-back names, or the player', async () => {
      ownSettings();
      const [game, warned] = [await mountGame(tag as Tag, attributes), warnings()];
      expect(rounds(game)).to.equal(1);
      game.setAttribute('card-back', 'petals');
      await game.updateComplete;
      expect([game.cardBack, rounds(game)]).to.deep.equal(['petals', 3]);
      publish({ cardBack: 'diamonds' });
      await game.updateComplete;
      expect(rounds(game)).to.equal(1);
      publish({});
      await game.updateComplete;
      expect([rounds(game), warned]).to.deep.equal([3, []]);
    });

    it('stay as they are where card-back names none, which is told once', async () => {
      const game = await mountGame(tag as Tag, { ...attributes, 'card-back': 'petals' });
      const warned = warnings();
      game.setAttribute('card-back', 'roses');
      await game.updateComplete;
      game.calm = true;
      await game.updateComplete;
      expect([rounds(game), warned]).to.deep.equal([
        3,
        [`<${tag}>: card-back "roses" cannot be used; accepted: ${BACKS.join(', ')}`],
      ]);
    });
  });
}
