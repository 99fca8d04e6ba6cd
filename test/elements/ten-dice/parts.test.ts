import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, some } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { type Attributes, ownKey } from '../support/mount.js';
import { SHARED_TABLE_PARTS } from '../support/shared-table-parts.js';
import {
  type TenDiceRace,
  click,
  keys,
  main,
  mountAtOnce,
  mountRace,
  ownClock,
  part,
  parts,
  raceOn,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

/** Waits until a part is shown. */
const shows = (race: TenDiceRace, name: string): Promise<unknown> =>
  until(`${name} is shown`, () => parts(race, name).length > 0);

async function rolled(): Promise<TenDiceRace> {
  const race = await mountRace();
  await click(race, main(race));
  await click(race, parts(race, 'number')[1]!);
  return race;
}

async function withPanel(race: TenDiceRace, line: string): Promise<void> {
  await click(race, part(race, 'button-menu'));
  await click(
    race,
    parts(race, 'menu-item').find((item) => text(item) === line)!,
  );
}

async function withMenu(line?: string, attributes: Attributes = {}): Promise<TenDiceRace> {
  const race = await mountRace(attributes);
  await click(race, part(race, 'button-menu'));
  await until('the menu is dressed', () => {
    const [item] = parts(race, 'menu-item');
    return item && parseFloat(getComputedStyle(item).paddingInlineStart) > 0;
  });
  if (line !== undefined)
    await click(
      race,
      parts(race, 'menu-item').find((item) => text(item) === line)!,
    );
  return race;
}

/** A finished race, played by the hints. */
async function won(): Promise<TenDiceRace> {
  const race = await mountRace();
  await raceOn(race, () => Promise.resolve(void race.play(race.hint()!)));
  await race.updateComplete;
  return race;
}

/** A race whose dice still roll, as the test's clock stands still. */
async function rolling(): Promise<TenDiceRace> {
  await emulateFeatures({});
  ownClock();
  const race = await mountAtOnce();
  await click(race, main(race));
  return race;
}

/** A finished race without a deal number, after the check of its dice. */
async function checked(): Promise<TenDiceRace> {
  const race = await mountAtOnce({ deal: undefined });
  await raceOn(race, () => Promise.resolve(void race.play(race.hint()!)));
  await click(race, part(race, 'button-menu'));
  await click(
    race,
    parts(race, 'menu-item').find((item) => text(item) === 'Check this deal')!,
  );
  await shows(race, 'button-check');
  // The board of a single racer is low, so the panel scrolls.
  part(race, 'button-check').scrollIntoView();
  await click(race, part(race, 'button-check'));
  return race;
}

/** Two races with one save key have a conflict, as two tabs would. */
async function hasConflict(): Promise<TenDiceRace> {
  const key = ownKey();
  const [other, race] = [
    await mountRace({ 'save-key': key }),
    await mountRace({ 'save-key': key }),
  ];
  for (const keep of [null, 2] as const) other.play({ seat: 0, keep });
  race.play({ seat: 0, keep: null });
  return race;
}

/** For each state, how to reach it, and the parts that it shows and earlier states don't. */
const STATES: Readonly<Record<string, [() => Promise<TenDiceRace>, readonly string[]]>> = {
  'a race at its start': [
    () => mountRace(),
    [
      ...['frame', 'toolbar', 'title', 'deal', 'figures', 'move-count', 'time', 'button', 'board'],
      ...['button-hint', 'button-new', 'button-menu', 'button primary', 'status', 'racer'],
      ...['racer turn', 'racer-name', 'rolls', 'die', 'number', 'goal', 'rule', 'collected'],
      'icon',
    ],
  ],
  'a deal number that is edited': [
    async () => {
      const race = await mountRace({ deal: '7' });
      part(race, 'deal').querySelector('input')!.focus();
      return race;
    },
    ['deal-label', 'deal-field', 'button-deal-number'],
  ],
  'one in which a number is chosen': [rolled, ['die kept', 'number selected']],
  'the end': [won, ['result', 'racer home', 'panel-win', 'record', 'bests']],
  'the result to share': [
    async () => {
      const race = await won();
      await withPanel(race, 'Share');
      return race;
    },
    ['panel-share', 'share-picture'],
  ],
  'how to play': [() => withMenu('How to play'), ['panel-help', 'panel-heading', 'example']],
  'the statistics': [() => withMenu('Statistics'), ['panel-stats']],
  'a race against bots': [
    async () => {
      const race = await mountAtOnce({ bots: '1', calm: true });
      for (const keep of [null, 2] as const) race.play({ seat: 0, keep });
      await race.updateComplete;
      return race;
    },
    ['portrait', 'collected', 'go'],
  ],
  'the menu': [() => withMenu(), ['menu', 'menu-item']],
  'a pause': [
    () => withMenu('Pause'),
    ['veil', 'panel', 'panel-title', 'panel-pause', 'panel-button'],
  ],
  'the sheet of keys': [
    async () => {
      const race = await mountRace();
      main(race).focus();
      await keys(race, '?');
      return race;
    },
    ['panel-keys'],
  ],
  'the settings': [
    () => withMenu('Settings', { calm: true }),
    ['panel-settings', 'setting', 'setting-label', 'select', 'switch on', 'choice chosen'],
  ],
  'dice that still roll': [rolling, ['die rolling']],
  'the check of its dice': [
    checked,
    ['panel-fair', 'digits', 'button-check', 'why', 'verdict', 'check', 'check yes'],
  ],
  'a race that two tabs play': [hasConflict, ['panel-conflict']],
};

/** The parts of a shared race. */
const SHARED: readonly string[] = [
  ...SHARED_TABLE_PARTS,
  ...['button-next', 'no', 'cut', 'input', 'panel-people'],
  // Only if the browser doesn't copy the result; tested for patiences.
  'share-text',
];

const BY_AXE = ['one in which a number is chosen', 'the check of its dice'];

const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });

describe('the parts of a race, those of every game among them,', () => {
  const had = new Set<string>();
  for (const [when, [enter, names]] of Object.entries(STATES)) {
    it(`are seen in ${when}, and axe has nothing to tell: ${names.join(', ')}`, async () => {
      const race = await enter();
      await shows(race, names.at(-1)!);
      for (const name of partsNow(race)) had.add(name);
      for (const name of names) expect(parts(race, name).some(isSeen), name).to.equal(true);
      // All games have the same panels, so a normal run checks only the race itself and its own
      // panel.
      if (!isFull && !BY_AXE.includes(when)) return;
      for (const theme of some(['light', 'dark'], ['dark'])) {
        race.theme = theme;
        await race.updateComplete;
        await expectAccessible(race);
      }
    });
  }

  it('are those that the manifest tells of, and no other', async () => {
    const all = await documentedParts('ten-dice-race');
    const documented = all.filter((name) => !SHARED.includes(name));
    const shown = Object.values(STATES).flatMap(([, names]) => names);
    const listed = [...new Set(shown.flatMap((names) => names.split(' ')))];
    expect([...had].sort()).to.deep.equal(documented);
    expect(listed.sort()).to.deep.equal(documented);
  });
});
