import { expect } from 'chai';
import { KITS } from './kits.js';
import { type Probe, probeOf, seenOf } from './probe.js';

/** What is done to an element, one step after another; each ends when all is done that it asked for. */
type Step = (probe: Probe) => unknown;

/** Awaits nothing: what comes next is done before the update. */
const AT_ONCE = Symbol('at once');

const atOnce =
  (step: Step): Step =>
  (probe) => {
    step(probe);
    return AT_ONCE;
  };

const set =
  (values: Partial<Probe>): Step =>
  (probe) =>
    void Object.assign(probe, values);

const attribute =
  (name: string, value: string | null): Step =>
  (probe) =>
    value === null ? probe.removeAttribute(name) : probe.setAttribute(name, value);

const connect: Step = (probe) => document.body.append(probe);
const remove: Step = (probe) => probe.remove();

/** Does something once in the midst of an update. */
const meddle =
  (place: 'willUpdate' | 'render' | 'updated', act: (probe: Probe) => void): Step =>
  (probe) => {
    probe.meddling = {
      [place]: () => {
        probe.meddling = {};
        act(probe);
      },
    };
  };

const fail = (): never => {
  throw Error('on purpose');
};

const CASES: Readonly<Record<string, readonly Step[]>> = {
  'its first update': [connect, set({ word: 'b' }), remove, connect],
  'properties that are set before': [set({ word: 'b', flag: true, data: [1] }), connect],
  'nothing at all': [(probe) => probe.requestUpdate(), connect, () => undefined],
  'changes at once, and back': [
    connect,
    atOnce(set({ word: 'b', data: 1 })),
    set({ word: 'c', data: null }),
    atOnce(set({ word: 'd' })),
    set({ word: 'c' }),
    set({ word: NaN }),
    set({ word: NaN }),
  ],
  attributes: [
    attribute('word', 'a'),
    attribute('flag', ''),
    connect,
    attribute('word', 'b'),
    attribute('flag', 'x'),
    attribute('flag', null),
    attribute('long-name', 'n'),
    attribute('longname', 'no'),
    attribute('data', 'no'),
    attribute('word', null),
    attribute('long-name', null),
    attribute('twice', 'thrice'),
  ],
  'attributes that follow': [
    connect,
    set({ flag: true, longName: 'n', twice: 1 }),
    set({ flag: 1, longName: null, twice: undefined }),
    set({ flag: '', longName: 0, twice: '' }),
    atOnce(set({ flag: true, twice: 'x' })),
    attribute('twice', 'y'),
    atOnce(attribute('flag', 'mine')),
    set({ flag: 'yes' }),
    set({ flag: null, longName: undefined }),
  ],
  'an update that asks for more': [
    connect,
    meddle('willUpdate', (probe) => Object.assign(probe, { word: 'will', flag: true })),
    set({ data: 1 }),
    meddle('render', set({ word: 'render' })),
    set({ data: 2 }),
    meddle('updated', set({ word: 'updated', twice: 'more' })),
    set({ data: 3 }),
    meddle('updated', (probe) => probe.requestUpdate()),
    set({ data: 4 }),
    meddle('willUpdate', (probe) => probe.requestUpdate()),
    (probe) => probe.requestUpdate(),
  ],
  'a first update that asks for more': [
    meddle('updated', set({ word: 'updated' })),
    meddle('willUpdate', set({ data: 'will' })),
    connect,
  ],
  'updates that fail': [
    connect,
    meddle('willUpdate', fail),
    set({ word: 'b', flag: true }),
    set({ word: 'c' }),
    meddle('render', fail),
    set({ word: 'd', flag: false }),
    (probe) => probe.requestUpdate(),
    meddle('updated', fail),
    set({ word: 'e' }),
    set({ data: Symbol('no') }),
    set({ data: 'yes' }),
  ],
  'a first update that fails': [
    meddle('render', fail),
    connect,
    set({ word: 'b', flag: true }),
    set({ word: 'c' }),
  ],
  'two updates in a row that fail': [
    connect,
    meddle('updated', (probe) => {
      probe.requestUpdate();
      meddle('render', fail)(probe);
      fail();
    }),
    set({ word: 'b' }),
    set({ word: 'c' }),
  ],
  'a controller that comes late': [
    connect,
    (probe) =>
      probe.addController({
        hostConnected: () => void probe.told.push('late connected'),
        hostUpdate: () => void probe.told.push('late update'),
      }),
    set({ word: 'b' }),
    remove,
    connect,
  ],
  'a listener of its own': [
    connect,
    (probe) => probe.shadowRoot!.querySelector('p')!.click(),
    set({ word: 'b' }),
    (probe) => probe.shadowRoot!.querySelector('p')!.click(),
  ],
};

const tags = new Map(Object.entries(KITS).map(([name, kit]) => [kit, `probe-${name}`]));
for (const [kit, tag] of tags) customElements.define(tag, probeOf(kit));

/** The browser tells of its own errors in words that go by what was called. */
const nameOf = (error: unknown): string =>
  error instanceof TypeError ? 'TypeError' : (error as Error).message;

/** Waits for every update to be done, and tells how each ended. */
async function settled(probe: Probe): Promise<readonly string[]> {
  const ends: string[] = [];
  for (let promise: unknown; promise !== probe.updateComplete;) {
    promise = probe.updateComplete;
    ends.push(await probe.updateComplete.then(String, nameOf));
  }
  return ends;
}

/** What the page hears of errors that nobody waits for. */
async function unhandled(act: () => Promise<void>): Promise<readonly string[]> {
  const heard: string[] = [];
  const listen = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    heard.push(nameOf(event.reason));
  };
  addEventListener('unhandledrejection', listen, { capture: true });
  // The test runner, too, tells of them.
  const { error } = console;
  console.error = () => undefined;
  await act();
  await new Promise((done) => setTimeout(done, 20));
  console.error = error;
  removeEventListener('unhandledrejection', listen, { capture: true });
  return heard;
}

/** All that is seen of an element, step by step. */
async function account(probe: Probe, steps: readonly Step[]): Promise<readonly unknown[]> {
  const see = seenOf();
  const seen: unknown[] = [see(probe)];
  for (const step of steps) {
    const now = step(probe) === AT_ONCE;
    const connected = probe.isConnected;
    const ends = now || !connected ? [] : await settled(probe);
    seen.push({ ends, ...(see(probe) as object) });
  }
  probe.remove();
  return seen;
}

describe("elements of lit's twin", () => {
  for (const [name, steps] of Object.entries(CASES)) {
    it(`live as those of lit: ${name}`, async () => {
      const accounts = [];
      for (const tag of tags.values()) {
        let seen: readonly unknown[] = [];
        const told = await unhandled(async () => {
          seen = await account(document.createElement(tag) as Probe, steps);
        });
        accounts.push({ seen, told });
      }
      const [lit, twin] = accounts;
      expect(twin).to.deep.equal(lit);
    });
  }

  it('tell the page of failures that nobody waits for', async () => {
    const heard = [];
    for (const tag of tags.values()) {
      const probe = document.createElement(tag) as Probe;
      connect(probe);
      await settled(probe);
      const told = await unhandled(async () => {
        for (const place of ['render', 'updated', 'willUpdate'] as const) {
          meddle(place, fail)(probe);
          set({ word: place })(probe);
          await new Promise((done) => setTimeout(done));
        }
        set({ word: 'd' })(probe);
        await settled(probe);
      });
      heard.push(told);
      probe.remove();
    }
    expect(heard[1]).to.deep.equal(heard[0]);
    expect(heard[0]).to.include('on purpose');
  });
});

describe("elements of lit's twin that are older than their class", () => {
  /** An element as the page has it, then the class. */
  const upgraded = async (kitName: keyof typeof KITS, nth: string): Promise<object> => {
    const kit = KITS[kitName];
    const tag = `older-${kitName}-${nth}`;
    const holder = document.createElement('div');
    document.body.append(holder);
    holder.setHTMLUnsafe(
      `<${tag} word="a" flag twice="b"><template shadowrootmode="open"><i>old</i></template></${tag}>`,
    );
    const probe = holder.firstElementChild as Probe;
    Object.assign(probe, { word: 'early', data: 'early', other: 1, longName: 'n' });
    const root = probe.shadowRoot;
    customElements.define(tag, probeOf(kit));
    const early = [probe.word, probe.data, probe.twice].map(String);
    const seen = await account(probe, [(one) => one.requestUpdate(), set({ data: 'late' })]);
    const own = Object.keys(probe).filter(
      (key) => key in { word: 1, data: 1, other: 1, longName: 1 },
    );
    const same = probe.shadowRoot === root && probe.renderRoot === root;
    const emptied = probe.renderRoot.querySelector('i') === null;
    holder.remove();
    return { early, seen, own, same, emptied };
  };

  it('keep what was set and their shadow root, but nothing that stood in it', async () => {
    const [twin, lit] = [await upgraded('twin', 'a'), await upgraded('lit', 'a')];
    expect(twin).to.deep.equal(lit);
    expect(twin).to.include({ same: true, emptied: true });
  });
});

describe("classes of lit's twin", () => {
  it('observe the same attributes, however often they are asked', () => {
    const [lit, twin] = [...tags.values()].map((tag) => {
      const made = customElements.get(tag) as unknown as { observedAttributes: string[] };
      return [made.observedAttributes, made.observedAttributes];
    });
    expect(twin).to.deep.equal(lit);
    expect(twin![0]).to.have.members(['word', 'flag', 'long-name', 'twice']);
  });

  it('share their style sheets', () => {
    for (const tag of tags.values()) {
      const probes = [1, 2].map(() => document.createElement(tag) as Probe);
      probes.forEach(connect);
      const [one, other] = probes.map(({ shadowRoot }) => shadowRoot!.adoptedStyleSheets);
      expect(one).to.have.length(2).and.to.deep.equal(other);
      expect(one![0]).to.equal(other![0]);
      probes.forEach(remove);
    }
  });
});
