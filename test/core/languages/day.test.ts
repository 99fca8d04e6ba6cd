import { describe, it } from '#bdd';
import { expect } from 'chai';
import { day as ar } from '../../../src/locales/compiled/ar/day.js';
import { day as de } from '../../../src/locales/compiled/de/day.js';
import { day as en } from '../../../src/locales/compiled/en/day.js';
import { day as es } from '../../../src/locales/compiled/es/day.js';
import { day as fr } from '../../../src/locales/compiled/fr/day.js';
import { day as ja } from '../../../src/locales/compiled/ja/day.js';
import { dayParts } from '../../../src/locales/day-parts.js';

const LANGUAGES = { en, de, es, fr, ja, 'ar-u-nu-latn': ar };
const DAY = '2026-11-22';

describe('the date of a day', () => {
  it('is in the order and the forms of each language', () => {
    const texts = Object.entries(LANGUAGES).map(([locale, words]) => {
      const date = words.date(dayParts(locale, DAY, 'long'));
      return words.gameOf({ game: 'FreeCell', date });
    });
    expect(texts).to.deep.equal([
      'FreeCell for Sunday, 22 November',
      'FreeCell vom Sonntag, 22. November',
      'FreeCell del domingo 22 de noviembre',
      'FreeCell du dimanche 22 novembre',
      '11月22日（日曜日）のFreeCell',
      'FreeCell ليوم الأحد، 22 نوفمبر',
    ]);
    const [day, year] = ['2025-12-31', '2025'];
    expect([
      en.date({ ...dayParts('en', day, 'long'), year }),
      es.date({ ...dayParts('es', day, 'long'), year }),
      ja.date({ ...dayParts('ja', day, 'long'), year }),
      fr.date(dayParts('fr', '2026-11-01', 'long')),
    ]).to.deep.equal([
      'Wednesday, 31 December 2025',
      'miércoles 31 de diciembre de 2025',
      '2025年12月31日（水曜日）',
      'dimanche 1er novembre',
    ]);
  });

  it('is short if there is little room', () => {
    const texts = Object.entries(LANGUAGES).map(([locale, words]) =>
      words.short({ game: 'FreeCell', ...dayParts(locale, DAY, 'short') }),
    );
    expect(texts).to.deep.equal([
      'FreeCell, 22 Nov',
      'FreeCell, 22. Nov.',
      'FreeCell, 22 nov',
      'FreeCell, 22 nov.',
      '11月22日 FreeCell',
      'FreeCell، 22 نوفمبر',
    ]);
  });
});
