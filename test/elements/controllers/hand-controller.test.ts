import { expect } from 'chai';
import {
  type PaigowMove,
  type PaigowState,
  type TableRun,
  commitment,
  formatSeed,
} from '../../../src/core.js';
import { HandController } from '../../../src/elements/table/hand-controller.js';
import type { HandHost } from '../../../src/elements/table/table-source.js';
import { paigowTable } from '../../../src/games/pai-gow/element/game.js';
import { HANDS, chance, deckOf } from '../support/paigow.js';

/** The seed if the random source always returns one number. */
const SEED = new Uint8Array(32).fill(3);

interface Stage {
  /** The save under the page's settings. */
  readonly saved?: unknown;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly leavesToBot?: boolean;
}

/** A hand of Pai Gow poker at a table without an element. It records all calls. */
function stage({ saved, settings = {}, leavesToBot = false }: Stage = {}) {
  chance(3);
  const reports: string[] = [];
  const kept: { make?: () => object } = {};
  const events: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  const given: Record<string, unknown> = { seats: 'human human bot', quickDeal: true, ...settings };
  const refused: unknown[] = [];
  const host: HandHost<PaigowState, PaigowMove> = {
    botPace: { wake: () => void reports.push('wake'), rest: () => void reports.push('rest') },
    events: {
      add: (name, detail) => void events.push([name, detail as never]),
      flush: () => void reports.push('flush'),
    },
    requestUpdate: () => undefined,
    complain: (problem) => {
      reports.push(`problem ${problem.code}`);
      return problem;
    },
    reportOption: (name, problem) => {
      if (problem) reports.push(`problem ${name}`);
    },
    handBegan: (isResumed) => void reports.push(isResumed ? 'resumed' : 'began'),
    stepMade: ({ step }) => void reports.push(step.text),
    refused: (reason, source, move) => {
      refused.push([reason.code, source, move?.type]);
      return reason;
    },
    cannotDeal: () => ({ code: 'no-randomness' }),
  };
  const autosave = {
    isMoved: true,
    open: (key: string) => {
      reports.push(`open ${key}`);
      autosave.isMoved = false;
      return saved;
    },
    keep: (make: (() => object) | undefined) => {
      kept.make = make!;
    },
    find: () => saved,
    overwrite: () => void reports.push('overwrite'),
    askIfOvertaken: () => false,
  };
  const roomSeat = {
    enter: () => void reports.push('enter'),
    update: (run: TableRun, when: string) => {
      reports.push(`${when} ${run.stacks.join('/')}`);
      return run;
    },
  };
  const definition = {
    game: paigowTable,
    newTable: ['seats', 'dealer', 'stack'],
    settings: () => given,
    leavesToBot: () => leavesToBot,
  };
  const hand = new HandController(
    host,
    () => definition,
    () => ({ autosave, roomSeat }),
  );
  const heard = (): readonly string[] => reports.splice(0);
  return { hand, given, events, heard, kept, refused, autosave };
}

/** A table whose first hand is dealt from known cards. */
function dealt(settings: Stage = {}) {
  const staged = stage(settings);
  staged.hand.follow(new Map());
  staged.hand.open('host', { deck: deckOf([HANDS.aces, HANDS.jacks, HANDS.nines]) });
  staged.heard();
  staged.events.length = 0;
  return staged;
}

const bet = (seat: number): PaigowMove => ({ type: 'bet', seat, amount: 5 });

const set = (seat: number, front: readonly [number, number]): PaigowMove => ({
  type: 'set',
  seat,
  front,
});

/** Lets bots act until they can't. */
function botsAct({ hand }: Pick<ReturnType<typeof stage>, 'hand'>): void {
  for (let act = hand.nextBotMove(); act; act = hand.nextBotMove()) act();
}

describe('a table from hand to hand', () => {
  it('opens if nothing is saved: enters the room, deals, and fires events for both', () => {
    const { hand, heard, events } = stage();
    expect([hand.state, hand.run, hand.legalMoves]).to.deep.equal([undefined, undefined, []]);
    hand.follow(new Map());
    expect(heard()).to.deep.equal([
      'enter',
      'open [["human","human","bot"],"house",1000]',
      'enter',
      'open [["human","human","bot"],"house",1000]',
      'open 1000/1000/',
      'flush',
      'began',
      'wake',
    ]);
    expect(events.map(([name, { source, resumed }]) => [name, source, resumed])).to.deep.equal([
      ['hand-start', 'host', false],
      ['game-start', 'host', false],
    ]);
    expect(events[0]![1]).to.include({ hand: 1, dealer: 2, commitment: commitment(SEED) });
    expect([hand.turn.seat, hand.viewer, hand.isOver]).to.deep.equal([0, undefined, false]);
  });

  it('fires events for each move, and for the hand’s end with every seat’s chips', () => {
    const staged = dealt({ leavesToBot: true });
    const { hand, events, heard } = staged;
    expect(hand.playAsHost(bet(0))).to.equal(undefined);
    expect(heard()).to.deep.equal(['flush', 'b0:5', 'wake']);
    expect(hand.touched).to.equal(true);
    botsAct(staged);
    expect([hand.isOver, hand.turn.seat, hand.viewer]).to.deep.equal([true, 0, undefined]);
    const reports = events.map(([name, { source, notation }]) => [name, source, notation]);
    expect(reports[0]).to.deep.equal(['game-move', 'host', 'b0:5']);
    expect(reports.at(-1)).to.deep.equal(['hand-end', 'auto', undefined]);
    const { stacks, net } = events.at(-1)![1] as { stacks: number[]; net: number[] };
    expect(stacks.slice(0, 2)).to.deep.equal([1000 + net[0]!, 1000 + net[1]!]);
    expect(hand.run!.history).to.have.length(1);
    expect(hand.runBefore!.history).to.have.length(0);
  });

  it('refuses moves of other seats, and the next hand before the end of this one', () => {
    const { hand, refused } = dealt();
    expect(hand.playAsHost(bet(2))).to.deep.equal({ code: 'not-your-seat', seat: 2, yours: 0 });
    expect(hand.play(set(0, [0, 1]), 'player')).to.have.property('code', 'not-now');
    expect(hand.next('player')).to.deep.equal({ code: 'hand-runs' });
    expect(refused).to.deep.equal([
      ['not-your-seat', 'host', 'bet'],
      ['not-now', 'player', 'set'],
      ['hand-runs', 'player', undefined],
    ]);
  });

  it('deals the next hand, and reveals the seed only of a finished one', () => {
    const staged = stage({ leavesToBot: true });
    const { hand } = staged;
    hand.follow(new Map());
    expect(hand.revealSeed()).to.equal(undefined);
    botsAct(staged);
    expect(hand.revealSeed()).to.equal(formatSeed(SEED));
    staged.heard();
    expect(hand.next('player')).to.equal(undefined);
    expect([hand.runBefore!.hand, hand.isOver, hand.revealSeed()]).to.deep.equal([
      2,
      false,
      undefined,
    ]);
    expect(staged.heard()).to.include('began').and.not.include('resumed');
  });

  it('saves no deck and no seed while stakes are open, and resumes what it saved', () => {
    const first = stage({ leavesToBot: true });
    first.hand.follow(new Map());
    const open = first.kept.make!() as { hand: unknown; seed: unknown };
    expect([open.hand, open.seed]).to.deep.equal([null, null]);
    const second = stage({ saved: dealt().hand.save() });
    second.hand.follow(new Map());
    expect(second.heard().slice(-4)).to.deep.equal(['over 1000/1000/', 'flush', 'resumed', 'wake']);
    expect(second.events.map(([name, { resumed }]) => [name, resumed])).to.deep.equal([
      ['hand-start', true],
      ['game-start', true],
    ]);
  });

  it('returns what is wrong with a save, and continues as it was', () => {
    const { hand, heard } = dealt();
    const before = JSON.stringify(hand.save());
    expect(hand.load({ format: 1 })).to.have.property('code', 'save-broken');
    expect(heard()).to.deep.equal(['problem save-broken']);
    expect(JSON.stringify(hand.save())).to.equal(before);
  });

  it('opens another table only if the settings that define it change', () => {
    const { hand, given, heard } = dealt();
    given['minBet'] = 10;
    hand.follow(new Map([['minBet', 5]]));
    expect(heard()).to.deep.equal(['wake']);
    given['stack'] = 200;
    hand.follow(new Map([['stack', null]]));
    expect(hand.run!.stacks).to.deep.equal([200, 200, null]);
    given['stack'] = 'many';
    heard();
    hand.follow(new Map([['stack', '200']]));
    expect([hand.stack, heard()]).to.deep.equal([200, ['problem stack', 'wake']]);
  });

  it('lets nobody act while it is paused, or after another tab has played on', () => {
    const { hand, heard } = dealt({ leavesToBot: true });
    hand.play(bet(0), 'player');
    hand.pause();
    expect([hand.isPaused, hand.nextBotMove()]).to.deep.equal([true, undefined]);
    hand.resume();
    expect(hand.nextBotMove()).to.be.a('function');
    hand.conflict();
    expect([hand.hasConflict, hand.nextBotMove()]).to.deep.equal([true, undefined]);
    heard();
    hand.settleConflict(false);
    expect([hand.hasConflict, heard()]).to.deep.equal([
      false,
      ['overwrite', 'over 1000/1000/', 'wake'],
    ]);
  });

  it('has no field that leads to the cards of others', () => {
    const { hand } = dealt();
    hand.play(bet(0), 'player');
    const seen = new Set<unknown>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) walk(Reflect.get(value, key));
    };
    walk(hand);
    const own = [...seen].map((one) => (one as object).constructor.name).sort();
    expect(own).to.deep.equal(['HandController', 'TurnController']);
    expect(JSON.stringify(hand.state)).to.include('"deck":[-1');
  });
});
