import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @typedef {import('./promised.mjs').Promised} Promised */
/** @typedef {import('./promised.mjs').Kind} Kind */

/**
 * The pages and the section of the docs that list the names of each kind.
 *
 * @type {Record<Kind, { where: string, pages: RegExp, heading: RegExp }>}
 */
const PLACES = {
  attribute: { where: 'README.md or docs/, Attributes', pages: /^/, heading: /^Attributes$/ },
  method: { where: 'README.md or docs/, Methods', pages: /^/, heading: /^Methods/ },
  property: { where: 'README.md or docs/, Properties', pages: /^/, heading: /\bproperties$/i },
  slot: { where: 'README.md or docs/, Slots', pages: /^/, heading: /^Slots$/ },
  event: {
    where: 'docs/guides/events.md, a heading',
    pages: /^docs\/guides\/events\.md$/,
    heading: /^`/,
  },
  // Parts of one game may be on the game's own page.
  part: { where: 'docs/, Parts', pages: /^docs\//, heading: /^Parts$/ },
  'custom property': {
    where: 'docs/, Custom properties',
    pages: /^docs\//,
    heading: /^Custom properties$/,
  },
};

const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
const pages = ['README.md', ...docs.map((file) => `docs/${file}`)]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** @param {Kind} kind */
function sectionsOf(kind) {
  const place = PLACES[kind];
  return pages
    .filter(({ path }) => place.pages.test(path))
    .flatMap(({ text }) => text.split(/^(?=#{1,6} )/m))
    .filter((section) => place.heading.test(/^#+ (.*)/.exec(section)?.[1] ?? ''));
}

/** @type {Map<Kind, string>} */
const sections = new Map();

/** @param {Promised} promised */
export function isInDocs({ kind, name }) {
  const text = sections.get(kind) ?? sectionsOf(kind).join('\n');
  sections.set(kind, text);
  if (kind === 'slot' && name === '') return text.includes('(default)');
  return new RegExp(`\`${name}(?=[\`(])`).test(text);
}

/** @param {Kind} kind where a missing name belongs */
export const placeOf = (kind) => PLACES[kind].where;
