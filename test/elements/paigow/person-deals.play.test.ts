import { expect } from 'chai';
import {
  HANDS,
  type PaigowTable,
  dealAnew,
  dealsFirst,
  line,
  mountTable,
  part,
  seatWords,
  spoken,
  stacks,
  status,
  wordsOf,
} from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { itInFull } from '../support/counts.js';

describe('a whole hand in which the person deals', () => {
  const ROTATE = { dealer: 'rotate', seats: '3' };

  /** Two bots against a dealing person, with the hands of seats 2, 3 and 1. */
  async function dealing(): Promise<PaigowTable> {
    dealsFirst(0, 3);
    const table = await mountTable(ROTATE);
    await dealAnew(table, [HANDS.jacks, HANDS.nines, HANDS.aces]);
    return table;
  }

  it('the bots stake and set; then the dealer’s cards turn up, and are set by clicks', async () => {
    const table = await dealing();
    expect([table.state!.phase, table.state!.options.dealer]).to.deep.equal(['dealer', 0]);
    expect(seatWords(table, 0)).to.include('You dealer');
    expect(spoken(table)).to.match(
      /^Noor has set their hands\. All hands are set\. Your cards: ace of hearts, ace of clubs, king of diamonds/,
    );
    const [two, three] = [1, 2].map((seat) => table.state!.seats[seat]!.stake);
    await pressButton(table, 'set');
    expect(status(table)).to.equal(
      'Choose two cards for the front hand. The other five must rank higher.',
    );
    await press(table, 'KD');
    await press(table, 'QS');
    await pressButton(table, 'set');
    const won = two! + three!;
    expect(stacks(table)).to.deep.equal([1000 + won, 1000 - two!, 1000 - three!]);
    expect(spoken(table)).to.equal(
      'You: king, queen in front, pair of aces at the back. ' +
        `Robin loses ${two} chips. Noor loses ${three} chips. ` +
        `You win ${won} chips as the dealer. You have 1,0${won} chips.`,
    );
    expect(seatWords(table, 0)).to.include(`+${won}`);
    await pressButton(table, 'next');
    expect([table.handNumber, table.state!.options.dealer]).to.deep.equal([2, 1]);
    expect(wordsOf(part(table, 'seat dealer'))).to.match(/^Robin dealer/);
  });

  itInFull('a dealer’s foul is refused, with foul="lose" too', async () => {
    dealsFirst(0, 3);
    const table = await mountTable({ ...ROTATE, foul: 'lose' });
    await dealAnew(table, [HANDS.jacks, HANDS.nines, HANDS.aces]);
    await press(table, 'AH');
    await press(table, 'AC');
    const why = 'The pair of aces in front outranks king high at the back.';
    expect(line(table)).to.equal(why);
    await pressButton(table, 'set');
    expect([status(table), table.state!.phase]).to.deep.equal([why, 'dealer']);
    await keys(table, 'h', 'd');
    expect(table.outcome).to.equal('over');
  });
});
