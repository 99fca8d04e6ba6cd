import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Game,
  type Problem,
  Session,
  freecell,
  freecellPuzzles,
  golfPuzzles,
  klondikePuzzles,
  pyramidPuzzles,
  readShare,
  share,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { SEED, walks, turns } from '../support/walks.js';

const WALKS = countOf({ normal: 8, full: 150 });

/** A game with positions, for any kind of move. */
type Any = Game<{ readonly takenBack?: readonly number[] }, unknown, object, unknown, never>;

const GAMES: readonly (readonly [name: string, game: Any, options: readonly object[]])[] = [
  [
    'FreeCell',
    freecellPuzzles,
    [{}, { variant: 'eight-off' }, { variant: 'seahaven', cells: 2 }, { cells: 6 }],
  ],
  [
    'Klondike',
    klondikePuzzles,
    [{}, { draw: 3, redeals: 2, foundationReturn: true }, { scoring: 'vegas' }],
  ],
  ['Pyramid', pyramidPuzzles, [{}, { wastes: 3 }, { redeals: 2 }]],
  ['Golf', golfPuzzles, [{}, { corner: true }]],
];

/** Two columns have the last cards of a game of FreeCell that is nearly won. */
const LATE = [
  'Foundations: C-K D-J H-J S-K',
  'Freecells: QD - - -',
  ...['KH QH', 'KD', '-', '-', '-', '-', '-', '-'],
];

const late = LATE.join('\n');
const without = (...lines: readonly string[]): string[] =>
  LATE.filter((line) => !lines.includes(line));

const FULL = valueOf(freecell.options.check({}));

describe('a position as text', () => {
  for (const [name, game, options] of GAMES) {
    it(`${name}: gives each position of a game back`, () => {
      const checked = options.map((one) => valueOf(game.options.check(one)));
      const format = must(game.positions);
      fc.assert(
        fc.property(walks(fc.constantFrom(...checked), fc.constant({}), 120), (walk) => {
          for (const { next } of turns(game, walk)) {
            const text = format.write(next);
            const again = valueOf(format.read(text, walk.options));
            const isPlain = next.takenBack === undefined;
            expect(again).to.deep.equal(isPlain ? next : { ...next, takenBack: [] });
            expect(format.write(again)).to.equal(text);
          }
        }),
        { numRuns: WALKS, seed: SEED },
      );
    });
  }

  it('is as people write it', () => {
    const { state } = valueOf(Session.start(freecell, { deal: 617 }));
    expect(must(freecellPuzzles.positions).write(state)).to.equal(
      [
        'Foundations: C-0 D-0 H-0 S-0',
        '7D TD TH KD 4C 4S JD',
        'AD 7S QC 5H QS TS KS',
        '5C QD 3H 9S 9C 2H KC',
        '3S AC 9D 3C 9H 5D 4H',
        '5S 6D 6S 8S 7C JC',
        '8C 8H 8D 7H 6H 6C',
        '2D AS 3D 4D 2C JH',
        'AH KH TC JS 2S QH',
      ].join('\n'),
    );
  });

  it('is read on one line, in small letters, with tens as people write them', () => {
    const text = 'cells: qd | foundations: s-k,c-K d-J h-j; kh QH; :kd; -;-;-; : ;-;-\r\n';
    const { piles } = valueOf(must(freecellPuzzles.positions).read(text, FULL));
    const state = { options: FULL, piles, faceDown: {}, redeals: 0, score: 0, takenBack: [] };
    expect(must(freecellPuzzles.positions).write(state)).to.equal(
      ['Foundations: S-K C-K D-J H-J', ...LATE.slice(1)].join('\n'),
    );
  });
});

describe('a position that can’t be one', () => {
  const BAD: readonly (readonly [what: string, text: unknown, problem: Problem])[] = [
    ['no text', 617, { code: 'position', got: '617' }],
    ['an empty one', ' \n', { code: 'position', got: ' \n' }],
    ['one too long', 'KH '.repeat(700), { code: 'position', got: `${'KH '.repeat(19)}…` }],
    ['too few columns', without('KD').join('\n'), { code: 'position-lines', got: 7, wanted: 8 }],
    [
      'a line that is none',
      `${late}\nHand: 7H`,
      {
        code: 'position-line',
        got: 'Hand: 7H',
        accepted: 'Foundations, Freecells, Goal',
      },
    ],
    [
      'a line twice',
      `${late}\nCells: -`,
      {
        code: 'position-line',
        got: 'Cells: -',
        accepted: 'Foundations, Freecells, Goal',
      },
    ],
    ['no card', late.replace('KD', '1D'), { code: 'position-card', got: '1D', line: '1D' }],
    ['a joker', late.replace('KD', 'XX'), { code: 'position-card', got: 'XX', line: 'XX' }],
    [
      'a card face down where none is',
      late.replace('KD', '<KD>'),
      {
        code: 'position-card',
        got: '<KD>',
        line: '<KD>',
      },
    ],
    ['a card twice', late.replace('KD', 'KD 9S'), { code: 'position-twice', got: '9S' }],
    [
      'missing cards',
      late.replace('QD', '-').replace('KD', '-'),
      {
        code: 'position-missing',
        got: 'QD KD',
      },
    ],
    [
      'too many cells',
      late.replace('QD -', 'QD - -'),
      {
        code: 'position-many',
        got: 'Freecells: QD - - - -',
        most: 4,
      },
    ],
    [
      'a foundation that is none',
      late.replace('S-K', 'SK'),
      {
        code: 'position-heights',
        got: 'SK',
      },
    ],
    ['a suit twice', late.replace('S-K', 'C-K'), { code: 'position-heights', got: 'C-K' }],
    [
      'five foundations',
      late.replace('S-K', 'S-K S-K'),
      {
        code: 'position-many',
        got: 'Foundations: C-K D-J H-J S-K S-K',
        most: 4,
      },
    ],
    [
      'a goal that is none',
      `${late}\nGoal: lose`,
      {
        ...{ code: 'option', option: 'puzzle', got: 'lose' },
        accepted: 'win, 7H, win in 20, 7H in 6',
      },
    ],
    [
      'a goal that is reached',
      `${late}\nGoal: 7H in 6`,
      {
        code: 'puzzle-reached',
        got: '7H in 6',
      },
    ],
  ];
  for (const [what, text, problem] of BAD) {
    it(`says why: ${what}`, () => {
      const started = Session.start(freecellPuzzles, { position: text });
      expect(problemOf(started)).to.deep.equal(problem);
    });
  }

  const KLONDIKE = [
    'Foundations: C-K D-K H-9 S-T',
    'Stock: TH',
    'Waste: JH',
    ...['KS', '<QH> QS', '<JS> KH', '-', '-', '-', '-'],
  ].join('\n');
  const WRONG: readonly (readonly [what: string, from: string, to: string, problem: Problem])[] = [
    [
      'face-up cards out of order',
      '<QH> QS',
      '<QH> QS KH',
      { code: 'position-order', got: '<QH> QS KH' },
    ],
    [
      'face-down cards over others',
      '<QH> QS',
      'QS <QH>',
      { code: 'position-over', got: 'QS <QH>' },
    ],
    [
      'more face-down cards than are dealt',
      'KS\n',
      '<KS>\n',
      {
        code: 'position-hidden',
        got: '<KS>',
        most: 0,
      },
    ],
    [
      'a number that is none',
      'Waste:',
      'Redeals: many; Waste:',
      {
        ...{ code: 'position-number', got: 'Redeals: many' },
        ...{ least: 0, most: 999_999 },
      },
    ],
  ];
  for (const [what, from, to, problem] of WRONG) {
    it(`says why in Klondike: ${what}`, () => {
      expect(KLONDIKE).to.include(from);
      expect(Session.start(klondikePuzzles, { position: KLONDIKE })).to.have.property('value');
      const started = Session.start(klondikePuzzles, { position: KLONDIKE.replace(from, to) });
      expect(problemOf(started)).to.deep.equal(problem);
    });
  }

  it('says why: more in stock and waste than were dealt', () => {
    const most = 'KC KD KH KS QC QD QH QS JC JD JH JS TC TD TH TS 9C 9D 9H 9S 8C 8D 8H';
    const text = [
      'Foundations: C-7 D-7 H-7 S-7',
      `Stock: ${most}`,
      'Waste: 8S',
      ...Array<string>(7).fill('-'),
    ];
    const at = (position: string[]) =>
      Session.start(klondikePuzzles, { position: position.join('\n') });
    expect(at(text)).to.have.property('value');
    const wrong = [...text.slice(0, 2), 'Waste: 8S 7S', ...text.slice(3)];
    wrong[0] = 'Foundations: C-7 D-7 H-7 S-6';
    expect(problemOf(at(wrong))).to.deep.equal({ code: 'position-supply', got: 25, most: 24 });
  });

  it('says why: a row of the pyramid with a place too few', () => {
    const rows = ['AC', '- -', '- - -', '- - - -', '- - - - -', '- - - - - -', '- - - - - -'];
    const started = Session.start(pyramidPuzzles, { position: rows.join('\n') });
    const problem = { code: 'position-row', got: '- - - - - -', most: 7 };
    expect(problemOf(started)).to.deep.equal(problem);
  });

  it('says that a game without positions takes none', () => {
    const problem = problemOf(Session.start(freecell, { position: late }));
    expect(problem).to.deep.equal({ code: 'position', got: `${late.slice(0, 57)}…` });
  });
});

describe('cards that are not named', () => {
  it('have been taken in Pyramid', () => {
    const position = `${['3C', ...[2, 3, 4, 5, 6, 7].map((n) => '- '.repeat(n))].join('\n')}\nWaste: TD`;
    const { state } = valueOf(Session.start(pyramidPuzzles, { position }));
    expect(must(state.piles['foundation-1'])).to.have.lengthOf(50);
    expect(state.piles['waste-1']).to.deep.equal([37]);
  });

  it('lie at the bottom of the waste in Golf', () => {
    const position = '3C; -; -; -; -; -; -; Stock: KD; Waste: 4H';
    const session = valueOf(Session.start(golfPuzzles, { position }));
    const { state } = session;
    expect(must(state.piles['waste-1'])).to.have.lengthOf(50);
    expect(must(state.piles['waste-1']).at(-1)).to.equal(14);
    expect(
      session.play(
        { from: 'column-1', to: 'waste-1', count: 1 },
        { source: 'player', now: 0, aids: {} },
      ),
    ).to.equal(undefined);
    expect(session.outcome).to.equal('won');
  });
});

describe('a game from a position', () => {
  const puzzle = () => valueOf(Session.start(freecellPuzzles, { position: `${late}\nGoal: win` }));
  const aids = { autoFinish: false, autoFoundation: 'off' } as const;

  it('is saved and loaded with it, and by a link', () => {
    const session = puzzle();
    session.play(
      { from: 'cell-1', to: 'foundation-2', count: 1 },
      { source: 'player', now: 0, aids },
    );
    const save = session.save(0);
    expect(save).to.deep.equal({
      ...{ format: 1, game: 'freecell', version: 1, position: `${late}\nGoal: win` },
      options: { variant: 'freecell', cells: 4, supermove: 'linear' },
      ...{ moves: ['ah'], at: 1, count: 1, elapsed: 0 },
    });
    expect(valueOf(Session.load(freecellPuzzles, save)).state).to.deep.equal(session.state);
    const link = valueOf(share(freecellPuzzles, save));
    expect(valueOf(readShare(freecellPuzzles, link))).to.deep.equal(save);
    expect(link.length).to.be.below(150);
  });

  it('has no deal number, and begins again at the position', () => {
    const session = puzzle();
    const { state } = session;
    expect([session.deal, session.startPosition]).to.deep.equal([undefined, `${late}\nGoal: win`]);
    session.play(
      { from: 'cell-1', to: 'foundation-2', count: 1 },
      { source: 'player', now: 0, aids },
    );
    session.restart({ source: 'player' });
    expect(session.state).to.deep.equal(state);
  });

  it('of a save that was meddled with is refused with its reason', () => {
    const save = { ...puzzle().save(0), position: late.replace('KD', 'KH') };
    expect(problemOf(Session.load(freecellPuzzles, save))).to.deep.equal({
      code: 'position-twice',
      got: 'KH',
    });
  });
});
