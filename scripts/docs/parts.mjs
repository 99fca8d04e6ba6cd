import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLists } from '../api/part-names.mjs';
import { ROOT } from '../entries.mjs';
import { blocks, code, section, table } from './markdown.mjs';

/**
 * A picture of an element in docs/img/parts/ with a number at each part: `parts` has the number of each.
 *
 * @typedef {{ file: string, alt: string, parts: Readonly<Record<string, number>> }} Picture
 */

/** The pictures of each tag. `npm run parts` writes them and this file. */
export const PICTURES_FILE = 'docs/img/parts/parts.json';

/** @returns {Readonly<Record<string, readonly Picture[]>>} */
export const readPictures = () =>
  existsSync(join(ROOT, PICTURES_FILE))
    ? JSON.parse(readFileSync(join(ROOT, PICTURES_FILE), 'utf8'))
    : {};

/** One list in a part's description. @param {string} description @param {'Names' | 'States'} kind */
const listIn = (description, kind) =>
  new RegExp(`\\b${kind}: ((?:\`[\\w-]+\`(?:, )?)+)`).exec(description)?.[1]?.replace(/, $/, '') ??
  '';

/**
 * The parts of an element: its pictures, and a table with their numbers.
 *
 * @param {import('./page.mjs').Documented} one
 */
export function partsSection({ tag, element }) {
  const { cssParts = [] } = element;
  const pictures = readPictures()[tag] ?? [];
  const numbers = new Map(pictures.flatMap(({ parts }) => Object.entries(parts)));
  const unknown = [...numbers.keys()].filter((name) => !cssParts.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Error(`${PICTURES_FILE}: <${tag}> has no part ${unknown.join(', ')}: npm run parts.`);
  const rows = cssParts.map(({ name, description = '' }) => ({
    number: numbers.get(name),
    cells: [
      code(name),
      withoutLists(description),
      listIn(description, 'Names'),
      listIn(description, 'States'),
    ],
  }));
  rows.sort(({ number: a = 1000 }, { number: b = 1000 }) => a - b);
  const hasStates = rows.some(({ cells }) => cells[3] !== '');
  const hasNames = rows.some(({ cells }) => cells[2] !== '');
  const [stateful] = rows.filter(({ cells }) => cells[3] !== '');
  const state = [stateful?.cells[0], stateful?.cells[3]?.split(', ')[0]].join(' ');
  const keep = [true, true, true, hasNames, hasStates].map((isKept, at) => (isKept ? at : -1));
  /** @param {readonly string[]} cells */
  const pick = (cells) => cells.filter((_, at) => keep.includes(at));
  return section('## Parts', [
    rows.length === 0 ? '' : introOf(tag, hasNames, hasStates ? state.replaceAll('`', '') : ''),
    blocks(pictures.map(({ file, alt }) => `![${alt}](../img/parts/${file})`)),
    rows.length === 0
      ? ''
      : table(
          pick(['no.', 'part', 'what it is', 'further names', 'states']),
          rows.map(({ number, cells }) =>
            pick([number === undefined ? '' : `${number}`, ...cells]),
          ),
          pick(['--:', '---', '---', '---', '---']),
        ),
  ]);
}

/**
 * @param {string} tag
 * @param {boolean} hasNames
 * @param {string} state a part and one of its states: `card selected`
 */
const introOf = (tag, hasNames, state) =>
  [
    `Style a part with ${code(`${tag}::part(name)`)}.`,
    hasNames ? 'A part can have further names.' : '',
    state === ''
      ? ''
      : `A state is a further name, set while the state lasts: ${code(`::part(${state})`)}.`,
  ]
    .filter(Boolean)
    .join(' ');
