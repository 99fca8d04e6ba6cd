import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Checked,
  Session,
  type TableRun,
  checkPaigowTable,
  checkRun,
  checkSeven27Table,
  dealDeck,
  freecell,
  klondike,
  paigow,
  pyramid,
  savePaigowTable,
  saveSeven27Table,
  seven27,
  startPaigowHand,
  startRun,
  startSeven27Hand,
} from '../../../src/core.js';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import { must, problemOf, valueOf } from '../support/result.js';

type Fields = Record<string, unknown>;

const SEED = new Uint8Array(32).fill(7);
const kinds = ['human', 'bot', 'bot'] as const;

function paigowSave(): Fields {
  const run = startRun({ kinds, stack: 100, houseSeat: 2 });
  const session = valueOf(startPaigowHand(run, {}, SEED));
  return asJson(savePaigowTable({ run, session, seed: SEED }, 0));
}

function seven27Save(): Fields {
  const run = startRun({ kinds, stack: 100 });
  const session = valueOf(startSeven27Hand(run, {}, SEED));
  return asJson(saveSeven27Table({ run, session, seed: SEED }, 0));
}

const asJson = (value: unknown): Fields => JSON.parse(JSON.stringify(value)) as Fields;

/**
 * Each kind of save: a valid one, the function that reads it, and a field that may hold anything.
 */
const SAVES: Readonly<
  Record<string, { make: () => Fields; load: (save: unknown) => Checked<unknown>; where: string }>
> = {
  'a table of Pai Gow': { make: paigowSave, load: checkPaigowTable, where: 'run.notes' },
  'a table of Seven Twenty-Seven': {
    make: seven27Save,
    load: checkSeven27Table,
    where: 'run.notes',
  },
  'a run': {
    make: () => asJson(startRun({ kinds, stack: 100 })),
    load: checkRun,
    where: 'notes',
  },
  FreeCell: {
    make: () => asJson(valueOf(Session.start(freecell, { deal: 617 })).save(0)),
    load: (save) => Session.load(freecell, save),
    where: 'options',
  },
  Klondike: {
    make: () => asJson(valueOf(Session.start(klondike, { deal: 617 })).save(0)),
    load: (save) => Session.load(klondike, save),
    where: 'options',
  },
  Pyramid: {
    make: () => asJson(valueOf(Session.start(pyramid, { deal: 617 })).save(0)),
    load: (save) => Session.load(pyramid, save),
    where: 'options',
  },
  'a race': {
    make: () => asJson(valueOf(Session.start(tenDice, { deal: 617 })).save(0)),
    load: (save) => Session.load(tenDice, save),
    where: 'options',
  },
};

/** The save with another value in a field. */
function withAt(save: Fields, path: string, value: unknown): Fields {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inner = save[name] as Fields;
  return { ...save, [name]: rest.length > 0 ? withAt(inner, rest.join('.'), value) : value };
}

const cycle: Fields = {};
cycle['again'] = cycle;

const thrower = {
  get field(): never {
    throw new Error('thrown by the host');
  },
};

/** Values to put into a save, and the path below the field at which the error is reported. */
const HOSTILE: Readonly<Record<string, readonly [value: unknown, below: RegExp]>> = {
  'a BigInt': [{ hands: 3n }, /^\.hands$/],
  'a cycle': [cycle, /^\.again$/],
  'a getter that throws': [{ thrower }, /^\.thrower\.field$/],
  'ten million letters': [{ text: 'x'.repeat(10_000_000) }, /^\.text$/],
  'a list without end': [{ list: Object.assign([], { length: 2 ** 32 - 1 }) }, /^\.list\.\d+$/],
};

describe('an untrusted save', () => {
  for (const [name, { make, load, where }] of Object.entries(SAVES)) {
    it(`of ${name}: is valid`, () => {
      valueOf(load(make()));
    });

    for (const [what, [value, below]] of Object.entries(HOSTILE)) {
      it(`of ${name}: with ${what} is reported by its path`, () => {
        const { code, field } = problemOf(load(withAt(make(), where, value)));
        expect([code, String(field).slice(0, where.length)]).to.deep.equal(['save-broken', where]);
        expect(String(field).slice(where.length)).to.match(below);
      });
    }

    it(`of ${name}: a proxy that throws is reported`, () => {
      const traps = new Proxy({}, { get: () => () => expect.fail('thrown by the host') });
      expect(problemOf(load(new Proxy(make(), traps)))).to.deep.include({ code: 'save-broken' });
    });

    it(`of ${name}: a getter that changes its answer is read once`, () => {
      const good = make();
      const asked: string[] = [];
      const once = new Proxy(good, {
        get: (target, key) => {
          asked.push(String(key));
          return asked.indexOf(String(key)) < asked.length - 1 ? thrower : target[String(key)];
        },
      });
      valueOf(load(once));
      expect(asked.length).to.equal(new Set(asked).size);
    });
  }
});

describe('a loaded save', () => {
  it('is what was checked: a toJSON adds nothing', () => {
    const good = asJson(startRun({ kinds, stack: 100 }));
    const stacks = Object.assign([...(good['stacks'] as number[])], { toJSON: () => [9999, 1, 1] });
    expect(valueOf(checkRun({ ...good, stacks })).stacks).to.deep.equal([100, 100, 100]);
    expect(valueOf(checkRun({ ...good, toJSON: () => 0 })).stacks).to.deep.equal([100, 100, 100]);
    const table = paigowSave();
    const notes = { toJSON: () => 'slipped in', hands: 3 };
    const { run } = valueOf(checkPaigowTable(withAt(table, 'run.notes', notes)));
    expect(run.notes).to.deep.equal({ hands: 3 });
  });

  it('is a copy: later changes of the original change nothing', () => {
    const table = withAt(paigowSave(), 'run.notes', { lessons: [1] });
    const { run, session } = valueOf(checkPaigowTable(table));
    const before = JSON.stringify([run, must(session).save(0)]);
    const given = table['run'] as { stacks: number[]; notes: { lessons: number[] } };
    given.stacks[0] = 1;
    given.notes.lessons.push(2);
    const hand = table['hand'] as { options: { stacks: number[] } };
    hand.options.stacks[0] = 1;
    expect(JSON.stringify([run, must(session).save(0)])).to.equal(before);
  });

  it('has the options that were checked', () => {
    const kindsThen = Object.assign(['bot', 'human'], { toJSON: () => ['bot', 'bot', 'bot'] });
    const options = valueOf(paigow.options.check({ kinds: kindsThen, dice: [1, 2, 3] }));
    expect(options.kinds).to.deep.equal(['bot', 'human']);
    const stacks = Object.assign([10, 10], { toJSON: () => [-1] });
    expect(valueOf(seven27.options.check({ stacks })).stacks).to.deep.equal([10, 10]);
  });

  it('has the deck that was checked', () => {
    let asked = 0;
    const deck = new Proxy(dealDeck(617), {
      get: (target, key) =>
        key === '0' && ++asked > 1 ? 99 : (Reflect.get(target, key) as unknown),
    });
    const session = valueOf(Session.start(freecell, { deck }));
    expect(session.save(0).deck).to.equal(
      valueOf(Session.start(freecell, { deck: dealDeck(617) })).save(0).deck,
    );
    expect(problemOf(Session.start(freecell, { deck: [1n] }))).to.deep.include({ code: 'deck' });
  });
});

describe('a seed of ten million digits', () => {
  it('is rejected, in a save too', () => {
    const save = { ...paigowSave(), seed: '0a'.repeat(5_000_000) };
    expect(problemOf(checkPaigowTable(save))).to.deep.equal({ code: 'save-broken', field: 'seed' });
    const short = { ...paigowSave(), seed: '0a'.repeat(1_000_000) };
    expect(problemOf(checkPaigowTable(short))).to.deep.equal({
      code: 'save-broken',
      field: 'seed',
    });
  });
});

/** Makes the compiler check that `checkRun` returns a run. */
export type Kept = TableRun;
