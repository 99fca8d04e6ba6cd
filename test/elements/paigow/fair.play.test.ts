import { expect } from 'chai';
import { formatSeed } from '../../../src/core.js';
import { warnings } from '../support/mount.js';
import {
  type PaigowTable,
  HANDS,
  chance,
  makeTable,
  mountTable,
  part,
  parts,
  settled,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { keys, panel, press, pressButton, pressPanel } from '../support/paigow-play.js';
import { until } from '../support/until.js';

const SEED = formatSeed(new Uint8Array(32).fill(7));

/** A table with dice, a known seed for the first deck, and its open panel. */
async function opened(attributes = {}): Promise<[PaigowTable, HTMLElement]> {
  chance(7);
  const table = await mountTable({ 'quick-deal': undefined, ...attributes });
  await pressButton(table, 'fair');
  return [table, await panel(table, 'fair')];
}

const codes = (node: ParentNode): readonly string[] =>
  [...node.querySelectorAll('code')].map(wordsOf);
const checks = (node: ParentNode): readonly string[] =>
  [...node.querySelectorAll('[part~="check"]')].map(wordsOf);

/** Plays the hand by keyboard, and opens the panel again. */
async function playedOn(table: PaigowTable): Promise<HTMLElement> {
  await keys(table, 'Escape', 'd', 'h', 'd');
  expect(table.outcome).to.equal('over');
  await pressButton(table, 'fair');
  return panel(table, 'fair');
}

async function check(table: PaigowTable): Promise<void> {
  await press(table, part(table, 'button-check'));
  await until('it is checked', () => wordsOf(part(table, 'verdict')) !== '');
}

describe('check this deal', () => {
  it('before the stakes: the commitment, and no seed anywhere', async () => {
    const [table, node] = await opened();
    expect(codes(node)).to.deep.equal([table.commitment]);
    expect(wordsOf(node)).to.include('Shown after the hand.');
    expect(table.shadowRoot!.innerHTML).not.to.include(SEED);
    expect([table.revealSeed(), parts(table, 'button-check').length]).to.deep.equal([undefined, 0]);
  });

  it('during the hand: still no seed, and no more cuts', async () => {
    const [table] = await opened();
    await keys(table, 'Escape', 'd');
    await pressButton(table, 'fair');
    const node = await panel(table, 'fair');
    expect([codes(node), table.revealSeed()]).to.deep.equal([[table.commitment], undefined]);
    expect(wordsOf(part(table, 'refusal'))).to.equal(
      'You can’t cut now: players are setting their hands.',
    );
  });

  it('a typed text cuts the cards, is shown, and cuts once', async () => {
    const [table, node] = await opened();
    const before = table.commitment;
    await press(table, node.querySelector('input')!);
    await keys(table, ...Array.from('my own'), 'Enter');
    expect(table.state!.seats[0]!.cut).to.equal('my own');
    expect([spoken(table), table.commitment]).to.deep.equal(['You cut the cards.', before]);
    const again = await panel(table, 'fair');
    expect(wordsOf(again)).to.include('You: “my own”');
    expect(wordsOf(part(table, 'refusal'))).to.equal('You have already cut.');
    const after = await playedOn(table);
    await check(table);
    expect(checks(after)).to.include('✓ YesThe deck follows from the seed and the cuts.');
    expect(wordsOf(part(table, 'verdict'))).to.equal('Check passed: everything matches.');
  });

  it('the button without a text cuts as well', async () => {
    const [table, node] = await opened();
    await press(
      table,
      [...node.querySelectorAll('button')].find((one) => wordsOf(one) === 'Cut')!,
    );
    expect(table.state!.seats[0]!.cut).to.equal('');
    expect(wordsOf(await panel(table, 'fair'))).to.include('You: no text');
  });

  it('after the hand: the seed, and every step of the check passes', async () => {
    const [table] = await opened({ seats: '3' });
    const node = await playedOn(table);
    expect(codes(node)).to.deep.equal([table.commitment, SEED]);
    expect(table.revealSeed()).to.equal(SEED);
    expect(wordsOf(part(table, 'verdict'))).to.equal('');
    await check(table);
    expect(wordsOf(part(table, 'verdict'))).to.equal('Check passed: everything matches.');
    const { dice } = table.state!.options;
    expect(checks(node).length).to.equal(7);
    expect(checks(node).filter((text) => !text.startsWith('✓ Yes'))).to.deep.equal([]);
    expect(checks(node)[0]).to.equal('✓ YesThe hash of the seed matches the commitment.');
    const thrown = dice.join(', ');
    expect(checks(node)[1]).to.equal(`✓ YesDice thrown: ${thrown}. Dice from the seed: ${thrown}.`);
    expect(parts(table, 'mini-card').length).to.equal(53);
    await pressPanel(table);
    expect(parts(table, 'panel').length).to.equal(0);
  });

  it('says that a deck of the page’s own can’t be checked', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await pressButton(table, 'fair');
    expect(wordsOf(await panel(table, 'fair'))).to.include('it can’t be checked');
    expect(table.commitment).to.equal(undefined);
  });

  it('rejects a save whose seed was exchanged, and says so', async () => {
    const [table] = await opened();
    await keys(table, 'Escape', 'd');
    const key = Object.keys(localStorage).find((name) => name.includes(table.saveKey!))!;
    const text = localStorage.getItem(key)!;
    table.parentElement!.remove();
    localStorage.setItem(key, text.replace(SEED, SEED.replaceAll('07', '08')));
    const warned = warnings();
    const again = makeTable({ 'quick-deal': undefined, 'save-key': table.saveKey! });
    document.body.append(again);
    await settled(again);
    expect(warned).to.deep.equal([
      `<paigow-table>: this save's "dice" cannot be used; accepted: a value from save()`,
    ]);
    expect([again.handNumber, again.state!.phase, status(again)]).to.deep.equal([1, 'bets', '']);
  });
});
