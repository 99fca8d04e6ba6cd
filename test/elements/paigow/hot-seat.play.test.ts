import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import {
  HANDS,
  type PaigowTable,
  buttons,
  cardsShown,
  dealsFirst,
  mountTable,
  part,
  playOn,
  seatWords,
  spoken,
  stacks,
  tray,
  wordsOf,
} from '../support/paigow.js';
import { keys, panel, press, pressButton, pressChips, typeIn } from '../support/paigow-play.js';

const TWO = { seats: 'human human' };
/** The cards of seats 1, 2 and the house. */
const DEAL = [HANDS.aces, HANDS.nines, HANDS.jacks];

const sorted = (hand: string): string => hand.split(' ').sort().join(' ');

/** All text, labels and attributes of the table. Style sheets contain no cards. */
const everything = (table: PaigowTable): string =>
  [...table.shadowRoot!.children].map((node) => node.outerHTML).join('');

/** Expects no card of a hand anywhere, neither by its code nor by its name. */
function expectSecret(table: PaigowTable, hand: string, names: readonly string[]): void {
  const all = everything(table);
  for (const code of hand.split(' ')) expect(all).not.to.include(`"${code}"`);
  for (const name of names) expect(all).not.to.include(name);
}

describe('two people at one device', () => {
  async function bothStaked(): Promise<PaigowTable> {
    const table = await mountTable(TWO, DEAL);
    await pressChips(table, 5);
    await pressButton(table, 'deal');
    await pressButton(table, 'deal');
    return table;
  }

  it('stake one after the other, each from their own chips', async () => {
    const table = await mountTable(TWO, DEAL);
    expect(part(table, 'seat own').dataset['seat']).to.equal('0');
    expect(seatWords(table, 0)).to.include('Seat 1');
    await pressChips(table, 25);
    await pressButton(table, 'deal');
    expect(spoken(table)).to.equal('Seat 1 bets 30 chips.');
    expect([table.state!.phase, part(table, 'seat own').dataset['seat']]).to.deep.equal([
      'bets',
      '1',
    ]);
    expect(seatWords(table, 0)).to.equal('Seat 1 970 30');
    await pressChips(table, 5);
    await pressButton(table, 'deal');
    expect(table.state!.seats.map(({ stake }) => stake)).to.deep.equal([30, 35, 0]);
    expect(table.state!.phase).to.equal('set');
  });

  it('find their cards covered until they ask for them, and never see the other’s', async () => {
    const table = await bothStaked();
    expect([cardsShown(table), buttons(table).join()]).to.deep.equal(['', 'Show my cards']);
    expect(spoken(table)).to.equal('Seat 2 bets 10 chips. Seat 1 gets the first hand.');
    expect(wordsOf(part(table, 'cover'))).to.equal('Pass the device to Seat 2.');
    expect(table.state!.seats[1]!.cards).to.deep.equal(Array(7).fill(-1));
    await keys(table, 'h', 's');
    expect(cardsShown(table)).to.equal('');
    await pressButton(table, 'show');
    expect(cardsShown(table)).to.equal(sorted(HANDS.nines));
    expect(spoken(table)).to.match(/^Seat 2’s cards: 9 of spades, 9 of diamonds, 8/);
    expectSecret(table, HANDS.aces, ['ace of', 'king of', 'queen of']);
    expectSecret(table, HANDS.jacks, ['jack of']);
    await press(table, '8D');
    await press(table, '5S');
    await pressButton(table, 'set');
    expect([cardsShown(table), wordsOf(part(table, 'cover'))]).to.deep.equal([
      '',
      'Pass the device to Seat 1.',
    ]);
    expect(spoken(table)).to.equal('Seat 2 has set their hands.');
    expectSecret(table, HANDS.nines, ['9 of', '8 of', 'pair of nines', 'eight, five']);
    await pressButton(table, 'show');
    expect([cardsShown(table), tray(table, 'front')]).to.deep.equal([sorted(HANDS.aces), '']);
    expectSecret(table, HANDS.nines, ['9 of d', '8 of', 'pair of nines', 'eight, five']);
    await keys(table, 'h', 'd');
    expect(cardsShown(table)).to.equal(sorted(DEAL.join(' ')));
    expect(stacks(table)).to.deep.equal([1010, 990, null]);
  });

  it('each hear what their seat won and has', async () => {
    const table = await bothStaked();
    await pressButton(table, 'show');
    await keys(table, 'h', 'd');
    await pressButton(table, 'show');
    await keys(table, 'h', 'd');
    expect(spoken(table)).to.equal(
      'Seat 1 has set their hands. All hands are set. Dealer: ten, eight in front, pair of jacks at the back. ' +
        'Seat 1: king, queen wins in front, pair of aces wins at the back. Seat 1 wins 10 chips. ' +
        'Seat 2: eight, five loses in front, pair of nines loses at the back. Seat 2 loses 10 chips. ' +
        'The dealer breaks even. Seat 1 has 1,010 chips. Seat 2 has 990 chips.',
    );
  });

  it('find them covered again after saving and resuming', async () => {
    const table = await bothStaked();
    await pressButton(table, 'show');
    const name = table.saveKey!;
    table.parentElement!.remove();
    const again = await mountTable({ ...TWO, 'save-key': name });
    expect([again.state!.phase, cardsShown(again), buttons(again).join()]).to.deep.equal([
      'set',
      '',
      'Show my cards',
    ]);
    expectSecret(again, DEAL.join(' '), ['ace of', '9 of', 'jack of']);
  });
});

describe('two people, one of whom deals', () => {
  async function dealing(): Promise<PaigowTable> {
    dealsFirst(0, 3);
    return mountTable({ seats: 'human human bot', dealer: 'rotate' });
  }

  it('the other one stakes, and the hand continues to its end', async () => {
    const table = await dealing();
    expect([table.state!.options.dealer, part(table, 'seat own').dataset['seat']]).to.deep.equal([
      0,
      '1',
    ]);
    expect(buttons(table).join()).to.equal('Sit out,Deal');
    await pressButton(table, 'deal');
    expect([table.state!.phase, wordsOf(part(table, 'cover'))]).to.deep.equal([
      'set',
      'Pass the device to Seat 2.',
    ]);
    await pressButton(table, 'show');
    await keys(table, 'h', 'd');
    expect([table.state!.phase, wordsOf(part(table, 'cover'))]).to.deep.equal([
      'dealer',
      'Pass the device to Seat 1.',
    ]);
    await pressButton(table, 'show');
    await keys(table, 'h', 'd');
    expect(table.outcome).to.equal('over');
  });

  it('both can cut before the deal, the dealer as well', async () => {
    const table = await dealing();
    await press(table, part(table, 'button-fair'));
    await panel(table, 'fair');
    const cut = async (text: string): Promise<void> => {
      await press(table, part(table, 'input'));
      await sendKeys({ type: text });
      await keys(table, 'Enter');
    };
    expect(wordsOf(part(table, 'panel-fair').querySelector('label'))).to.equal(
      'Seat 2: Your own words for the shuffle',
    );
    await cut('north');
    expect(wordsOf(part(table, 'panel-fair').querySelector('label'))).to.equal(
      'Seat 1: Your own words for the shuffle',
    );
    await cut('south');
    expect(table.state!.seats.map((seat) => seat.cut)).to.deep.equal(['south', 'north', null]);
    expect(table.shadowRoot!.querySelector('input[part="input"]')).to.equal(null);
  });
});

describe('people without chips', () => {
  it('get more by one press, whoever they are', async () => {
    const hands = [HANDS.aces, HANDS.nines, HANDS.jacks];
    const table = await mountTable({ ...TWO, stack: '50' }, hands);
    await pressButton(table, 'deal');
    await typeIn(table, 'amount', '50', 'Enter');
    for (let person = 0; person < 2; person++) {
      await pressButton(table, 'show');
      await keys(table, 'h', 'd');
    }
    expect([stacks(table)[1], buttons(table).join()]).to.deep.equal([
      0,
      'Next hand,Get more chips',
    ]);
    await pressButton(table, 'rebuy');
    expect([table.handNumber, stacks(table)[1], table.run!.brought[1]]).to.deep.equal([2, 50, 100]);
  });
});

describe('auto-set, switched off while cards are being set', () => {
  it('leaves the rest to the person with those cards', async () => {
    const table = await mountTable({ ...TWO, 'auto-set': true }, DEAL);
    table.addEventListener('game-move', ({ detail }) => {
      if (detail.source === 'auto' && detail.notation === 's0') table.autoSet = false;
    });
    await playOn(table, 'b1:10 b0:10');
    expect([table.state!.phase, wordsOf(part(table, 'cover'))]).to.deep.equal([
      'set',
      'Pass the device to Seat 2.',
    ]);
  });
});
