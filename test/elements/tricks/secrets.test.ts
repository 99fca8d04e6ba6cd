import { expect } from 'chai';
import { cardCode } from '../../../src/core.js';
import { accessibilityTree } from '../../harness/commands.js';
import type { Attributes } from '../support/mount.js';
import { settled, wordsOf } from '../support/paigow.js';
import { panel } from '../support/paigow-play.js';
import { difference, traceOf } from '../support/secrets.js';
import {
  type Hands,
  type TrickTableElement,
  type TrickTag,
  botsPlay,
  deckOf,
  gameOf,
  mountTable,
  playOn,
} from '../support/tricks.js';
import { until } from '../support/until.js';

type Step = (table: TrickTableElement) => unknown;

const play =
  (text: string): Step =>
  (table) =>
    playOn(table, text);

/** Opens a panel, and closes it again. */
const look = (name: 'fair' | 'history' | 'log'): readonly Step[] => [
  async (table) => {
    table.request({ type: 'panel', panel: name });
    const opened = await panel(table, name);
    await until('all is there', () => !wordsOf(opened).includes(' …'));
  },
  (table) => table.dismiss(),
];

/** What the table's properties and the browser's accessibility tree have shown so far. */
let told: string[] = [];

const LOOKS: readonly Step[] = [
  (table) => told.push(JSON.stringify([table.legalMoves, table.run, table.commitment])),
  async () => void told.push((await accessibilityTree()).join('\n')),
  ...look('fair'),
  ...look('history'),
  ...look('log'),
];

interface Scene {
  readonly tag: TrickTag;
  readonly attributes?: Attributes;
  readonly hands: Hands;
  readonly next?: string;
  /** What the bots do, and what they do at the second table. By default it is the same. */
  readonly script: string;
  readonly other?: string;
  /** The cards that the page may show. All others have other places in the second deck. */
  readonly seen: string;
  readonly steps: readonly Step[];
}

const MINE = 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH';
const HEARTS = {
  0: MINE,
  1: 'AC AD AH 2D 2H 2S 3C 3D 3S 4C 4H 4S 5C',
  2: '5D 5H 5S 6C 6D 6S 7C 7D 7H 7S 8C 8D 8S',
  3: '9H 9S TD TS JC JH JS QC QD QH KC KD KH',
};
const TWENTY_NINE = {
  0: 'JH 9H AH TH KC QC 7S 7D',
  1: 'JC 9C AC TC 8H 7H 8C 7C',
};

const SCENES: Readonly<Record<string, Scene>> = {
  'cards that are passed': {
    tag: 'hearts-table',
    hands: HEARTS,
    script: 'g1:ACADAH g2:5D5H5S g3:9H9STD',
    // The second table has other cards to pass.
    other: '',
    seen: `${MINE} 9H 9S TD`,
    steps: [play('r0'), ...LOOKS, play('g0:ASKSQS'), ...LOOKS],
  },
  'hands in play': {
    tag: 'hearts-table',
    attributes: { passing: 'none' },
    hands: HEARTS,
    script: 'p1:3C p2:6C p3:JC p3:QD p1:2D p2:6D',
    seen: `${MINE} 3C 6C JC QD`,
    steps: [play('r0 p0:2C'), ...LOOKS],
  },
  'bids of tricks': {
    tag: 'spades-table',
    hands: { 0: MINE },
    script: 'b1:2 b2:3 b3:4',
    seen: MINE,
    steps: [play('r0'), ...LOOKS, play('b0:3'), ...LOOKS],
  },
  'the stock of German whist': {
    tag: 'whist-table',
    attributes: { variant: 'german' },
    hands: { 0: MINE },
    next: 'AC',
    script: '',
    seen: `${MINE} AC`,
    steps: [play('r0'), ...LOOKS],
  },
  'a concealed trump': {
    tag: 'twenty-nine-table',
    hands: TWENTY_NINE,
    script: 'b1:16 t1:H',
    other: 'b1:16 t1:C',
    seen: TWENTY_NINE[0],
    steps: [play('r0 b0:pass'), ...LOOKS],
  },
  'a card laid face down': {
    tag: 'twenty-nine-table',
    attributes: { game: '28' },
    hands: TWENTY_NINE,
    script: 'b1:16 y1:JC',
    other: 'b1:16',
    seen: TWENTY_NINE[0],
    steps: [play('r0 b0:pass'), ...LOOKS],
  },
};

/** The deck with all cards in play that `seen` does not name in another order. */
function permuted(table: TrickTableElement, deck: string, seen: string): string {
  const { pack } = gameOf(table).tableOf(table.state!.options);
  const cards = deck.split(' ');
  const named = new Set(seen.split(' '));
  const inPlay = new Set([...pack].map(cardCode));
  const isHidden = (code: string): boolean => inPlay.has(code) && !named.has(code);
  const hidden = cards.filter(isHidden).reverse();
  return cards.map((code) => (isHidden(code) ? hidden.shift()! : code)).join(' ');
}

/** Everything that a table with these cards shows and fires. */
async function trace(scene: Scene, isOther: boolean): Promise<readonly string[]> {
  told = [];
  const { tag, attributes, hands, next, script, other = script, seen, steps } = scene;
  const table = await mountTable(tag, { 'save-key': 'test-secrets', ...attributes });
  botsPlay(table, isOther ? other : script);
  const deck = deckOf(gameOf(table), table.state!.options, hands, next);
  const used = isOther ? permuted(table, deck, seen) : deck;
  expect(used === deck).to.equal(!isOther);
  const first: Step = async (one) => {
    one.newGame({ deck: used });
    await settled(one);
  };
  const shown = await traceOf(table, [first, ...steps]);
  table.parentElement!.remove();
  localStorage.clear();
  return [...shown, ...told];
}

const compared = async (scene: Scene): Promise<string> =>
  difference(await trace(scene, false), await trace(scene, true));

describe('what others at a trick-taking table hold', () => {
  for (const [what, scene] of Object.entries(SCENES)) {
    it(`is told by nothing that is shown, named or fired: ${what}`, async () => {
      expect(await compared(scene)).to.equal('');
    });
  }

  it('would be found if it were told', async () => {
    const scene = SCENES['bids of tricks']!;
    const leak: Step = (table) => {
      const save = table.save() as { readonly hand: { readonly deck: string } };
      // The first card of seat 1.
      table
        .shadowRoot!.querySelector('.board')!
        .setAttribute('data-leak', save.hand.deck.slice(2, 5));
    };
    expect(await compared({ ...scene, steps: [play('r0'), leak] })).to.include('data-leak');
  });

  it('differs once the rules show it', async () => {
    const { steps, ...scene } = SCENES['hands in play']!;
    expect(await compared({ ...scene, seen: MINE, steps })).not.to.equal('');
  });
});
