import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { emulateFeatures, resetPage } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull, some } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES, type Sample, playText, wholeGame } from '../support/games.js';
import { faults, setWidth } from '../support/geometry.js';
import { type Attributes, mountGame } from '../support/mount.js';

const WIDTHS = some([280, 320, 519, 520, 768, 1280], [280, 1280]);

/** Attributes that change the layout of each game. */
const LAYOUTS: Readonly<Partial<Record<Sample['tag'], readonly Attributes[]>>> = {
  'klondike-game': [{}, { draw: '3', scoring: 'vegas' }],
  'pyramid-game': [{}, { wastes: '3' }, { 'open-stock': true, wastes: '2' }],
};

/** The layout that a normal run tries: Golf's is a part of the others. */
const MOST: Readonly<Partial<Record<Sample['tag'], number>>> = {
  'freecell-game': 0,
  'klondike-game': 1,
  'pyramid-game': 1,
};

/** A game in the midst of it: a move made, a hint at another. */
async function inPlay(sample: Sample, attributes: Attributes): Promise<AnyGame> {
  const { tag, deal, moves } = sample;
  const game = await mountGame(tag, { deal: String(deal), ...attributes });
  for (const text of moves) playText(game, text);
  await game.hint();
  await game.updateComplete;
  return game;
}

for (const sample of SAMPLES) {
  const { tag, whole } = sample;
  describe(`the looks of ${tag}`, () => {
    before(() => setViewport({ width: 1400, height: 1300 }));
    after(() => resetPage());

    // A normal run tries FreeCell's cells, and each board that has other piles with the most of them.
    for (const [index, attributes] of (LAYOUTS[tag] ?? [{}]).entries()) {
      if (!isFull && index !== MOST[tag]) continue;
      const named = JSON.stringify(attributes);
      it(`has everything in its place at every width: ${named}`, async () => {
        for (const more of [{}, { mirrored: true }] as readonly Attributes[]) {
          const game = await inPlay(sample, { ...attributes, ...more });
          for (const dir of ['ltr', 'rtl']) {
            game.parentElement!.dir = dir;
            for (const width of WIDTHS) {
              setWidth(game, width);
              expect(faults(game), `${dir} at ${width}`).to.deep.equal([]);
            }
          }
          game.parentElement!.remove();
        }
      });

      // Klondike's board has the parts of each other one; dark, and in the midst of things: looks/axe.
      const isTried = tag === 'klondike-game';
      for (const theme of some(['light', 'dark'], isTried ? ['light'] : [])) {
        it(`is accessible in ${theme}: ${named}`, async () => {
          await expectAccessible(await inPlay(sample, { ...attributes, theme }));
        });
      }
    }

    itInFull('is accessible in forced colours', async () => {
      await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
      await expectAccessible(await inPlay(sample, {}));
    });

    // Klondike's board has the piles of each other one.
    if (whole)
      (tag === 'klondike-game' ? it : itInFull)(
        'keeps its height and its cards in their places during a whole game',
        async () => {
          const { deal, options } = whole;
          const game = await mountGame(
            tag,
            { 'no-auto-finish': true, 'no-verdict': true },
            { width: 320 },
          );
          game.newGame({ deal, ...options });
          await game.updateComplete;
          const height = game.offsetHeight;
          const moves = await wholeGame(whole);
          const played = isFull ? moves : moves.slice(0, 50);
          for (const [index, text] of played.entries()) {
            expect(playText(game, text), `${index} ${text}`).to.equal(undefined);
            await game.updateComplete;
            expect(game.offsetHeight, `after ${index} ${text}`).to.equal(height);
            if (index % (isFull ? 8 : 32) === 0)
              expect(faults(game), `after ${index} ${text}`).to.deep.equal([]);
          }
          expect(game.moveCount).to.equal(played.length);
          if (isFull) expect(game.outcome).to.equal('won');
        },
      );
  });
}
