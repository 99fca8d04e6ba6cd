import { expect } from 'chai';
import { someOf } from '../support/counts.js';
import { type Attributes, detailsOf, hear, putInBox, warnings } from '../support/mount.js';
import { cardsShown, settled, spoken, stacks } from '../support/paigow.js';
import { type Seven27Table, botsPlay, makeTable, mountTable, playOn } from '../support/seven27.js';

/** A table in every phase that a hand has once its antes are in. */
const PHASES: Readonly<Record<string, string>> = {
  'before the first betting': 'a0',
  'in a betting round': 'a0 t0 k0',
  'with cards to take': 'a0 t0 b0:20',
  'with a declaration to make': 'a0 t0 k0 c0 s0',
  'when it is paid': 'a0 t0 k0 c0 s0 g0:7',
};

const SCRIPT = 'b1:20 r2:10';

/** A table whose seeds are random, as in play. */
async function sit(attributes: Attributes = {}): Promise<Seven27Table> {
  botsPlay();
  const table = makeTable(attributes);
  putInBox(table, {});
  await settled(table);
  return table;
}

describe('a table of Seven Twenty-Seven that is saved', () => {
  for (const [when, moves] of someOf(PHASES, (when) => when === 'when it is paid')) {
    it(`is taken up as it was: ${when}`, async () => {
      const table = await mountTable({ declare: 'simultaneous' }, { script: SCRIPT });
      await playOn(table, moves);
      const [save, state, shown] = [table.save(), table.state, cardsShown(table)];
      const name = table.saveKey!;
      table.parentElement!.remove();
      const attributes = { 'save-key': name, declare: 'simultaneous' };
      const again = await mountTable(attributes, { hands: [], script: SCRIPT });
      expect([again.state, cardsShown(again)]).to.deep.equal([state, shown]);
      expect(again.save()).to.deep.equal(save);
    });
  }

  for (const [when, moves] of Object.entries({
    'before the antes': '',
    'after a cut': 'u0:006d',
  })) {
    it(`${when}: its seed is in no storage, and another one is drawn after a reload`, async () => {
      const table = await sit();
      await playOn(table, moves);
      const { seed } = table.save() as { seed: string };
      const kept = Object.entries(localStorage).filter(([name]) => name.includes(table.saveKey!));
      expect(JSON.stringify(kept)).to.match(/\\"hand\\":null,\\"seed\\":null/);
      const { run, commitment } = table;
      const name = table.saveKey!;
      table.parentElement!.remove();
      const again = await sit({ 'save-key': name });
      expect([again.run, again.state!.phase]).to.deep.equal([run, 'ante']);
      expect([seed.length, again.commitment !== commitment]).to.deep.equal([64, true]);
    });
  }

  it('says what is on the table', async () => {
    const table = await mountTable();
    await playOn(table, 'a0 t0');
    const name = table.saveKey!;
    table.parentElement!.remove();
    const again = await mountTable({ 'save-key': name }, { hands: [] });
    expect(spoken(again)).to.equal(
      'Hand 1. Noor deals. The ante is 5. Your cards: 5 of clubs, ace of clubs, ' +
        'ace of diamonds. Total: 7 for 7, 27 for 27.',
    );
    const one = await mountTable({ 'save-key': name, seats: '4' }, { hands: [] });
    expect([one.state!.phase, stacks(one).length]).to.deep.equal(['ante', 4]);
  });

  const BROKEN: readonly (readonly [string, (save: Save) => void, string])[] = [
    ['of another game', ({ hand }) => (hand.game = 'pai-gow'), 'save-other-game'],
    ['with more chips than there are', ({ run }) => (run.stacks[0] = 5000), 'save-broken'],
    ['with a move that was not allowed', ({ hand }) => (hand.moves[1] = 'r1:20'), 'save-move'],
  ];
  for (const [what, spoil, code] of BROKEN) {
    it(`is refused ${what}, and the table in play is untouched`, async () => {
      const warned = warnings();
      const table: Seven27Table = await mountTable();
      await playOn(table, 'a0 t0');
      const save = JSON.parse(JSON.stringify(table.save())) as Save;
      const before = JSON.stringify(table.save());
      spoil(save);
      const heard = hear();
      expect(table.load(save)?.code).to.equal(code);
      await settled(table);
      expect(detailsOf(heard, 'game-error').map(({ problem }) => problem.code)).to.deep.equal([
        code,
      ]);
      expect([JSON.stringify(table.save()), warned.length]).to.deep.equal([before, 1]);
    });
  }
});

interface Save {
  readonly run: { readonly stacks: number[] };
  readonly hand: { game: string; readonly moves: string[] };
}
