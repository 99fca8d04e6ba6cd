import { BUILDER, ELEMENTS, EXAMPLES, GAMES, MAKER, THEMES } from '../../demo/pages.mjs';
import { documentOf, escape, modulesFor, scriptsFor, snippet, tagsIn } from './shell.mjs';

/** @typedef {import('../../demo/pages.mjs').DemoPage} DemoPage */

const SENTENCE =
  'Card games for any web page: one HTML tag is a whole game, played by mouse, touch, keyboard or screen reader.';
const TAG = '<freecell-game deal="617"></freecell-game>';

/** The themes: their names in URLs, and their titles. */
const LOOKS = [
  ['classic', 'Classic felt'],
  ['night', 'Night'],
  ['paper', 'Paper'],
  ['high-contrast', 'High contrast'],
];

/**
 * A tile: a link to the page, and a miniature. The miniature is the element itself, which demo/gallery.js starts when it is
 * near the window.
 *
 * @param {{ name: string, sentence?: string, href: string, picture: string, kind?: string, theme?: string }} tile
 */
const tileOf = ({ name, sentence, href, picture, kind = '', theme = '' }) => `
          <li class="tile">
            <div class="picture ${kind}" data-scripts="${tagsIn(picture).join(' ')}" data-theme="${theme}" inert aria-hidden="true">
              <div class="small">${picture}</div>
            </div>
            <h3><a href="${href}">${escape(name)}</a></h3>
            ${sentence === undefined ? '' : `<p>${escape(sentence)}</p>`}
          </li>`;

/** @param {DemoPage & { html?: string }} page */
const pageTile = ({ file, name, sentence, html = '', tile = html }) =>
  tileOf({ name, sentence, href: file, picture: unkept(tile), kind: pictureKind(tile) });

/**
 * Changes a miniature's HTML: it is not saved with the games of the pages, and its controls can't be pressed.
 *
 * @param {string} html
 */
const unkept = (html) =>
  html.replaceAll(/<((?:\w+-)+(?:game|table|race))/g, '<$1 controls="none" save-key="tile"');

/** @param {string} html a card lies on paper, all else on its own felt. A table is drawn as on a wide page. */
function pictureKind(html) {
  if (html.startsWith('<p')) return 'paper';
  return /^<[\w-]+-table\b/.test(html) ? 'wide' : '';
}

const CARDS = ['JH', 'QC', 'KD']
  .map((card) => `<playing-card card="${card}"></playing-card>`)
  .join('');

/** The first screen: the name, a board to play, and how to install it. */
const hero = () => `
      <section class="hero" aria-labelledby="baize">
        <div class="words">
          <h1 id="baize">Baize</h1>
          <p class="lede">${SENTENCE}</p>
        </div>
        <div class="play">
          ${TAG.replace('></', '><p class="fallback">The board needs JavaScript.</p></')}
        </div>
        <div class="get">
          ${snippet('tag', 'The tag of this board', TAG)}
          ${snippet('script', 'Its script, once in a page', scriptsFor(TAG))}
        </div>
      </section>`;

/**
 * @param {string} id
 * @param {string} title
 * @param {string} content
 */
const section = (id, title, content) => `
      <section aria-labelledby="${id}">
        <h2 id="${id}">${title}</h2>
        ${content}
      </section>`;

/**
 * @param {readonly string[]} tiles
 * @param {string} [kind]
 */
const listOf = (tiles, kind = '') => `<ul class="tiles ${kind}">${tiles.join('')}
        </ul>`;

const LOOK_TILES = LOOKS.map(([id = '', name = '']) =>
  tileOf({
    name,
    href: `${THEMES.file}?theme=${id}`,
    picture: `<p class="row">${CARDS}</p>`,
    kind: `baize-${id}`,
    theme: id,
  }),
);

/** @param {DemoPage} page */
const exampleOf = ({ file, name, sentence }) => `
          <li><h3><a href="${file}">${escape(name)}</a></h3><p>${escape(sentence)}</p></li>`;

/** @param {import('./shell.mjs').Place} place */
export function gallery(place) {
  const sections = [
    section('games', 'Games', listOf(GAMES.map(pageTile), 'games')),
    section('elements', 'Beside the games', listOf(ELEMENTS.map(pageTile), 'elements')),
    section('themes', THEMES.name, `<p class="lede">${THEMES.sentence}</p>${listOf(LOOK_TILES)}`),
    section(
      'builder',
      'Put a game on your page',
      `<p class="lede">${BUILDER.sentence}</p>
        <p><a class="button" href="${BUILDER.file}">Open the builder</a></p>`,
    ),
    section(
      'make',
      MAKER.name,
      `<p class="lede">${MAKER.sentence}</p>
        <p><a class="button" href="${MAKER.file}">Make a patience</a></p>`,
    ),
    section(
      'examples',
      'In a page',
      `<ul class="examples">${EXAMPLES.map(exampleOf).join('')}</ul>`,
    ),
  ];
  return documentOf(place, {
    title: 'Baize: card games for any web page',
    description: SENTENCE,
    styles: ['gallery.css'],
    scripts: ['copy.js', 'samples.js', 'gallery.js', ...modulesFor(TAG)],
    body: `
    <main id="main" class="gallery">${hero()}${sections.join('')}
    </main>`,
  });
}
