import { classesFor, declarationOf } from '../api/promised.mjs';
import { PATIENCE_TAGS, tagFolders } from '../entries.mjs';
import { readGames } from '../games.mjs';
import { attributesSection } from './attributes.mjs';
import { exampleOf } from './examples.mjs';
import { eventsSection } from './events.mjs';
import { linksOf } from './links.mjs';
import { blocks, code, section, tagLink } from './markdown.mjs';
import { looksSections, methodsSection, propertiesSection } from './members.mjs';
import { partsSection } from './parts.mjs';
import { oneLine } from './program.mjs';
import { typesSection } from './types.mjs';

/**
 * What a page is made of. `typed` replaces the type parameters of base classes by the game's types.
 *
 * @typedef {object} Documented
 * @property {string} tag
 * @property {import('../entries.mjs').TagFolder} folder
 * @property {import('custom-elements-manifest/schema').CustomElement} element
 * @property {import('../../src/games/define-game.js').GameDescriptor | undefined} game
 * @property {boolean} isGame
 * @property {boolean} isPatience
 * @property {readonly string[]} controls the names of the toolbar's controls
 * @property {readonly string[]} settings the names of the player's settings, in camel case
 * @property {ReadonlyMap<string, string>} details the types of the details of events
 * @property {ReadonlySet<string>} attributed the properties with an attribute
 * @property {(text: string) => string} typed
 */

/** The lists of controls, by the base class of a family of games. @type {Record<string, [string, string]>} */
const CONTROLS = {
  PatienceElement: ['src/elements/patience/commands.ts', 'PATIENCE_CONTROLS'],
  TableElement: ['src/elements/table/menu.ts', 'TABLE_CONTROLS'],
  RaceElement: ['src/games/ten-dice/element/race-element.ts', 'RACE_CONTROLS'],
};

/** The type arguments of a game's base class. */
const EXTENDS = /\bextends \w+<(\w+), (\w+)/;

/**
 * @param {import('./program.mjs').Sources} sources
 * @returns {Promise<Documented[]>} all elements: games first, then the others
 */
export async function documented(sources) {
  const games = await readGames();
  const settings = sources.keysIn('src/elements/controllers/preferences.ts', 'ALL_CHOICES');
  const all = tagFolders().map((folder) => {
    const element = declarationOf(folder.tag);
    const classes = classesFor(folder);
    const names = classes.map(({ name }) => name?.text ?? '');
    const family = names.find((name) => CONTROLS[name]);
    const heads = classes.flatMap(({ heritageClauses = [] }) =>
      heritageClauses.map((clause) => clause.getText()),
    );
    const [, state = 'State', move = 'Move'] =
      heads.map((head) => EXTENDS.exec(head)).find(Boolean) ?? [];
    return {
      ...{ tag: folder.tag, folder, element, settings },
      game: games.find(({ tag }) => tag === folder.tag),
      isGame: family !== undefined,
      isPatience: family === 'PatienceElement',
      controls: family ? sources.textsIn(...(CONTROLS[family] ?? ['', ''])) : [],
      details: sources.detailsOf(folder),
      attributed: new Set((element.attributes ?? []).map(({ fieldName }) => fieldName ?? '')),
      typed: (/** @type {string} */ text) =>
        text.replace(/\bState\b/g, state).replace(/\bMove\b/g, move),
    };
  });
  return [...all.filter(({ isGame }) => isGame), ...all.filter(({ isGame }) => !isGame)];
}

/** The heading, what the element is, and its example. @param {Documented} one */
function head({ tag, element, folder }) {
  return blocks([
    `# ${code(`<${tag}>`)}`,
    oneLine(element.description),
    `\`\`\`html live\n${exampleOf(tag).trim()}\n\`\`\``,
    `${code(`import 'baize/${tag}'`)} registers the element in a bundle. Its class is ${code(folder.className)}.`,
  ]);
}

/** Guides and recipes about the element. @param {Documented} one */
const links = ({ tag }) =>
  section('## Guides and recipes', [
    linksOf(tag)
      .map(([text, path]) => `- [${text}](../${path})`)
      .join('\n'),
  ]);

/** Whether an element's page refers to that of `<patience-game>`. @param {Documented} one */
export const isShort = (one) => PATIENCE_TAGS.some(({ tag }) => tag === one.tag);

/** The page of a patience that differs from `<patience-game>` by its rules only. */
const PATIENCE = 'patience-game';

/**
 * @param {Documented} one
 * @param {Documented} whole `<patience-game>`
 */
function shortPage(one, whole) {
  const shared = new Set((whole.element.attributes ?? []).map(({ name }) => name));
  const own = new Set(['suits', 'draw', 'redeals', 'cells', 'empty-columns', 'no-corner']);
  const isOwn = (/** @type {string} */ name) => own.has(name) || !shared.has(name);
  const hasOwn = (one.element.attributes ?? []).some(({ name }) => isOwn(name));
  return blocks([
    head(one),
    hasOwn
      ? attributesSection(one, isOwn)
      : section('## Attributes', ['It has no options of its own.']),
    section('## Everything else', [
      `It is the same game as ${code(`<${PATIENCE} game="${one.game?.name}">`)}. All other attributes, the properties, methods, events, parts, custom properties and slots are those of ${tagLink(PATIENCE)}.`,
    ]),
    links(one),
  ]);
}

/**
 * The page of an element.
 *
 * @param {Documented} one
 * @param {readonly Documented[]} all
 * @param {import('./program.mjs').Sources} sources
 * @param {import('./types.mjs').SharedTypes} shared
 */
export function elementPage(one, all, sources, shared) {
  const whole = all.find(({ tag }) => tag === PATIENCE);
  if (whole && isShort(one)) return `${shortPage(one, whole)}\n`;
  return `${blocks([
    head(one),
    attributesSection(one),
    propertiesSection(one),
    methodsSection(one, sources),
    eventsSection(one, all, sources),
    partsSection(one),
    looksSections(one),
    typesSection(one, sources, shared),
    links(one),
  ])}\n`;
}
