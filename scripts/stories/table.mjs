import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement
 */

/** @returns {CustomElement[]} */
function elementsInManifest() {
  /** @type {Package} */
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  return manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => 'tagName' in one)
    .map((one) => /** @type {CustomElement} */ (one));
}

/**
 * @param {CustomElement} element
 * @returns {string[]} all names of the element in the manifest
 */
const namesOf = ({ attributes, members, events, slots, cssProperties, cssParts }) =>
  [attributes, members, events, slots, cssProperties, cssParts].flatMap((entries = []) =>
    entries.map(({ name }) => name || '(default)'),
  );

/**
 * The manifest's elements on a docs page. A page of a container also shows the elements inside it.
 *
 * @param {import('playwright-core').Page} page
 */
async function elementsOn(page) {
  const tags = await page
    .locator('#storybook-docs :defined')
    .evaluateAll((nodes) => nodes.map(({ localName }) => localName));
  return elementsInManifest().filter(({ tagName }) => tags.includes(String(tagName)));
}

/**
 * The names in the manifest that a docs page lacks. Each name needs a row of its own, so a name of both an attribute and a
 * part needs two.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function missingRows(page) {
  await page.waitForSelector('.docblock-argstable-body td:first-child');
  const cells = await page.locator('.docblock-argstable-body td:first-child').allInnerTexts();
  const shown = cells.map((text) =>
    text.trim().replace(/[(*].*$/s, (end) => (end === '(default)' ? end : '')),
  );
  const lists = (await elementsOn(page)).map((element) => {
    const left = [...shown];
    return namesOf(element).flatMap((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [`the docs page does not tell of ${name}`];
    });
  });
  if (lists.length === 0) return ['the docs page shows no element of the manifest'];
  // The page belongs to the element with the fewest missing rows.
  return lists.reduce((least, list) => (list.length < least.length ? list : least));
}
