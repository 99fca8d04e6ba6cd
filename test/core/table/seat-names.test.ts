import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  cleanName,
  nameSeats,
  parsePlayerNames,
  parseSeatNames,
  unusedNames,
} from '../../../src/core/table/seat-names.js';
import type { SeatKind } from '../../../src/core/table/seats.js';
import { castEn } from '../../../src/locales/table-en.js';
import { problemOf, valueOf } from '../support/result.js';

function seated(kinds: string, given: readonly string[] = [], own: readonly string[] = []): string {
  const named = nameSeats({
    kinds: kinds.split(' ') as SeatKind[],
    given,
    chosen: own,
    botNames: castEn,
  });
  return named.map((name = '–') => name).join(', ');
}

describe('a name', () => {
  const cleaned: readonly (readonly [string, string])[] = [
    ['  Ana \n Belén ', 'Ana Belén'],
    ['A\u0000b\u202Ec\u2028d,e', 'A b c d e'],
    ['أمل', 'أمل'],
    ['\uD83D', ''],
    ['\u200B \u200D', ''],
    ['👍'.repeat(20), '👍'.repeat(16)],
    ['Abcdefghijklmno pq', 'Abcdefghijklmno'],
  ];
  for (const [text, name] of cleaned) {
    it(`from ${JSON.stringify(text)} is ${JSON.stringify(name)}`, () => {
      expect(cleanName(text)).to.equal(name);
    });
  }

  it('is stored with those of the others, and any stored text is accepted', () => {
    expect(parsePlayerNames('Ana, \u0007,Ben')).to.deep.equal(['Ana', '', 'Ben']);
    expect(parsePlayerNames(undefined)).to.deep.equal(['']);
  });
});

describe('the names of seats', () => {
  it('are read from a text or a list', () => {
    expect(valueOf(parseSeatNames(' Ana , ,Ben'))).to.deep.equal(['Ana', '', 'Ben']);
    expect(valueOf(parseSeatNames(['Ana', 'Ben']))).to.deep.equal(['Ana', 'Ben']);
    expect(valueOf(parseSeatNames('أمل، سامي'))).to.deep.equal(['أمل', 'سامي']);
    for (const none of [null, undefined, '']) {
      expect(valueOf(parseSeatNames(none)).join('')).to.equal('');
    }
  });

  const wrong = [
    ...[7, {}, [1], 'Ana, ana', 'Ana\u202E', 'Abcdefghijklmnopq'],
    ...[',,,,,,,,,,', ['Ana\nBen'], ['Ana, Ben']],
  ];
  for (const given of wrong) {
    it(`are rejected: ${JSON.stringify(given)}`, () => {
      expect(problemOf(parseSeatNames(given))).to.include({
        code: 'option',
        option: 'seat-names',
        accepted: 'up to 10 different names of up to 16 letters',
      });
    });
  }

  it('come from a list for bots, and are missing for a single person', () => {
    expect(seated('human bot open bot')).to.equal('–, Robin, –, Kim');
    expect(seated('human bot', ['Ana'])).to.equal('–, Robin');
  });

  it('are the page’s, or those that people choose', () => {
    expect(seated('human human bot', ['Ana', 'Ben', 'Cem'])).to.equal('Ana, Ben, Cem');
    expect(seated('human human bot', ['Ana', 'Ben'], ['', 'Eva'])).to.equal('Ana, Eva, Noor');
  });

  it('are the page’s for a dealing house too, which gets none from the list', () => {
    const kinds = ['human', 'bot', 'bot'] as const;
    const seats = { kinds, house: 1, chosen: [], botNames: castEn };
    expect(nameSeats({ ...seats, given: ['Student', 'Lin', 'Max'] }).slice(1)).to.deep.equal([
      'Lin',
      'Max',
    ]);
    expect(nameSeats({ ...seats, given: [] })).to.deep.equal([undefined, undefined, 'Noor']);
  });

  const unused: readonly (readonly [kinds: string, names: string, accepted?: string])[] = [
    ['human bot', 'Ana, Ben, Cem', 'names for the seats 1, 2'],
    ['human open bot', 'Ana, Ben, Cem', 'names for the seats 1, 3'],
    ['human open bot', 'Ana, , Cem'],
    ['human bot', 'Ana, Ben, , ,'],
    ['human bot bot', 'Ana'],
  ];
  for (const [kinds, names, accepted] of unused) {
    it(`${names} are ${accepted === undefined ? 'all' : 'not all'} used by ${kinds}`, () => {
      const given = valueOf(parseSeatNames(names));
      const found = unusedNames(given, kinds.split(' ') as SeatKind[]);
      expect(found?.problem['accepted']).to.equal(accepted);
    });
  }

  it('are never equal', () => {
    expect(seated('human human bot bot', [], ['Noor', 'noor'])).to.equal('Noor, –, Kim, Sasha');
    expect(seated('bot bot bot', ['', 'Alex', 'robin'])).to.equal('Noor, Alex, robin');
    const all = seated(Array(10).fill('bot').join(' '), ['Yuki', 'Toni', 'Remy']);
    expect(new Set(all.split(', ')).size).to.equal(10);
  });
});

describe('names in sentences', () => {
  it('replace seat numbers, in the grammar of each language', async () => {
    const table = {
      kinds: ['bot', 'bot', 'human', 'human'] as const,
      ...{ dealer: 1, house: true, names: ['Alex', undefined, 'Ben'] },
    };
    const { seatNames: en } = await import('../../../src/locales/table-en.js');
    const { seatNames: de } = await import('../../../src/locales/de/kit.js');
    const { seatNames: es } = await import('../../../src/locales/es/kit.js');
    const { seatNames: fr, toSeat } = await import('../../../src/locales/fr/kit.js');
    const { seatNames: ja } = await import('../../../src/locales/ja/kit.js');
    const { seatNames: ar } = await import('../../../src/locales/ar/kit.js');
    const [spanish, french] = [es(table), fr(table)];
    const named = { ...table, names: ['Alex', 'Lin', 'Ben'] };
    for (const say of [en, de, es, fr, ja, ar]) expect(say(named).name(1)).to.include('Lin');
    expect([en(named).label(1), es(named).of(1)]).to.deep.equal(['Lin', 'de Lin']);
    expect([en(table).does(0, 'raise'), en(table).whose(2), en(table).label(3)]).to.deep.equal([
      'Alex raises',
      'Ben’s',
      'Seat 4',
    ]);
    expect([de(table).does(0, 'setzt'), de(table).name(3)]).to.deep.equal([
      'Alex setzt',
      'Platz 4',
    ]);
    expect([0, 1, 3].map((seat) => spanish.of(seat))).to.deep.equal([
      'de Alex',
      'del crupier',
      'del asiento 4',
    ]);
    expect([spanish.does(0, 'apuestas'), spanish.to(2), spanish.to(3)]).to.deep.equal([
      'Alex apuesta',
      'a Ben',
      'al asiento 4',
    ]);
    expect([0, 2, 3].map((seat) => french.whose(seat))).to.deep.equal([
      'd’Alex',
      'de Ben',
      'de Joueur 4',
    ]);
    expect(toSeat(french.name(0))).to.equal('à Alex');
    expect(ja(table).does(2, '賭けた')).to.equal('Benは賭けた');
    expect(ar(table).does(0, 'راهن')).to.equal('راهن \u2068Alex\u2069');
  });
});
