export { table } from '../rules/table.mjs';

/** @param {string} text */
export const code = (text) => `\`${text}\``;

/** The address of a tag's page. @param {string} tag */
export const pageOf = (tag) => `${tag}.md`;

/** A tag as a link to its page. @param {string} tag */
export const tagLink = (tag) => `[${code(`<${tag}>`)}](${pageOf(tag)})`;

/**
 * A list in words: `a`, `b` and `c`.
 *
 * @param {readonly string[]} items
 */
export const listed = (items) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Joins the parts of a page that are not empty. @param {readonly string[]} parts */
export const blocks = (parts) => parts.filter((part) => part !== '').join('\n\n');

/**
 * A section, or nothing if it has no content.
 *
 * @param {string} heading `## Slots`
 * @param {readonly string[]} content
 */
export const section = (heading, content) => {
  const text = blocks(content);
  return text === '' ? '' : `${heading}\n\n${text}`;
};
