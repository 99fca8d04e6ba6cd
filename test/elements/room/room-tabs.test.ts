import { expect } from 'chai';
import { HANDS, type PaigowTable, dealAnew, playOn } from '../support/paigow.js';
import { TabStorage, type Tab, closeTab, openTab } from '../support/tabs.js';
import { afterTest } from '../support/mount.js';

const RICH = { bankroll: '5000', stack: '1000' };
const WON = [HANDS.aces, HANDS.jacks] as const;
const LOST = [HANDS.jacks, HANDS.aces] as const;

/** A browser with two tabs that show the same table. Both deal the hands in `hands`. */
async function twoTabs(hands: readonly string[]): Promise<[TabStorage, Tab, Tab]> {
  const browser = new TabStorage();
  const one = await open(browser);
  await dealAnew(tableOf(one), hands);
  await browser.settle();
  return [browser, one, await open(browser)];
}

async function open(browser: TabStorage): Promise<Tab> {
  const tab = await openTab(browser, RICH);
  afterTest(() => closeTab(browser, tab));
  await browser.settle();
  return tab;
}

const tableOf = ({ tables: [table] }: Tab): PaigowTable => table!;

const chips = ({ room }: Tab): readonly unknown[] => [room.bankroll, room.availableChips];

/** Kills a tab after its writes have arrived. */
async function kill(browser: TabStorage, tab: Tab): Promise<void> {
  tab.store.writesLeft = -1;
  closeTab(browser, tab);
  await browser.settle();
}

describe('one table in two tabs with a bankroll', () => {
  it('counts what a run brought once, where a tab goes on with it after a new table in the other', async () => {
    const [browser, one, other] = await twoTabs(WON);
    await playOn(tableOf(one), 'b0:100 s0:KDQS');
    await browser.settle();
    tableOf(other).hand.settleConflict(true);
    await browser.settle();
    for (let times = 0; times < 2; times++) {
      tableOf(one).newGame();
      await browser.settle();
      expect(chips(one)).to.deep.equal([5100, 4100]);
      tableOf(other).nextHand();
      expect(tableOf(other).hasConflict).to.equal(true);
      tableOf(other).hand.settleConflict(false);
      await browser.settle();
      expect([chips(one), chips(other)]).to.deep.equal([
        [5100, 4000],
        [5100, 4000],
      ]);
      tableOf(one).hand.settleConflict(true);
      await browser.settle();
    }
  });

  it('enters no hand that another tab has overtaken, until its player keeps it', async () => {
    const [browser, one, other] = await twoTabs(LOST);
    await playOn(tableOf(one), 'b0:100 s0:TC8H');
    await browser.settle();
    expect([chips(one), chips(other)]).to.deep.equal([
      [4900, 4000],
      [4900, 4000],
    ]);
    await playOn(tableOf(other), 'b0:10');
    await browser.settle();
    expect([tableOf(other).hasConflict, chips(one), chips(other)]).to.deep.equal([
      true,
      [4900, 4000],
      [4900, 4000],
    ]);
    tableOf(other).hand.settleConflict(false);
    await browser.settle();
    expect([chips(one), chips(other)]).to.deep.equal([
      [5000, 4000],
      [5000, 4000],
    ]);
  });

  for (const writes of [0, 1, 2]) {
    it(`counts a run once where the tab is killed after ${writes} of the writes of a new table`, async () => {
      const [browser, one, other] = await twoTabs(WON);
      await kill(browser, other);
      await playOn(tableOf(one), 'b0:100 s0:KDQS');
      await browser.settle();
      one.store.writesLeft = writes;
      tableOf(one).newGame();
      await kill(browser, one);
      const again = await open(browser);
      expect(chips(again)).to.deep.equal([5100, writes < 2 ? 4000 : 4100]);
    });
  }

  it('counts a run once where both open a new table at the same time; the one that is not kept asks', async () => {
    const [browser, one, other] = await twoTabs(WON);
    await playOn(tableOf(one), 'b0:100 s0:KDQS');
    await browser.settle();
    tableOf(other).hand.settleConflict(true);
    await browser.settle();
    tableOf(one).newGame();
    tableOf(other).newGame();
    await browser.settle();
    expect([chips(one), chips(other)]).to.deep.equal([
      [5100, 4100],
      [5100, 4100],
    ]);
    for (const tab of [one, other]) await playOn(tableOf(tab), 'b0:10');
    expect([tableOf(one).hasConflict, tableOf(other).hasConflict]).to.deep.equal([true, false]);
  });

  it('asks at once where both played at the same time, and has the hand of the one that is kept', async () => {
    const [browser, one, other] = await twoTabs(WON);
    await playOn(tableOf(one), 'b0:100 s0:KDQS');
    await playOn(tableOf(other), 'b0:50 s0:KDQS');
    await browser.settle();
    expect([tableOf(one).hasConflict, tableOf(other).hasConflict]).to.deep.equal([true, false]);
    expect([chips(one), chips(other)]).to.deep.equal([
      [5050, 4000],
      [5050, 4000],
    ]);
    tableOf(one).hand.settleConflict(false);
    await browser.settle();
    expect([chips(one), chips(other)]).to.deep.equal([
      [5100, 4000],
      [5100, 4000],
    ]);
  });

  it('counts no hand that its player gave up for a new table of the other tab', async () => {
    const [browser, one, other] = await twoTabs(WON);
    await playOn(tableOf(one), 'b0:100 s0:KDQS');
    await playOn(tableOf(other), 'b0:50 s0:KDQS');
    await browser.settle();
    tableOf(other).newGame();
    await browser.settle();
    expect(tableOf(one).hasConflict).to.equal(true);
    tableOf(one).hand.settleConflict(true);
    await browser.settle();
    expect([chips(one), chips(other)]).to.deep.equal([
      [5050, 4050],
      [5050, 4050],
    ]);
  });
});
