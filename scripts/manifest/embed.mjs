import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tagFolders } from '../entries.mjs';

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

/**
 * The attributes and events of games for `embed.html`, its builder and oEmbed, from the manifest. Those that all games have
 * are listed once.
 *
 * @param {Package} manifest
 */
export function embedGames(manifest) {
  const tags = new Set(
    tagFolders()
      .filter(({ index }) => index.startsWith('src/games/'))
      .map(({ tag }) => tag),
  );
  const games = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => 'tagName' in one && tags.has(String(one.tagName)))
    .map((one) => {
      const { tagName, name, attributes = [], events = [] } = /** @type {CustomElement} */ (one);
      return {
        tag: String(tagName),
        className: name,
        events: events.map((event) => event.name),
        attributes: attributes.map(attributeOf),
      };
    });
  return { themes: themes(), games };
}
