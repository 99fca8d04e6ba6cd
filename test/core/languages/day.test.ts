import { describe, it } from '#bdd';
import { expect } from 'chai';
import { day as ar } from '../../../src/locales/ar/day.js';
import { dayEn as en } from '../../../src/locales/day-en.js';
import { day as de } from '../../../src/locales/de/day.js';
import { day as es } from '../../../src/locales/es/day.js';
import { day as fr } from '../../../src/locales/fr/day.js';
import { day as ja } from '../../../src/locales/ja/day.js';

const DAY = '2026-11-22';

describe('the words of a day', () => {
  it('name it as each language does', () => {
    const said = [en, de, es, fr, ja, ar].map((words) =>
      words.gameOf('FreeCell', words.date(DAY, false)),
    );
    expect(said).to.deep.equal([
      'FreeCell of Sunday, 22 November',
      'FreeCell vom Sonntag, 22. November',
      'FreeCell del domingo 22 de noviembre',
      'FreeCell du dimanche 22 novembre',
      '11月22日（日曜日）のFreeCell',
      'FreeCell ليوم الأحد، 22 نوفمبر',
    ]);
    expect(en.date('2025-12-31', true)).to.equal('Wednesday, 31 December 2025');
    expect(ja.date('2025-12-31', true)).to.equal('2025年12月31日（水曜日）');
    expect(fr.date('2026-11-01', false)).to.equal('dimanche 1er novembre');
    expect([en, de, ja].map((words) => words.short('FreeCell', DAY))).to.deep.equal([
      'FreeCell, 22 Nov',
      'FreeCell, 22. Nov.',
      '11月22日 FreeCell',
    ]);
  });

  it('count days in a row, and the time to the next', () => {
    expect([en, de, es, fr, ja].map((words) => words.streak(3))).to.deep.equal([
      '3 days in a row',
      '3 Tage in Folge',
      '3 días seguidos',
      '3 jours de suite',
      '3日連続',
    ]);
    expect([2, 3, 11].map((days) => ar.streak(days))).to.deep.equal([
      'يومان متتاليان',
      '3 أيام متتالية',
      '11 يوماً متتالياً',
    ]);
    expect([en.next(193), en.next(59)]).to.deep.equal([
      'Next game in 3 h 13 min',
      'Next game in 59 min',
    ]);
    expect(de.next(193)).to.equal('Nächstes Spiel in 3 Std. 13 Min.');
    expect(ar.next(120)).to.equal('اللعبة التالية بعد ساعتين');
  });
});
