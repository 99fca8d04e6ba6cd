import { PATIENCE_TAGS, tagFolders } from '../entries.mjs';

/** The row of the README's table after which the patiences with a tag of their own are listed. */
const PATIENCE = /^\| `<patience-game>`.*\n/m;
/** How the README counts the elements. */
const COUNT = /(registers\s+all\s+)[\w-]+(\s+elements)/;

/** Numbers from twenty to twenty-nine, in words. @param {number} number */
const twenty = (number) =>
  `twenty${['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'][number - 20]}`;

/**
 * Writes anew what the README says of elements: how many there are, and those of patiences with a tag of their own.
 *
 * @param {string} readme the whole page
 */
export function withElements(readme) {
  const known = PATIENCE_TAGS.map(({ tag }) => `| \`<${tag}>\``);
  const lines = readme.split('\n').filter((line) => !known.some((row) => line.startsWith(row)));
  const rows = PATIENCE_TAGS.map(
    ({ tag, title, about }) =>
      `| \`<${tag}>\` | ${title}: ${about.charAt(0).toLowerCase()}${about.slice(1, -1)} |\n`,
  );
  const page = lines.join('\n');
  if (!PATIENCE.test(page) || !COUNT.test(page))
    throw new Error('README.md has no row of <patience-game>, or no number of elements.');
  return page
    .replace(PATIENCE, (row) => row + rows.join(''))
    .replace(COUNT, `$1${twenty(tagFolders().length)}$2`);
}
