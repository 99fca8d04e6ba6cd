import { expect } from 'chai';
import { touchScreen } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { part, parts, spoken, status } from '../support/paigow.js';
import { keys, press, pressButton, tap } from '../support/paigow-play.js';
import { type Seven27Table, mountTable, playOn } from '../support/seven27.js';

const pressed = (table: Seven27Table): readonly unknown[] =>
  ['plan-stand', 'plan-take'].map((name) => part(table, `button-${name}`).ariaPressed);

const held = (table: Seven27Table): number => table.state!.seats[0]!.cards.length;

/** Chooses a total at which to stop, as a browser's own list does by keys. */
async function stopAt(table: Seven27Table, steps: number): Promise<void> {
  part(table, 'plan-stop').focus();
  await keys(table, ...Array<string>(steps).fill('ArrowUp'));
}

/** Makes the player's turns in the history, without those of others. */
function ownMoves(table: Seven27Table): readonly string[] {
  const moves: string[] = [];
  table.addEventListener('game-move', ({ detail }) => {
    if ('seat' in detail.move && detail.move.seat === 0)
      moves.push(`${detail.move.type} ${detail.source}`);
  });
  return moves;
}

describe('a plan for the draws of a hand', () => {
  it('to stand, by one click: each turn is played when it comes, and bets stay with the player', async () => {
    const table = await playOn(await mountTable({}, { script: 't1 t1 t1' }), 'a0');
    const moves = ownMoves(table);
    await pressButton(table, 'plan-stand');
    expect(table.state!.phase).to.equal('bets');
    expect(part(table, 'button-plan').textContent.trim()).to.equal('Plan: stand to the end');
    await expectAccessible(table);
    await pressButton(table, 'check');
    await pressButton(table, 'check');
    expect(moves).to.deep.equal([
      ...['stand player', 'check player', 'stand player', 'check player', 'stand player'],
    ]);
  });

  it('to stand, taken back by touch where it is shown beside the name', async () => {
    await touchScreen();
    const table = await playOn(await mountTable({}, { script: 't1 t1' }), 'a0');
    await tap(table, part(table, 'button-plan-stand'));
    await tap(table, part(table, 'button-plan'));
    expect([parts(table, 'button-plan').length, spoken(table)]).to.deep.equal([
      ...[0, 'The plan is taken back.'],
    ]);
    await tap(table, part(table, 'button-check'));
    expect([table.state!.phase, table.state!.turn, pressed(table)]).to.deep.equal([
      ...['draw', 0, ['false', 'false']],
    ]);
  });

  it('to take cards until a total, by keys: it stops there and stands', async () => {
    const table = await playOn(await mountTable({}, { drawn: '2D 8D 4H' }), 'a0');
    // 16 for 27. The two makes 18, the eight 26.
    await stopAt(table, 5);
    expect((part(table, 'plan-stop') as HTMLSelectElement).value).to.equal('20');
    part(table, 'button-plan-take').focus();
    await keys(table, 'u');
    expect([held(table), table.state!.phase]).to.deep.equal([3, 'bets']);
    await keys(table, 'c');
    expect([held(table), table.state!.phase]).to.deep.equal([4, 'bets']);
    await keys(table, 'c');
    expect([held(table), table.state!.seats[0]!.last, table.outcome]).to.deep.equal([
      ...[4, { type: 'stand' }, 'over'],
    ]);
  });

  it('is refused before the deal, is in no save and no event, and ends when the player folds', async () => {
    const table = await mountTable({}, { script: 'b1:20' });
    part(table, 'button-ante').focus();
    await keys(table, 'e');
    expect(status(table)).to.equal('You can choose this while you may still take cards.');
    await playOn(table, 'a0 t0 k0');
    const seen: string[] = [];
    for (const type of ['game-move', 'game-request-move', 'hand-end'] as const) {
      table.addEventListener(type, ({ detail }) => void seen.push(JSON.stringify(detail)));
    }
    const saved = JSON.stringify(table.save());
    part(table, 'button-call').focus();
    await keys(table, 'e');
    expect([JSON.stringify(table.save()) === saved, spoken(table)]).to.deep.equal([
      ...[true, 'You stand for the rest of the hand.'],
    ]);
    await keys(table, 'f');
    expect([seen.join().includes('plan'), parts(table, 'button-plan').length]).to.deep.equal([
      ...[false, 0],
    ]);
  });

  it('is dropped if the page refuses its move', async () => {
    const table = await playOn(await mountTable(), 'a0');
    table.addEventListener('game-request-move', (event) => event.preventDefault(), { once: true });
    await press(table, part(table, 'button-plan-stand'));
    expect([table.state!.phase, pressed(table)]).to.deep.equal(['draw', ['false', 'false']]);
  });
});
