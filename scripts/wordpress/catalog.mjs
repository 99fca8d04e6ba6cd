// The plugin's games.json: the games, and the values of each attribute, from the manifest.
import { basename, dirname, join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT, tagFolders } from '../entries.mjs';
import { declarationOf } from '../api/promised.mjs';
import { readSources } from '../messages/read.mjs';
import { readPatiences } from '../patiences.mjs';

/**
 * The values of an attribute. A boolean attribute has no other values.
 *
 * @typedef {object} Rule
 * @property {true} [boolean]
 * @property {true} [number]
 * @property {true} [text]
 * @property {string[]} [values] words
 * @property {string[]} [looks] themes, each a class and a style sheet
 * @property {string} description
 *
 * `names` has the titles of the games that `<patience-game>` plays.
 *
 * @typedef {Record<string, string>} Titles
 * @typedef {{ tag: string, titles: Titles, attributes: Record<string, Rule>, names?: Record<string, Titles> }} Game
 * @typedef {{ version: string, kit: string, looks: string[], games: Record<string, Game> }} Catalog
 */

/**
 * @param {string} type in the manifest: `'win' | 3 | number | null`
 * @param {string} where for an error
 * @returns {Omit<Rule, 'description'>}
 */
function ruleOf(type, where) {
  /** @type {Omit<Rule, 'description'>} */
  const rule = {};
  for (const part of type.split('|').map((one) => one.trim())) {
    const word = /^'([^']*)'$|^(\d+(?:\.\d+)?)$/.exec(part);
    if (word) (rule.values ??= []).push(word[1] ?? word[2] ?? '');
    else if (part === 'boolean') rule.boolean = true;
    else if (part === 'number') rule.number = true;
    else if (part === 'string') rule.text = true;
    else if (part !== 'null' && part !== 'undefined')
      throw new Error(`${where}: the WordPress plugin does not know what “${part}” takes.`);
  }
  return rule;
}

/** The element that plays all patiences by their names. */
const ANY_PATIENCE = 'patience-game';

/** The names of its games. */
const patienceNames = () => readPatiences().map(({ name }) => name);

/** @returns {string[]} the finished themes, by their names */
const looks = () =>
  readdirSync(join(ROOT, 'src/themes'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => basename(file, '.css'))
    .sort();

/**
 * The attributes of an element, with their values.
 *
 * @param {string} tag
 * @returns {Record<string, Rule>}
 */
export function attributesOf(tag) {
  const { attributes = [] } = declarationOf(tag);
  const rules = attributes.map(({ name, type, description = '' }) => {
    /** @type {Rule} */
    const rule = {
      ...ruleOf(type?.text ?? '', `<${tag}> ${name}`),
      description: description.replaceAll(/\s+/g, ' ').replaceAll('`', ''),
    };
    if (tag === ANY_PATIENCE && name === 'game')
      return [name, { values: patienceNames(), description: rule.description }];
    if (name !== 'theme') return [name, rule];
    // Here a theme is always a class, even if the element knows its name.
    const own = looks();
    const values = rule.values?.filter((value) => !own.includes(value));
    return [name, { ...rule, values, looks: own }];
  });
  return Object.fromEntries(rules);
}

/**
 * The titles of games in each language, from the messages of the statistics.
 *
 * @returns {Promise<(readonly [language: string, title: (game: string) => string])[]>}
 */
async function titles() {
  const folder = join(ROOT, 'dist/modules/locales');
  const { gameText } = await import(join(folder, 'variant-text.js'));
  const all = [...readSources().keys()].map(async (language) => {
    const compiled = join(folder, 'compiled', language);
    const { stats } = await import(join(compiled, 'stats.js'));
    const { patienceNames } = await import(join(compiled, 'patience-names.js'));
    const title = (/** @type {string} */ game) => gameText({ stats, patienceNames }, game);
    return /** @type {const} */ ([language, title]);
  });
  return Promise.all(all);
}

/** @returns {Promise<Catalog>} */
export async function catalog() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const words = await titles();
  const titlesOf = (/** @type {string} */ game) =>
    Object.fromEntries(words.map(([language, title]) => [language, title(game)]));
  const names = Object.fromEntries(patienceNames().map((name) => [name, titlesOf(name)]));
  const games = tagFolders()
    .filter(({ index }) => index.startsWith('src/games/'))
    .map(({ tag, index }) => {
      const game = basename(dirname(index));
      const entry = { tag, titles: titlesOf(game), attributes: attributesOf(tag) };
      return [
        tag.replace(/-(game|table|race)$/, ''),
        tag === ANY_PATIENCE ? { ...entry, names } : entry,
      ];
    });
  return { version, kit: `kit/${version}`, looks: looks(), games: Object.fromEntries(games) };
}
