import { expect } from 'chai';
import { centreOf, doubleClick, touch } from '../../harness/commands.js';
import { parts as partsOf } from '../support/board.js';
import { detailsOf, hear, mountGame } from '../support/mount.js';
import {
  type AnyTable,
  HANDS,
  type PaigowTable,
  field,
  mountTable as mountPaigow,
  part,
  parts,
  playOn,
  settled,
  tray,
} from '../support/paigow.js';
import { pointOn, press } from '../support/paigow-play.js';
import { hold, keys } from '../support/keys.js';
import { openKeys, openMenu } from '../support/panels.js';
import { mountTable as mountSeven27 } from '../support/seven27.js';
import { text } from '../support/ten-dice.js';

const twoHands = (): Promise<PaigowTable> => mountPaigow({}, [HANDS.aces, HANDS.jacks]);

async function doublePress(table: AnyTable, name: string): Promise<void> {
  await doubleClick(pointOn(table, part(table, name)));
  await settled(table);
}

/** The moves of the player's, by their types. */
const playedIn = (heard: ReturnType<typeof hear>): readonly unknown[] =>
  detailsOf(heard, 'game-move')
    .filter(({ source }) => source === 'player')
    .map(({ move }) => (move as { readonly type: string }).type);

describe('a double press', () => {
  it('deals, and does nothing to the cards; or begins the next hand, and stakes nothing', async () => {
    const table = await twoHands();
    const heard = hear();
    await doublePress(table, 'button-deal');
    expect([playedIn(heard), tray(table, 'front')]).to.deep.equal([['bet'], '']);
    await playOn(table, 's0:KDQS');
    await doublePress(table, 'button-next');
    expect([table.handNumber, table.state!.phase, playedIn(heard)]).to.deep.equal([
      ...[2, 'bets', ['bet']],
    ]);
    // A moment later it is a press like any other.
    await press(table, part(table, 'button-deal'));
    expect(playedIn(heard)).to.deep.equal(['bet', 'bet']);
  });

  it('moves one card, and not the one that takes its place', async () => {
    const table = await twoHands();
    await playOn(table, 'b0:25');
    const [first] = tray(table, 'back').split(' ');
    await doubleClick(pointOn(table, first!));
    await settled(table);
    expect([tray(table, 'front'), tray(table, 'back').split(' ').length]).to.deep.equal([first, 6]);
  });

  it('on the same control counts twice', async () => {
    const table = await twoHands();
    const before = Number(field(table, 'amount').value);
    const [chip] = parts(table, 'button-chip');
    await doubleClick(pointOn(table, chip!));
    await settled(table);
    const added = Number(field(table, 'amount').value) - before;
    expect(added).to.equal(2 * Number(text(chip!)));
  });

  it('pays an ante, and does not stand', async () => {
    const table = await mountSeven27();
    const heard = hear();
    await doublePress(table, 'button-ante');
    expect([playedIn(heard), table.state!.phase]).to.deep.equal([['ante'], 'draw']);
  });

  it('of a finger deals, and does nothing to the cards', async () => {
    const table = await twoHands();
    const at = centreOf(part(table, 'button-deal'));
    await Promise.all([touch('start', at), touch('end'), touch('start', at), touch('end')]);
    await settled(table);
    expect([table.state!.phase, tray(table, 'front')]).to.deep.equal(['set', '']);
  });

  it('by key does not exist: repeats do nothing after the focus moved, and a press does', async () => {
    const game = await mountGame('freecell-game', { deal: '1' });
    game.focus();
    await openKeys(game);
    await keys(game, 'Escape');
    await openMenu(game);
    const line = partsOf(game, 'menu-item').find((one) => text(one) === 'Keyboard')!;
    line.focus();
    await hold(game, 'Enter');
    expect(partsOf(game, 'panel-keys').length).to.equal(1);
    await keys(game, 'Enter');
    expect(partsOf(game, 'panel-keys')).to.deep.equal([]);
  });
});
