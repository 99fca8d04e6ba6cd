import { expect } from 'chai';
import { attributeOf } from '../../../src/core/engine/option.js';
import { itInFull, some } from '../support/counts.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import { part, parts, settled } from '../support/paigow.js';
import {
  GAMES,
  type TrickTag,
  gameOf,
  mountTable,
  playOn,
  playOut,
  trickNow,
} from '../support/tricks.js';
import { type Wrong, expectRefused } from '../support/wrong-attributes.js';

const TAGS = Object.keys(GAMES) as readonly TrickTag[];

/** Rules without choices: a value of each, as text. */
const NUMBERS: Readonly<Record<string, string>> = { bagPenalty: '50', floor: '-150' };

/** The rules whose change opens a new table. */
const NEW_TABLE: Readonly<Record<TrickTag, readonly string[]>> = {
  'hearts-table': [],
  'spades-table': ['partners'],
  'whist-table': ['variant'],
  'twenty-nine-table': ['game'],
};

/** Each rule of a game, with its attribute and a value that is not the default. */
function otherValues(
  tag: TrickTag,
): readonly (readonly [name: string, attribute: string, text: string, value: unknown])[] {
  const { options } = GAMES[tag];
  const usual = options.check({}) as { readonly value: object };
  return Object.entries(options.rules).map(([name, rule]) => {
    const attribute = attributeOf(name, rule);
    if (rule.isSwitch) return [name, attribute, '', true];
    const now = (usual.value as Readonly<Record<string, unknown>>)[name];
    const text = NUMBERS[name] ?? rule.choices!.findLast((choice) => choice !== String(now))!;
    return [name, attribute, text, typeof now === 'string' ? text : Number(text)];
  });
}

const WRONG: Readonly<Record<TrickTag, readonly Wrong[]>> = {
  'hearts-table': [
    ['passing', 'sideways', 'passing', 'left-right-across-hold, left-right, left, none'],
    ['target', '0', 'target', '1–1000'],
    ['seats', '7', 'seats', '2–6, human, bot'],
    ['bots', 'genius', 'bots', 'beginner, club, expert'],
  ],
  'spades-table': [
    ['floor', '10', 'floor', '−10000 … −1, null'],
    ['minimum-bid', '14', 'minimumBid', '0–13'],
  ],
  'whist-table': [['variant', 'bridge', 'variant', 'whist, knock-out, german, oh-hell']],
  'twenty-nine-table': [['minimum', '29', 'minimum', '14–28']],
};

describe('an attribute of a trick-taking table', () => {
  // When a rule takes effect is the same for all games: a normal run plays a hand of one of them.
  for (const tag of some(TAGS, ['twenty-nine-table'])) {
    it(`of ${tag}: each rule is in the next hand, or at a new table`, async () => {
      const table = await mountTable(tag);
      const values = otherValues(tag);
      const later = values.filter(([name]) => !NEW_TABLE[tag].includes(name));
      for (const [, attribute, text] of later) table.setAttribute(attribute, text);
      await playOn(table, 'r0');
      const { options } = table.state!;
      await playOut(table);
      expect(table.state!.options).to.deep.equal(options);
      table.nextHand();
      await settled(table);
      expect(table.state!.options).to.deep.include(
        Object.fromEntries(later.map(([name, , , value]) => [name, value])),
      );
      expect(table.handNumber).to.equal(2);
      for (const [name, attribute, text, value] of values) {
        if (!NEW_TABLE[tag].includes(name)) continue;
        table.setAttribute(attribute, text);
        await settled(table);
        expect(table.state!.options).to.deep.include({ [name]: value });
        expect(table.handNumber).to.equal(1);
      }
    });
  }

  for (const tag of TAGS) {
    it(`of ${tag}: each rule is at a new table`, async () => {
      const table = await mountTable(tag);
      const values = otherValues(tag);
      for (const [, attribute, text] of values) table.setAttribute(attribute, text);
      expect(table.newGame()).to.equal(undefined);
      await settled(table);
      expect(table.state!.options).to.deep.include(
        Object.fromEntries(values.map(([name, , , value]) => [name, value])),
      );
    });

    for (const wrong of WRONG[tag]) {
      it(`${wrong[0]}="${wrong[1]}" of ${tag} is told once, and the table in play is untouched`, async () => {
        const table = await playOn(await mountTable(tag), 'r0');
        await expectRefused(table, wrong);
      });
    }
  }

  it('that is wrong from the start leaves the default', async () => {
    const warned = warnings();
    const table = await mountTable('hearts-table', { moon: 'green' });
    expect([warned.length, table.state!.options]).to.deep.equal([
      1,
      (gameOf(table).options.check({ dealer: 3 }) as { readonly value: object }).value,
    ]);
  });

  it('seats="5" is a table of five with ten cards each, without the twos of clubs and diamonds', async () => {
    const table = await playOn(
      await mountTable('hearts-table', { seats: '5', passing: 'none' }),
      'r0',
    );
    expect(table.run!.kinds.join(' ')).to.equal('human bot bot bot bot');
    expect(table.state!.seats.map(({ dealt }) => dealt.length)).to.deep.equal([10, 10, 10, 10, 10]);
    expect(parts(table, 'seat').length).to.equal(5);
  });

  it('direction turns the seats around, and not the order of play', async () => {
    const table = await mountTable('twenty-nine-table');
    const places = (): readonly string[] =>
      [1, 2, 3].map((seat) => {
        const node = table.shadowRoot!.querySelector(`.seats [data-seat="${seat}"]`)!;
        return [...node.classList].find((name) => name.startsWith('at-'))!;
      });
    expect(places()).to.deep.equal(['at-right', 'at-top', 'at-left']);
    table.setAttribute('direction', 'clockwise');
    await settled(table);
    expect(places()).to.deep.equal(['at-left', 'at-top', 'at-right']);
    expect(table.handNumber).to.equal(1);
  });

  it('bots takes effect at once', async () => {
    const table = await playOn(await mountTable('hearts-table'), 'r0');
    const heard = hear(table);
    const save = JSON.stringify(table.save());
    table.setAttribute('bots', 'expert');
    await settled(table);
    expect([
      JSON.stringify(table.save()) === save,
      detailsOf(heard, 'game-error').length,
    ]).to.deep.equal([true, 0]);
    expect(part(table, 'hand').children.length).to.equal(13);
  });

  itInFull('a trick of five seats lies around the middle', async () => {
    const table = await mountTable('hearts-table', { seats: '5', passing: 'none' });
    await playOn(table, 'r0');
    await playOut(table);
    expect(trickNow(table)).to.equal('');
  });
});
