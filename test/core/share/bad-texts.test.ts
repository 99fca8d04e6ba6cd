import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Problem,
  Session,
  freecell,
  readShare,
  share,
  sharedGame,
} from '../../../src/core.js';
import { crc32 } from '../../../src/core/engine/crc32.js';
import { DigitReader, DigitWriter } from '../../../src/core/sharing/digits.js';
import { finish } from '../../../src/core/engine/reading.js';
import { codeOrigin, codeSteps } from '../../../src/core/sharing/share-code.js';
import { writeEnvelope } from '../../../src/core/sharing/share-text.js';
import { countOf } from '../../support/counts.js';
import { longGame } from '../support/long-games.js';
import { solutions } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';
import { randomFrom } from '../support/small-random.js';
import { mutated } from '../support/mutations.js';
import { SEED } from '../support/walks.js';

/** How many texts have a slip, and how many have a check that is right again. */
const SLIPS = countOf({ normal: 500, full: 20_000 });
const REPAIRED = countOf({ normal: 3, full: 40 });

const GOOD = '1.freecell.1.Nf3AAAAADYkqPiOACSDKD';
const text: Problem = { code: 'share-broken', field: 'text' };
const check: Problem = { code: 'share-broken', field: 'check' };

/** A sealed text of these digits: what nobody writes by a slip. */
function sealed(options: string, ...digits: readonly (readonly [bound: number, value: number])[]) {
  const writer = new DigitWriter();
  for (const [bound, value] of digits) writer.digit(bound, () => value);
  return writeEnvelope({ game: 'freecell', version: 1, options, letters: writer.text() });
}

const MEANING = [2 ** 16, 0] as const;
const DEAL = [2 ** 31, 1] as const;
const NUMBERED = [2, 1] as const;

const BAD: readonly (readonly [name: string, text: unknown, problem: Problem])[] = [
  ['nothing', undefined, text],
  ['null', null, text],
  ['a number', 617, text],
  ['an object that pretends', { toString: () => GOOD }, text],
  ['the empty text', '', text],
  ['a text of many letters', `1.freecell.1.${'A'.repeat(20_000)}`, text],
  ['a save', JSON.stringify({ format: 1, game: 'freecell' }), text],
  ['letters that no URL takes as they are', GOOD.replace('f3', 'f+'), text],
  ['letters of other scripts', GOOD.replace('f3', 'fЗ'), text],
  ['no letters', '1.freecell.1.', text],
  ['a check alone, cut off', '1.freecell.1.SDKD', text],
  ['a text that was cut off', GOOD.slice(0, -1), check],
  ['one whose last letter is another', `${GOOD.slice(0, -1)}C`, check],
  ['one with a letter too many', `${GOOD}A`, check],
  ['one in capitals', GOOD.replace('.Nf3', '.NF3'), check],
  ['two neighbours swapped', GOOD.replace('YkqP', 'YqkP'), check],
  ['options that were put in', GOOD.replace('1.Nf', '1.cells~5.Nf'), check],
  ['a newer format', GOOD.replace('1.', '2.'), { code: 'share-newer', got: 2, known: 1 }],
  [
    'a newer version of the rules',
    writeEnvelope({ game: 'freecell', version: 2, options: '', letters: 'AA' }),
    { code: 'share-newer', got: 2, known: 1 },
  ],
  [
    'another game',
    writeEnvelope({ game: 'klondike', version: 1, options: '', letters: '' }),
    { code: 'share-other-game', got: 'klondike', wanted: 'freecell' },
  ],
  [
    'an option that there is not',
    sealed('variant~golf', MEANING),
    {
      code: 'option',
      option: 'variant',
      got: 'golf',
      accepted: 'freecell, kingcell, forecell, bakers-game, eight-off, seahaven',
    },
  ],
  [
    'too many cells',
    sealed('cells~9', MEANING),
    { code: 'option', option: 'cells', got: '9', accepted: '0–8' },
  ],
  [
    'no deal number',
    sealed('', MEANING, NUMBERED, [2 ** 31, 0]),
    { code: 'deal', got: '0', first: 1, last: 2147483647 },
  ],
  [
    'other moves than were meant',
    sealed('', [2 ** 16, 1], NUMBERED, DEAL),
    { code: 'share-moves', version: 1 },
  ],
  [
    'a few letters that name thousands of steps',
    '1.freecell.1.cells~8.3Y_DAAAA3HWpeDZd8r83vYA4cNz7VRkbs8clfIudRspwRsBKUw45D',
    { code: 'share-long', count: 5000, most: 2000 },
  ],
  [
    'more in it than there is to read',
    sealed('', MEANING, NUMBERED, DEAL, [5001, 0], [1, 0], [2, 1]),
    { code: 'share-moves', version: 1 },
  ],
];

describe('a text that is no share string', () => {
  for (const [name, given, problem] of BAD) {
    it(`is refused with its reason: ${name}`, () => {
      expect(readShare(freecell, given)).to.deep.equal({ problem });
    });
  }

  it('has no game', () => {
    expect(sharedGame(GOOD)).to.deep.equal({ value: 'freecell' });
    expect(sharedGame(GOOD.slice(1))).to.deep.equal({ problem: text });
    expect(sharedGame(`${GOOD}A`)).to.deep.equal({ problem: check });
  });

  it('is told from a link to a game with other rules of a page’s own', () => {
    const link = writeEnvelope({ game: 'own-abc', version: 1, options: '', letters: 'AAAAAA' });
    const own = { ...freecell, game: 'own-xyz' };
    expect(readShare(own, link)).to.deep.equal({ problem: { code: 'share-other-rules' } });
    expect(readShare(freecell, link)).to.deep.equal({
      problem: { code: 'share-other-game', got: 'own-abc', wanted: 'freecell' },
    });
  });

  it('is refused for a game that knows more steps than there can be', () => {
    const { game, save: long } = longGame('klondike', 2025);
    expect(share(game, long)).to.deep.equal({
      problem: { code: 'share-long', count: 2025, most: 2000 },
    });
    const most = { ...long, moves: long.moves.slice(0, 2000), at: 2000, count: 2000 };
    const written = valueOf(share(game, most));
    expect(valueOf(readShare(game, written)).moves).to.deep.equal(most.moves);
  });

  it('is refused as a save is, before anything is written', () => {
    const save = { ...start(1).save(0), at: 1 };
    expect(share(freecell, save)).to.deep.equal({ problem: { code: 'save-broken', field: 'at' } });
    expect(share(freecell, undefined)).to.deep.equal({
      problem: { code: 'save-broken', field: 'save' },
    });
  });
});

/** A game that was won. */
function won(): ReturnType<typeof start> {
  const { deal, tokens } = solutions('freecell-solutions-1-100.tsv')[0]!;
  const session = start(deal, { supermove: 'full' });
  for (const token of tokens) play(session, token, NO_AIDS);
  return session;
}

/** A whole game, and a short one. */
const sound = (): readonly string[] => [GOOD, valueOf(share(freecell, won().save(0)))];

describe('a share string of a whole game', () => {
  it('is played once to be read', () => {
    let played = 0;
    const counting: typeof freecell = {
      ...freecell,
      play: (state, move) => (played++, freecell.play(state, move)),
    };
    const save = valueOf(readShare(counting, sound()[1]));
    expect(save.moves).to.deep.equal(won().save(0).moves);
    expect(played).to.equal(save.moves.join(' ').split(' ').length);
  });

  it('is refused where the game was won, and stands before its end', () => {
    const { moves, deal } = won().save(0);
    const digits = new DigitWriter();
    digits.digit(2 ** 16, () => crc32(moves.join()) % 2 ** 16);
    const { state } = start(deal!, { supermove: 'full' });
    codeOrigin(freecell, state.options, digits, { deal, deck: [] });
    digits.digit(5001, () => moves.length);
    digits.digit(moves.length + 1, () => 0);
    finish(codeSteps(freecell, digits, state, moves.length, moves));
    const letters = digits.text();
    const found = readShare(
      freecell,
      writeEnvelope({ game: 'freecell', version: 1, options: 'supermove~full', letters }),
    );
    expect(found).to.deep.equal({ problem: { code: 'save-broken', field: 'at' } });
  });
});

describe('a share string with slips in it', () => {
  it(`is never read as another game: ${SLIPS} of them`, () => {
    const random = randomFrom(SEED);
    const from = sound();
    const saves = from.map((one) => readShare(freecell, one));
    let read = 0;
    for (let n = 0; n < SLIPS; n++) {
      const which = n % from.length;
      const spoilt = mutated(random, from[which]!);
      const found = readShare(freecell, spoilt);
      if ('problem' in found) {
        expect(found.problem.code).to.match(/^share-(broken|newer)$/);
        continue;
      }
      // What a mutation left as it was, but for spaces around it.
      expect(spoilt.trim()).to.equal(from[which]);
      expect(found).to.deep.equal(saves[which]);
      read++;
    }
    expect(read).to.be.below(SLIPS / 20);
  });

  it('is a problem or a game even where somebody made its check right again', () => {
    const random = randomFrom(SEED);
    const letters = sound()[1]!.slice('1.freecell.1.'.length, -6);
    for (let n = 0; n < REPAIRED; n++) {
      const spoilt = mutated(random, letters).replace(/[^\w-]/g, '');
      const found = readShare(
        freecell,
        writeEnvelope({ game: 'freecell', version: 1, options: '', letters: spoilt }),
      );
      if ('problem' in found)
        expect(found.problem.code).to.be.oneOf(['share-moves', 'share-long', 'deal']);
      else expect(valueOf(Session.load(freecell, found.value)).save(0)).to.deep.equal(found.value);
    }
  });

  it('is a problem whatever the text', () => {
    const random = fc.property(fc.oneof(fc.string(), fc.anything()), (given) => {
      const found = readShare(freecell, given);
      expect('problem' in found && found.problem).to.deep.equal(text);
    });
    fc.assert(random, { seed: SEED, numRuns: 500 });
  });
});

describe('the check of a text', () => {
  it('is the CRC-32 of the standard', () => {
    // The check value of the catalogue of CRCs, and two of RFC 3720's kind.
    expect(crc32('123456789')).to.equal(0xcbf43926);
    expect(crc32('')).to.equal(0);
    expect(crc32('a')).to.equal(0xe8b7be43);
  });
});

describe('digits', () => {
  it('are read as they were written, each below its own bound', () => {
    const digits = fc.array(
      fc
        .integer({ min: 1, max: 2 ** 31 })
        .chain((bound) => fc.tuple(fc.constant(bound), fc.nat({ max: bound - 1 }))),
      { maxLength: 60 },
    );
    const random = fc.property(digits, (wanted) => {
      const writer = new DigitWriter();
      for (const [bound, value] of wanted) writer.digit(bound, () => value);
      const reader = new DigitReader(writer.text());
      expect(wanted.map(([bound]) => reader.digit(bound))).to.deep.equal(
        wanted.map(([, value]) => value),
      );
      expect(reader.isRead).to.equal(true);
    });
    fc.assert(random, { seed: SEED, numRuns: 200 });
  });

  it('take no more than they carry', () => {
    const writer = new DigitWriter();
    for (let n = 0; n < 60; n++) writer.digit(8, () => 7);
    expect(writer.text()).to.equal('_'.repeat(30));
    expect(new DigitWriter().text()).to.equal('');
  });

  it('below no bound are a bug of who writes them', () => {
    for (const value of [-1, 3, NaN]) {
      expect(() => new DigitWriter().digit(3, () => value)).to.throw(RangeError);
    }
  });
});
