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
 * @returns {string[]} everything that the manifest has a name for
 */
const namesOf = ({ attributes, members, events, slots, cssProperties, cssParts }) =>
  [attributes, members, events, slots, cssProperties, cssParts].flatMap((told = []) =>
    told.map(({ name }) => name || '(default)'),
  );

/**
 * The element that a docs page is about: the one of which it shows stories.
 *
 * @param {import('playwright-core').Page} page
 */
async function elementOn(page) {
  const tags = await page
    .locator('#storybook-docs :defined')
    .evaluateAll((nodes) => nodes.map(({ localName }) => localName));
  return elementsInManifest().find(({ tagName }) => tags.includes(String(tagName)));
}

/**
 * What the manifest tells and the docs page does not; one row names each thing, so a name that an
 * attribute and a part share has two.
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
  const element = await elementOn(page);
  if (!element) return ['the docs page shows no element of the manifest'];
  return namesOf(element).flatMap((name) => {
    const at = shown.indexOf(name);
    if (at >= 0) shown.splice(at, 1);
    return at >= 0 ? [] : [`the docs page does not tell of ${name}`];
  });
}
