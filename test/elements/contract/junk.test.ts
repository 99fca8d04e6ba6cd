import { expect } from 'chai';
import { some, someOf } from '../support/counts.js';
import { makeElement, putInBox, warnings } from '../support/mount.js';
import { nextFrame } from '../support/until.js';
import { COMPANION_TAGS, GAME_TAGS } from '../support/game.js';

interface Member {
  readonly kind: string;
  readonly name: string;
  readonly readonly?: boolean;
  readonly static?: boolean;
  readonly parameters?: readonly unknown[];
}

interface Declaration {
  readonly tagName?: string;
  readonly members?: readonly Member[];
}

type AnyElement = HTMLElement &
  Record<string, unknown> & { readonly updateComplete: Promise<unknown> };

const throws = (): never => {
  throw new Error('the host’s own');
};
const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;
const getters = ['deal', 'deck', 'from', 'type', 'seat', 'cells', 'length', 'game', 'subscribe'];
const traps = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'];
const allThrow = (names: readonly string[], descriptor: object) =>
  Object.fromEntries(names.map((name) => [name, descriptor]));

/** A value of every type, and objects that are none of the kit's. */
const JUNK: Readonly<Record<string, unknown>> = {
  undefined,
  null: null,
  true: true,
  'a number': 5.5,
  NaN,
  'a BigInt': 10n,
  'a symbol': Symbol('junk'),
  'a text': 'junk',
  'a list': [1, 2],
  'an object': {},
  'an object that is no text': { toString: 1, valueOf: 1 },
  'an object that throws as text': { toString: throws, toJSON: throws },
  'an object without a prototype': Object.create(null) as object,
  'a cycle': cycle,
  'a function': throws,
  'getters that throw': Object.defineProperties(
    {},
    allThrow(getters, { get: throws, enumerable: true }),
  ),
  'a proxy that throws': new Proxy({}, allThrow(traps, throws)),
};

const FEW = ['null', 'a number', 'a symbol', 'an object that throws as text', 'getters that throw'];
const TRIED = someOf(JUNK, (what) => FEW.includes(what) || what === 'a proxy that throws');

const TAGS = [...GAME_TAGS, ...COMPANION_TAGS, 'card-room', 'playing-card'] as const;

/** The members of each element in the manifest. */
async function readMembers(): Promise<ReadonlyMap<string, readonly Member[]>> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const declarations = modules.flatMap((module) => module.declarations);
  return new Map(
    declarations.flatMap(({ tagName, members = [] }) => (tagName ? [[tagName, members]] : [])),
  );
}

/** Whether a host may set a member, or call it with an argument. */
const isOpen = ({ kind, parameters, ...member }: Member): boolean =>
  !member.static && !member.readonly && (kind === 'field' || (parameters?.length ?? 0) > 0);

/** How an element is put on a page for this, with something in it to be spoilt. */
async function mount(tag: keyof HTMLElementTagNameMap): Promise<AnyElement> {
  const attributes = { deal: '617', seats: '2', players: '1', card: '7H' };
  const element = makeElement(tag, attributes) as unknown as AnyElement;
  putInBox(element, {});
  await element.updateComplete;
  return element;
}

/** Sets or calls it with this, and waits for all that comes of it. */
async function meet(element: AnyElement, { kind, name }: Member, value: unknown): Promise<unknown> {
  if (kind !== 'method') element[name] = value;
  const call = element[name] as (value: unknown) => unknown;
  // A promise of the method's own may be rejected with an Error that says what is wrong: that is no throw.
  const answer = kind === 'method' ? await call.call(element, value) : undefined;
  await element.updateComplete;
  return answer;
}

describe('junk from a host', () => {
  let all: ReadonlyMap<string, readonly Member[]>;
  before(async () => (all = await readMembers()));

  it('is tried on every element of the kit', () => {
    expect([...all.keys()].sort()).to.deep.equal([...TAGS].sort());
  });

  for (const tag of some(TAGS, [
    'klondike-game',
    'seven27-table',
    'ten-dice-race',
    'card-room',
    'game-stats',
  ])) {
    it(`throws nothing at <${tag}>, which goes on`, async () => {
      warnings();
      const element = await mount(tag);
      const failed: string[] = [];
      for (const member of all.get(tag)!.filter(isOpen)) {
        const { kind, name } = member;
        const before = kind === 'method' ? undefined : element[name];
        for (const [what, value] of TRIED) {
          const answer = await meet(element, member, value).catch((error: unknown) => {
            failed.push(`${name}, ${what}: ${String(error)}`);
          });
          const isTold = typeof answer === 'object' && answer !== null && 'code' in answer;
          if (
            ['play', 'load'].includes(name) &&
            kind === 'method' &&
            !isTold &&
            tag !== 'game-replay'
          ) {
            failed.push(`${name}, ${what}: no refusal`);
          }
        }
        if (kind !== 'method') await meet(element, member, before);
      }
      // What a room says of a server comes with what is loaded for that.
      if (tag === 'card-room') {
        await import('../../../src/elements/together/server-table.js');
        await nextFrame();
      }
      expect(failed).to.deep.equal([]);
      expect(element.shadowRoot!.childElementCount).to.be.above(0);
    });
  }

  for (const tag of ['freecell-game', 'ten-dice-race', 'paigow-table'] as const) {
    it(`is told of where <${tag}> was to begin with it, and the game stays`, async () => {
      warnings();
      const element = await mount(tag);
      const { state } = element;
      const newGame = element['newGame'] as (setup: unknown) => unknown;
      for (const what of ['null', 'true', 'a list', 'a proxy that throws', 'getters that throw']) {
        expect(newGame.call(element, JUNK[what]), what).to.have.property('code', 'option');
      }
      expect(element['state']).to.deep.equal(state);
    });
  }
});
