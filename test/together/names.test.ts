import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { RefusedNames } from '../../server/src/daily/refused-names.js';
import { nameForms } from '../../server/src/names.js';
import { Page } from './support/page.js';
import { endAll } from './support/people.js';
import { startServer } from './support/server-process.js';
import { makeTable } from './support/wire.js';

after(endAll);

const areAlike = (one: string, other: string): boolean => {
  const forms = nameForms(other);
  return nameForms(one).some((form, at) => form === forms[at]);
};

describe('names at a table', () => {
  const alike = [
    ['Ann', 'ANN', 'Аnn', 'аnn', 'Αnn', 'Ａｎｎ', '𝐀𝐧𝐧', 'Ꭺnn'],
    ['Bob', 'ВОВ', 'Bоb'],
    ['Ilse', 'llse', '1lse', '|lse', 'Іlse', 'ιlse'],
    ['scope', 'ѕсоре', 'ѕcopе'],
    ['Zoë', 'Zoe\u0308', 'Zоë'],
    ['Саша', 'САША', 'Cаша', 'Сaшa'],
    ['Νίκος', 'ΝΊΚΟΣ', 'Nίκος', 'Νίкος'],
    ['ロボ', '口ボ', 'ﾛﾎﾞ'],
  ] as const;
  for (const [first, ...others] of alike) {
    it(`that look like ${first} are too alike: ${others.join(', ')}`, () => {
      expect(others.filter((other) => !areAlike(first, other))).to.deep.equal([]);
    });
  }

  it('that people tell apart are different, in all scripts', () => {
    const names = [
      ...['Ann', 'Anna', 'Anne', 'Än', 'Ian', 'Lan', 'Amie', 'Arnie', 'Zoe', 'Zoë', 'Bob', 'Bo'],
      ...['Анна', 'Аня', 'Иван', 'Ivan', 'Саша', 'Маша', 'Сара', 'Sara', 'Оля', 'Олег', 'Інна'],
      ...['Ελένη', 'Eleni', 'Μαρία', 'Maria', 'Νίκος', 'Nikos', 'Άννα'],
      ...['أمل', 'سارة', 'علي', 'محمد', 'دوד', 'דוד', 'דנה'],
      ...['田中', '中田', 'たなか', 'タナカ', 'さくら', '小林', '대한', '민준', '王伟', '李娜'],
      ...['Արամ', 'ანა', 'อนันต์', 'अमित', '👍', '👎', '1', '2', 'Ann 2', 'Ann 3'],
    ];
    const pairs = names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => areAlike(one, other))).to.deep.equal([]);
  });

  it('are compared so by a server, which gives a name once', async () => {
    const { url } = await startServer();
    const { code } = await makeTable(url, { game: 'seven27-table', seats: 3 });
    await (await Page.join(url, code)).sit('Ann');
    const other = await Page.join(url, code);
    const refusalOf = async (name: string): Promise<string | undefined> =>
      (await other.ask({ type: 'sit', name })).refused?.code;
    expect(await refusalOf('Аnn')).to.equal('name-taken');
    expect(await refusalOf('Анна')).to.equal(undefined);
  });
});

describe('refused names', () => {
  const refused = new RefusedNames(['admin', 'coca', '=hell', 'хер', 'חרא', 'י']);

  it('are found by what they look like', () => {
    const names = [
      ...['Admin', 'the admins', 'ádmin', 'аdmin', 'Xаdmіnx', 'а d m i n', 'αdmin', 'ａｄｍｉｎ'],
      ...['ɑdmin', 'my ɑdmin', '𝒶dmin', 'аԁⅿіn', 'ⓐdmin', 'hеll', 'ΗELL', 'соса', 'СОСА'],
      ...['хер', 'Xер', 'старый хер', 'חרא'],
    ];
    expect(names.filter((name) => !refused.has(name))).to.deep.equal([]);
  });

  it('are not those of people who write in another script', () => {
    const names = [
      ...['Ann', 'Shell', 'hello', 'Cocoa', 'Xepia', 'Администр', 'Сосанна'],
      ...[
        'Αλέξης',
        'Хелл',
        'أدمن',
        'محمد',
        '山田',
        'アドミン',
        'Ken山田',
        '관리자',
        'Işık',
        'Ңурлан',
      ],
      ...['Հայկ', 'ანა', 'อนันต์', 'अमित', '!', '👍'],
    ];
    expect(names.filter((name) => refused.has(name))).to.deep.equal([]);
  });
});
