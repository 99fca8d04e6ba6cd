import { expect } from 'chai';
import { makeElement, putInBox } from '../support/mount.js';
import { parts, settled } from '../support/paigow.js';
import { until } from '../support/until.js';
import { type TrickTag, mountTable, playOn } from '../support/tricks.js';

/** The attributes of each table as a page writes them, and the same as properties. */
const RULES: Readonly<Record<TrickTag, readonly [html: string, properties: object]>> = {
  'hearts-table': [
    '<hearts-table passing="left" lead="left-of-dealer" first-trick="any" breaking="points" jack="diamonds" queen="first-chance" moon="choose" target="50"></hearts-table>',
    {
      ...{ passing: 'left', lead: 'left-of-dealer', firstTrick: 'any', breaking: 'points' },
      ...{ jack: 'diamonds', queen: 'first-chance', moon: 'choose', target: 50 },
    },
  ],
  'spades-table': [
    '<spades-table partners="off" blind-nil blind-exchange bags="off" bag-penalty="50" nil-tricks="count" target="250" floor="-200" jokers minimum-bid="4"></spades-table>',
    {
      ...{ partners: 'off', blindNil: true, blindExchange: true, bags: 'off', bagPenalty: 50 },
      ...{ nilTricks: 'count', target: 250, floor: -200, jokers: true, minimumBid: 4 },
    },
  ],
  'whist-table': [
    '<whist-table variant="whist" game="10" honours></whist-table>',
    { variant: 'whist', game: '10', honours: true },
  ],
  'twenty-nine-table': [
    '<twenty-nine-table game="28" minimum="16" hold all-pass="redeal" doubles after-asking="free" last-trick></twenty-nine-table>',
    {
      ...{ game: '28', minimum: 16, hold: true, allPass: 'redeal', doubles: true },
      ...{ afterAsking: 'free', lastTrick: true },
    },
  ],
};

const attributesOf = (html: string): Readonly<Record<string, string>> => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const { attributes } = content.firstElementChild!;
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
};

describe('the properties of a trick-taking table', () => {
  for (const [tag, [html, properties]] of Object.entries(RULES) as [TrickTag, [string, object]][]) {
    it(`say the same as the attributes of ${tag}`, async () => {
      const table = await mountTable(tag, attributesOf(html));
      expect(table.state!.options).to.deep.include(properties);
      const other = makeElement(tag, {});
      Object.assign(other, properties);
      putInBox(other, {});
      await other.updateComplete;
      const { dealer: _one, ...options } = table.state!.options;
      const { dealer: _other, ...same } = other.state!.options;
      expect(same).to.deep.equal(options);
    });
  }

  it('say who sits there, how bots play, and in which direction', async () => {
    const table = await mountTable('twenty-nine-table', { direction: 'clockwise' });
    expect(table).to.have.property('direction', 'clockwise');
    expect([table.seats, table.bots, table.takeback]).to.deep.equal([null, 'beginner', false]);
    table.seats = 'bot human bot bot';
    await settled(table);
    expect(table.run!.kinds.join(' ')).to.equal('bot human bot bot');
    expect([table.advice, table.coach]).to.deep.equal([false, false]);
  });

  it('mark the cards that can be played, those that can’t, and who bid highest', async () => {
    const hands = { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' };
    const hearts = await mountTable('hearts-table', { passing: 'none' }, { hands });
    await playOn(hearts, 'r0');
    expect(parts(hearts, 'playable').map(({ dataset }) => dataset['card'])).to.deep.equal(['2C']);
    expect(parts(hearts, 'barred').length).to.equal(12);
    expect(parts(hearts, 'action').length).to.be.at.least(3);
    expect([parts(hearts, 'plate').length, parts(hearts, 'spread').length]).to.deep.equal([4, 3]);
    const bids = await mountTable('twenty-nine-table', {}, { script: 'b1:16' });
    await playOn(bids, 'r0 b0:15');
    expect(parts(bids, 'bidder').length).to.equal(1);
  });
});

describe('buttons and panels of a trick-taking table', () => {
  it('offer a double, and then a redouble', async () => {
    const table = await mountTable('twenty-nine-table', { doubles: true }, { script: 'b1:16' });
    await playOn(table, 'r0 b0:pass');
    expect(table.state!.phase).to.equal('double');
    expect(parts(table, 'button-double').length).to.equal(1);
    expect(parts(table, 'button-no-double').length).to.equal(1);
    expect(parts(table, 'button-redouble').length).to.equal(0);
  });

  it('compare the player’s choices beside the table with `advice` and `coach`', async () => {
    const table = await mountTable('hearts-table', { advice: true, coach: true, passing: 'none' });
    await playOn(table, 'r0');
    await until('the panel is there', () => parts(table, 'aside').length === 1);
    expect([table.advice, table.coach]).to.deep.equal([true, true]);
  });
});

describe('the methods of a trick-taking table', () => {
  it('hint and advise at legal moves, and play nothing', async () => {
    const table = makeElement('spades-table', {});
    putInBox(table, {});
    await table.updateComplete;
    table.play({ type: 'ready', seat: 0 });
    await until('it is the player’s turn', () => table.state!.turn === 0);
    expect(table.legalMoves).to.deep.include(await table.hint());
    const { best, moves } = (await table.advise())!;
    expect(moves[0]!.move).to.deep.equal(best);
    expect(table.legalMoves).to.deep.include(best);
    expect(table.state!.tricks.length).to.equal(0);
  });

  it('take a decision back only with the attribute `takeback`', async () => {
    const table = await mountTable('hearts-table', { passing: 'none' });
    await playOn(table, 'r0');
    const before = JSON.stringify(table.state);
    const move = table.legalMoves.find(({ type }) => type === 'play')!;
    expect(table.play(move)).to.equal(undefined);
    await settled(table);
    expect(table.takeBack()).to.deep.equal({ code: 'no-undo' });
    table.takeback = true;
    await settled(table);
    expect(table.takeBack()).to.equal(undefined);
    await settled(table);
    expect(JSON.stringify(table.state)).to.equal(before);
  });
});
