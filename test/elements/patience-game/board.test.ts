import '../../../src/games/patience/index.js';
import { expect } from 'chai';
import { type PATIENCES } from '../../../src/games/patience/registry.js';
import { faults, setWidth } from '../support/geometry.js';
import { makeElement, putInBox } from '../support/mount.js';
import { until } from '../support/until.js';

/** Boards that differ in their zones. */
const SAMPLES = [
  ...['canfield', 'spider', 'sixty-thieves', 'fan', 'black-hole', 'tripeaks', 'giza'],
  ...['flower-garden', 'duchess', 'penguin', 'elevens', 'mrs-mop', 'putt-putt', 'agnes-bernauer'],
] as const satisfies readonly (keyof typeof PATIENCES)[];

describe('the board of any patience', () => {
  for (const name of SAMPLES) {
    it(`lays out ${name} from 280 to 1600 px`, async () => {
      const game = makeElement('patience-game', { game: name, deal: '617', 'no-verdict': true });
      putInBox(game, { width: 280 });
      await until(`${name} is drawn`, () => game.shadowRoot?.querySelector('.pile'));
      const found = [280, 320, 390, 519, 520, 768, 1280, 1600].flatMap((width) => {
        setWidth(game as never, width);
        return faults(game as never).map((fault) => `${width}: ${fault}`);
      });
      expect(found).to.deep.equal([]);
    });
  }
});
