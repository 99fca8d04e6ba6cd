import { expect } from 'chai';
import type { Attributes } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  card,
  dealAnew,
  dealsFirst,
  mountTable,
  part,
  parts,
  playOn,
  seatWords,
  spoken,
  stacks,
  wordsOf,
} from '../support/paigow.js';

/** Plays a hand to its end, with given attributes, deals and moves. */
async function paid(
  attributes: Attributes,
  hands: readonly string[],
  moves: string,
): Promise<PaigowTable> {
  const table = await mountTable(attributes, hands);
  await playOn(table, moves);
  expect(table.outcome).to.equal('over');
  return table;
}

/** The player's hands and their result as shown: `wins, wins; Win +10`. */
const shown = (table: PaigowTable): string =>
  `${parts(table, 'tray-name')
    .map((node) => wordsOf(node).replace(/^(Front|Back)/, ''))
    .join(', ')}; ${wordsOf(part(table, 'seat own').querySelector('[part~="result"]'))}`;

/** The dealer has ten-eight and a pair of jacks in all of these. */
const AGAINST: readonly (readonly [what: string, hand: string, moves: string, shown: string])[] = [
  ['both won', HANDS.aces, 'b0:10 s0:KDQS', 'wins, wins; Win +10'],
  ['both lost', HANDS.nines, 'b0:10 s0:8D5S', 'loses, loses; Lose −10'],
  ['front lost, back won', HANDS.aces, 'b0:10 s0:5H2D', 'loses, wins; Push'],
  ['front won, back lost', '9H 9S AD 5S 4D 3S 2C', 'b0:10 s0:AD5S', 'wins, loses; Push'],
  ['front copied, back won', 'AH AC TD 8S 7C 5H 2D', 'b0:10 s0:TD8S', 'copy, wins; Push'],
  ['front copied, back lost', '9H 9S TD 8S 7C 5H 2D', 'b0:10 s0:TD8S', 'copy, loses; Lose −10'],
];

/** The announcement if both hands win. */
const WON = 'You: king, queen wins in front, pair of aces wins at the back.';

describe('the result of a hand', () => {
  for (const [what, hand, moves, text] of AGAINST) {
    it(`${what}: ${text}`, async () => {
      const table = await paid({}, [hand, HANDS.jacks], moves);
      const net = Number(/[+−]\d+/.exec(text)?.[0].replace('−', '-') ?? 0);
      expect(shown(table)).to.equal(text);
      expect(stacks(table)).to.deep.equal([1000 + net, null]);
      expect(wordsOf(part(table, 'toolbar'))).to.include(
        `${(1000 + net).toLocaleString('en')} chips`,
      );
      const sign = net > 0 ? `−${net}` : net < 0 ? `+${-net}` : '±0';
      expect(seatWords(table, 1)).to.include(`${sign} Back: pair of jacks`);
    });
  }

  it('names the deciding card of a loss between hands of the same name', async () => {
    const own = 'JC JH AD QS 6D 4S 2H';
    const table = await paid({}, [own, HANDS.jacks], 'b0:10 s0:ADQS');
    expect(shown(table)).to.equal('wins, loses; Push');
    expect(wordsOf(part(table, 'line'))).to.equal(
      'You: ace, queen wins in front, pair of jacks, two loses at the back. One hand each: your stake comes back.',
    );
  });

  it('both copied: the dealer wins', async () => {
    const own = 'JC JH TD 8S 6D 4S 3H';
    const table = await paid({}, [own, HANDS.jacks], 'b0:10 s0:TD8S');
    expect([shown(table), stacks(table)[0]]).to.deep.equal(['copy, copy; Lose −10', 990]);
  });

  it('with commission="5" 10 pays 9, and the chip is mentioned', async () => {
    const table = await paid({ commission: '5' }, [HANDS.aces, HANDS.jacks], 'b0:10 s0:KDQS');
    expect([shown(table), stacks(table)[0]]).to.deep.equal(['wins, wins; Win +9', 1009]);
    expect(wordsOf(part(table, 'line'))).to.equal(
      `${WON} You win 9 chips after 1 commission (rounded up).`,
    );
    expect(spoken(table)).to.include(
      'You win 9 chips after 1 commission (rounded up). The dealer loses 10 chips.',
    );
    expect(table.run!.house).to.equal(-9);
  });

  it('with commission="5" a dealing player pays it on the net win', async () => {
    dealsFirst(0, 2);
    const table = await mountTable({ commission: '5', dealer: 'rotate', stack: '300' });
    await dealAnew(table, [HANDS.jacks, HANDS.aces]);
    const { stake } = table.state!.seats[1]!;
    await playOn(table, 's0:KDQS');
    const fee = stake - Math.floor(stake * 0.95);
    expect(stacks(table)).to.deep.equal([300 + stake - fee, 300 - stake]);
    expect([wordsOf(part(table, 'line')), table.run!.house]).to.deep.equal([
      `commission ${fee}`,
      fee,
    ]);
  });

  it('with a dealer short of chips: what is not covered is returned', async () => {
    dealsFirst(1, 3);
    const rules = { dealer: 'rotate', seats: '3', stack: '300', 'min-bet': '50', 'max-bet': '300' };
    const table = await mountTable(rules);
    await dealAnew(table, [HANDS.nines, HANDS.aces, HANDS.jacks]);
    await playOn(table, 'b0:300 s0:KDQS');
    // The player on the dealer's right is covered first, and leaves that much for you.
    const { stake } = table.state!.seats[2]!;
    expect(stacks(table)).to.deep.equal([600 - stake, 2 * stake, 300 - stake]);
    const short = `The dealer is short of chips. Returned from the bet: ${stake} chips.`;
    expect(wordsOf(part(table, 'line')).endsWith(`. ${short}`)).to.equal(true);
    expect(spoken(table)).to.include(short);
  });
});

describe('Fortune', () => {
  const FORTUNE = { seats: '3', bonus: 'fortune' };

  it('pays the best line of the seven cards, whatever the dealer has', async () => {
    const hands = [HANDS.nines, HANDS.straightFlush, HANDS.jacks];
    const table = await paid(FORTUNE, hands, 'b0:10+5 s0:3S2S');
    expect(stacks(table)[0]).to.equal(1000 + 250);
    const told =
      'You: three, two loses in front, king-high straight flush wins at the back. One hand each: your stake comes back. ' +
      'Fortune, straight flush: 250 won. Total +250.';
    expect(wordsOf(part(table, 'line'))).to.equal(told);
    expect(spoken(table)).to.include(told);
  });

  it('is included in the total, and a rare hand is highlighted', async () => {
    const hands = [HANDS.nines, HANDS.straightFlush, HANDS.jacks];
    const table = await paid(FORTUNE, hands, 'b0:10+5 s0:3S2S');
    expect(wordsOf(part(table, 'result rare'))).to.equal('Win +250');
    expect(parts(table, 'result rare').length).to.equal(1);
    // A reload drops the announcement, so each part of the sum is shown by itself.
    const again = await mountTable(FORTUNE);
    again.load(table.save());
    await again.updateComplete;
    expect(wordsOf(part(again, 'line'))).to.equal('Bet ±0 · Fortune: straight flush +250');
  });

  it('takes a bonus bet without a line', async () => {
    const table = await paid(FORTUNE, [HANDS.nines, HANDS.aces, HANDS.jacks], 'b0:10+5 s0:KDQS');
    expect([stacks(table)[0], shown(table)]).to.deep.equal([1005, 'wins, wins; Win +5']);
    expect(parts(table, 'result rare').length).to.equal(0);
    expect(wordsOf(part(table, 'line'))).to.equal(
      `${WON} You win 10 chips. The bonus bet of 5 loses. Total +5.`,
    );
    expect(spoken(table)).to.include('You win 10 chips. The bonus bet of 5 loses. Total +5.');
  });

  it('pays envy for another player’s four of a kind if the bonus bet is at least 5', async () => {
    const hands = [HANDS.quads, HANDS.aces, HANDS.jacks];
    const table = await paid(FORTUNE, hands, 'b0:10+5 s0:KDQS');
    expect(stacks(table)[0]).to.equal(1010);
    const lost = `${WON} You win 10 chips. The bonus bet of`;
    expect(wordsOf(part(table, 'line'))).to.equal(
      `${lost} 5 loses. Envy, Noor’s four of a kind: 5 won. Total +10.`,
    );
    expect(spoken(table)).to.include('Envy, Noor’s four of a kind: 5 won. Total +10.');
    const less = await paid(FORTUNE, hands, 'b0:10+4 s0:KDQS');
    expect([stacks(less)[0], wordsOf(part(less, 'line'))]).to.deep.equal([
      1006,
      `${lost} 4 loses. Total +6.`,
    ]);
  });

  it('pays no envy for the dealer’s hand', async () => {
    const hands = [HANDS.nines, HANDS.aces, HANDS.quads];
    const table = await paid(FORTUNE, hands, 'b0:10+5 s0:KDQS');
    expect(wordsOf(part(table, 'line'))).to.equal(
      'You: king, queen loses in front, pair of aces wins at the back. One hand each: your stake comes back. ' +
        'The bonus bet of 5 loses. Total −5.',
    );
  });

  it('uses the page’s own tables', async () => {
    const table = await mountTable(FORTUNE);
    table.fortunePay = { 'straight-flush': 7 };
    table.fortuneEnvy = { quads: 33 };
    await table.updateComplete;
    await dealAnew(table, [HANDS.quads, 'KH QH JH TH 9H 3S 2S', HANDS.jacks]);
    await playOn(table, 'b0:10+5 s0:3S2S');
    expect(wordsOf(part(table, 'line'))).to.equal(
      'You: three, two loses in front, king-high straight flush wins at the back. One hand each: your stake comes back. ' +
        'Fortune, straight flush: 35 won. Envy, Noor’s four of a kind: 33 won. Total +68.',
    );
  });
});

describe('all hands at the end', () => {
  it('are open, split in front and back, each with its description', async () => {
    const hands = [HANDS.nines, HANDS.aces, HANDS.jacks];
    const table = await paid({ seats: '3' }, hands, 'b0:10 s0:KDQS');
    expect(parts(table, 'card face-down').length).to.equal(0);
    expect(parts(table, 'card').length).to.equal(21);
    expect(card(table, '9D').ariaLabel).to.equal('9 of diamonds');
    expect(seatWords(table, 2)).to.match(
      /^Noor [\d,]+ .*Back: loses pair of nines ?Front: loses eight, five/,
    );
    expect(seatWords(table, 1)).to.match(/^Dealer house .*Back: pair of jacks ?Front: ten, eight/);
  });
});
