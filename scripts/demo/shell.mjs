import { GROUPS } from '../../demo/pages.mjs';
import { addresses } from '../package/addresses.mjs';

/**
 * A page's file in demo/ (`builder/index.html`), and the URL of the documentation, relative to demo/, if there is one.
 *
 * @typedef {{ file: string, docs?: string | undefined }} Place
 */

/**
 * Escapes a text for HTML.
 *
 * @param {string} text
 * @returns {string}
 */
export const escape = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * The relative path from a page to demo/: `./` or `../`.
 *
 * @param {string} file
 */
const upFrom = (file) => '../'.repeat(file.split('/').length - 1) || './';

/**
 * @param {Place} place
 * @param {string} to the file of another page; empty for the gallery
 * @param {string} words HTML
 * @param {string} [more] attributes
 */
function link({ file }, to, words, more = '') {
  const isHere = file === to || file === `${to}index.html`;
  return `<a href="${upFrom(file)}${to}"${more}${isHere ? ' aria-current="page"' : ''}>${words}</a>`;
}

/**
 * A menu of the navigation: a button and its list.
 *
 * @param {Place} place
 * @param {typeof GROUPS[number]} group
 */
function menu(place, { id, name, pages }) {
  const links = pages.map(({ file, name: words }) => link(place, file, words));
  const isHere = links.some((one) => one.includes('aria-current'));
  const docs = id === 'more' && place.docs !== undefined;
  const all = docs
    ? [...links, `<a href="${upFrom(place.file)}${place.docs}">Documentation</a>`]
    : links;
  return `<li>
            <button type="button" popovertarget="menu-${id}"${isHere ? ' data-here' : ''}>${name}</button>
            <ul id="menu-${id}" class="menu" popover>
              ${all.map((one) => `<li>${one}</li>`).join('\n              ')}
            </ul>
          </li>`;
}

/**
 * The head of every page: the name, and links to all pages.
 *
 * @param {Place} place
 */
export function masthead(place) {
  const mark = `<img src="${upFrom(place.file)}icons/icon-192.png" width="28" height="28" alt="" />`;
  return `<a class="skip" href="#main">Skip to the content</a>
    <header class="masthead">
      ${link(place, '', `${mark}<span>Baize</span>`, ' class="brand"')}
      <nav aria-label="Baize">
        <ul>
          ${GROUPS.map((group) => menu(place, group)).join('\n          ')}
        </ul>
      </nav>
    </header>`;
}

/**
 * @typedef {object} Page
 * @property {string} title
 * @property {string} description
 * @property {readonly string[]} [styles] relative to demo/
 * @property {readonly string[]} [scripts] relative to demo/
 * @property {string} body the content after the head
 */

/**
 * A whole page.
 *
 * @param {Place} place
 * @param {Page} page
 */
export function documentOf(place, { title, description, styles = [], scripts = [], body }) {
  const up = upFrom(place.file);
  const head = [
    ...['demo.css', ...styles].map((href) => `<link rel="stylesheet" href="${up}${href}" />`),
    ...scripts.map((src) => `<script type="module" src="${up}${src}"></script>`),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(description)}" />
    ${head.join('\n    ')}
  </head>
  <body>
    ${masthead(place)}
${body}
  </body>
</html>
`;
}

/**
 * Code with a button that copies it.
 *
 * @param {string} id of the code
 * @param {string} label the heading: `The tag`
 * @param {string} code
 */
export const snippet = (id, label, code) => `<div class="snippet">
          <p id="${id}-label">${label}</p>
          <button type="button" data-copy aria-describedby="${id}-label">Copy</button>
          <pre tabindex="0" role="group" aria-labelledby="${id}-label"><code id="${id}">${escape(code)}</code></pre>
        </div>`;

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
