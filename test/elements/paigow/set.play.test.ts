import { expect } from 'chai';
import { detailsOf, hear } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  buttons,
  line,
  mountTable,
  part,
  seatWords,
  settled,
  spoken,
  stacks,
  status,
  tray,
} from '../support/paigow.js';
import { focusedIn, keys, press, pressButton } from '../support/paigow-play.js';
import { firstOf } from '../support/counts.js';

/** A table at which the person must set these cards. The dealer has the jacks. */
async function dealt(hand: string, attributes = {}): Promise<PaigowTable> {
  const table = await mountTable(attributes, [hand, HANDS.jacks]);
  await pressButton(table, 'deal');
  return table;
}

/** Foul sets: the seven cards, the front, and the reason. */
const FOULS: readonly (readonly [hand: string, front: string, why: string])[] = [
  [HANDS.aces, 'AH AC', 'The pair of aces in front outranks king high at the back.'],
  [
    'KC KD QD QC 9S 5H 2D',
    'KC KD',
    'The pair of kings in front outranks the pair of queens at the back.',
  ],
  ['AS KH QH 9D 7C 5S 2H', 'AS KH', 'Ace, king in front outranks queen high at the back.'],
  ['XX KH QH 9D 7C 5S 2H', 'XX KH', 'Ace, king in front outranks queen high at the back.'],
];

describe('a foul set', () => {
  for (const [hand, front, why] of firstOf(FOULS, 1)) {
    it(`${front} of ${hand}: refused, nothing lost, and the hands can be set again`, async () => {
      const table = await dealt(hand);
      const heard = hear();
      for (const code of front.split(' ')) await press(table, code);
      expect(line(table)).to.equal(why);
      expect(part(table, 'button-set').getAttribute('aria-disabled')).to.equal('true');
      await pressButton(table, 'set');
      expect([status(table), spoken(table)]).to.deep.equal([why, why]);
      expect(detailsOf(heard, 'game-refuse').map(({ message }) => message)).to.deep.equal([why]);
      expect([table.state!.phase, tray(table, 'front')]).to.deep.equal(['set', front]);
      await pressButton(table, 'house-way');
      expect(line(table)).to.match(/^A legal set: /);
      await pressButton(table, 'set');
      expect([table.outcome, status(table)]).to.deep.equal(['over', '']);
    });
  }

  it('loses both hands with foul="lose"; the line says so first', async () => {
    const table = await dealt(HANDS.aces, { foul: 'lose' });
    await press(table, 'AC');
    await press(table, 'AH');
    expect(line(table)).to.equal(
      'The pair of aces in front outranks king high at the back. This is a foul: both hands would lose.',
    );
    expect(part(table, 'button-set').hasAttribute('aria-disabled')).to.equal(false);
    await pressButton(table, 'set');
    expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 995]);
    expect(seatWords(table, 0)).to.include('Foul −5');
    expect(spoken(table)).to.equal(
      'You have set your hands. All hands are set. Dealer: ten, eight in front, pair of jacks at the back. ' +
        'You: the set is a foul, so both hands lose. You lose 5 chips. The dealer wins 5 chips. You have 995 chips.',
    );
  });
});

describe('the house way', () => {
  const WAYS: readonly (readonly [hand: string, front: string, rule: string])[] = [
    [HANDS.aces, 'KD QS', 'one pair'],
    ['QH QD 9C 9H 6H 4H 3S', '9H 9C', 'two pairs'],
    ['AS AH AD KC KH 4H 3S', 'KH KC', 'full house'],
    ['XX KH QH 9D 7C 5S 2H', 'KH QH', 'no pair'],
  ];
  for (const [hand, front, rule] of firstOf(WAYS, 1)) {
    it(`of ${hand} is ${front} in front, by button and by key`, async () => {
      for (const by of ['button', 'key']) {
        const table = await dealt(hand);
        if (by === 'button') await pressButton(table, 'house-way');
        else await keys(table, 'h');
        expect(tray(table, 'front')).to.equal(front);
        expect(line(table)).to.match(/^A legal set: /);
        // The new arrangement is announced, for players who can't see it.
        expect(spoken(table)).to.equal(`House way: ${rule}. ${line(table)}`);
        expect(table.state!.phase).to.equal('set');
      }
    });
  }

  it('sets by itself with auto-set', async () => {
    const table = await mountTable({ 'auto-set': true }, [HANDS.aces, HANDS.jacks]);
    const heard = hear();
    await pressButton(table, 'deal');
    await settled(table);
    expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1005]);
    expect(
      detailsOf(heard, 'game-move').map(({ notation, source }) => [notation, source]),
    ).to.deep.equal([
      ['b0:5', 'player'],
      ['d', 'auto'],
      ['s0', 'auto'],
      ['s1', 'auto'],
      ['e', 'auto'],
    ]);
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('sets the current arrangement when auto-set is switched on meanwhile', async () => {
    const table = await dealt(HANDS.aces);
    table.autoSet = true;
    await settled(table);
    expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1005]);
  });
});

describe('the order of the cards', () => {
  const MIXED = '2D AH XX KS 9C KH 9S';

  it('is by rank, then by suit, then by rank; the chosen cards and the focus stay', async () => {
    const table = await dealt(MIXED);
    expect(tray(table, 'back')).to.equal('AH XX KS KH 9S 9C 2D');
    expect(buttons(table)[0]).to.equal('Sort by suit');
    await press(table, 'KS');
    await pressButton(table, 'sort');
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['KS', 'XX 9S AH KH 9C 2D']);
    expect([buttons(table)[0], focusedIn(table)]).to.deep.equal(['Sort by rank', 'Sort by rank']);
    await keys(table, 's');
    expect(tray(table, 'back')).to.equal('AH XX KH 9S 9C 2D');
  });

  it('is kept in the next hand', async () => {
    const table = await dealt(MIXED);
    await keys(table, 's', 'h', 'd', 'n', 'd');
    expect(table.handNumber).to.equal(2);
    expect(buttons(table)[0]).to.equal('Sort by rank');
  });
});

describe('keys during a hand', () => {
  it('do nothing if they have nothing to do', async () => {
    const table = await dealt(HANDS.aces);
    const [heard, before] = [hear(), JSON.stringify(table.save())];
    await keys(table, '+', '-', 'x', 'Escape', 'Tab');
    expect(JSON.stringify(table.save())).to.equal(before);
    expect(heard).to.deep.equal([]);
    await keys(table, 'p');
    expect(status(table)).to.equal('You can’t sit out now: players are setting their hands.');
    await keys(table, 'n');
    expect(status(table)).to.equal('The hand is not over yet.');
    expect(JSON.stringify(table.save())).to.equal(before);
  });
});
