// npm run names:check: checks that a test of each element names every slot, part, custom property, attribute, property,
// method and event in custom-elements.json, and lists those that no test names. A name that several elements inherit
// needs one test.
import { listedNames, withoutLists } from './api/part-names.mjs';
import { declarationOf } from './api/promised.mjs';
import { tagFolders } from './entries.mjs';
import { names } from './names/named.mjs';
import { readTests } from './names/tests.mjs';

/** @typedef {import('./api/promised.mjs').Kind} Kind */
/** @typedef {{ kind: Kind, name: string, description: string }} Documented */

/**
 * All names of an element in custom-elements.json. A property with an attribute is listed as both.
 *
 * @param {import('custom-elements-manifest/schema').CustomElement} declaration
 * @returns {Documented[]}
 */
function documentedIn(declaration) {
  /** @type {(kind: Kind, list?: { name: string, description?: string }[]) => Documented[]} */
  const all = (kind, list = []) =>
    list.map(({ name, description = '' }) => ({
      kind,
      name,
      description: withoutLists(description),
    }));
  const members = declaration.members ?? [];
  const ofKind = (/** @type {string} */ wanted) => members.filter(({ kind }) => kind === wanted);
  return [
    ...all('attribute', declaration.attributes),
    ...all('slot', declaration.slots),
    ...all('event', declaration.events),
    ...all('part', declaration.cssParts),
    ...(declaration.cssParts ?? []).flatMap(({ name, description }) =>
      all(
        'part',
        listedNames(description).map((one) => ({ name: one, description: name })),
      ),
    ),
    ...all('custom property', declaration.cssProperties),
    ...all('method', ofKind('method')),
    ...all('property', ofKind('field')),
  ];
}

const tags = tagFolders().map(({ tag }) => tag);
const tests = readTests(tags);

/**
 * The documented names, with the elements that inherit each.
 *
 * @type {Map<string, Documented & { tags: string[] }>}
 */
const all = new Map();
for (const tag of tags) {
  for (const one of documentedIn(declarationOf(tag))) {
    const key = [one.kind, one.name, one.description].join('|');
    const known = all.get(key) ?? { ...one, tags: [] };
    all.set(key, { ...known, tags: [...known.tags, tag] });
  }
}

const unnamed = [...all.values()].filter(
  ({ kind, name, tags: having }) =>
    !tests.some((said) => having.some((tag) => said.tags.has(tag)) && names(said, kind, name)),
);
for (const { kind, name, tags: having } of unnamed) {
  console.error(
    `No test names ${kind} ${name === '' ? '(default)' : name} of ${having.join(', ')}`,
  );
}
console.log(`${all.size} names are documented; ${unnamed.length} are in no test.`);
process.exitCode = unnamed.length > 0 ? 1 : 0;
