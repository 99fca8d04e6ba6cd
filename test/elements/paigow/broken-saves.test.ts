import { expect } from 'chai';
import { firstOf, someOf } from '../support/counts.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import { HANDS, type PaigowTable, chance, mountTable, part, playOn } from '../support/paigow.js';

interface Saved {
  readonly run: { readonly stacks: readonly unknown[] };
  readonly hand: { readonly deck: string; readonly moves: readonly string[] };
  readonly seed: string | null;
}

/** Damaged saves, made from one with a stake of 25 and cards to set. */
const BROKEN: Readonly<Record<string, (save: Saved) => unknown>> = {
  nothing: () => undefined,
  null: () => null,
  'a text': () => 'save',
  'an empty one': () => ({}),
  'one of another game': (save) => ({ ...save, hand: { ...save.hand, game: 'freecell' } }),
  'one of tomorrow': (save) => ({ ...save, hand: { ...save.hand, format: 99 } }),
  'one with chips from nowhere': (save) => ({
    ...save,
    run: { ...save.run, stacks: [9999, null] },
  }),
  'one with another seed': (save) => ({ ...save, seed: '11'.repeat(32) }),
  'one with half a seed': (save) => ({ ...save, seed: '0505' }),
  'one with two cards exchanged': (save) => {
    const [one, two, ...rest] = save.hand.deck.split(' ');
    return { ...save, hand: { ...save.hand, deck: [two, one, ...rest].join(' ') } };
  },
  'one with a card twice': (save) => {
    const [one, , ...rest] = save.hand.deck.split(' ');
    return { ...save, hand: { ...save.hand, deck: [one, one, ...rest].join(' ') } };
  },
  'one with a stake above the most': (save) => ({
    ...save,
    hand: { ...save.hand, moves: ['b0:999'] },
  }),
  'one with a BigInt in its notes': (save) => ({ ...save, run: { ...save.run, notes: [1n] } }),
  'one with a cycle in its notes': (save) => ({ ...save, run: { ...save.run, notes: { window } } }),
  'one with a seed of ten million digits': (save) => ({ ...save, seed: '0a'.repeat(5_000_000) }),
  'one with a field that throws': (save) => ({
    ...save,
    get run(): never {
      throw new Error('thrown by the host');
    },
  }),
  'one with no run': ({ hand, seed }) => ({ hand, seed }),
};

describe('a damaged save', () => {
  for (const [what, spoil] of someOf(BROKEN, (_, index) => index % 3 === 0)) {
    it(`${what}: load() reports it, and the current table is unchanged`, async () => {
      chance(5);
      const table = await mountTable({ 'quick-deal': undefined });
      await playOn(table, 'b0:25');
      const before = JSON.stringify(table.save());
      const [heard, warned] = [hear(table), warnings()];
      const problem = table.load(spoil(JSON.parse(before) as Saved));
      expect(problem?.code).to.match(/^(save-(broken|other-game|newer|move)|deck)$/);
      await table.updateComplete;
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(detailsOf(heard, 'game-error')[0]!.problem).to.deep.equal(problem);
      expect(warned.length).to.equal(1);
      expect(JSON.stringify(table.save())).to.equal(before);
      await playOn(table, `s0:${frontOf(table)}`);
      expect(table.outcome).to.equal('over');
    });
  }

  for (const text of firstOf(['garbage', '3 {"run":', '3 []', '', '3', '3 null'], 3)) {
    it(`stored as “${text}”: a new table, which is saved`, async () => {
      const first = await mountTable({}, [HANDS.aces, HANDS.jacks]);
      await playOn(first, 'b0:25');
      const name = first.saveKey!;
      first.parentElement!.remove();
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(`baize:${name}:`)) localStorage.setItem(key, text);
      }
      const warned = warnings();
      const table = await mountTable({ 'save-key': name });
      expect([table.state!.phase, table.handNumber]).to.deep.equal(['bets', 1]);
      expect(warned.length).to.be.at.most(1);
    });
  }
});

/** The house way's front, as notation. */
function frontOf(table: PaigowTable): string {
  table.hint();
  const nodes = [...part(table, 'tray-back').querySelectorAll<HTMLElement>('[data-card]')];
  expect(nodes.length).to.equal(7);
  const move = table.hint() as { front: readonly number[] };
  const code = (card: number): string =>
    card === 52 ? 'XX' : 'A23456789TJQK'[card >> 2]! + 'CDHS'[card & 3]!;
  return move.front.map(code).join('');
}
