import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../entries.mjs';
import { tableAtEnd, tableInPlay } from './table-scene.mjs';

/**
 * A step that a scene takes after loading: it presses a part, calls a method of an element, or waits until something is
 * visible. Selectors are Playwright's, which reach into shadow roots. `at` is a point of the part that nothing covers, from
 * its top left corner; default: its middle.
 *
 * @typedef {{ press: string, at?: { x: number, y: number } } | { call: string, method: string, values: readonly unknown[] } | { see: string }} Step
 *
 * @typedef {object} Scene
 * @property {readonly string[]} scripts CDN files without `.js`
 * @property {string} html the page's body
 * @property {Readonly<Record<string, string | import('./states.mjs').State>>} [states] from a selector to the saved game
 *   that the element loads: the name of a file in test/looks/states/, or a moment of it
 * @property {readonly Step[]} [steps]
 * @property {readonly number[]} [widths] of its pictures. Default: 320, 768 and 1280
 * @property {readonly ('light' | 'dark')[]} [schemes] of its pictures. Default: both
 */

/** Without a verdict, whose time depends on the solver, and without a save, which the next picture would show. */
const GAME = 'save-key="" no-verdict deal="617"';

const CARDS = ['AS', '7H', '10C', 'JC', 'QD', 'KS', 'XX'];

/** @param {string} attributes */
const cards = (attributes) =>
  CARDS.map((card) => `<playing-card card="${card}" ${attributes}></playing-card>`).join(' ');

/**
 * The scenes of games with a file of their own: test/looks/<game>.scenes.mjs.
 *
 * @returns {Promise<Readonly<Record<string, Scene>>>}
 */
async function ownScenes() {
  const folder = join(ROOT, 'test/looks');
  const files = readdirSync(folder).filter((file) => file.endsWith('.scenes.mjs'));
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return Object.assign({}, ...modules.map(({ scenes }) => scenes));
}

/**
 * The scenes of pictures: each shows one element in a state with many of its parts. The pictures of a scene differ only in
 * width, scheme, theme and language.
 *
 * @type {Readonly<Record<string, Scene>>}
 */
export const SCENES = {
  ...(await ownScenes()),
  freecell: {
    scripts: ['freecell-game'],
    html: `<freecell-game ${GAME}></freecell-game>`,
    states: { 'freecell-game': 'freecell' },
  },
  'freecell-menu': {
    scripts: ['freecell-game'],
    html: `<freecell-game ${GAME}></freecell-game>`,
    states: { 'freecell-game': 'freecell' },
    steps: [{ press: '[part~="button-menu"]' }, { see: '[part~="menu-item"] >> nth=0' }],
  },
  klondike: {
    scripts: ['klondike-game'],
    html: `<klondike-game ${GAME} scoring="standard"></klondike-game>`,
    states: { 'klondike-game': 'klondike' },
  },
  pyramid: {
    scripts: ['pyramid-game'],
    html: `<pyramid-game ${GAME}></pyramid-game>`,
    states: { 'pyramid-game': 'pyramid' },
  },
  paigow: {
    ...tableInPlay('paigow-table'),
    steps: [{ press: '[part~="button-house-way"]' }],
  },
  'paigow-paid': tableAtEnd('paigow-table'),
  seven27: tableInPlay('seven27-table'),
  'seven27-paid': tableAtEnd('seven27-table'),
  room: {
    scripts: ['card-room', 'freecell-game', 'paigow-table'],
    html: `<card-room bankroll="5000" four-color save-key="">
        <paigow-table seats="2" quick-deal></paigow-table>
        <freecell-game no-verdict deal="617"></freecell-game>
      </card-room>`,
    states: { 'freecell-game': 'freecell' },
  },
  stats: {
    scripts: ['card-room', 'game-stats'],
    html: '<card-room save-key="looks"><game-stats></game-stats></card-room>',
    states: {},
    steps: [
      { call: 'game-stats', method: 'import', values: ['history.json'] },
      { see: '[part~="chart"]' },
    ],
  },
  card: {
    scripts: ['playing-card'],
    html: `<style>.small { --baize-card-width: 40px } .large { --baize-card-width: 90px }</style>
      <p>In a line ${cards('')}, ${cards('four-color')}</p>
      <p class="small">${cards('')} <playing-card face-down></playing-card></p>
      <p class="large">${cards('four-color')} <playing-card face-down></playing-card></p>`,
  },
  replay: {
    scripts: ['game-replay', 'freecell-game'],
    html: '<game-replay link="1.freecell.1.7sx0EAAAKety9lThFQ7LS7HgV7_XC5no_zA"></game-replay>',
    steps: [
      { press: '[part~="button-end"]' },
      { see: 'game-replay [part~="button-end"][aria-disabled="true"]' },
    ],
  },
};
