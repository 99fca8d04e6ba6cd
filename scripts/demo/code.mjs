import { addresses } from '../package/addresses.mjs';

/**
 * The distinct tags of the kit's elements in HTML.
 *
 * @param {string} html
 */
export const tagsIn = (html) => [
  ...new Set([...html.matchAll(/<([a-z\d]+(?:-[a-z\d]+)+)/g)].map(([, tag = '']) => tag)),
];

/**
 * Script tags for the elements in HTML, with the URLs of the release. If those are not published yet, demo/copy.js
 * replaces them by the demo's own files.
 *
 * @param {string} html
 */
export const scriptsFor = (html) =>
  tagsIn(html)
    .map((tag) => `<script type="module" src="${addresses().cdn}${tag}.js"></script>`)
    .join('\n');

/**
 * The demo's modules for the elements in HTML, relative to demo/.
 *
 * @param {string} html
 */
export const modulesFor = (html) => tagsIn(html).map((tag) => `../dist/cdn/${tag}.js`);
