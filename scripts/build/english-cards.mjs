import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';
import { roundPath } from './round-path.mjs';

/** The module that a build replaces by one with the addresses of the files. */
const FILES = join(ROOT, 'src/elements/cards/english-files.ts');

/** The package of Adrian Kennard's cards. */
const PACKAGE = '@letele/playing-cards';

/** All cards by their codes. The joker is the kit's, which looks better. */
const CARDS = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/**
 * @typedef {{ type: string, props: Record<string, unknown>, children: Drawn[] }} Drawn an element as React makes it
 * @typedef {Record<string, (props: object) => Drawn>} Deck
 */

/** What the package uses of React and of Babel. */
const STANDINS = {
  react:
    'export const createElement = (type, props, ...children) => ({ type, props: props ?? {}, children });',
  '@babel/runtime/helpers/extends': 'export default Object.assign;',
};

/** @returns {Promise<Deck>} Adrian Kennard's cards (CC0 1.0), which the package has as functions for React */
async function loadDeck() {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${PACKAGE}';`, resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'baize-standins',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(react|@babel\/.*)$/ }, ({ path }) => ({
            path,
            namespace: 'standin',
          }));
          onLoad({ filter: /.*/, namespace: 'standin' }, ({ path }) => ({
            contents: STANDINS[/** @type {keyof typeof STANDINS} */ (path)],
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * The package's name of a card: `H7`, `C10`, `Sa`.
 *
 * @param {string} card
 */
const nameOf = ([rank = '', suit = '']) => suit + (rank === 'T' ? '10' : rank.toLowerCase());

/**
 * The kit's ink, red and paper, so that a card matches the index that the kit draws on covered and small cards.
 *
 * @type {Readonly<Record<string, string>>}
 */
const COLORS = {
  red: '#c0243a',
  '#000': '#1b222c',
  '#fff': '#fffdf8',
  '#44F': '#3b4cc4',
  '#FC4': '#f2b63c',
};

const KEPT_NAMES = ['viewBox', 'preserveAspectRatio'];

/**
 * An attribute, or nothing if the drawing does not need it.
 *
 * @param {string} name as React spells it
 * @param {unknown} value
 */
function attributeOf(name, value) {
  if (value === undefined || ['className', 'xmlnsXlink', 'aria-labelledby'].includes(name))
    return '';
  const text = String(value).replace(/^(#?)\w-\w+_svg__/, '$1');
  const isColor = name === 'fill' || name === 'stroke';
  const written = name === 'd' ? roundPath(text) : (isColor && COLORS[text]) || text;
  const plain = name === 'xlinkHref' ? 'href' : name;
  const spelled = KEPT_NAMES.includes(plain)
    ? plain
    : plain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${spelled}="${written}"`;
}

/**
 * The address and the code on the ace of spades.
 *
 * @param {Drawn} node
 */
const isImprint = ({ type, props }) =>
  type === 'text' || (type === 'path' && props['fill'] === '#fff');

/**
 * The markup of an element. The card's paper has no edge, because the element draws it.
 *
 * @param {Drawn} node
 * @returns {string}
 */
function markupOf({ type, props, children }) {
  const shown =
    type === 'rect' ? { fill: '#fff', width: 240, height: 336, x: -120, y: -168 } : props;
  const attributes = Object.entries(shown).map(([name, value]) => attributeOf(name, value));
  const inner = children.filter(Boolean).map(markupOf);
  return `<${type}${attributes.join('')}${inner.length > 0 ? `>${inner.join('')}</${type}>` : '/>'}`;
}

/**
 * The picture of a card as an SVG file.
 *
 * @param {Deck} deck
 * @param {string} card
 */
function pictureOf(deck, card) {
  const root = /** @type {(props: object) => Drawn} */ (deck[nameOf(card)])({});
  const children = root.children.filter((node) => node && !isImprint(node));
  return markupOf({ ...root, props: { ...root.props, fill: '#000' }, children });
}

/** @returns {Promise<{ card: string, picture: string }[]>} the pictures of 52 cards */
export async function englishPictures() {
  const deck = await loadDeck();
  return CARDS.map((card) => ({ card, picture: pictureOf(deck, card) }));
}

/**
 * Adds the cards to the licences of the modules, which the bundler has written.
 *
 * @param {string} file
 */
function addNotice(file) {
  const home = join(ROOT, 'node_modules', PACKAGE);
  const { version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const title = `## ${PACKAGE} - ${version} (${license})`;
  const about = `The files in cards/ are Adrian Kennard's playing cards, https://www.me.uk/cards/.`;
  const text = readFileSync(join(home, 'LICENSE'), 'utf8').trim();
  appendFileSync(file, `\n${title}\n\n${about}\n\n${text}\n`);
}

/**
 * Adds the English faces to a build: a file for each card in `cards/`, and their addresses in place of `english-files.ts`.
 * The development server serves the files of the last build.
 *
 * @param {string} [notices] the name of the file with the licences of a build
 * @returns {import('vite').Plugin}
 */
export function englishCards(notices) {
  return {
    name: 'baize-english-cards',
    apply: 'build',
    async load(id) {
      if (id !== FILES) return undefined;
      const lines = (await englishPictures()).map(({ card, picture }) => {
        const file = this.emitFile({
          type: 'asset',
          fileName: `cards/${card}.svg`,
          source: picture,
        });
        return `'${card}': import.meta.ROLLUP_FILE_URL_${file},`;
      });
      return `const files = {${lines.join('\n')}};\nexport const englishFile = (card) => files[card];`;
    },
    writeBundle({ dir = '' }) {
      if (notices) addNotice(join(dir, notices));
    },
    // Vite makes a `data:` URL of a small SVG file, which strict pages forbid, unless its URL has a fragment.
    renderChunk: (code) => code.replaceAll(/(?<=\bcards\/\w\w\.svg)(?=["'`])/g, '#card'),
  };
}
