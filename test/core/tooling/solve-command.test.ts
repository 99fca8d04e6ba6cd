import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  SOLVABLE_GAMES,
  Session,
  beginSolving,
  describeGame,
  klondike,
  solve,
} from '../../../src/core.js';
import { loadPatience, ownPatience, patienceGame, patienceNames } from '../../../src/patience.js';
import { NO_FLIPS } from '../support/klondike.js';
import { read, start, play } from '../support/sessions.js';
import { FOUR } from '../support/own-rules.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { baizeSolve, inFile } from '../support/commands.js';
import { countOf, firstOf } from '../../support/counts.js';

const fields = (out: string): readonly (readonly string[])[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const BY = 'alternate, suit, color, other, any';

/** A thread takes longer to start than these deals take: one is enough where threads are beside the point. */
const ALONE = '--threads 1';

describe('baize-solve', () => {
  it('writes a line a deal in their order, over several threads and one', async () => {
    const searchedOf = (deal: string): string => {
      const { value } = solve('freecell', {}, { deal: Number(deal) }) as {
        value: { searched: number };
      };
      return String(value.searched);
    };
    const last = countOf({ normal: 4, full: 12 });
    // The first takes longer than all after it: 11982 more than four times as long as the other.
    const lost = countOf({ normal: 146692, full: 11982 });
    const known = new Map<string, string>();
    for (const threads of ['--threads 3', '--threads 1']) {
      const { code, out, err } = await baizeSolve(`freecell ${lost} 1-${last} 617 ${threads}`);
      expect([code, err]).to.deep.equal([0, '']);
      const lines = fields(out);
      expect(lines.map(([deal, verdict]) => `${deal} ${verdict}`)).to.deep.equal([
        `${lost} unwinnable`,
        ...Array.from({ length: last }, (_, index) => `${index + 1} winnable`),
        '617 winnable',
      ]);
      for (const [deal, , searched, time, ...more] of lines) {
        const wanted = known.get(deal!) ?? searchedOf(deal!);
        known.set(deal!, wanted);
        expect(searched).to.equal(wanted);
        expect(time).to.match(/^\d+\.\d\d$/);
        expect(more).to.deep.equal([]);
      }
    }
  });

  it('writes the proof in notation, which wins', async () => {
    const { out } = await baizeSolve(
      `freecell --variant kingcell --cells 5 --moves 1-${countOf({ normal: 2, full: 5 })} ${ALONE}`,
    );
    for (const [deal, verdict, , , moves] of fields(out)) {
      expect(verdict).to.equal('winnable');
      const session = start(Number(deal), { variant: 'kingcell', cells: 5 });
      play(session, moves!);
      expect(session.outcome).to.equal('won');
    }
    const last = countOf({ normal: 8, full: 40 });
    const pyramid = await baizeSolve(
      `pyramid --moves --redeals 0 --no-cover-pairs 1-${last} ${ALONE}`,
    );
    expect(fields(pyramid.out).filter((line) => line.length === 5).length).to.equal(
      fields(pyramid.out).filter(([, verdict]) => verdict === 'winnable').length,
    );
  });

  it('takes the options of Klondike’s attributes, and its proof wins', async () => {
    const verdicts = firstOf(
      ['unwinnable', 'winnable', 'winnable', 'unwinnable', 'unwinnable', 'winnable'],
      2,
    );
    const { out } = await baizeSolve(
      `klondike --draw 3 --redeals 2 --foundation-return --moves 1-${verdicts.length} ${ALONE}`,
    );
    const lines = fields(out);
    expect(lines.map(([, verdict]) => verdict)).to.deep.equal(verdicts);
    const options = { draw: 3, redeals: 2, foundationReturn: true } as const;
    for (const [deal, , , , moves] of lines.filter(([, verdict]) => verdict === 'winnable')) {
      const session = valueOf(Session.start(klondike, { deal: Number(deal), options }));
      for (const text of moves!.split(' ')) {
        const move = klondike.readMove(session.state, text)!;
        expect(session.play(move, { source: 'host', now: 0, aids: NO_FLIPS })).to.equal(undefined);
      }
      expect(session.outcome).to.equal('won');
    }
  });

  it('solves every patience by its name, and rules of a file', async () => {
    const wins = (lines: ReturnType<typeof fields>): readonly (readonly unknown[])[] =>
      lines.map(([deal, verdict, , , moves]) => [deal, verdict, moves?.split(' ').length !== 0]);
    const pairs = await baizeSolve(`simple-pairs 1 3 --moves ${ALONE}`);
    expect(wins(fields(pairs.out))).to.deep.equal([
      ['1', 'winnable', true],
      ['3', 'unwinnable', true],
    ]);
    const own = await baizeSolve(`--rules ${inFile('four.json', FOUR)} 1 6 --moves`);
    expect([own.code, own.err]).to.deep.equal([0, '']);
    const lines = fields(own.out);
    expect(lines.map(([deal, verdict]) => `${deal} ${verdict}`)).to.deep.equal([
      '1 winnable',
      '6 unwinnable',
    ]);
    const game = patienceGame(valueOf(ownPatience(FOUR)));
    let state = valueOf(Session.start(game, { deal: 1 })).state;
    for (const text of lines[0]![4]!.split(' '))
      state = game.play(state, must(game.readMove(state, text), text));
    expect(game.outcome(state)).to.equal('won');
    const suits = await baizeSolve(`will-o-the-wisp --suits 1 --nodes 50 1 ${ALONE}`);
    expect([suits.code, suits.err]).to.deep.equal([0, '']);
  });

  it('gives up where a limit is reached', async () => {
    const nodes = await baizeSolve('freecell --nodes 5000 11982');
    expect(fields(nodes.out)[0]!.slice(0, 3)).to.deep.equal(['11982', 'unknown', '5000']);
    const seconds = await baizeSolve('freecell --seconds 0.001 11982');
    expect(fields(seconds.out)[0]!.slice(0, 2)).to.deep.equal(['11982', 'unknown']);
  });

  it('tells a terminal how far it is', async () => {
    const { err } = await baizeSolve(`freecell 1-3 ${ALONE}`, true);
    expect(err.endsWith('\r3 of 3\n')).to.equal(true);
  });

  it('says what is wrong, with exit code 2', async () => {
    const { columns } = FOUR;
    const bad = inFile('bad.json', { ...FOUR, columns: { ...columns, build: { by: 'colour' } } });
    const wrong: readonly (readonly [string, string])[] = [
      ['', 'Which game? Say spider, or --rules mine.json.'],
      ['--moves 1', 'Which game? Say spider, or --rules mine.json.'],
      ['solitaire 1', 'There is no game "solitaire".'],
      ['forty_thief 1', 'There is no game "forty_thief". Similar names: forty-thieves.'],
      ['spide 1', 'There is no game "spide". Similar names: spider, spiderette.'],
      ['eight-off 1', '"eight-off" is a variant: say freecell with --variant eight-off.'],
      ['freecell', 'Which deals? Say 11982, or 1-1000.'],
      ['freecell 0', '"0" is no deal and no range of deals from 1 to 2147483647.'],
      ['freecell 9-1', '"9-1" is no deal and no range of deals from 1 to 2147483647.'],
      [
        'freecell --redeals 1 1',
        "Unknown option '--redeals'. freecell has --variant, --cells, --supermove.",
      ],
      ['bisley --redeals 1 1', "Unknown option '--redeals'. bisley has no options."],
      ['spider --suits 3 1', '--suits can\'t be "3": 4, 2, 1.'],
      ['spider --rules mine.json 1', 'Say spider or --rules, not both.'],
      ['--rules', '--rules needs a file, such as mine.json.'],
      [`--rules ${bad} 1`, `${bad}: columns.build.by “colour” cannot be used; accepted: ${BY}.`],
      ['freecell --cells 9 1', '--cells can\'t be "9": 0–8.'],
      ['pyramid --wastes two 1', '--wastes can\'t be "two": 1, 2, 3.'],
      ['freecell --threads 0 1', '--threads takes a number above 0, not "0".'],
    ];
    const absent = await baizeSolve(`--rules ${bad}x 1`);
    expect(absent.err).to.include(`${bad}x can't be read as JSON: ENOENT`);
    for (const [words, message] of wrong) {
      expect(await baizeSolve(words), words).to.deep.equal({
        code: 2,
        out: '',
        err: `baize-solve: ${message}\nbaize-solve --help says more.\n`,
      });
    }
  });

  it('knows every game that has a solver, and explains itself', async () => {
    const { code, out } = await baizeSolve('--help');
    expect(code).to.equal(0);
    const [, games, options] = /\nGames:\n([^]*?)\n\nOptions.*\n([^]*)$/.exec(out)!;
    const names = games!.split(/[\s,]+/).filter(Boolean);
    expect(names).to.deep.equal([...new Set([...SOLVABLE_GAMES, ...patienceNames])].sort());
    expect(options).to.include('  --suits 1|2|4\n      black-widow, relaxed-spider, spider,');
    for (const line of out.split('\n')) expect(line.length, line).to.be.at.most(105);
    expect((await baizeSolve('spider --help')).out).to.equal(
      'Options of spider:\n  --suits 1|2|4   default: 4\n',
    );
    expect((await baizeSolve('tripeaks --help')).out).to.equal(
      'Options of tripeaks:\n  --no-corner\n',
    );
    expect((await baizeSolve('bisley --help')).out).to.equal('bisley has no options.\n');
  });
});

describe('solve', () => {
  it('goes on from moves in notation', () => {
    const whole = valueOf(solve('freecell', {}, { deal: 1 }));
    expect(whole.verdict).to.equal('winnable');
    const [first, ...rest] = whole.moves!;
    const session = start(1, {});
    session.play(read(session.state, first!), {
      source: 'host',
      now: 0,
      aids: { autoFinish: false, autoFoundation: 'off' },
    });
    const next = valueOf(solve('freecell', {}, { deal: 1, moves: [first!] }));
    expect(next.verdict).to.equal('winnable');
    play(session, next.moves!.join(' '));
    expect(session.outcome).to.equal('won');
    const end = solve('freecell', {}, { deal: 1, moves: [first!, ...rest] });
    expect(valueOf(end).moves).to.deep.equal([]);
  });

  it('takes the data of a patience, and continues from its moves', async () => {
    const pairs = valueOf(await loadPatience('simple-pairs'));
    const { verdict, moves } = valueOf(solve(pairs, {}, { deal: 1 }));
    expect(verdict).to.equal('winnable');
    const all = valueOf(solve(pairs, {}, { deal: 1, moves: moves! }));
    expect(all.moves).to.deep.equal([]);
  });

  it('takes rules of one’s own, and options of a game that differ from its default', async () => {
    const own = valueOf(ownPatience(FOUR));
    expect(own).to.include({ name: 'own-1w65epn', title: 'Four' });
    const verdicts = [1, 6].map((deal) => valueOf(solve(own, {}, { deal })).verdict);
    expect(verdicts).to.deep.equal(['winnable', 'unwinnable']);
    const spider = valueOf(await loadPatience('spider'));
    const begun = [spider, 'spider' as const].map((game) =>
      beginSolving(game, { suits: 2 }, { deal: 1 }),
    );
    for (const one of begun) expect(valueOf(one).search.step(1)).to.equal(undefined);
    expect(problemOf(solve(spider, { suits: 3 }, { deal: 1 }))).to.include({ option: 'suits' });
  });

  it('says what is wrong with options, deal and moves', () => {
    const problem = { code: 'option', option: 'cells', got: '9', accepted: '0–8' };
    expect(solve('freecell', { cells: 9 }, { deal: 1 })).to.deep.equal({ problem });
    expect(solve('pyramid', {}, { deal: 0 })).to.deep.equal({
      problem: { code: 'deal', got: '0', first: 1, last: 2_147_483_647 },
    });
    expect(solve('freecell', {}, { deal: 1, moves: ['zz'] })).to.deep.equal({
      problem: { code: 'move', got: 'zz' },
    });
    expect(solve('freecell', {}, { deal: 1, moves: ['1a', '2a'] })).to.deep.equal({
      problem: { code: 'cell-taken', card: 23, move: '2a' },
    });
  });

  it('is not for names that are not in the list, nor for other objects', () => {
    for (const game of ['bisley', 'toString', {}, { name: 'bisley' }, null]) {
      expect(problemOf(describeGame(game as 'golf')), JSON.stringify(game)).to.include({
        ...{ code: 'option', option: 'game', accepted: SOLVABLE_GAMES.join(', ') },
      });
    }
  });

  it('is `unknown` within a budget that is too small', () => {
    expect(solve('freecell', {}, { deal: 11982, budget: 1000 })).to.nested.include({
      'value.verdict': 'unknown',
    });
  });
});
