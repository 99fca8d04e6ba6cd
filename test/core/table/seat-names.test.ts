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
import { table as ar } from '../../../src/locales/compiled/ar/table.js';
import { table as de } from '../../../src/locales/compiled/de/table.js';
import { table as en } from '../../../src/locales/compiled/en/table.js';
import { table as es } from '../../../src/locales/compiled/es/table.js';
import { table as fr } from '../../../src/locales/compiled/fr/table.js';
import { table as ja } from '../../../src/locales/compiled/ja/table.js';
import type { TableMessages } from '../../../src/locales/compiled/types.js';
import { seatParts } from '../../../src/locales/format.js';
import { type SeatedTable, seatPerson } from '../../../src/locales/seat-person.js';
import { problemOf, valueOf } from '../support/result.js';

const CAST = en.cast.split(', ');

function seated(kinds: string, given: readonly string[] = [], own: readonly string[] = []): string {
  const named = nameSeats({
    kinds: kinds.split(' ') as SeatKind[],
    given,
    chosen: own,
    botNames: CAST,
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
    ['A\u200Bn\u00ADn\u2060\u{E0041}\uFE0F', 'Ann'],
    ['\u3164 \u115F\uFFA0\u2800', ''],
    ['👩\u200D👧 ❤\uFE0F', '👩\u200D👧 ❤\uFE0F'],
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
    const seats = { kinds, house: 1, chosen: [], botNames: CAST };
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

describe('seats in messages', () => {
  const TABLE: SeatedTable = {
    kinds: ['bot', 'bot', 'human', 'human'],
    ...{ dealer: 1, house: true, names: ['Alex', undefined, 'Ben'] },
  };
  const ONE: SeatedTable = { kinds: ['human', 'bot'], dealer: 0, house: false, names: ['Ana'] };
  const named = ({ seatName }: TableMessages, form = '', table = TABLE): string =>
    [...table.kinds.keys()]
      .map((seat) => seatName({ ...seatParts(seatPerson(table, seat)), form }))
      .join(', ');

  it('are you, the dealer, named or numbered', () => {
    expect([0, 1, 2, 3].map((seat) => seatPerson(TABLE, seat).who)).to.deep.equal([
      ...['other', 'dealer', 'other', 'other'],
    ]);
    expect(seatPerson(ONE, 0)).to.deep.equal({ who: 'you', name: 'Ana', number: 1 });
    const lin = { ...TABLE, names: ['Alex', 'Lin'] };
    expect(seatPerson(lin, 1)).to.deep.equal({ who: 'other', name: 'Lin', number: 2 });
  });

  const forms: readonly (readonly [messages: TableMessages, form: string, names: string])[] = [
    [en, '', 'Alex, the dealer, Ben, Seat 4'],
    [en, 'label', 'Alex, Dealer, Ben, Seat 4'],
    [en, 'whose', 'Alex’s, the dealer’s, Ben’s, Seat 4’s'],
    [de, '', 'Alex, der Dealer, Ben, Platz 4'],
    [de, 'accusative', 'Alex, den Dealer, Ben, Platz 4'],
    [de, 'dative', 'Alex, dem Dealer, Ben, Platz 4'],
    [es, '', 'Alex, el crupier, Ben, el asiento 4'],
    [es, 'label', 'Alex, Crupier, Ben, Asiento 4'],
    [es, 'to', 'a Alex, al crupier, a Ben, al asiento 4'],
    [es, 'of', 'de Alex, del crupier, de Ben, del asiento 4'],
    [es, 'for', 'para Alex, para el crupier, para Ben, para el asiento 4'],
    [fr, '', 'Alex, le croupier, Ben, Joueur 4'],
    [fr, 'to', 'à Alex, au croupier, à Ben, à Joueur 4'],
    [fr, 'of', 'd’Alex, du croupier, de Ben, de Joueur 4'],
    [ja, '', 'Alex, ディーラー, Ben, 席4'],
    [ar, '', '\u2068Alex\u2069, الموزّع, \u2068Ben\u2069, المقعد 4'],
  ];
  for (const [messages, form, names] of forms)
    it(`are ${names}`, () => {
      expect(named(messages, form)).to.equal(names);
    });

  it('are you in each language', () => {
    expect(named(en, 'whose', ONE)).to.equal('your, Seat 2’s');
    expect(named(de, 'label', ONE)).to.equal('Du, Platz 2');
    expect(named(es, 'to', ONE)).to.equal('a ti, al asiento 2');
    expect(named(fr, 'label', ONE)).to.equal('Vous, Joueur 2');
    expect(named(ja, 'label', ONE)).to.equal('あなた, 席2');
    expect(named(ar, 'label', ONE)).to.equal('أنت, المقعد 2');
  });
});
