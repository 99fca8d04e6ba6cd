import { expect } from 'chai';
import { touchDrag, touchScreen } from '../../harness/commands.js';
import {
  HANDS,
  type PaigowTable,
  buttons,
  card,
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
import {
  dragCard,
  keys,
  pointOn,
  press,
  pressButton,
  pressChips,
  tap,
  typeIn,
} from '../support/paigow-play.js';
import { focusedIn } from '../support/paigow-play.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** Expects the hand to be over, with that many chips won. */
function expectWon(table: PaigowTable, chips: number): void {
  expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1000 + chips]);
  expect(spoken(table)).to.equal(
    'You have set your hands. All hands are set. Dealer: ten, eight in front, pair of jacks at the back. ' +
      'You: king, queen wins in front, pair of aces wins at the back. ' +
      `You win ${chips} chips. The dealer loses ${chips} chips. You have 1,0${String(chips).padStart(2, '0')} chips.`,
  );
  expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['KD QS', 'AH AC 9C 5H 2D']);
  expect(seatWords(table, 0)).to.include(`Win +${chips}`);
  expect(seatWords(table, 1)).to.match(new RegExp(`Dealer house .*−${chips} .*pair of jacks`));
  expect(buttons(table)).to.deep.equal(['Next hand']);
}

describe('a whole hand against the house', () => {
  it('by mouse clicks', async () => {
    const table = await mountTable({}, DEAL);
    await pressChips(table, 25);
    await pressButton(table, 'deal');
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['', 'AH AC KD QS 9C 5H 2D']);
    expect(line(table)).to.equal(
      'Choose two cards for the front hand. The other five must rank higher.',
    );
    await pressButton(table, 'set');
    expect(status(table)).to.equal(
      'Choose two cards for the front hand. The other five must rank higher.',
    );
    await press(table, '9C');
    expect(line(table)).to.equal('Choose one more card for the front hand.');
    await press(table, 'KD');
    expect(line(table)).to.equal('A legal set: the pair of aces beats king, nine.');
    // A third card sends the one chosen first back.
    await press(table, 'QS');
    expect(tray(table, 'front')).to.equal('KD QS');
    await press(table, 'QS');
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['KD', 'AH AC QS 9C 5H 2D']);
    await press(table, 'QS');
    expect(line(table)).to.equal('A legal set: the pair of aces beats king, queen.');
    await pressButton(table, 'set');
    expectWon(table, 30);
  });

  it('by drag from tray to tray', async () => {
    const table = await mountTable({}, DEAL);
    await pressButton(table, 'deal');
    await dragCard(table, 'QS', part(table, 'tray-front'));
    expect(tray(table, 'front')).to.equal('QS');
    await dragCard(table, 'AC', part(table, 'tray-front'));
    expect(tray(table, 'front')).to.equal('AC QS');
    await dragCard(table, 'AC', part(table, 'tray-back'));
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['QS', 'AH AC KD 9C 5H 2D']);
    await dragCard(table, 'KD', part(table, 'tray-front'));
    await pressButton(table, 'set');
    expectWon(table, 5);
  });

  it('a drag beside the trays, or on its own tray, returns the card', async () => {
    const table = await mountTable({}, DEAL);
    await pressButton(table, 'deal');
    const home = card(table, 'QS').getBoundingClientRect();
    await dragCard(table, 'QS', part(table, 'title'));
    await dragCard(table, 'QS', card(table, 'AC'));
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['', 'AH AC KD QS 9C 5H 2D']);
    expect(card(table, 'QS').getBoundingClientRect().x).to.equal(home.x);
    expect(card(table, 'QS').style.transform).to.equal('');
  });

  itInFull('by keyboard alone', async () => {
    const table = await mountTable({}, DEAL);
    part(table, 'button-menu').focus();
    await keys(table, 'Tab', '+', 'd');
    expect(focusedIn(table)).to.equal('AH');
    await keys(table, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect([tray(table, 'front'), focusedIn(table)]).to.deep.equal(['QS', 'QS']);
    await keys(table, 'ArrowDown', 'End', 'Home');
    expect(focusedIn(table)).to.equal('QS');
    await keys(table, 'ArrowUp');
    expect(focusedIn(table)).to.equal('AH');
    await keys(table, 'ArrowRight', 'ArrowRight', ' ');
    expect([tray(table, 'front'), focusedIn(table)]).to.deep.equal(['KD QS', 'KD']);
    await keys(table, 'd');
    expectWon(table, 10);
    expect(focusedIn(table)).to.equal('Next hand');
    await keys(table, 'n');
    expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'bets']);
  });

  it('by typing the stake and by h, the house way', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', '10', 'Enter');
    await keys(table, 'h', 'd');
    expectWon(table, 10);
  });

  describe('on a touch screen', () => {
    beforeEach(() => touchScreen());
    afterEach(() => touchScreen(false));

    itInFull('by taps', async () => {
      const table = await mountTable({}, DEAL, { width: 360 });
      await tap(table, part(table, 'button-deal'));
      await until('the cards are dealt', () => table.state!.phase === 'set');
      await tap(table, 'KD');
      await until('the king is in front', () => tray(table, 'front') === 'KD');
      await tap(table, 'QS');
      await until('the queen is in front', () => tray(table, 'front') === 'KD QS');
      await tap(table, part(table, 'button-set'));
      await until('the hand is paid', () => table.outcome === 'over');
      await settled(table);
      expectWon(table, 5);
    });

    it('by dragging with a finger', async () => {
      const table = await mountTable({}, DEAL, { width: 360 });
      await tap(table, part(table, 'button-deal'));
      await until('the cards are dealt', () => table.state!.phase === 'set');
      for (const code of ['KD', 'QS']) {
        await touchDrag(pointOn(table, code), pointOn(table, part(table, 'tray-front')));
        await until(`${code} is in front`, () => tray(table, 'front').includes(code));
      }
      expect([tray(table, 'front'), scrollY]).to.deep.equal(['KD QS', 0]);
      await tap(table, part(table, 'button-set'));
      await until('the hand is paid', () => table.outcome === 'over');
      await settled(table);
      expectWon(table, 5);
    });
  });
});
