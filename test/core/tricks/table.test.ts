import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type SeatKind,
  Session,
  type TableRun,
  type TrickOptions,
  type TrickState,
  botRandom,
  canGoOn,
  endHand,
  heartsRules,
  quickTrickBot,
  spadesRules,
  twentyNineRules,
  whistRules,
} from '../../../src/core.js';
import type { TableRules } from '../../../src/core/table/table-rules.js';
import type { TrickMove } from '../../../src/core/tricks/state.js';
import type { TrickSettings } from '../../../src/core/tricks/table-rules.js';
import type { trickTableOf } from '../../../src/core/tricks/trick-table.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { seedOf } from '../support/seven27-bots.js';
import { BY, type TrickSession } from '../support/tricks.js';

type Rules<O extends TrickOptions> = TableRules<TrickState<O>, TrickMove, O, TrickSettings<O>>;
type RulesOf<O extends TrickOptions> = Rules<O>['game'] & {
  tableOf(this: void, options: O): ReturnType<typeof trickTableOf>;
};

/** The hand of a seed at a table, before its first move. */
function handOf<O extends TrickOptions>(
  rules: Rules<O>,
  run: TableRun,
  given: object,
  number: number,
): TrickSession<O> {
  const seed = seedOf(number, run.hand);
  const options = rules.options(run, valueOf(rules.check(given)), seed);
  return valueOf(Session.start(rules.game, { deck: rules.deckOf(seed), options }));
}

/** Lets quick bots play, until the hand is over or `stop` says so. */
function playOn<O extends TrickOptions>(
  rules: Rules<O>,
  session: TrickSession<O>,
  stop: (state: TrickState<O>) => boolean = () => false,
): void {
  const { tableOf } = rules.game as RulesOf<O>;
  while (session.outcome === undefined && !stop(session.state)) {
    const { state } = session;
    const table = tableOf(state.options);
    const moves = table.live.flatMap((seat) => {
      const isDue = session.legalMoves(seat).length > 0;
      const move = isDue ? quickTrickBot(table, session.view(seat), seat) : undefined;
      return move ? [move] : [];
    });
    const refusal = session.play(must(moves[0], 'a move'), BY);
    if (refusal) throw new Error(JSON.stringify([refusal, moves[0]]));
  }
}

const open = <O extends TrickOptions>(rules: Rules<O>, given: object): TableRun =>
  rules.open(valueOf(rules.check(given)), botRandom(seedOf(1, 0), 'table'));

/** A table after each of its hands. */
function tableFor<O extends TrickOptions>(
  rules: Rules<O>,
  given: object,
  hands: number,
): readonly TableRun[] {
  const runs = [open(rules, given)];
  for (let hand = 0; hand < hands; hand++) {
    const run = runs.at(-1)!;
    const session = handOf(rules, run, given, 2);
    playOn(rules, session);
    runs.push(endHand(run, rules.end(session.state)));
  }
  return runs;
}

describe('the settings of a trick-taking table', () => {
  it('have a default each', () => {
    const { seats, bots, stack, ...rest } = valueOf(heartsRules.check({}));
    expect([seats, bots, stack]).to.deep.equal([['human', 'bot', 'bot', 'bot'], 'club', 1]);
    expect(rest).to.deep.equal({
      ...{ passing: 'left-right-across-hold', lead: 'two-of-clubs', firstTrick: 'no-points' },
      ...{ breaking: 'hearts', jack: 'none', queen: 'any-time', moon: 'add', target: 100 },
    });
  });

  it('may be read again', () => {
    const settings = valueOf(spadesRules.check({ partners: 'off', floor: -200, bots: 'expert' }));
    expect(valueOf(spadesRules.check(settings))).to.deep.equal(settings);
  });

  const wrong = (option: string, got: string, accepted: string): object => ({
    ...{ code: 'option', option, got, accepted },
  });
  const WRONG: readonly (readonly [
    { check(given: unknown): { readonly problem: unknown } | { readonly value: unknown } },
    unknown,
    object,
  ])[] = [
    [heartsRules, 7, wrong('options', '7', '{}')],
    [heartsRules, { bots: 'champion' }, wrong('bots', 'champion', 'beginner, club, expert')],
    [heartsRules, { seats: '2' }, wrong('seats', '2', '3–5, human, bot')],
    [heartsRules, { seats: 'human dragon' }, wrong('seats', 'human dragon', '2–6, human, bot')],
    [heartsRules, { seats: 'human bot open' }, wrong('seats', 'human bot open', '2–6, human, bot')],
    [heartsRules, { moon: 'none' }, wrong('moon', 'none', 'add, subtract, choose')],
    [heartsRules, { target: 0 }, wrong('target', '0', '1–1000')],
    [spadesRules, { seats: 5 }, wrong('seats', '5', '4, human, bot')],
    [spadesRules, { floor: 10 }, wrong('floor', '10', '−10000 … −1, null')],
    [whistRules, { variant: 'german', seats: 4 }, wrong('seats', '4', '2, human, bot')],
    [
      whistRules,
      { variant: 'bridge' },
      wrong('variant', 'bridge', 'whist, knock-out, german, oh-hell'),
    ],
    [twentyNineRules, { minimum: 29 }, wrong('minimum', '29', '14–28')],
  ];
  for (const [rules, given, problem] of WRONG) {
    it(`report ${JSON.stringify(given)}`, () => {
      expect(problemOf(rules.check(given) as never)).to.deep.equal(problem);
    });
  }

  it('report a name that no game has, and options that belong to a hand', () => {
    for (const name of ['ante', 'kinds', 'scores', 'hand'])
      expect(problemOf(heartsRules.check({ [name]: 1 })).option).to.equal(name);
  });
});

describe('a trick-taking table from hand to hand', () => {
  it('carries scores and deal on, until a game is won', () => {
    const runs = tableFor(heartsRules, { target: 60 }, 12);
    const [first, ...later] = runs as [TableRun, ...TableRun[]];
    expect(first.match).to.deep.equal({ hand: 1, scores: [0, 0, 0, 0] });
    let before = first;
    let games = 0;
    for (const run of later) {
      const { points, scores, net } = must(run.history.at(-1));
      expect(scores).to.deep.equal(before.match!.scores.map((old, side) => old + points![side]!));
      expect(run.dealer).to.equal((before.dealer + 1) % 4);
      const isOver = Math.max(...scores!) >= 60 && run.match!.hand === 1;
      games += isOver ? 1 : 0;
      expect(run.match).to.deep.equal(
        isOver ? first.match : { hand: before.match!.hand + 1, scores },
      );
      const least = Math.min(...scores!);
      expect(net).to.deep.equal(scores!.map((score) => (isOver && score === least ? 1 : 0)));
      before = run;
    }
    expect(games).to.be.at.least(1);
  });

  it('counts a chip for each game that a seat won', () => {
    const run = must(tableFor(whistRules, { variant: 'german' }, 4).at(-1));
    expect(run.totals.map(({ net }) => net).reduce((sum, net) => sum + net)).to.equal(4);
    expect(run.stacks).to.deep.equal(run.totals.map(({ net }) => 1 + net));
    expect([run.house, canGoOn(run)]).to.deep.equal([-4, true]);
  });

  it('keeps the bags of both sides', () => {
    const runs = tableFor(spadesRules, { target: 10_000 }, 6);
    const bags = runs.map(({ match }) => match!.bagCounts!);
    expect(bags[0]).to.deep.equal([0, 0]);
    expect(bags.flat().some((count) => count > 0)).to.equal(true);
    for (const counts of bags) expect(counts.length).to.equal(2);
  });

  it('begins with the settings that changed in between', () => {
    const run = must(tableFor(twentyNineRules, {}, 2).at(-1));
    const session = handOf(twentyNineRules, run, { hold: true, doubles: true }, 3);
    expect(session.state.options).to.deep.include({ hold: true, doubles: true, ...run.match });
  });
});

const TABLES = {
  hearts: [heartsRules, { seats: '5', passing: 'left' }, 'pass'],
  spades: [spadesRules, { jokers: true }, 'bid'],
  whist: [whistRules, { variant: 'oh-hell' }, 'play'],
  'twenty-nine': [twentyNineRules, { game: '28' }, 'trump'],
} as const;

/** A table with one game finished or begun, in the middle of a hand. */
function tableIn<O extends TrickOptions>(
  rules: Rules<O>,
  given: object,
  stop: (state: TrickState<O>) => boolean,
) {
  const run = must(tableFor(rules, given, 3).at(-1));
  const session = handOf(rules, run, given, 4);
  playOn(rules, session, stop);
  return { run, session, seed: seedOf(4, run.hand) };
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a trick-taking table that was closed in the middle of a hand', () => {
  const goesOn = <O extends TrickOptions>(
    rules: Rules<O>,
    given: object,
    stop: (state: TrickState<O>) => boolean,
  ): void => {
    const table = tableIn(rules, given, stop);
    expect(stop(table.session.state)).to.equal(true);
    const again = valueOf(rules.load(copy(rules.save(table))));
    expect(again.run).to.deep.equal(table.run);
    expect(again.seed).to.deep.equal(table.seed);
    const session = must(again.session);
    expect(session.state).to.deep.equal(table.session.state);
    for (const one of [session, table.session]) playOn(rules, one);
    expect(session.save(0)).to.deep.equal(table.session.save(0));
    expect(rules.end(session.state)).to.deep.equal(rules.end(table.session.state));
  };

  for (const [name, [rules, given, phase]] of Object.entries(TABLES)) {
    const any = rules as unknown as Rules<TrickOptions>;
    it(`goes on with ${name} in the phase “${phase}”`, () => {
      goesOn(
        any,
        given,
        (state) => state.phase === phase && state.seats.some(({ cards }) => cards.length > 0),
      );
    });
    it(`goes on with ${name} between two tricks`, () => {
      goesOn(any, given, ({ tricks }) => tricks.length === 1);
    });
  }

  it('goes on between two hands', () => {
    const run = must(tableFor(heartsRules, {}, 2).at(-1));
    const saved = heartsRules.save({ run, session: undefined, seed: undefined });
    expect(valueOf(heartsRules.load(copy(saved))).run).to.deep.equal(run);
  });
});

describe('a saved trick-taking table that was tampered with', () => {
  const table = tableIn(spadesRules, {}, ({ tricks }) => tricks.length === 3);
  const good = copy(spadesRules.save(table));
  const { run, hand } = good;
  const match = must(run.match);
  const { match: _match, ...without } = run;
  const broken = (field: string): object => ({ code: 'save-broken', field });
  const [last = ''] = must(hand ?? undefined).moves.slice(-1);
  const others: readonly SeatKind[] = ['bot', 'bot', 'bot', 'human'];

  const SPOILT: readonly (readonly [string, unknown, object])[] = [
    ['no table', null, broken('table')],
    ['no points of the game', { ...good, run: without, hand: null }, broken('match')],
    [
      'other scores',
      { ...good, run: { ...run, match: { ...match, scores: [490, 0] } } },
      broken('scores'),
    ],
    [
      'a score too many',
      { ...good, run: { ...run, match: { ...match, scores: [0, 0, 0, 0, 0] } } },
      broken('match'),
    ],
    [
      'a score that is no number',
      { ...good, run: { ...run, match: { ...match, scores: ['1', 0] } } },
      broken('match'),
    ],
    [
      'another number of bags',
      { ...good, run: { ...run, match: { ...match, bagCounts: [0, 99] } } },
      broken('bagCounts'),
    ],
    [
      'another hand of the game',
      { ...good, run: { ...run, match: { ...match, hand: 9 } } },
      broken('hand'),
    ],
    [
      'another dealer',
      { ...good, run: { ...run, dealer: (run.dealer + 1) % 4 } },
      broken('dealer'),
    ],
    ['other seats', { ...good, run: { ...run, kinds: others } }, broken('kinds')],
    [
      'a game too many that was won',
      { ...good, run: { ...run, stacks: [9, 1, 1, 1] } },
      broken('totals'),
    ],
    ['another seed', { ...good, seed: 'ab'.repeat(32) }, broken('deck')],
    ['no seed', { ...good, seed: 7 }, broken('seed')],
  ];

  it('is good as it was', () => void valueOf(spadesRules.load(good)));

  for (const [what, save, problem] of SPOILT) {
    it(`has ${what}`, () => {
      expect(problemOf(spadesRules.load(save))).to.deep.include(problem);
    });
  }

  it('has a card twice', () => {
    const moves = [...hand!.moves, last];
    const save = { ...good, hand: { ...hand, moves, at: moves.length, count: moves.length } };
    expect(problemOf(spadesRules.load(save)).code).to.match(/^save-/);
  });
});
