import { expect } from 'chai';
import { part, parts, spoken, wordsOf } from '../support/paigow.js';
import { choose, focusedIn, keys, panel, press, pressButton } from '../support/paigow-play.js';
import { clipboard } from '../support/links.js';
import { type Seven27Table, mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** Seat 3 folds to seat 2's bet; the person calls, and loses. */
const SCRIPT = 't1 b1:10 f2';
const OWN = 'a0 s0 k0 c0 s0';

const said = (table: Seven27Table): readonly string[] =>
  [...part(table, 'past-hand').querySelectorAll('.now p')].map(wordsOf);

const positionOf = (table: Seven27Table): string =>
  wordsOf(part(table, 'past-hand').querySelector('.at'));

/** The cards and chips of each player at the step shown. `▮` is a face-down card. */
const players = (table: Seven27Table): readonly string[] =>
  parts(table, 'player').map((player) => {
    const cards = [...player.querySelectorAll('.small')].map((card) => wordsOf(card) || '▮');
    const [name, chips] = [player.firstElementChild, player.lastElementChild].map(wordsOf);
    return `${name}: ${cards.join(' ')} ${chips}`.replaceAll('\uFE0E', '');
  });

const lines = (table: Seven27Table): readonly string[] => parts(table, 'log-line').map(wordsOf);

async function openHand(table: Seven27Table): Promise<void> {
  await choose(table, 'Hand history');
  await panel(table, 'history');
  await press(table, part(table, 'button-open'));
}

describe('a hand that is over', () => {
  it('is seen again step by step, by buttons and by keys, and the list has the focus after it', async () => {
    const table = await playOn(await mountTable({}, { script: SCRIPT }), OWN);
    await openHand(table);
    expect([positionOf(table), said(table), focusedIn(table)]).to.deep.equal([
      'Step 0 of 15',
      ['Hand 1. Noor deals. The ante is 5.'],
      'Step forward',
    ]);
    await press(table, part(table, 'past-hand').querySelector('.step-forward')!);
    expect([said(table), spoken(table)]).to.deep.equal([
      ['Robin antes 5. (−5; 5 in the middle)'],
      'Robin antes 5. (−5; 5 in the middle)',
    ]);
    await keys(table, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    expect(positionOf(table)).to.equal('Step 3 of 15');
    expect(players(table)).to.deep.equal([
      'You: 5♣ A♣ 995 chips',
      'Robin: K♣ ▮ 995 chips',
      'Noor: 9♣ ▮ 995 chips',
    ]);
    await keys(table, 'End');
    // Players who folded show no cards.
    expect(players(table)).to.deep.equal([
      'You: 5♣ A♣ 985 chips',
      'Robin: K♣ 6♣ A♦ 1,020 chips',
      'Noor: 9♣ ▮ 995 chips',
    ]);
    await keys(table, 'Home');
    expect(positionOf(table)).to.equal('Step 0 of 15');
    await press(table, part(table, 'past-hand').querySelector('.all')!);
    await until('the list is there', () => focusedIn(table) === 'Open hand 1');
  });

  it('is copied as a text, or shown as one where the browser won’t', async () => {
    const table = await playOn(await mountTable({}, { script: SCRIPT }), OWN);
    await openHand(table);
    const taken = clipboard(true);
    const copy = (): Promise<void> =>
      press(table, part(table, 'past-hand').querySelector('.copy')!);
    await copy();
    expect(taken[0]!.replaceAll('\uFE0E', '').split('\n')).to.deep.equal([
      'Seven Twenty-Seven · hand 1',
      'You: 1,000 chips',
      'Robin: 1,000 chips',
      'Noor: 1,000 chips',
      '',
      'Hand 1. Noor deals. The ante is 5.',
      'Robin antes 5. (−5; 5 in the middle)',
      'Noor antes 5. (−5; 10 in the middle)',
      'You ante 5. (−5; 15 in the middle)',
      'Robin shows the king of clubs. Noor shows the 9 of clubs.',
      'Your cards: 5 of clubs, ace of clubs. Total: 6 for 7, 16 for 27.',
      'Extra cards.',
      'You stand.',
      'Robin takes a card.',
      'Noor stands.',
      'Betting.',
      'You check.',
      'Robin bets 10. (−10; 25 in the middle)',
      'Noor folds.',
      'You call 10. (−10; 35 in the middle)',
      'Extra cards.',
      'You stand.',
      'Robin stands.',
      'Robin wins both halves (35 chips): K-6-A makes 7½ (½ from 7) and 17½ (9½ from 27).',
      'You win nothing: 5-A makes 6 (1 from 7) and 16 (11 from 27).',
      'You have 985 chips.',
      '',
      'You: 5♣ A♣  −15',
      'Robin: K♣ 6♣ A♦  +20',
      'Noor: 9♣ ??  −5',
      '',
    ]);
    expect(wordsOf(part(table, 'past-hand').querySelector('[role="status"]'))).to.equal('Copied.');
    clipboard(false);
    await copy();
    const field = part(table, 'past-hand').querySelector('textarea')!;
    expect(field.value).to.equal(taken[0]);
  });

  it('shows people who share the device what all of them may see', async () => {
    const table = await mountTable({ seats: 'human human bot' }, { script: 'f2' });
    await playOn(table, 'a0 a1 s0 s1 k0 b1:10 f0');
    await openHand(table);
    await keys(table, 'End');
    expect(players(table)).to.deep.equal([
      'Seat 1: 5♣ ▮ 995 chips',
      'Seat 2: K♣ ▮ 1,010 chips',
      'Noor: 9♣ ▮ 995 chips',
    ]);
  });
});

describe('the log of the hand that is played', () => {
  it('is opened by its key, and goes on with the hand', async () => {
    const table = await mountTable({}, { script: SCRIPT });
    await pressButton(table, 'ante');
    await keys(table, 'l');
    await panel(table, 'log');
    const before = lines(table).length;
    await playOn(table, 's0');
    expect([lines(table)[1], lines(table).slice(before)]).to.deep.equal([
      'Robin antes 5. (−5; 5 in the middle)',
      ['You stand.', 'Robin takes a card.', 'Noor stands.', 'Betting.'],
    ]);
    await keys(table, 'l');
    expect(parts(table, 'panel-log')).to.deep.equal([]);
  });
});

describe('the figures of one’s own play', () => {
  itInFull(
    'count the hands that are kept, and the decisions that were as good as the advice',
    async () => {
      const table = await playOn(await mountTable({}, { script: SCRIPT }), OWN);
      await choose(table, 'Statistics');
      await panel(table, 'stats');
      const rows = (): readonly string[] =>
        [...parts(table, 'ledger')[1]!.querySelectorAll('tr')].map((row) =>
          [...row.children].map(wordsOf).join(' '),
        );
      await until('the four decisions are judged', () => rows().at(-1)!.endsWith(' of 4'));
      expect(rows()).to.deep.equal([
        'Statistic You',
        'Sat out 0',
        'Folded 0',
        'Went bust 0',
        'Showdowns 1',
        'Won or shared the 7 half 0',
        'Won or shared the 27 half 0',
        'Both halves in one hand 0',
        'Won without a showdown 0',
        'As good as the advice 1 of 4',
      ]);
    },
  );
});
