import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE_TAGS, ROOT } from '../entries.mjs';
import { readGames } from '../games.mjs';
import { embedPatiences } from './patiences.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement
 * @typedef {import('custom-elements-manifest/schema').Attribute} Attribute
 */

/** A literal in the manifest's type of an attribute: `'a' | 'b'`, or a number. */
const VALUE = /^(?:'([^']*)'|(\d+(?:\.\d+)?))$/;

/**
 * The values of an attribute, as a form needs them.
 *
 * @param {string} type such as `'off' | 'on'`, `number | 'unlimited'`, `boolean`
 */
function valuesOf(type) {
  if (type === 'boolean') return { kind: 'switch' };
  const parts = type.split('|').map((part) => part.trim());
  const values = parts.flatMap((part) => {
    const [, word, number] = VALUE.exec(part) ?? [];
    return word ?? number ?? [];
  });
  const listed = values.length > 0 ? { values } : {};
  if (values.length === parts.length) return { kind: 'choice', values };
  // The element checks any text.
  return parts.includes('number') ? { kind: 'number', ...listed } : { kind: 'text' };
}

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** @param {Attribute} attribute */
function attributeOf({ name, fieldName, type, default: usual, description = '' }) {
  const [, word, number] = VALUE.exec(usual ?? '') ?? [];
  const value = word ?? number;
  return {
    name,
    property: fieldName ?? name,
    ...valuesOf(type?.text ?? 'string'),
    ...(value === undefined ? {} : { usual: value }),
    description: oneLine(description),
  };
}

/** The names of the package's themes. */
const themes = () =>
  readdirSync(join(ROOT, 'src/themes'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.replace(/\.css$/, ''))
    .sort();

const FILE = join(ROOT, 'src/embed/elements.json');

/**
 * The games for `embed.html`, its builder and oEmbed: titles from the list of games, attributes and events from the
 * manifest. Those of patiences are what they have beside the attributes and events of `<patience-game>`.
 *
 * @param {Package} manifest
 */
async function embedGames(manifest) {
  const listed = await readGames();
  const games = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap((one) => {
      const { tagName, name, attributes = [], events = [] } = /** @type {CustomElement} */ (one);
      const game = listed.find(({ tag }) => tag === tagName);
      // Patiences with a tag of their own are among the patiences.
      if (!game || PATIENCE_TAGS.some(({ tag }) => tag === tagName)) return [];
      const { tag, title } = game;
      const { frame } = /** @type {import('../../src/games/define-game.js').GameDescriptor} */ (
        game
      );
      return {
        ...{ tag, title, className: name, frame },
        events: events.map((event) => event.name),
        attributes: attributes.map(attributeOf),
      };
    });
  return { themes: themes(), games, patiences: await embedPatiences() };
}

/** Writes src/embed/elements.json from custom-elements.json and the list of games, unless it says the same already. */
export async function writeEmbedGames() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  const text = `${JSON.stringify(await embedGames(manifest), null, 2)}\n`;
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
}
