import { expect } from 'chai';
import { accessibilityTree } from '../../harness/commands.js';
import { someOf } from '../support/counts.js';
import type { Attributes } from '../support/mount.js';
import { settled, wordsOf } from '../support/paigow.js';
import { panel } from '../support/paigow-play.js';
import { difference, traceOf } from '../support/secrets.js';
import { until } from '../support/until.js';
import { HANDS, type Seven27Table, deckOf, mountTable, playOn } from '../support/seven27.js';

type Step = (table: Seven27Table) => unknown;

const CARDS = deckOf(HANDS, 'AD 8D 4H').split(' ');

/** The deck with all cards that `seen` does not name in another order. */
function permuted(seen: string): string {
  const hidden = CARDS.filter((code) => !seen.includes(code)).reverse();
  return CARDS.map((code) => (seen.includes(code) ? code : hidden.shift()!)).join(' ');
}

const play =
  (text: string): Step =>
  (table) =>
    playOn(table, text);

/** Opens a panel, and closes it again. */
const look = (name: 'fair' | 'history' | 'stats'): readonly Step[] => [
  async (table) => {
    table.request({ type: 'panel', panel: name });
    const opened = await panel(table, name);
    await until('all is judged', () => !wordsOf(opened).includes(' …'));
  },
  (table) => table.dismiss(),
];

/** What the table's properties and the browser's accessibility tree have shown so far. */
let told: string[] = [];
const tree: Step = async () => void told.push((await accessibilityTree()).join('\n'));

const LOOKS: readonly Step[] = [
  (table) => told.push(JSON.stringify([table.legalMoves, table.run, table.commitment])),
  tree,
  ...look('fair'),
  ...look('history'),
  ...look('stats'),
];

interface Scene {
  readonly attributes: Attributes;
  /** The cards that the page may show. All others have other places in the second deck. */
  readonly seen: string;
  readonly steps: readonly Step[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  'a player among bots': {
    attributes: {},
    seen: '5C AC KC 9C AD',
    steps: [play('a0'), play('t0'), ...LOOKS, play('b0:10'), ...LOOKS],
  },
  'a player who folded, and no card of who is left': {
    attributes: {},
    seen: '5C AC KC 9C AD',
    steps: [play('a0 t0 k0 f0'), ...LOOKS],
  },
  'two people with their cards covered': {
    attributes: { seats: 'human human bot' },
    seen: '5C KC 9C',
    steps: [play('a0 a1'), ...LOOKS, play('s0'), ...LOOKS],
  },
};

/**
 * Everything that a table with these cards shows and fires. The bots bet the same with any cards.
 */
async function trace({ attributes, steps }: Scene, deck: string): Promise<readonly string[]> {
  told = [];
  const script = 'b1:20 f2';
  const table = await mountTable({ 'save-key': 'test-secrets', ...attributes }, { script });
  const first: Step = async (one) => {
    one.newGame({ deck });
    await settled(one);
  };
  const seen = await traceOf(table, [first, ...steps]);
  table.parentElement!.remove();
  localStorage.clear();
  return [...seen, ...told];
}

const compared = async (scene: Scene): Promise<string> =>
  difference(await trace(scene, CARDS.join(' ')), await trace(scene, permuted(scene.seen)));

describe('what others at the Seven Twenty-Seven table hold', () => {
  for (const [who, scene] of someOf(SCENES, (name) => name.startsWith('a player who folded'))) {
    it(`is told by nothing that is shown, named or fired: ${who}`, async () => {
      expect(permuted(scene.seen)).not.to.equal(CARDS.join(' '));
      expect(permuted(scene.seen).split(' ').sort()).to.deep.equal([...CARDS].sort());
      expect(await compared(scene)).to.equal('');
    });
  }

  it('is another matter once hands are shown: then the tables differ', async () => {
    const steps = [play('a0 t0 k0 c0 s0')];
    expect(await compared({ attributes: {}, seen: '5C AC KC 9C AD', steps })).not.to.equal('');
  });
});
