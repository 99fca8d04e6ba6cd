import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  NO_HISTORY,
  type Problem,
  addRecords,
  exportHistory,
  importHistory,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { mutated } from '../support/mutations.js';
import { record } from '../support/records.js';
import { randomFrom } from '../support/small-random.js';
import { SEED } from '../support/walks.js';

const SLIPS = countOf({ normal: 2_500, full: 5_000 });

const { history: GOOD } = addRecords(
  NO_HISTORY,
  Array.from({ length: 6 }, (_, n) => record(n)),
  5,
);
const TEXT = exportHistory(GOOD);
type Fields = Record<string, unknown>;

/** The good file with something else in it. */
function spoilt(change: (data: Fields & { records: Fields[]; sealed: Fields }) => void): string {
  const data = JSON.parse(TEXT) as Fields & { records: Fields[]; sealed: Fields };
  change(data);
  return JSON.stringify(data);
}

/** The good file with another value in a field of its second record. */
const inRecord = (name: string, value: unknown): string =>
  spoilt(({ records }) => (records[1]![name] = value));
/** The same for the sealed totals of all variants. */
const inTotals = (name: string, value: unknown): string =>
  spoilt(({ sealed }) => ((sealed['totals'] as Fields[])[0]![name] = value));

const wrong = (field: string, got: string): Problem => ({ code: 'history', field, got });

const BAD: readonly (readonly [name: string, text: unknown, problem: Problem])[] = [
  ['nothing', undefined, wrong('text', 'undefined')],
  ['an object', { kind: 'baize-history' }, wrong('text', '{"kind":"baize-history"}')],
  ['no JSON', 'games: 3', wrong('text', 'games: 3')],
  ['a file that was cut off', TEXT.slice(0, -1), wrong('text', `${TEXT.slice(0, 57)}…`)],
  ['null', 'null', wrong('kind', 'undefined')],
  ['a list', '[]', wrong('kind', 'undefined')],
  ['another kind', spoilt((data) => (data['kind'] = 'chess')), wrong('kind', 'chess')],
  ['no format', spoilt((data) => delete data['format']), wrong('format', 'undefined')],
  [
    'a newer format',
    spoilt((data) => (data['format'] = 2)),
    { code: 'history-newer', got: 2, known: 1 },
  ],
  ['no list', spoilt((data) => (data.records = {} as never)), wrong('records', '{}')],
  [
    'a record that is none',
    spoilt(({ records }) => (records[1] = null as never)),
    wrong('records[1]', 'null'),
  ],
  ['no id', inRecord('id', undefined), wrong('records[1].id', 'undefined')],
  ['an empty id', inRecord('id', ''), wrong('records[1].id', '')],
  ['an id of spaces', inRecord('id', 'a b'), wrong('records[1].id', 'a b')],
  ['a game that is no name', inRecord('game', 7), wrong('records[1].game', '7')],
  ['no variant', inRecord('variant', null), wrong('records[1].variant', 'null')],
  ['half a move', inRecord('moves', 1.5), wrong('records[1].moves', '1.5')],
  ['moves as text', inRecord('moves', '100'), wrong('records[1].moves', '100')],
  ['a negative time', inRecord('elapsed', -1), wrong('records[1].elapsed', '-1')],
  ['a start that is no time', inRecord('started', null), wrong('records[1].started', 'null')],
  [
    'an end that no date can be',
    inRecord('ended', 8.64e15 + 1),
    wrong('records[1].ended', '8640000000000001'),
  ],
  ['an end before the start', inRecord('ended', 1), wrong('records[1].ended', '1')],
  [
    'an outcome that there is not',
    inRecord('outcome', 'over'),
    wrong('records[1].outcome', 'over'),
  ],
  ['no deal number', inRecord('deal', 0), wrong('records[1].deal', '0')],
  ['half a chip', inRecord('chips', 0.5), wrong('records[1].chips', '0.5')],
  [
    'more chips than there are',
    inRecord('chips', -1e9 - 1),
    wrong('records[1].chips', '-1000000001'),
  ],
  ['chips as text', inRecord('chips', '5'), wrong('records[1].chips', '5')],
  ['a push that is no hand', inRecord('outcome', 'push'), wrong('records[1].chips', 'undefined')],
  ['no day', inRecord('day', '2026-02-29'), wrong('records[1].day', '2026-02-29')],
  [
    'sealed totals of no place',
    spoilt(({ sealed }) => delete sealed['id']),
    wrong('sealed.id', 'undefined'),
  ],
  ['more wins than games', inTotals('wins', 9), wrong('sealed.totals[0].wins', '9')],
  [
    'no count of pushes',
    inTotals('pushes', undefined),
    wrong('sealed.totals[0].pushes', 'undefined'),
  ],
  ['pushes of no hands', inTotals('pushes', 1), wrong('sealed.totals[0].pushes', '1')],
  [
    'more pushes than games were not won',
    spoilt(({ sealed }) => {
      Object.assign((sealed['totals'] as Fields[])[0]!, { pushes: 3, chips: 0, games: 4 });
      Object.assign((sealed['totals'] as Fields[])[0]!, { wins: 2, bestStreak: 2, streak: 2 });
    }),
    wrong('sealed.totals[0].pushes', '3'),
  ],
  ['chips that are no number', inTotals('chips', 'many'), wrong('sealed.totals[0].chips', 'many')],
  [
    'a biggest win without chips',
    inTotals('biggestWin', 5),
    wrong('sealed.totals[0].biggestWin', '5'),
  ],
  [
    'a biggest win of nothing',
    inTotals('biggestWin', 0),
    wrong('sealed.totals[0].biggestWin', '0'),
  ],
  ['a streak beyond the best', inTotals('streak', 3), wrong('sealed.totals[0].streak', '3')],
  [
    'more won days than wins',
    inTotals('days', ['2026-11-20', '2026-11-21', '2026-11-22']),
    wrong('sealed.totals[0].days', '["2026-11-20","2026-11-21","2026-11-22"]'),
  ],
  ['days that are none', inTotals('days', ['never']), wrong('sealed.totals[0].days', '["never"]')],
];

describe('a file that is no history', () => {
  for (const [name, text, problem] of BAD) {
    it(`is refused with the field that is wrong: ${name}`, () => {
      expect(importHistory(text)).to.deep.equal({ problem });
    });
  }

  it('may have fields that nobody knows; they are not taken', () => {
    const more = spoilt((data) => {
      data['note'] = 'mine';
      data.records[1]!['__proto__'] = { id: 'x' };
      data.records[1]!['colour'] = 'red';
    });
    expect(importHistory(more)).to.deep.equal({ value: GOOD });
  });

  it('has no totals that were sealed more than a day from now: they shut out all games until then', () => {
    const { ended } = GOOD.sealed!;
    const day = 86_400_000;
    expect(importHistory(TEXT, ended - day)).to.deep.equal({ value: GOOD });
    expect(importHistory(TEXT, ended - day - 1)).to.deep.equal({
      problem: { ...wrong('sealed.ended', String(ended)), latest: ended - day - 1 },
    });
  });

  it('is sorted and has each game once, whatever the order of the file', () => {
    const twice = spoilt(({ records }) => records.push(...[...records].reverse()));
    expect(importHistory(twice)).to.deep.equal({ value: GOOD });
  });

  it(`never throws, and is a history or a problem: slips in ${SLIPS} files, and any text`, () => {
    const random = randomFrom(SEED);
    const judge = (text: unknown): void => {
      const found = importHistory(text);
      if ('problem' in found) {
        const { code } = found.problem;
        if (!/^history(-newer)?$/.test(code)) expect.fail(code);
      } else expect(importHistory(exportHistory(found.value))).to.deep.equal(found);
    };
    for (let n = 0; n < SLIPS; n++) judge(mutated(random, TEXT));
    const any = fc.property(fc.oneof(fc.json(), fc.string(), fc.anything()), judge);
    fc.assert(any, { seed: SEED, numRuns: 500 });
  });
});
