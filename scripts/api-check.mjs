// npm run api:check: compares the names in each element's JSDoc with the manifest and the sources. It fails if anything
// differs or has no description. The pages of docs/reference/ are generated from the manifest. (names:check looks for the
// names in the tests.)
import { declarationOf, inJSDoc, inManifest } from './api/promised.mjs';
import { usedNames } from './api/sources.mjs';
import { listedNames } from './api/part-names.mjs';
import { undescribed } from './api/descriptions.mjs';
import { tagFolders } from './entries.mjs';

/** @typedef {import('./api/promised.mjs').Promised} Promised */

/** @param {Promised} promised */
const show = ({ kind, name }) => `${kind} ${name === '' ? '(default)' : name}`;

/**
 * @param {Promised[]} some
 * @param {Promised[]} others
 */
const missing = (some, others) => {
  const known = new Set(others.map(show));
  return some.filter((one) => !known.has(show(one)));
};

const used = Object.entries(usedNames()).flatMap(([kind, names]) =>
  [...names].map((name) => ({
    kind: /** @type {import('./api/promised.mjs').Kind} */ (kind),
    name,
  })),
);

/**
 * Whether a name that was promised covers a name in the sources. `button-*` stands for names that only a running page knows.
 *
 * @param {Promised[]} promised
 * @param {Promised} use
 */
const covers = (promised, { kind, name }) =>
  name.includes('*') &&
  promised.some((one) => one.kind === kind && one.name.startsWith(name.replace(/\*.*/, '')));

/** The promises of all elements, because a part of a shared template may be promised by only one of them. */
const everywhere = tagFolders().flatMap(inJSDoc);

/** @type {string[]} */
const wrong = [];

for (const use of missing(used, everywhere)) {
  if (!covers(everywhere, use)) wrong.push(`${show(use)}: in src/, and in no element's JSDoc`);
}
for (const folder of tagFolders()) {
  const { tag } = folder;
  const promised = inJSDoc(folder);
  const declaration = declarationOf(tag);
  const documented = inManifest(declaration);
  const uses = used
    .filter(({ name }) => name.includes('*'))
    .map(({ name }) => name.replace('*', ''));
  const isUsed = new Set(used.map(show));
  for (const one of missing(promised, documented)) {
    wrong.push(`<${tag}> ${show(one)}: in the JSDoc, not in custom-elements.json`);
  }
  for (const one of missing(documented, promised)) {
    // The analyzer reads these from the class.
    const byClass = ['method', 'property', 'attribute'].includes(one.kind);
    if (!byClass) wrong.push(`<${tag}> ${show(one)}: in custom-elements.json, not in the JSDoc`);
  }
  for (const one of promised) {
    const inSources = ['part', 'custom property', 'slot'].includes(one.kind);
    if (!inSources || isUsed.has(show(one)) || uses.some((use) => one.name.startsWith(use)))
      continue;
    wrong.push(`<${tag}> ${show(one)}: in the JSDoc, and nothing in src/ has it`);
  }
  wrong.push(...undescribed(declaration).map((one) => `<${tag}> ${one}: has no description`));
  const { cssParts = [] } = declaration;
  const listed = new Set(cssParts.flatMap(({ description }) => listedNames(description)));
  const entries = documented.length - listed.size;
  console.log(`<${tag}>: ${entries} entries in its API, which list ${listed.size} further names.`);
}

if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
if (wrong.length > 0) process.exitCode = 1;
