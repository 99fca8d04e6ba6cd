import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Problem, Session, dealDeck, formatCards, freecell } from '../../../src/core.js';
import { readText, solutions } from '../support/oracles.js';
import { problemOf } from '../support/result.js';
import { facts, play, start } from '../support/sessions.js';
import { SEED } from '../support/walks.js';

type Fields = Readonly<Record<string, unknown>>;

const TEXT = readText('fixtures/save-freecell-v1.json');
const GOOD = JSON.parse(TEXT) as Fields;

const without = (field: string): Fields =>
  Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== field));

const MOVES = GOOD['moves'] as readonly string[];
/** The good save with other moves, all of them played. */
const moves = (...others: readonly unknown[]): Fields => ({
  ...GOOD,
  moves: others,
  at: others.length,
  count: others.length,
});

const circular: Record<string, unknown> = {};
circular['self'] = circular;
const hostile = {
  toJSON: () => {
    throw new Error('no');
  },
};

const SOLUTION = solutions('freecell-solutions-1-100.tsv')[0]!.tokens;
const solved = (...more: readonly string[]): Fields => ({
  ...moves(...SOLUTION, ...more),
  options: { supermove: 'full' },
});

const DECK = formatCards(dealDeck(617));
const withDeck = (deck: unknown): Fields => ({
  ...without('deal'),
  moves: [],
  at: 0,
  count: 0,
  deck,
});

const deal = (got: string): Problem => ({ code: 'deal', got, first: 1, last: 2147483647 });
const broken = (field: string): Problem => ({ code: 'save-broken', field });

/** Saves by name, and what is wrong with each. */
const BAD: readonly (readonly [name: string, save: unknown, problem: Problem])[] = [
  // Not a save at all.
  ['nothing', undefined, broken('save')],
  ['null', null, broken('save')],
  ['a number', 1, broken('save')],
  ['its own text', TEXT, broken('save')],
  ['a list', [GOOD], broken('save')],
  ['an empty object', {}, broken('format')],
  ['a circular object', circular, broken('self')],
  ['an object that throws when it is written', hostile, broken('format')],
  ['fields of a prototype from JSON', JSON.parse('{"__proto__":{"format":1}}'), broken('format')],
  // Cut off: a field is gone.
  ['no format', without('format'), broken('format')],
  ['no game', without('game'), { code: 'save-other-game', got: 'undefined', wanted: 'freecell' }],
  ['no version', without('version'), broken('version')],
  ['no deal and no deck', without('deal'), deal('undefined')],
  [
    'no options',
    without('options'),
    { code: 'option', option: 'options', got: 'undefined', accepted: '{}' },
  ],
  ['no moves', without('moves'), broken('moves')],
  ['no at', without('at'), broken('at')],
  ['no count', without('count'), broken('count')],
  ['no elapsed', without('elapsed'), broken('elapsed')],
  // Of something else, or newer.
  [
    'another game',
    { ...GOOD, game: 'klondike' },
    { code: 'save-other-game', got: 'klondike', wanted: 'freecell' },
  ],
  [
    'a game that is no name',
    { ...GOOD, game: ['freecell'] },
    { code: 'save-other-game', got: '["freecell"]', wanted: 'freecell' },
  ],
  ['a newer format', { ...GOOD, format: 2 }, { code: 'save-newer', got: 2, known: 1 }],
  ['a newer version', { ...GOOD, version: 2 }, { code: 'save-newer', got: 2, known: 1 }],
  [
    'a newer format of another game',
    { game: 'go', format: 9 },
    { code: 'save-newer', got: 9, known: 1 },
  ],
  ['format 0', { ...GOOD, format: 0 }, broken('format')],
  ['a format in text', { ...GOOD, format: '1' }, broken('format')],
  ['version 0', { ...GOOD, version: 0 }, broken('version')],
  ['half a version', { ...GOOD, version: 1.5 }, broken('version')],
  // Figures that cannot be.
  ['moves in one text', { ...GOOD, moves: MOVES.join(' ') }, broken('moves')],
  ['moves by number', { ...GOOD, moves: { 0: '5a', length: 1 } }, broken('moves')],
  ['more played than there is', { ...GOOD, at: 7 }, broken('at')],
  ['less than nothing played', { ...GOOD, at: -1 }, broken('at')],
  ['half a move played', { ...GOOD, at: 4.5 }, broken('at')],
  ['at in text', { ...GOOD, at: '5' }, broken('at')],
  ['a count of the wrong parity', { ...GOOD, count: 8 }, broken('count')],
  ['a count that is too small', { ...GOOD, count: 5 }, broken('count')],
  ['a count that is too small for the tail', { ...GOOD, at: 0, count: 10 }, broken('count')],
  ['more undos than steps back', { ...GOOD, undos: 3 }, broken('undos')],
  ['no undos, but steps back', { ...GOOD, undos: 0 }, broken('undos')],
  ['half an undo', { ...GOOD, undos: 0.5 }, broken('undos')],
  ['undos in text', { ...GOOD, undos: '1' }, broken('undos')],
  ['a negative count', { ...GOOD, count: -1 }, broken('count')],
  ['a count beyond counting', { ...GOOD, count: 2 ** 53 + 2 }, broken('count')],
  ['a count that is no number', { ...GOOD, count: NaN }, broken('count')],
  ['a negative time', { ...GOOD, elapsed: -1 }, broken('elapsed')],
  ['a time that is no number', { ...GOOD, elapsed: NaN }, broken('elapsed')],
  ['an endless time', { ...GOOD, elapsed: Infinity }, broken('elapsed')],
  ['no time', { ...GOOD, elapsed: null }, broken('elapsed')],
  ['a time in text', { ...GOOD, elapsed: '61500' }, broken('elapsed')],
  // Options and deals.
  [
    'options that are a list',
    { ...GOOD, options: [] },
    { code: 'option', option: 'options', got: '[]', accepted: '{}' },
  ],
  [
    'a bad option',
    { ...GOOD, options: { cells: 9 } },
    { code: 'option', option: 'cells', got: '9', accepted: '0–8' },
  ],
  ['deal 0', { ...GOOD, deal: 0 }, deal('0')],
  ['deal -1', { ...GOOD, deal: -1 }, deal('-1')],
  ['deal 1.5', { ...GOOD, deal: 1.5 }, deal('1.5')],
  ['a deal too high', { ...GOOD, deal: 2 ** 31 }, deal('2147483648')],
  ['a deal in text', { ...GOOD, deal: '617' }, deal('617')],
  ['deal null', { ...GOOD, deal: null }, deal('null')],
  ['a deal that throws when it is written', { ...GOOD, deal: hostile }, deal('{}')],
  // Decks.
  ['deck null', withDeck(null), { code: 'deck', got: 'null', size: 52 }],
  ['a circular deck', withDeck(circular), broken('deck.self')],
  ['an empty deck', withDeck(''), { code: 'deck', count: 0, size: 52 }],
  ['a card short', withDeck(DECK.slice(3)), { code: 'deck', count: 51, size: 52 }],
  ['a card more', withDeck(`${DECK} AS`), { code: 'deck', count: 53, size: 52 }],
  ['a card twice', withDeck(`AD${DECK.slice(2)}`), { code: 'deck', count: 52, size: 52 }],
  ['a joker', withDeck(`XX${DECK.slice(2)}`), { code: 'deck', count: 52, size: 52 }],
  [
    'a piece that is no card',
    withDeck(`1D${DECK.slice(2)}`),
    { code: 'deck', got: `1D${DECK.slice(2, 57)}…`, size: 52 },
  ],
  ['cards in text', withDeck(DECK.split(' ')), { code: 'deck', count: 52, size: 52 }],
  // Moves.
  ['a move that is no text', moves('5a', 5), { code: 'save-move', number: 2, move: '5' }],
  ['a move that is null', moves(null), { code: 'save-move', number: 1, move: 'null' }],
  ['a circular move', moves(circular), broken('moves.0.self')],
  ['an empty move', moves('5a', ''), { code: 'save-move', number: 2, move: '' }],
  ['a move that means nothing', moves('5a', '5z'), { code: 'save-move', number: 2, move: '5z' }],
  ['two blanks', moves('5a', '5b  5c'), { code: 'save-move', number: 2, move: '' }],
  [
    'a move that the rules refuse',
    moves('5a', '5b', '1a', '5c'),
    { code: 'save-move', number: 3, move: '1a', why: 'cell-taken' },
  ],
  [
    'a move that the rules refuse in the redo tail',
    { ...GOOD, moves: [...MOVES.slice(0, 5), 'h1a'] },
    { code: 'save-move', number: 6, move: 'h1a', why: 'cell-taken' },
  ],
  [
    'an automatic move that the rules refuse',
    moves('5a', '5b', '5c', '5d 5h 5h'),
    { code: 'save-move', number: 4, move: '5h', why: 'foundation-next' },
  ],
  [
    'an automatic move that is none',
    moves('5a', '5b 5c'),
    { code: 'save-move', number: 2, move: '5c' },
  ],
  [
    'a card taken back by itself',
    moves('5a', '5b', '5c', '5d 5h', 'b2 h1b'),
    { code: 'save-move', number: 5, move: 'h1b' },
  ],
  [
    'a very long move',
    moves('5'.repeat(99)),
    { code: 'save-move', number: 1, move: `${'5'.repeat(57)}…` },
  ],
  // After a win.
  [
    'a move after the win',
    solved('h1a'),
    { code: 'save-move', number: SOLUTION.length + 1, move: 'h1a' },
  ],
  [
    'an automatic move after the win',
    {
      ...moves(...SOLUTION.slice(0, -1), `${SOLUTION.at(-1)!} h1a`),
      options: { supermove: 'full' },
    },
    { code: 'save-move', number: SOLUTION.length, move: 'h1a' },
  ],
  [
    'a win taken back',
    { ...solved(), at: SOLUTION.length - 1, count: SOLUTION.length + 1 },
    broken('at'),
  ],
];

describe('a bad save', () => {
  for (const [name, save, problem] of BAD) {
    it(`${name}: ${problem.code}`, () => {
      expect(problemOf(Session.load(freecell, save))).to.deep.equal(problem);
    });
  }

  it('leaves a game in progress as it is', () => {
    const session = start(1);
    play(session, '5a 5b 5c');
    session.undo({ source: 'player', now: 5 });
    const before = facts(session);
    for (const [, save] of BAD) Session.load(freecell, save);
    expect(facts(session)).to.deep.equal(before);
  });

  it('throws nothing, whatever stands in its fields', () => {
    const field = fc.constantFrom(...Object.keys(GOOD), 'deck');
    fc.assert(
      fc.property(fc.anything(), field, (value, name) => {
        const loads = [value, { ...GOOD, [name]: value }, moves('5a', value)];
        for (const save of loads) {
          const loaded = Session.load(freecell, save);
          if ('problem' in loaded) expect(loaded.problem.code).to.match(/^[a-z-]+$/);
          else expect(loaded.value.save(0)).to.include({ game: 'freecell', version: 1 });
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('would be good with the wrong put right', () => {
    expect('value' in Session.load(freecell, GOOD)).to.equal(true);
    expect('value' in Session.load(freecell, withDeck(DECK))).to.equal(true);
    expect('value' in Session.load(freecell, moves('5a', '5b', '5c', '5d 5h'))).to.equal(true);
    expect('value' in Session.load(freecell, solved())).to.equal(true);
    expect('value' in Session.load(freecell, { ...GOOD, at: 0, count: 12 })).to.equal(true);
  });
});
