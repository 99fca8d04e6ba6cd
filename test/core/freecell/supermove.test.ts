import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type FreecellMove, freecell } from '../../../src/core.js';
import { type Sketch, position } from '../support/position.js';

const run = (count: number, to: FreecellMove['to'] = 'column-2'): FreecellMove => ({
  from: 'column-1',
  to,
  count,
});

/** What the rules say of moving so many cards from column 1: nothing, or how many may go. */
const verdict = (sketch: Sketch, count: number, to?: FreecellMove['to']): unknown => {
  const refused = freecell.refusal(position(sketch), run(count, to));
  if (refused === undefined) return 'allowed';
  if (refused.code !== 'too-many') return refused.code;
  return { of: refused.count, allowed: refused.allowed };
};

/** Ten cards in order on an ace, the queen that takes them, and no empty column. */
const LONG: Sketch = {
  columns: ['AD JS TH 9S 8H 7S 6H 5S 4H 3S 2H', 'QH', 'KC', 'KD', 'KS', 'KH', 'QC', 'QD'],
};
/** The same, and columns 4 to 7 are empty. */
const ROOMY: Sketch = { columns: ['AD JS TH 9S 8H 7S 6H 5S 4H 3S 2H', 'QH', 'KC KD KH KS'] };

describe('how many cards move together', () => {
  it('linear: the free cells and one', () => {
    const two = { ...LONG, columns: ['AD JS TH 9S', 'QH', '9H', '3S', 'KS', '4H', '5H', '6H'] };
    expect(verdict({ ...two, held: 'QC QS' }, 3)).to.equal('allowed');
    const four = { ...LONG, columns: ['AD 6S 5H 4S 3H', '7H', 'KC', 'KD', 'KS', 'KH', 'QC', 'QD'] };
    expect(verdict({ ...four, held: 'QS QH' }, 4)).to.deep.equal({ of: 4, allowed: 3 });
    expect(verdict({ ...four, held: 'QS' }, 4)).to.equal('allowed');
    const five = { ...four, columns: ['AD 7H 6S 5H 4S 3H', '8S', ...four.columns.slice(2)] };
    expect(verdict(five, 5)).to.equal('allowed');
    expect(verdict({ ...five, held: 'QS' }, 5)).to.deep.equal({ of: 5, allowed: 4 });
    const six = { ...four, columns: ['AD 8S 7H 6S 5H 4S 3H', '9H', ...four.columns.slice(2)] };
    expect(verdict(six, 6)).to.deep.equal({ of: 6, allowed: 5 });
  });

  it('linear: three cells and four columns free move eight', () => {
    const eight: Sketch = {
      columns: ['AD 9S 8H 7S 6H 5S 4H 3S 2H', 'TH', 'KC KD KH KS'],
      held: 'QD',
    };
    expect(verdict(eight, 8)).to.equal('allowed');
    const nine: Sketch = {
      ...ROOMY,
      columns: ['AD TH 9S 8H 7S 6H 5S 4H 3S 2H', 'JS', 'KC'],
      held: 'QD',
    };
    expect(verdict(nine, 9)).to.deep.equal({ of: 9, allowed: 8 });
  });

  it('full: one more than the free cells, doubled for each empty column', () => {
    const none: Sketch = { ...LONG, supermove: 'full', held: 'JC JD' };
    expect(verdict({ ...none, columns: ['AD JS TH 9S', ...LONG.columns!.slice(1)] }, 3)).to.equal(
      'allowed',
    );
    expect(verdict(none, 10)).to.deep.equal({ of: 10, allowed: 3 });
    const one: Sketch = { columns: LONG.columns!.toSpliced(6, 1, ''), supermove: 'full' };
    expect(verdict({ ...one, held: 'JC JD TC TD' }, 10)).to.deep.equal({ of: 10, allowed: 2 });
    expect(verdict({ ...one, held: 'JC JD' }, 10)).to.deep.equal({ of: 10, allowed: 6 });
    expect(verdict({ ...one, held: 'JC' }, 10)).to.deep.equal({ of: 10, allowed: 8 });
    expect(verdict(one, 10)).to.equal('allowed');
    expect(verdict({ ...ROOMY, supermove: 'full', held: 'QD JC JD TC' }, 10)).to.equal('allowed');
  });

  it('off: one card', () => {
    const off: Sketch = { ...ROOMY, supermove: 'off' };
    expect(verdict(off, 10)).to.deep.equal({ of: 10, allowed: 1 });
    const single: Sketch = { ...off, columns: ['AD 2H', '3S', 'KC'] };
    expect(verdict(single, 1)).to.equal('allowed');
  });

  it('does not count the empty column that is the target', () => {
    const onto = (supermove: Sketch['supermove'], held: string, count: number): unknown =>
      verdict({ ...ROOMY, supermove, held }, count, 'column-4');
    // Three empty columns beside it.
    expect(onto('linear', 'QD JC JD TC', 5)).to.deep.equal({ of: 5, allowed: 4 });
    expect(onto('linear', 'QD JC JD TC', 4)).to.equal('allowed');
    expect(onto('full', 'QD JC JD TC', 9)).to.deep.equal({ of: 9, allowed: 8 });
    expect(onto('full', 'QD JC JD TC', 8)).to.equal('allowed');
    const last: Sketch = { columns: LONG.columns!.toSpliced(6, 1, '') };
    expect(verdict(last, 6, 'column-7')).to.deep.equal({ of: 6, allowed: 5 });
  });

  it('does not count the column that the run itself empties', () => {
    const whole: Sketch = {
      columns: ['JS TH 9S', 'QH', 'KC', 'KD', 'KS', 'KH', 'QC', 'QD'],
      held: 'JC JD TC TD',
    };
    expect(verdict(whole, 3)).to.deep.equal({ of: 3, allowed: 1 });
    expect(verdict({ ...whole, held: 'JC JD - -' }, 3)).to.equal('allowed');
  });

  it('counts the cells of the game, not four', () => {
    const none: Sketch = { ...LONG, cells: 0 };
    expect(verdict(none, 10)).to.deep.equal({ of: 10, allowed: 1 });
    expect(verdict({ ...LONG, cells: 8 }, 10)).to.deep.equal({ of: 10, allowed: 9 });
  });
});

describe('how many cards move together where only kings enter an empty column', () => {
  const columns = ['AD JS TH 9S 8H 7S 6H 5S 4H 3S 2H', 'QH', 'KC KD KH KS'];

  for (const variant of ['kingcell', 'forecell'] as const) {
    it(`${variant}: empty columns do not count, in either formula`, () => {
      expect(verdict({ variant, columns }, 10)).to.deep.equal({ of: 10, allowed: 5 });
      const full: Sketch = { variant, columns, supermove: 'full' };
      expect(verdict(full, 10)).to.deep.equal({ of: 10, allowed: 5 });
      expect(verdict({ ...full, held: 'QD JC JD' }, 10)).to.deep.equal({ of: 10, allowed: 2 });
    });
  }

  for (const variant of ['eight-off', 'seahaven'] as const) {
    it(`${variant}: a king's run to an empty column is as long as the cells allow`, () => {
      const king: Sketch = { variant, columns: ['AD KS QS JS TS', '', 'KC'], held: '2C 2D 2H 2S' };
      const free = variant === 'eight-off' ? 4 : 0;
      expect(verdict(king, 4)).to.deep.equal(free === 4 ? 'allowed' : { of: 4, allowed: 1 });
      expect(verdict({ ...king, held: '2C' }, 4)).to.equal('allowed');
      expect(verdict({ ...king, held: '2C', supermove: 'off' }, 4)).to.deep.equal({
        ...{ of: 4, allowed: 1 },
      });
    });
  }
});
