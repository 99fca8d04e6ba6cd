import { describe, it } from '#bdd';
import { expect } from 'chai';
import { cascade } from '../../../src/elements/patience/shows/cascade.js';
import { rows } from '../../../src/elements/patience/shows/rows.js';
import type { Celebration, Stage } from '../../../src/elements/patience/shows/stage.js';
import { wheel } from '../../../src/elements/patience/shows/wheel.js';

/** A won FreeCell: 52 cards on four foundations in the corner of a stage of 800 by 600. */
const STAGE: Stage = {
  width: 800,
  height: 600,
  card: { width: 80, height: 114 },
  homes: Array.from({ length: 52 }, (_, card) => ({ x: 400 + 90 * (card % 4), y: 20 })),
  moves: 91,
};

const SHOWS: Readonly<Record<string, Celebration>> = { wheel, cascade, rows };

/** The numbers of a transform. */
const numbers = (frame: Keyframe | undefined): number[] =>
  String(frame!['transform'])
    .match(/-?[\d.]+(?=px|deg)/g)!
    .map(Number);

describe('the celebrations', () => {
  for (const [name, celebration] of Object.entries(SHOWS)) {
    it(`${name}: moves each card from its home and back, in three to seven seconds`, () => {
      const { ways, duration } = celebration(STAGE);
      expect([ways.length, duration >= 3000 && duration <= 7000]).to.deep.equal([52, true]);
      for (const way of ways) {
        const offsets = way.map(({ offset }) => offset ?? undefined);
        const stops = offsets.filter((offset) => offset !== undefined);
        expect(stops).to.deep.equal([...stops].sort((one, two) => one - two));
        expect([Math.min(...stops) >= 0, Math.max(...stops) <= 1]).to.deep.equal([true, true]);
        const ends = [way[0], way.at(-1)].flatMap(numbers);
        // A whole turn is none.
        expect(ends.every((end) => end % 360 === 0)).to.equal(true);
      }
    });

    it(`${name}: differs by the number of moves, or is always the same`, () => {
      const [odd, even] = [91, 92].map((moves) => celebration({ ...STAGE, moves }));
      expect(JSON.stringify(odd) === JSON.stringify(even)).to.equal(name === 'rows');
    });
  }

  it('rows: stay on the stage, thirteen cards each', () => {
    const places = rows(STAGE).ways.map((way, index) => {
      const [x, y] = numbers(way[2]) as [number, number];
      const home = STAGE.homes[index]!;
      return [home.x + x, home.y + y] as const;
    });
    expect(places.every(([x, y]) => x >= 0 && x <= 720 && y >= 0 && y <= 486)).to.equal(true);
    expect(new Set(places.map(([, y]) => Math.round(y))).size).to.equal(4);
  });

  it('cascade: each card leaves the stage at a side, above its floor', () => {
    for (const [index, way] of cascade(STAGE).ways.entries()) {
      const home = STAGE.homes[index]!;
      const places = way.map((frame) => {
        const [x, y] = numbers(frame) as [number, number];
        return [home.x + x, home.y + y] as const;
      });
      const out = places.at(-3)![0];
      expect(out <= -80 || out >= 800, `card ${index}`).to.equal(true);
      expect(Math.max(...places.map(([, y]) => y))).to.be.at.most(486.01);
    }
  });
});
