import { expect } from 'chai';
import { adviseSeven27, seven27 } from '../../../src/core.js';
import { Seven27Table } from '../../../src/games/seven-twenty-seven/element/element.js';
import { afterTest } from '../support/mount.js';
import { part, parts, settled, spoken, wordsOf } from '../support/paigow.js';
import { choose, keys, pressButton } from '../support/paigow-play.js';
import { mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';
import { isFull } from '../support/counts.js';

const aside = (table: Seven27Table): string => wordsOf(parts(table, 'aside')[0]);

describe('advice at a Seven Twenty-Seven table', () => {
  it('has a row for each choice, best first, with reason and what a card does', async () => {
    const table = await mountTable({ advice: true });
    await playOn(table, 'a0');
    await until('the advice is there', () => parts(table, 'advice-row').length > 0, 10_000);
    const view = seven27.view(table.state!, 0);
    const best = adviseSeven27(view, 0)!.choices[0]!;
    const name = { take: 'Take a card', stand: 'Stand' }[best.move.type as 'take' | 'stand'];
    const rows = parts(table, 'advice-row').map(wordsOf);
    expect(rows).to.have.length(2);
    expect(rows[0]).to.match(new RegExp(`^${name} \\d+ ± \\d+% ?\\d+ ± \\d+% ?[+−]`));
    expect(wordsOf(part(table, 'advice-words'))).to.match(new RegExp(`^Best: ${name}\\. `));
    expect(aside(table)).to.match(/Of the \d+ cards that you can’t see, \d+ bring you nearer to 7/);
    expect(spoken(table)).to.contain(`Best: ${name}.`);
    // Hidden and shown again: paigow/advice tests the same switch in every run.
    if (!isFull) return;
    await pressButton(table, 'advice');
    expect(aside(table)).to.equal('Advice Show The advice is hidden.');
    await choose(table, 'Show advice');
    await until('it is there again', () => parts(table, 'advice-row').length === 2, 10_000);
  });

  it('is the same by advise(), in a worker and without, and the key’s hint has its reason', async () => {
    const table = await mountTable();
    await playOn(table, 'a0');
    const expected = adviseSeven27(table.state!, 0);
    expect(await table.advise()).to.deep.equal(expected);
    part(table, 'button-stand').focus();
    await keys(table, 'h');
    await until('the hint has come', () => wordsOf(part(table, 'status')) !== '');
    expect(wordsOf(part(table, 'status'))).to.match(/^Hint: (take a card|stand)\. \S/);
    expect(table.hint()).to.deep.equal(expected!.choices[0]!.move);
    expect(parts(table, 'aside')).to.deep.equal([]);
    Seven27Table.workerFactory = null;
    afterTest(() => (Seven27Table.workerFactory = undefined));
    await playOn(table, 't0');
    expect(await table.advise()).to.deep.equal(adviseSeven27(table.state!, 0));
  });

  it('is none before the deal, nor for cards that lie covered', async () => {
    const table = await mountTable({ seats: 'human human bot', advice: true });
    expect(await table.advise()).to.equal(undefined);
    await playOn(table, 'a0 a1');
    await settled(table);
    expect(await table.advise()).to.equal(undefined);
    expect(aside(table)).to.match(/^Advice On your turn, you see/);
  });
});

describe('the coach of Seven Twenty-Seven', () => {
  it('judges every decision once the hand is over, and none before', async () => {
    const table = await mountTable({ coach: true });
    await playOn(table, 'a0 t0 k0');
    await until('the coach is there', () => parts(table, 'aside').length > 0);
    expect(aside(table)).to.equal('Coach After each hand, you see here what your decisions cost.');
    await playOn(table, 's0');
    await until('all is judged', () => parts(table, 'advice-row').length > 0, 10_000);
    const rows = parts(table, 'advice-row').map(wordsOf);
    expect(rows.map((row) => row.split(' ')[0])).to.deep.equal(['Take', 'Check', 'Stand']);
    // The hand of 5-A-A is exactly both, so it costs chips not to bet it.
    expect(rows[1]).to.match(/^Check Bet \d+ ?−\d/);
    expect(wordsOf(part(table, 'coach-verdict'))).to.match(
      /^\d of your 3 decisions (was|were) as good as the best\. The others cost [\d.]+ chips?\.$/,
    );
    await until('it is spoken', () => spoken(table).includes('as good as the best'));
  });
});
