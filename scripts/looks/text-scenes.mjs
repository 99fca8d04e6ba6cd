import { SCENES } from './scenes.mjs';

/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./scenes.mjs').Step} Step */

const MENU = '[part~="button-menu"]';

/**
 * Steps that open a panel over a board or table.
 *
 * @param {string} name
 * @param {readonly Step[]} steps
 * @returns {readonly Step[]}
 */
const panel = (name, ...steps) => [...steps, { see: `[part~="panel-${name}"]` }];

/**
 * Steps that choose an item of the menu. Its place, counted from the last item, is the same in all languages.
 *
 * @param {string} name
 * @param {number} fromEnd
 */
const fromMenu = (name, fromEnd) =>
  panel(name, { press: MENU }, { press: `[part~="menu-item"] >> nth=-${fromEnd}` });

/**
 * The panels of both patience games and tables.
 *
 * @param {string} tag
 * @param {number} settings the place of the settings in the menu, from the last item
 * @returns {Readonly<Record<string, readonly Step[]>>}
 */
const common = (tag, settings) => ({
  settings: fromMenu('settings', settings),
  keys: fromMenu('keys', settings + 1),
  pause: panel('pause', { call: tag, method: 'pause', values: [] }),
  conflict: panel('conflict', {
    call: tag,
    method: tag.endsWith('-game') ? 'game.conflict' : 'hand.conflict',
    values: [],
  }),
});

/** The last item of a table's menu deals a new table. */
const TABLE = 2;

const HISTORY = fromMenu('history', TABLE + 5);
const HELP = panel('help', { press: MENU }, { press: '[part~="menu-item"] >> nth=0' });

/** @type {Readonly<Record<string, readonly Step[]>>} */
const TABLE_PANELS = {
  menu: [{ press: MENU }, { see: '[part~="menu-item"] >> nth=0' }],
  stats: fromMenu('stats', TABLE + 4),
  history: HISTORY,
  fair: panel('fair', { press: '[part~="button-fair"]' }),
};

/** The move that wins a saved game. */
const LAST_STEP = { from: 'column-8', to: 'foundation-4', count: 1 };

/** @type {Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>>} */
const PANELS = {
  freecell: {
    ...common('freecell-game', 1),
    menu: [{ press: MENU }, { see: '[part~="menu-item"] >> nth=0' }],
    stats: fromMenu('stats', 6),
    share: fromMenu('share', 5),
  },
  paigow: { ...common('paigow-table', TABLE), ...TABLE_PANELS },
  seven27: {
    ...common('seven27-table', TABLE),
    ...TABLE_PANELS,
    help: HELP,
  },
  // The panels that differ in games for tricks.
  hearts: { help: HELP },
  'spades-over': { history: HISTORY },
};

/** The scenes of pictures, each with a panel open. */
const panelScenes = Object.entries(PANELS).flatMap(([scene, panels]) =>
  Object.entries(panels).map(([name, steps]) => {
    const game = /** @type {Scene} */ (SCENES[scene]);
    return /** @type {const} */ ([`${scene}-${name}`, { ...game, steps }]);
  }),
);

/**
 * Scenes without pictures, for the check of texts: the panels of a game, and its win.
 *
 * @type {Readonly<Record<string, Scene>>}
 */
export const TEXT_SCENES = {
  ...Object.fromEntries(panelScenes),
  'freecell-win': {
    scripts: ['freecell-game'],
    html: '<freecell-game save-key="" no-verdict no-auto-finish></freecell-game>',
    states: { 'freecell-game': 'freecell-last-step' },
    steps: panel('win', { call: 'freecell-game', method: 'play', values: [LAST_STEP] }),
  },
  'paigow-pays': {
    scripts: ['paigow-table'],
    html: '<paigow-table save-key="" seats="4" bonus="fortune"></paigow-table>',
    steps: panel('pays', { press: '[part~="button-pays"]' }),
  },
};
