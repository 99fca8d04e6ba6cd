import { HOOKS, OPTIONS, STYLES } from './lit-element-edits.mjs';
import { SUBCLASSES } from './lit-subclass-edits.mjs';
import { DIRECTIVES, TEMPLATES, TEMPLATE_HOOKS } from './lit-html-edits.mjs';

/**
 * What of lit the CDN files do without: the text to take out of its published files, and what
 * stands in its place. A group is left alone where a source `uses` its feature.
 *
 * What a page can see of an element stays as lit has it: attributes and properties, updates and
 * their promise. So does the check that no JSON passes for a template.
 *
 * @typedef {readonly [from: string, to: string, times?: number]} Edit
 * @typedef {{ uses?: RegExp, files: Readonly<Record<string, readonly Edit[]>> }} Group
 */

/** @type {readonly Group[]} */
const GROUPS = [HOOKS, TEMPLATE_HOOKS, STYLES, OPTIONS, SUBCLASSES, DIRECTIVES, TEMPLATES];

/**
 * A file of lit's with the edits; any other file as it is. Each edit must fit as often as it says,
 * so that a lit that reads otherwise ends the build, and its edits are looked at.
 *
 * @param {string} code
 * @param {string} id
 * @param {string} sources all of the kit's, without comments
 */
export function trimLit(code, id, sources) {
  const edits = GROUPS.filter(({ uses }) => !uses?.test(sources))
    .flatMap(({ files }) => Object.entries(files))
    .flatMap(([file, list]) => (id.endsWith(`/node_modules/${file}`) ? list : []));
  return edits.reduce((text, [from, to, times = 1]) => {
    const parts = text.split(from);
    if (parts.length !== times + 1) {
      throw new Error(`${id}: ${parts.length - 1} places, not ${times}, read ${from}`);
    }
    return parts.join(to);
  }, code);
}
