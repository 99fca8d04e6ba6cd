import { expect } from 'chai';
import { cardCode } from '../../../src/core.js';
import { part, parts, settled, spoken, wordsOf } from '../support/paigow.js';
import { choose, pressButton } from '../support/paigow-play.js';
import { type TrickTableElement, mountTable, playOn, playOut } from '../support/tricks.js';
import { until } from '../support/until.js';

/** The player is second, and only the high club or diamond costs points. */
const DEAL = { hands: { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' } } as const;
const PLAIN = { passing: 'none' } as const;

const aside = (table: TrickTableElement): string => wordsOf(parts(table, 'aside')[0]);
const rowsOf = (table: TrickTableElement): readonly string[] =>
  parts(table, 'advice-row').map(wordsOf);

describe('advice at a table of tricks', () => {
  it('lists the choices, the best first, until the player hides it', async () => {
    const table = await playOn(
      await mountTable('hearts-table', { ...PLAIN, advice: true }, DEAL),
      'r0 p0:2C',
    );
    await until('the advice is there', () => parts(table, 'advice-row').length > 0);
    const advice = (await table.advise())!;
    const legal = table.legalMoves.filter(({ type }) => type === 'play');
    expect(rowsOf(table)).to.have.length(legal.length);
    expect(rowsOf(table)[0]).to.match(/best$/);
    expect(advice.moves[0]!.move).to.deep.equal(advice.best);
    expect(wordsOf(part(table, 'advice-words'))).to.match(/^Best: .+\.$/);
    await until('it is spoken', () => spoken(table).includes('Best:'));
    await pressButton(table, 'advice');
    expect(rowsOf(table)).to.deep.equal([]);
    expect(aside(table)).to.equal('Advice Show The advice is hidden.');
    await choose(table, 'Show advice');
    await until('it is there again', () => parts(table, 'advice-row').length > 0);
  });

  it('is answered to the page without the attributes, and shows nothing then', async () => {
    const table = await playOn(await mountTable('hearts-table', PLAIN, DEAL), 'r0');
    expect(table.advising.adviser, 'the module').to.equal(undefined);
    const choices = table.legalMoves.length;
    // The two of clubs leads, so there is nothing to decide yet.
    expect(choices).to.equal(1);
    expect(await table.advise()).to.equal(undefined);
    await playOn(table, 'p0:2C');
    const advice = (await table.advise())!;
    expect(advice.best.type === 'play' && cardCode(advice.best.card)).to.be.a('string');
    expect(table.advising.adviser).not.to.equal(undefined);
    expect(parts(table, 'aside')).to.deep.equal([]);
  });
});

describe('the coach of a table of tricks', () => {
  it('judges a card once its trick is complete, and lists all decisions after the hand', async () => {
    const table = await mountTable('hearts-table', { ...PLAIN, coach: true }, DEAL);
    await playOn(table, 'r0');
    await until('the coach is there', () => parts(table, 'aside').length > 0);
    const before = 'Coach After each trick, you see here what your card cost.';
    expect(aside(table)).to.equal(before);
    await playOn(table, 'p0:2C');
    expect(aside(table), 'the two of clubs was no decision').to.equal(before);
    await playOut(table);
    await until('all is judged', () => parts(table, 'advice-row').length > 0);
    await settled(table);
    const verdict = wordsOf(part(table, 'coach-verdict'));
    expect(verdict).to.match(/decisions? (was|were) as good as the best\./);
    expect(rowsOf(table).length).to.equal(Number(/\d+(?= decision)/.exec(verdict)?.[0]));
    await until('it is spoken', () => spoken(table).includes('as good as the best'));
  });

  it('has no opinion on cards to pass that the advice did not try', async () => {
    const table = await mountTable('hearts-table', { coach: true }, DEAL);
    await playOn(table, 'r0 g0:4D3H2C');
    await playOut(table);
    await until('the rest is judged', () => parts(table, 'advice-row').length > 0);
    expect(rowsOf(table).length).to.be.greaterThan(0);
  });
});
