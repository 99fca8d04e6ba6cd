import { expect } from 'chai';
import { detailsOf, hear } from '../support/mount.js';
import {
  HANDS,
  buttons,
  mountTable,
  part,
  parts,
  seatWords,
  spoken,
  stacks,
  wordsOf,
} from '../support/paigow.js';
import {
  choose,
  keys,
  openMenu,
  panel,
  press,
  pressButton,
  pressPanel,
  typeIn,
} from '../support/paigow-play.js';
import { itInFull } from '../support/counts.js';

/** The rows of a table of figures, one text each. */
const rows = (node: ParentNode): readonly string[] =>
  [...node.querySelectorAll('tr')].map((row) => [...row.children].map(wordsOf).join(' | '));

describe('from hand to hand', () => {
  it('the stake stays, the chips carry over, the hands are counted', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await typeIn(table, 'amount', '40', 'Enter');
    await keys(table, 'h', 'd');
    expect(wordsOf(part(table, 'hand-number'))).to.equal('hand 1');
    const heard = hear();
    await pressButton(table, 'next');
    expect(heard.map(({ type }) => type)).to.deep.equal(['hand-start']);
    expect(detailsOf(heard, 'hand-start')[0]).to.deep.include({ hand: 2, source: 'player' });
    expect(wordsOf(part(table, 'hand-number'))).to.equal('hand 2');
    expect(part(table, 'amount').querySelector('input')!.value).to.equal('40');
    expect([stacks(table)[0], spoken(table)]).to.deep.equal([1040, 'Hand 2.']);
  });

  itInFull('who has no chips left gets more by one press', async () => {
    const table = await mountTable({ stack: '50' }, [HANDS.nines, HANDS.jacks]);
    await typeIn(table, 'amount', '50', 'Enter');
    await keys(table, 'h', 'd');
    expect([stacks(table)[0], buttons(table).join()]).to.deep.equal([0, 'Get more chips']);
    expect(spoken(table)).to.match(/You have no chips left\.$/);
    await pressButton(table, 'rebuy');
    expect([table.handNumber, stacks(table)[0], table.run!.brought[0]]).to.deep.equal([2, 50, 100]);
    expect(table.state!.phase).to.equal('bets');
  });

  it('a player without chips may watch others play', async () => {
    const hands = [HANDS.aces, HANDS.nines, HANDS.jacks];
    const table = await mountTable({ stack: '20', seats: '3', 'max-bet': '20' }, hands);
    await typeIn(table, 'amount', '20', 'Enter');
    await keys(table, 'h', 'd');
    expect([stacks(table)[0], buttons(table).join()]).to.deep.equal([
      0,
      'Next hand,Get more chips',
    ]);
    await pressButton(table, 'next');
    expect([table.handNumber, table.outcome, stacks(table)[0]]).to.deep.equal([2, 'over', 0]);
    expect(seatWords(table, 0)).to.include('You have no chips left.');
    await keys(table, 'd');
    expect([table.handNumber, stacks(table)[0]]).to.deep.equal([3, 20]);
  });

  it('a new table asks first, has fresh stacks, and shows the earlier one’s history', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await keys(table, 'Tab');
    await pressButton(table, 'deal');
    await pressButton(table, 'house-way');
    await pressButton(table, 'set');
    const [heard, before] = [hear(), table.save()];
    const answer = async (button: number): Promise<void> => {
      await choose(table, 'New table');
      const asked = await panel(table, 'new');
      expect(wordsOf(asked.querySelector('p'))).to.equal(
        'A new table starts with new chips. The hand history and the statistics are kept.',
      );
      await press(table, asked.querySelectorAll('button')[button]!);
    };
    await answer(0);
    expect([table.outcome, table.save()]).to.deep.equal(['over', before]);
    await answer(1);
    expect([table.handNumber, stacks(table)[0], spoken(table)]).to.deep.equal([1, 1000, 'Hand 1.']);
    expect(parts(table, 'panel').length).to.equal(0);
    const [start] = detailsOf(heard, 'game-start');
    expect(start).to.deep.include({ source: 'player', resumed: false, previousTable: before });
  });
});

describe('the hands played', () => {
  it('are empty at first', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await choose(table, 'Hand history');
    expect(wordsOf(await panel(table, 'history'))).to.include('No hands played yet.');
    await keys(table, 'Escape');
    expect(parts(table, 'panel').length).to.equal(0);
  });

  itInFull(
    'are told with what they brought each seat, and their totals; statistics too',
    async () => {
      const hands = [HANDS.nines, HANDS.aces, HANDS.jacks];
      const table = await mountTable({ seats: '3' }, hands);
      await typeIn(table, 'amount', '40', 'Enter');
      await keys(table, 'h', 'd');
      const lost = 1000 - stacks(table)[2]!;
      await pressButton(table, 'next');
      await keys(table, 'p');
      expect([table.handNumber, table.outcome]).to.deep.equal([2, 'over']);
      const [won] = table.run!.history.slice(-1).map(({ net }) => net[2]!);
      const sign = (chips: number): string =>
        chips < 0 ? `−${-chips}` : chips > 0 ? `+${chips}` : '±0';
      await choose(table, 'Hand history');
      const history = await panel(table, 'history');
      expect(rows(history)).to.deep.equal([
        'Hand | You | Noor | You, total',
        `2 | –sat out | ${sign(won!)} | +40`,
        `1 | +40 | −${lost} | +40`,
        `Total | +40 | ${sign(won! - lost)} | +40`,
      ]);
      await keys(table, 'Escape');
      await choose(table, 'Statistics');
      const stats = await panel(table, 'stats');
      expect(rows(stats).slice(0, 3)).to.deep.equal([
        'Statistic | You | Noor',
        'Hands | 1 | 2',
        `Won | 1 | ${won! > 0 ? 1 : 0}`,
      ]);
      await pressPanel(table);
      expect(parts(table, 'panel').length).to.equal(0);
    },
  );
});

describe('the menu and the sheet of keys', () => {
  it('the menu has its items, and a press beside it closes it', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await openMenu(table);
    expect(parts(table, 'menu-item').map(wordsOf)).to.deep.equal([
      'How to play',
      'Guided hand',
      'Players',
      'Log of this hand',
      'Hand history',
      'Statistics',
      'Pause',
      'Full screen',
      'Keyboard',
      'Settings',
      'New table',
    ]);
    await press(table, part(table, 'seats'));
    expect(parts(table, 'menu').length).to.equal(0);
  });

  it('? shows what each key does, and Esc closes it and restores the focus', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    part(table, 'button-deal').focus();
    await keys(table, '?');
    const sheet = wordsOf(await panel(table, 'keys'));
    for (const text of ['Move the card to the other hand', 'Set by the house way', 'Sit out']) {
      expect(sheet).to.include(text);
    }
    await keys(table, 'Escape', 'd');
    expect(table.state!.phase).to.equal('set');
  });

  itInFull('a pause covers the table until it is resumed', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await choose(table, 'Pause');
    await panel(table, 'pause');
    expect(table.paused).to.equal(true);
    expect(part(table, 'board').closest('[inert]')).not.to.equal(null);
    await pressPanel(table);
    expect([table.paused, parts(table, 'panel').length]).to.deep.equal([false, 0]);
    expect(part(table, 'board').closest('[inert]')).to.equal(null);
  });
});
