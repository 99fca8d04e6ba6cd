import { SCENES } from './scenes.mjs';

/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./scenes.mjs').Step} Step */

const MENU = '[part~="button-menu"]';

/**
 * What lies over a board or a table once this is done to it.
 *
 * @param {string} name
 * @param {readonly Step[]} steps
 * @returns {readonly Step[]}
 */
const panel = (name, ...steps) => [...steps, { see: `[part~="panel-${name}"]` }];

/**
 * A line of the menu: in every language it has the same place, counted from the last one.
 *
 * @param {string} name
 * @param {number} fromEnd
 */
const fromMenu = (name, fromEnd) =>
  panel(name, { press: MENU }, { press: `[part~="menu-item"] >> nth=-${fromEnd}` });

/**
 * The panels that both patience games and tables have.
 *
 * @param {string} tag
 * @param {number} settings which line of the menu they are, from the last
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

/** Last of all a table's menu deals a new one. */
const TABLE = 2;

/** @type {Readonly<Record<string, readonly Step[]>>} */
const TABLE_PANELS = {
  menu: [{ press: MENU }, { see: '[part~="menu-item"] >> nth=0' }],
  stats: fromMenu('stats', TABLE + 4),
  history: fromMenu('history', TABLE + 5),
  fair: panel('fair', { press: '[part~="button-fair"]' }),
};

/** What wins the game that is kept one step before it. */
const LAST_STEP = { from: 'column-8', to: 'foundation-4', count: 1 };

/** @type {Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>>} */
const PANELS = {
  freecell: {
    ...common('freecell-game', 1),
    menu: [{ press: MENU }, { see: '[part~="menu-item"] >> nth=0' }],
    stats: fromMenu('stats', 4),
    share: fromMenu('share', 3),
  },
  paigow: { ...common('paigow-table', TABLE), ...TABLE_PANELS },
  seven27: {
    ...common('seven27-table', TABLE),
    ...TABLE_PANELS,
    help: panel('help', { press: MENU }, { press: '[part~="menu-item"] >> nth=0' }),
  },
};

/** A kept scene's game with something else over it. */
const panelScenes = Object.entries(PANELS).flatMap(([scene, panels]) =>
  Object.entries(panels).map(([name, steps]) => {
    const game = /** @type {Scene} */ (SCENES[scene]);
    return /** @type {const} */ ([`${scene}-${name}`, { ...game, steps }]);
  }),
);

/**
 * Scenes whose texts alone are looked at, of which no pictures are kept: what lies over a game where
 * somebody asks for it, or as it is won.
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
