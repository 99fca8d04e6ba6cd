import { docsOf } from '../api/promised.mjs';
import { exportsOf } from '../exports-of.mjs';
import { camel } from '../messages/print.mjs';
import { GROUPS, RULES } from './groups.mjs';
import { blocks, code, listed, section, table } from './markdown.mjs';
import { withoutDefault } from './program.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').Attribute} Attribute
 * @typedef {import('./page.mjs').Documented} Documented
 */

const [core] = exportsOf(['src/core/engine/option.ts']);
const { attributeOf, kebab } = /** @type {typeof import('../../src/core/engine/option.js')} */ (
  core
);

/** The default in the JSDoc line of an attribute: `@attr {type} [name=default]`. */
const DEFAULT = /@attr[ \t]+\{[^}]+\}[ \t]+\[([a-z][a-z0-9-]*)=([^\]\n]+)\]/g;

/**
 * The defaults of an element's attributes. A class's own JSDoc overrides that of its base class.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Map<string, string>}
 */
function defaultsOf(folder) {
  const found = docsOf(folder).flatMap((doc) => [...doc.matchAll(DEFAULT)]);
  return new Map(found.reverse().map(([, name = '', value = '']) => [name, value]));
}

/** A type's names for values that are written in words. @type {Readonly<Record<string, string>>} */
const WORDS = { number: 'number', string: 'text', boolean: 'on if present' };

/** The values that an attribute accepts. @param {string} type `'off' | 'on'` */
const valuesOf = (type) =>
  type
    .split('|')
    .map((one) => one.trim())
    .map((one) => WORDS[one] ?? code(one.replaceAll("'", '')))
    .join(', ');

/**
 * @param {Attribute} attribute
 * @param {Map<string, string>} defaults
 */
function row({ name, type, fieldName, description }, defaults) {
  const isSwitch = type?.text === 'boolean';
  const value = defaults.get(name);
  const { text, usual } = withoutDefault(description);
  if (value !== undefined && usual !== '') throw new Error(`${name} has two defaults.`);
  const property = fieldName ?? name;
  const note = property === camel(name) ? '' : ` Its property is ${code(property)}.`;
  return [
    code(name),
    valuesOf(type?.text ?? 'string'),
    isSwitch ? 'off' : value === undefined ? usual : code(value),
    text + note,
  ];
}

const HEAD = ['attribute', 'values', 'default', 'what it does'];

/** The names that `settings` accepts, if the rules can be left to the player. @param {Documented} one */
const settingsText = ({ game, isPatience }) => {
  const names = Object.entries(game?.options.rules ?? {}).map(([name, option]) =>
    code(attributeOf(name, option).replace(/^no-/, '')),
  );
  if (!isPatience || names.length === 0) return '';
  return `${code('settings')} accepts the names ${listed(names)}.`;
};

/** The names that `controls` and `without` accept. @param {Documented} one */
const controlsText = ({ controls, settings }) =>
  controls.length === 0
    ? ''
    : `${code('controls')} and ${code('without')} accept the names ${listed(controls.map(code))}. ${code('without')} also accepts the player's settings: ${listed(settings.map(kebab).map(code))}.`;

/** Where the values of attributes are listed. @type {Readonly<Record<string, string>>} */
const NOTES = {
  'patience-game':
    '[Patience games](patience-games.md) lists the names for `game`, and the attributes of each game with their defaults. [Patience rules](patience-rules.md) describes `rules`.',
};

/**
 * The group of an attribute.
 *
 * @param {string} name
 * @param {readonly string[]} options the attributes of the game's rules, which may have a name that another group has
 */
const groupOf = (name, options) =>
  options.includes(name)
    ? RULES
    : (GROUPS.find(({ names }) => names.includes(name))?.title ?? RULES);

/**
 * The rows of a group in the order of its names.
 *
 * @param {readonly { group: string, cells: string[] }[]} rows
 */
function inOrder(rows) {
  const names = (GROUPS.find(({ title }) => title === rows[0]?.group)?.names ?? []).map(code);
  const cells = rows.map((one) => one.cells);
  return cells.sort(([a = ''], [b = '']) => names.indexOf(a) - names.indexOf(b));
}

/** The attributes of a game's rules. @param {Documented} one */
const optionsOf = ({ game }) =>
  Object.entries(game?.options.rules ?? {}).map(([name, option]) => attributeOf(name, option));

/**
 * The attributes of an element, those of a game in groups.
 *
 * @param {Documented} one
 * @param {(name: string) => boolean} [isShown] which attributes
 */
export function attributesSection(one, isShown = () => true) {
  const defaults = defaultsOf(one.folder);
  const shown = (one.element.attributes ?? []).filter(({ name }) => isShown(name));
  const rows = shown.map((attribute) => ({
    group: groupOf(attribute.name, optionsOf(one)),
    cells: row(attribute, defaults),
  }));
  if (!one.isGame) {
    return section('## Attributes', [
      rows.length > 0
        ? table(
            HEAD,
            rows.map(({ cells }) => cells),
          )
        : '',
    ]);
  }
  const groups = [RULES, ...GROUPS.map(({ title }) => title)].map((title) => {
    const own = inOrder(rows.filter(({ group }) => group === title));
    const notes =
      title === 'Player'
        ? [controlsText(one), settingsText(one)]
        : [title === RULES ? (NOTES[one.tag] ?? '') : ''];
    return own.length === 0 ? '' : section(`### ${title}`, [table(HEAD, own), ...notes]);
  });
  const intro = 'A change takes effect at once, unless the table says otherwise.';
  return section('## Attributes', [intro, blocks(groups)]);
}
