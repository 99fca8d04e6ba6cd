import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { pile } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { overlap, setWidth } from '../support/geometry.js';
import { mountKlondike, playOn } from '../support/klondike.js';

/** The three cards of the waste that are seen, from the lowest. */
const seenWaste = (game: AnyGame): readonly HTMLElement[] => [
  ...pile(game, 'waste-1').querySelectorAll<HTMLElement>('.card:not([aria-hidden])'),
];

/** The cards whose rank or suit another one covers. */
function unreadable(game: AnyGame): readonly string[] {
  const cards = seenWaste(game);
  return cards.flatMap((card, at) => {
    const rank = document.createRange();
    const suit = card.querySelector('.suit')!;
    rank.setStart(suit.parentNode!, 0);
    rank.setEndBefore(suit);
    const over = cards.slice(at + 1).map((other) => other.getBoundingClientRect());
    const isCovered = [rank, suit].some((one) =>
      over.some((other) => overlap(one.getBoundingClientRect(), other)),
    );
    return isCovered ? [card.dataset['card']!] : [];
  });
}

describe('the waste of Klondike, three cards at a time', () => {
  before(() => setViewport({ width: 1400, height: 900 }));
  after(() => resetPage());

  for (const mirrored of [undefined, true] as const) {
    (mirrored ? itInFull : it)(
      `shows rank and suit of all that is seen${mirrored ? ', mirrored' : ''}`,
      async () => {
        const game = await mountKlondike({ draw: '3', mirrored });
        // All of the stock, so that each card lies under others, and on top, at one time.
        for (let turn = 0; turn < 8; turn++) {
          await playOn(game, 's');
          expect(seenWaste(game).length).to.equal(3);
          for (const dir of ['ltr', 'rtl']) {
            game.parentElement!.dir = dir;
            for (const width of [320, 519, 520, 1280]) {
              setWidth(game, width);
              expect(unreadable(game), `turn ${turn}, ${dir} at ${width}`).to.deep.equal([]);
            }
          }
        }
      },
    );
  }
});
