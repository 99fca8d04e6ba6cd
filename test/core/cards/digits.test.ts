import { describe, it } from '#bdd';
import { expect } from 'chai';
import { formatCards, parseCards, parseDealNumber } from '../../../src/core.js';
import { readTableCode } from '../../../src/core/together/table-code.js';
import { parseSeats } from '../../../src/core/table/seats.js';
import { valueOf } from '../support/result.js';
import { freecellPuzzles } from '../../../src/games/freecell/rules/puzzles.js';

describe('digits of any script', () => {
  it('are a deal number', () => {
    const texts = ['٦١٨', '۶۱۸', '６１８', '६१८', '๖๑๘', '᠖᠑᠘', '𝟞𝟙𝟠', '\u200f٦١٨\u200e', ' 618 '];
    expect(texts.map(parseDealNumber)).to.deep.equal(texts.map(() => 618));
  });

  it('are no other signs that look like them', () => {
    expect(['²', '६१x', '٦٫٥', '⑥', 'Ⅵ', '六'].map(parseDealNumber)).to.deep.equal(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('are seats, cards, positions and codes of tables', () => {
    expect(parseSeats('٣', { least: 2, most: 4 })).to.deep.equal({
      value: ['human', 'bot', 'bot'],
    });
    expect(formatCards(parseCards('٧H １０s') as number[])).to.equal('7H TS');
    expect(readTableCode('k٧qx-ｈ２mp')).to.deep.equal({ value: 'K7QXH2MP' });
    const { positions } = freecellPuzzles;
    const usual = valueOf(freecellPuzzles.options.check({}));
    const written = (text: string): string =>
      positions!.write(valueOf(positions!.read(text, usual)));
    const late = [
      'Foundations: C-K D-J H-10 S-K',
      'Freecells: QD - - -',
      ...['KH QH JH', 'KD', '-', '-', '-', '-', '-', '-'],
    ].join('\n');
    expect(written(late.replace('10', '١٠'))).to.equal(written(late));
  });
});
