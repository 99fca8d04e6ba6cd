import { expect } from 'chai';
import { KITS, type Kit, watcher, writer } from './kits.js';

/** Numbers below 2³², the same for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;

const pick = <Some>(roll: Roll, from: readonly Some[]): Some => from[roll(from.length)]!;

const NAMES = ['class', 'id', '?hidden', '.title', 'data-x', 'viewBox', '.ariaLabel', 'href'];

/** Strings of a template as a compiler makes them, of nodes that are nested anyhow. */
function wildStrings(roll: Roll): TemplateStringsArray {
  const strings = [''];
  const add = (text: string): void => void (strings[strings.length - 1] = strings.at(-1)! + text);
  const hole = (): unknown => strings.push('');
  const addAttribute = (name: string): void => {
    const quote = pick(roll, ['', '"', "'"]);
    add(` ${name}=${quote}`);
    if (quote) add(pick(roll, ['', '', 'a ', '> ', '= ']));
    hole();
    if (quote && roll(3) === 0) {
      add(pick(roll, [' and ', '']));
      hole();
    }
    if (quote) add(pick(roll, ['', '', ' z', ' <b']));
    add(quote);
  };
  const addElement = (depth: number): void => {
    // None that a browser closes or repeats by itself.
    const tag = pick(roll, ['span', 'div', 'section', 'custom-tag']);
    add(`<${tag}`);
    if (roll(3) === 0) add(' lang=en title="it\'s > that"');
    for (const name of NAMES) if (roll(8) === 0) addAttribute(name);
    add(pick(roll, ['>', ' >', '\n>']));
    addNodes(depth + 1);
    add(`</${tag}>`);
  };
  const addNodes = (depth: number): void => {
    for (let left = roll(4); left > 0; left--) {
      const kind = roll(depth > 3 ? 2 : 4);
      if (kind === 0) add(pick(roll, [' text ', '&amp; a < b', ' x="y" ', '<br/>', '<!-- c -->']));
      else if (kind === 1) hole();
      else addElement(depth);
    }
  };
  addNodes(0);
  return Object.assign(strings, { raw: strings });
}

function wildValue(
  roll: Roll,
  kit: Kit,
  all: readonly TemplateStringsArray[],
  depth: number,
): unknown {
  const kind = roll(depth > 2 ? 7 : 10);
  if (kind < 7) return ['', 'a', 'b', 3, null, kit.nothing, false][kind];
  if (kind === 7) {
    return Array.from({ length: roll(4) }, () => wildValue(roll, kit, all, depth + 1));
  }
  return wildTemplate(roll, kit, all, depth + 1);
}

/** One of the templates that has not been left behind, which would nest without an end. */
function wildTemplate(
  roll: Roll,
  kit: Kit,
  all: readonly TemplateStringsArray[],
  depth: number,
): unknown {
  const strings = pick(roll, all);
  const values = strings.slice(1).map((_, index) => {
    const before = strings.slice(0, index + 1).join('');
    const inTag = /<[\w-]+(?:"[^"]*"|'[^']*'|[^'">])*(?:"[^"]*|'[^']*)?$/.test(before);
    return wildValue(roll, kit, all, inTag ? 9 : depth);
  });
  return kit.html(strings, ...values);
}

/** What is seen of some templates with values and values again, all by one seed. */
function account(kit: Kit, seed: number): readonly unknown[] {
  const roll = dice(seed);
  const all = Array.from({ length: 3 }, () => wildStrings(roll));
  const container = document.createElement('div');
  const write = writer();
  const watch = watcher(container);
  return Array.from({ length: 6 }, () => {
    const touched = watch(() => kit.render(wildTemplate(roll, kit, all, 0), container));
    return { all: all.map((strings) => strings.join('${…}')), touched, nodes: write(container) };
  });
}

describe('wild templates', () => {
  it("are drawn by lit's twin as by lit", () => {
    for (let seed = 1; seed <= 600; seed++) {
      expect(account(KITS.twin, seed), `seed ${seed}`).to.deep.equal(account(KITS.lit, seed));
    }
  }).timeout(60_000);
});
