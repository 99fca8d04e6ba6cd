import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN } from '../../../src/core.js';
import type { RollFault, TenDiceState } from '../../../src/games/ten-dice/core.js';
import { checkRaceRun } from '../../../src/games/ten-dice/rules/race-run.js';
import type { CheckedHand } from '../../../src/together.js';
import { must, problemOf } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';

const RACE = { game: 'ten-dice-race', seats: 3 } as const;

const viewOf = (page: Page): TenDiceState =>
  must(page.table.session).state as unknown as TenDiceState;

const lastCheck = (page: Page): CheckedHand<TenDiceState> =>
  must(page.table.checked.at(-1)) as unknown as CheckedHand<TenDiceState>;

describe('a ten-dice race at a shared table', () => {
  it('is run in turn by people and bots, each of them with dice of their own', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    expect(must(ann.last('welcome')).settings).to.deep.equal({
      seats: ['bot', 'bot', 'bot'],
      stack: 1,
    });
    table.next(ann, bob);
    expect(viewOf(bob)).to.deep.include({
      options: {
        players: 2,
        bots: 1,
        atOnce: false,
        level: 'normal',
        seats: ['human', 'human', 'bot'],
      },
      turn: 0,
    });
    const early = bob.ask({ type: 'move', hand: 1, move: '0' });
    table.flow();
    expect(bob.refusal(early)).to.equal('not-your-turn');
    table.playHand(ann, bob);
    const { racers, home, round } = viewOf(ann);
    expect(racers.map(({ rolls }) => rolls)).to.deep.equal([round, round, round]);
    // The table counts races won: each winner has one more.
    expect(table.run.stacks).to.deep.equal(racers.map((_, seat) => (home.includes(seat) ? 2 : 1)));
  });

  it('sends nothing of later rolls, and checks each roll by the seed of all at its end', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    const eve = table.join('Eve');
    table.next(ann, bob);
    table.playHand(ann, bob);
    for (const page of [ann, bob, eve]) {
      expect(viewOf(page).deck.every((card) => card === FACE_DOWN)).to.equal(true);
      const { check } = lastCheck(page);
      expect(check.fair).to.equal(true);
      expect(check.own).to.have.length(3);
      expect(check.own[0]).to.deep.include({ code: 'rolls', ok: true, seat: 0 });
    }
    expect(lastCheck(ann).transcript.shares).to.have.length(2);
  });

  it('is checked from where a page joined it', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    for (let moves = 0; moves < 3; moves++) if (!table.playAs(ann)) table.playAs(bob);
    const late = table.join('Late');
    table.playHand(ann, bob);
    const { check } = lastCheck(late);
    expect(check.fair).to.equal(true);
    const { rolls } = viewOf(late).racers[0]!;
    expect((check.own[0] as { rolls?: number }).rolls).to.be.lessThan(rolls);
  });

  it('is shown by no run that a page can’t use: the field that is wrong is named', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    table.playHand(ann, bob);
    const { run } = table;
    expect(checkRaceRun({ ...run, further: 1 })).to.deep.equal({ value: run });
    const [first, ...others] = run.totals;
    const [record] = run.history;
    const wrong: readonly (readonly [field: string, value: unknown, named?: string])[] = [
      ['kinds', ['human', 'dog', 'bot']],
      ['kinds', ['open', 'human', 'bot'], 'stacks'],
      ['stacks', [1, 1]],
      ['stacks', [8, 1, 1], 'totals'],
      ['brought', [1, 1, 'one']],
      ['brought', [null, 1, 1]],
      ['totals', [{}, {}, {}]],
      ['totals', [{ ...first, hands: -5 }, ...others]],
      ['totals', [{ ...first, net: 9 }, ...others]],
      ['totals', run.totals.map((totals) => ({ ...totals, hands: 2 }))],
      ['history', {}],
      ['history', [null, 'x']],
      ['history', [{ ...record, net: [1] }]],
      ['history', Array.from({ length: 101 }, () => record)],
      ['house', NaN],
      ['house', 77],
      ['houseDeals', 'yes'],
      ['carried', '5'],
      ['dealer', 3],
      ['hand', 0],
    ];
    for (const [given, value, field = given] of wrong) {
      const found = problemOf(checkRaceRun({ ...run, [given]: value }));
      expect(found, `${given} ${JSON.stringify(value)}`).to.deep.include({ field });
    }
  });

  it('is accounted for while people come and go, race after race', () => {
    for (const fill of [true, false]) {
      const table = TestTable.open({ ...RACE, seats: 4, fill });
      const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
      const eve = table.join('Eve');
      table.playHands(4, ann, bob);
      ann.ask({ type: 'leave' });
      table.flow();
      const dan = table.sit('Dan');
      table.playHands(3, bob, dan);
      for (const page of [bob, dan, eve]) {
        expect(must(page.table.run)).to.deep.include({ hand: 7 });
      }
      expect(checkRaceRun(table.run)).to.deep.equal({ value: table.run });
    }
  });

  it('is found out by a page where the house shows it a roll that is not the seed’s', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    const hear = bob.hear.bind(bob);
    bob.hear = (message) => {
      // Changes a die of the race's first roll.
      if (message.type !== 'step' || message.step !== 1) return hear(message);
      const text = JSON.stringify(message);
      hear(JSON.parse(text.replace(/"dice":\[\[./, '"dice":[[7')) as typeof message);
    };
    table.next(ann, bob);
    table.playHand(ann, bob);
    expect(lastCheck(ann).check.fair).to.equal(true);
    const { check } = lastCheck(bob);
    expect(check.fair).to.equal(false);
    expect(check.own[0]).to.deep.include({ ok: false, seat: 0 });
    expect((check.own[0] as { fault?: RollFault }).fault).to.deep.include({ roll: 1 });
  });

  it('leaves out seats that nobody has where no bots fill them', () => {
    const table = TestTable.open({ ...RACE, seats: 4, fill: false });
    const [ann, bob] = [table.sit('Ann', 1), table.sit('Bob', 3)];
    table.next(ann);
    table.next(bob);
    expect(viewOf(ann)).to.deep.include({ turn: 1 });
    table.playHand(ann, bob);
    const { racers, round } = viewOf(ann);
    expect(racers.map(({ rolls }) => rolls)).to.deep.equal([0, round, 0, round]);
  });

  it('rolls for whoever lets the time pass, and by a bot for whoever is gone', () => {
    const table = TestTable.open({ ...RACE, seats: 2, clock: { decision: 5000, bank: 0 } });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    table.wait(5000);
    expect(must(bob.last('step'))).to.deep.include({
      by: 'auto',
      moves: [{ seat: 0, keep: null }],
    });
    table.lose(bob);
    table.wait(20_000);
    expect(must(ann.last('step'))).to.deep.include({ by: 'bot' });
    table.reconnect(bob);
    expect(viewOf(bob)).to.deep.equal(viewOf(ann));
  });

  it('takes no roll that comes too late for the next one', () => {
    const table = TestTable.open({ ...RACE, seats: 2, clock: { decision: 5000, bank: 0 } });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    for (const page of [ann, bob]) table.playAs(page);
    table.lose(ann);
    ann.table.session!.play(must(ann.table.session!.legalMoves(0)[0]));
    const [late] = ann.outgoing.splice(0);
    table.wait(5000);
    table.playAs(bob);
    table.reconnect(ann);
    ann.outgoing.push(must(late));
    table.flow();
    expect(ann.refusal((late as { readonly id: number }).id)).to.equal('played-meanwhile');
    expect(viewOf(ann).racers[0]!.rolls).to.equal(2);
  });

  it('goes on as it was from its save', () => {
    const table = TestTable.open(RACE);
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    table.playAs(ann);
    const before = viewOf(ann);
    table.reload();
    expect(viewOf(ann)).to.deep.equal(before);
    table.playHand(ann, bob);
    table.playHands(2, ann, bob);
    expect(ann.table.checked.map(({ check }) => check.fair)).to.deep.equal([true, true, true]);
  });

  for (const [given, option, accepted] of [
    [{ seats: 5 }, 'seats', '2–4, human, bot, open'],
    [{ settings: { atOnce: true } }, 'atOnce', 'false: people at several machines roll in turn'],
    [{ settings: { turns: false } }, 'turns', 'true: people at several machines roll in turn'],
    [{ settings: { players: 2 } }, 'players', 'seats: 2–4'],
    [{ settings: { bots: 2 } }, 'bots', 'seats: 2–4'],
  ] as const) {
    it(`refuses ${JSON.stringify(given)}, and says what is accepted`, () => {
      const problem = problemOf(TestTable.checked({ ...RACE, ...given }));
      expect(problem).to.deep.include({ code: 'option', option, accepted });
    });
  }
});
