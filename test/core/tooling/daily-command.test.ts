import { describe, it } from '#bdd';
import { expect } from 'chai';
import * as core from '../../../src/core.js';
import * as patience from '../../../src/patience.js';
import { GRADES, daily, gradeDeal, readDaily, verify } from '../../../src/core.js';
import { orderOf } from '../../../bin/daily/args.mjs';
import { countOf, isFull, itInFull } from '../../support/counts.js';
import { baizeDaily, inFile } from '../support/commands.js';
import { FOUR } from '../support/own-rules.js';
import { valueOf } from '../support/result.js';

const linesOf = (out: string): readonly (readonly string[])[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const library = { ...core, ...patience };

const gameNamed = (name: core.SolvableGame) => ({
  ...{ name, solvable: name },
  options: core.SOLVABLE[name].options,
});

const LAST = countOf({ normal: 1, full: 31 });
const DAYS = Array.from({ length: LAST }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`);

describe('baize-daily', () => {
  it('lists the days’ own deals with a proof of each, and the attribute for them', async () => {
    const { code, out, err } = await baizeDaily(`${DAYS.join(' ')} --game freecell`);
    expect([code, err]).to.deep.equal([0, '']);
    expect(out.split('\n')[0]).to.equal(
      [
        ...['2026-12-01', '1443322152', 'hard', '12/12'],
        '1.freecell.1.ENfUy6ArWBXmlLboKY8_Pm0y2jnc2Ghx9He5CFVoa65CV0ux1R8QgiyquT5rtsUvX7emIryleqkuwBKbI0Fj-YIXzq4motSlnijlPIvrlFu_1lkC',
      ].join('\t'),
    );
    const lines = linesOf(out);
    const attribute = lines.at(-1)![0]!;
    const plan = readDaily(/^daily="(.*)"$/.exec(attribute)![1]!);
    expect(plan.problem).to.equal(undefined);
    expect(lines.length).to.equal(DAYS.length + 1);
    for (const [index, [day, deal, grade, , link]] of lines.slice(0, -1).entries()) {
      expect(day).to.equal(DAYS[index]);
      expect(Number(deal)).to.equal(valueOf(await daily('freecell', {}, day!)));
      expect(plan.plan.deals.get(day!)).to.equal(Number(deal));
      const proof = valueOf(verify(link));
      expect([proof.deal, proof.won]).to.deep.equal([Number(deal), true]);
      const graded = valueOf(gradeDeal('freecell', {}, { deal: Number(deal), budget: 0 }));
      expect(grade).to.equal(GRADES[graded.grade! - 1]);
    }
    if (isFull) expect((await baizeDaily('2026-12 --game freecell')).out).to.equal(out);
  });

  it('gives the same as JSON', async () => {
    const { code, out, err } = await baizeDaily('2026-12-01 --game freecell --cells 4 --json');
    expect([code, err]).to.deep.equal([0, '']);
    expect(JSON.parse(out)).to.deep.equal({
      game: 'freecell',
      options: { cells: 4 },
      days: [
        {
          ...{ day: '2026-12-01', deal: 1443322152, grade: 'hard' },
          ...{ winningFirstMoves: 12, firstMoves: 12 },
          link: '1.freecell.1.ENfUy6ArWBXmlLboKY8_Pm0y2jnc2Ghx9He5CFVoa65CV0ux1R8QgiyquT5rtsUvX7emIryleqkuwBKbI0Fj-YIXzq4motSlnijlPIvrlFu_1lkC',
        },
      ],
      daily: '2026-12-01=1443322152',
    });
    const golf = await baizeDaily('2028-02-29 --game golf --json');
    const [day] = (JSON.parse(golf.out) as { readonly days: readonly Record<string, unknown>[] })
      .days;
    const { grade, winningFirstMoves, firstMoves } = day!;
    expect([grade, winningFirstMoves, firstMoves]).to.deep.equal([null, null, null]);
  });

  it('lists the days of every patience by its name, and of rules in a file', async () => {
    const file = inFile('four.json', FOUR);
    const own = await baizeDaily(`2026-12-01 --rules ${file} --json`);
    const { days, ...others } = JSON.parse(own.out) as { days: Record<string, unknown>[] };
    expect(others).to.deep.equal({
      game: 'own-1w65epn',
      options: {},
      daily: `2026-12-01=${days[0]!['deal'] as number}`,
    });
    const game = valueOf(patience.ownPatience(FOUR));
    const deal = valueOf(await daily(game, {}, '2026-12-01'));
    expect(days[0]).to.deep.include({ day: '2026-12-01', deal, grade: null });
    expect(valueOf(verify(days[0]!['link'], { game }))).to.deep.include({ deal, won: true });
    const pairs = await baizeDaily('2026-12-01 --game simple-pairs');
    const [[day, , grade, moves, link] = []] = linesOf(pairs.out);
    expect([day, grade, moves]).to.deep.equal(['2026-12-01', '-', '-']);
    const { value } = (await patience.loadPatience('simple-pairs')) as { value: typeof game };
    expect(valueOf(verify(link, { game: value })).won).to.equal(true);
  });

  it('explains itself, and one game’s options', async () => {
    const { code, out } = await baizeDaily('--help');
    expect(code).to.equal(0);
    expect(out)
      .to.include('  --grade G    very-easy, easy')
      .and.include('\nGames:\n  agnes-bernauer,');
    expect((await baizeDaily('--game spider --help')).out).to.equal(
      'Options of spider:\n  --suits 1|2|4   default: 4\n',
    );
  });

  it('gives each day once', () => {
    const args = ['2026-12-24', '2026-12', '2026-12-24', '--game', 'golf'];
    const order = orderOf(library, gameNamed('golf'), args);
    expect(order!.days.length).to.equal(31);
    expect(order!.days[0]).to.equal('2026-12-24');
  });

  it('takes all options that decide a day’s deal', () => {
    const optionsOf = (words: string): object | undefined => {
      const [name, ...others] = words.split(' ');
      const args = ['2026-12-24', '--game', name!, ...others];
      return orderOf(library, gameNamed(name as 'golf'), args)?.options;
    };
    expect(optionsOf('freecell --cells 3 --supermove full')).to.deep.equal({
      cells: 3,
      supermove: 'full',
    });
    expect(optionsOf('klondike --scoring vegas')).to.deep.equal({ scoring: 'vegas' });
    expect(optionsOf('pyramid --open-stock --redeals 2')).to.deep.equal({
      openStock: true,
      redeals: 2,
    });
  });

  itInFull('finds the first deal of a grade from the day’s own on', async () => {
    const { out } = await baizeDaily('2026-12-01 --game freecell --variant kingcell --grade hard');
    const [[, deal, grade] = []] = linesOf(out);
    expect(grade).to.equal('hard');
    const first = valueOf(await daily('freecell', { variant: 'kingcell' }, '2026-12-01'));
    for (let other = first; other < Number(deal); other++) {
      const from = { deal: other, budget: 0 };
      expect(valueOf(gradeDeal('freecell', { variant: 'kingcell' }, from)).grade).not.to.equal(4);
    }
  });

  it('knows how many days a month has, and games without grades', async () => {
    const { out } = await baizeDaily('2028-02-29 --game golf');
    const [[day, , grade, moves, link] = []] = linesOf(out);
    expect([day, grade, moves]).to.deep.equal(['2028-02-29', '-', '-']);
    expect(valueOf(verify(link)).won).to.equal(true);
  });

  it('says what is wrong, with exit code 2', async () => {
    const bad = inFile('bad.json', { ...FOUR, packs: 5 });
    const wrong: readonly (readonly [string, string])[] = [
      ['2026-12', 'Which game? Say --game spider, or --rules mine.json.'],
      ['2026-12 --game spiter', 'There is no game "spiter". Similar names: spider.'],
      ['2026-12 --game golf --rules mine.json', 'Say --game or --rules, not both.'],
      ['--game freecell', 'Which days? Say 2026-12, or 2026-12-24.'],
      ['2026-13 --game freecell', '"2026-13" is no month and no day: 2026-12, 2026-12-24.'],
      ['2026-11-31 --game freecell', '"2026-11-31" is no day: 2026-11 has 30 days.'],
      [
        '2026-12 --game freecell --grade heavy',
        '--grade can\'t be "heavy": very-easy, easy, medium, hard, very-hard.',
      ],
      ['2026-12 --game golf --grade hard', 'The deals of golf have no grades.'],
      ['2026-12 --game freecell --cells 9', '--cells can\'t be "9": 0–8.'],
      ['2026-12 --game golf --draw 3', "Unknown option '--draw'. golf has --corner."],
      [`2026-12 --rules ${bad}`, `${bad}: packs “5” cannot be used; accepted: 1–4.`],
    ];
    for (const [words, message] of wrong) {
      expect(await baizeDaily(words), words).to.deep.equal({
        code: 2,
        out: '',
        err: `baize-daily: ${message}\nbaize-daily --help says more.\n`,
      });
    }
  });
});
