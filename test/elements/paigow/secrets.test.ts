import { expect } from 'chai';
import { FACE_DOWN, JOKER } from '../../../src/core.js';
import { PaigowTable } from '../../../src/games/pai-gow/element/element.js';
import { accessibilityTree } from '../../harness/commands.js';
import { type Attributes, afterTest } from '../support/mount.js';
import {
  HANDS,
  chance,
  deckOf,
  dealsFirst,
  mountTable,
  part,
  parts,
  playOn,
  settled,
} from '../support/paigow.js';
import { itInFull, someOf } from '../support/counts.js';
import { rows } from '../support/paigow-advice.js';
import { panel } from '../support/paigow-play.js';
import { difference, traceOf } from '../support/secrets.js';
import { until } from '../support/until.js';

type Step = (table: PaigowTable) => unknown;

const CARDS = deckOf([HANDS.nines, HANDS.aces, HANDS.quads, HANDS.jacks]).split(' ');

/** The deck with the cards of all hands except one, and those put aside, in another order. */
function permuted(own: number | undefined): string {
  const isHidden = (place: number): boolean => own === undefined || place % 7 !== own || place > 48;
  const hidden = CARDS.filter((_, place) => isHidden(place)).reverse();
  return CARDS.map((code, place) => (isHidden(place) ? hidden.shift()! : code)).join(' ');
}

const play =
  (text: string): Step =>
  (table) =>
    playOn(table, text);

/** Sets a card that belongs to another player or a bot. The refusal is the same for any owner. */
const refused =
  (seat: number, card: number): Step =>
  (table) =>
    table.play({ type: 'set', seat, front: [card, card] });

/** Opens a panel, and closes it again. */
const look = (name: 'fair' | 'history' | 'stats' | 'keys'): readonly Step[] => [
  async (table) => {
    table.request({ type: 'panel', panel: name });
    await panel(table, name);
  },
  (table) => table.dismiss(),
];

/** What the browser has reported to screen readers so far. */
let told: string[] = [];
const tree: Step = async () => void told.push((await accessibilityTree()).join('\n'));

/**
 * Asks for every card, and for every two neighbours, whether they are a seat's, and keeps the
 * answers.
 */
const asksOut =
  (seat: number): Step =>
  (table) => {
    for (let card = 0; card <= JOKER; card++) {
      for (const other of [FACE_DOWN, (card + 1) % (JOKER + 1), card]) {
        for (const front of [[card, other] as const, [other, card] as const]) {
          told.push(JSON.stringify([front, table.play({ type: 'set', seat, front })]));
        }
      }
    }
  };

/** Everything that can be done before a hand is over without showing others' cards. */
const LOOKS: readonly Step[] = [
  (table) => table.hint(),
  (table) => table.request({ type: 'sort' }),
  (table) => told.push(JSON.stringify([table.legalMoves, table.run, table.commitment])),
  (table) => table.undo(),
  (table) => table.nextHand(),
  (table) => {
    table.pause();
    return panel(table, 'pause');
  },
  tree,
  (table) => table.resume(),
  ...look('fair'),
  ...look('history'),
  ...look('stats'),
  (table) => table.shadowRoot!.querySelector<HTMLElement>('.tray .card')?.focus(),
  tree,
];

interface Scene {
  readonly attributes: Attributes;
  /** The dealer's seat, if the players deal in turn. */
  readonly dealer?: number;
  /** The index of the person's hand; `undefined` if no hand is visible. */
  readonly own: number | undefined;
  readonly steps: readonly Step[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  'a player among bots': {
    attributes: { seats: '4', bonus: 'fortune' },
    own: 1,
    steps: [play('b0:25+5'), ...LOOKS, refused(0, 12), refused(1, 13)],
  },
  'a player with advice, and a coach': {
    attributes: { seats: '4', advice: true, coach: true },
    own: 1,
    steps: [
      async (table) => {
        await playOn(table, 'b0:25');
        await rows(table);
      },
      async (table) => told.push(JSON.stringify(await table.advise())),
      ...LOOKS,
      (table) => part(table, 'button-lay').click(),
      tree,
    ],
  },
  'a player who sits out': {
    attributes: { seats: '4' },
    own: undefined,
    steps: [tree, ...look('fair')],
  },
  'a dealer before the others have set': {
    attributes: { seats: 'human human bot', dealer: 'rotate' },
    dealer: 0,
    own: undefined,
    steps: [play('b1:25'), ...LOOKS],
  },
  'a dealer whose own cards are up': {
    attributes: { seats: '3', dealer: 'rotate' },
    dealer: 0,
    own: 2,
    steps: LOOKS,
  },
  'two people with their cards covered': {
    attributes: { seats: 'human human' },
    own: undefined,
    steps: [play('b0:25'), play('b1:25'), ...LOOKS, asksOut(0), asksOut(1)],
  },
  'one of two people, who has asked for the own cards': {
    attributes: { seats: 'human human' },
    own: 1,
    steps: [
      play('b0:25'),
      play('b1:25'),
      (table) => table.request({ type: 'show' }),
      ...LOOKS,
      asksOut(0),
      asksOut(2),
    ],
  },
};

/** The scenes of a normal run: bots, advice, a dealer, and people on one device. */
const ALWAYS = ['a player with advice, and a coach'];

/** Everything that a table with these cards shows and reports. */
async function trace(
  { attributes, dealer, steps }: Scene,
  deck: string,
): Promise<readonly string[]> {
  if (dealer === undefined) chance(3);
  else dealsFirst(dealer, 3);
  told = [];
  const table = await mountTable({ 'save-key': 'test-secrets', ...attributes });
  const file = attributes['coach'] ? 1 : 0;
  await until('what is loaded is there', () => parts(table, 'aside').length === file);
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
  difference(await trace(scene, CARDS.join(' ')), await trace(scene, permuted(scene.own)));

/** Makes every table do more after each render, until the test is over. */
function planted(leak: Step): void {
  const { prototype } = PaigowTable as unknown as {
    prototype: { updated: (changed: unknown) => void };
  };
  const { updated } = prototype;
  prototype.updated = function (this: PaigowTable, changed: unknown) {
    updated.call(this, changed);
    leak(this);
  };
  afterTest(() => (prototype.updated = updated));
}

/** The first card dealt to another seat. */
const theirs = (table: PaigowTable): string =>
  (table.save() as { hand: { deck: string } }).hand.deck.slice(0, 2);

const LEAKS: Readonly<Record<string, Step>> = {
  'in an attribute of its back': (table) =>
    table.shadowRoot!.querySelector('.face-down')?.setAttribute('data-x', theirs(table)),
  'in what a screen reader is told of a seat': (table) =>
    table.shadowRoot!.querySelector('.seat')?.setAttribute('aria-label', theirs(table)),
  'in the live region': (table) => {
    const region = document.createElement('i');
    region.textContent = theirs(table);
    table.shadowRoot!.querySelector('[data-live]')?.replaceChildren(region);
  },
  'in an event': (table) =>
    table.dispatchEvent(
      new CustomEvent('game-error', { detail: { source: 'host', message: theirs(table) } }),
    ),
};

/** The part of a hand that involves others' cards. */
const SHORT: Scene = { attributes: { seats: '4' }, own: 1, steps: [play('b0:25')] };

describe('what others at the table hold', () => {
  for (const [who, scene] of someOf(SCENES, (name) => ALWAYS.includes(name))) {
    it(`is not revealed by anything shown, named or fired: ${who}`, async () => {
      expect(permuted(scene.own)).not.to.equal(CARDS.join(' '));
      expect(permuted(scene.own).split(' ').sort()).to.deep.equal([...CARDS].sort());
      expect(await compared(scene)).to.equal('');
    });
  }

  for (const [where, leak] of someOf(LEAKS, (where) => where === 'in the live region')) {
    it(`would be noticed if it was ${where}`, async () => {
      planted(leak);
      expect(await compared(SHORT)).not.to.equal('');
    });
  }

  it('can’t be found out by playing sets: all get the same answer until the cards are shown', async () => {
    const table = await mountTable({ seats: 'human human' }, [
      HANDS.aces,
      HANDS.nines,
      HANDS.jacks,
    ]);
    await playOn(table, 'b0:25 b1:25');
    told = [];
    const covered = { code: 'cards-covered', seat: 0 };
    asksOut(0)(table);
    expect(
      new Set(told.map((answer) => JSON.stringify((JSON.parse(answer) as unknown[])[1]))),
    ).to.deep.equal(new Set([JSON.stringify(covered)]));
    expect(told.length).to.equal(53 * 6);
    expect(table.seatNow).to.equal(1);
    table.request({ type: 'show' });
    expect(table.play({ type: 'set', seat: 0, front: [0, 1] })).to.deep.equal(covered);
    await playOn(table, 's1:8D5S');
    table.request({ type: 'show' });
    await playOn(table, 's0:KDQS');
    expect(table.outcome).to.equal('over');
  });

  itInFull('is another matter once the hand is paid: then the tables differ', async () => {
    expect(await compared(SHORT)).to.equal('');
    const steps = [...SHORT.steps, play('s0:KDQS')];
    expect(await compared({ ...SHORT, steps })).not.to.equal('');
  });
});
