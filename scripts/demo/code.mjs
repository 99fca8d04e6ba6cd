import { addresses } from '../package/addresses.mjs';

/**
 * The tags of the kit's elements in HTML, each once.
 *
 * @param {string} html
 */
export const tagsIn = (html) => [
  ...new Set([...html.matchAll(/<([a-z\d]+(?:-[a-z\d]+)+)/g)].map(([, tag = '']) => tag)),
];

/**
 * The scripts that define the elements in HTML, from the release; demo/copy.js puts in the demo's own files where they
 * are not published.
 *
 * @param {string} html
 */
export const scriptsFor = (html) =>
  tagsIn(html)
    .map((tag) => `<script type="module" src="${addresses().cdn}${tag}.js"></script>`)
    .join('\n');

/**
 * The modules of the demo that define the elements in HTML, relative to demo/.
 *
 * @param {string} html
 */
export const modulesFor = (html) => tagsIn(html).map((tag) => `../dist/cdn/${tag}.js`);
