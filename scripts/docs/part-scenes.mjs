import { SCENES } from '../looks/scenes.mjs';
import { TEXT_SCENES } from '../looks/text-scenes.mjs';

/**
 * @typedef {import('../looks/scenes.mjs').Scene} Scene
 * @typedef {import('../looks/scenes.mjs').Step} Step
 *
 * A picture of parts: what it shows, in words.
 *
 * @typedef {{ name: string, alt: string, scene: Scene }} PartScene
 */

const MENU = '[part~="button-menu"]';
/** @type {readonly Step[]} */
const OPEN_MENU = [{ press: MENU }, { see: '[part~="menu-item"] >> nth=0' }];

/** @param {string} name @param {number} fromEnd the place of the item in the menu, from its last one */
const fromMenu = (name, fromEnd) =>
  /** @type {readonly Step[]} */ ([
    { press: MENU },
    { press: `[part~="menu-item"] >> nth=-${fromEnd}` },
    { see: `[part~="panel-${name}"]` },
  ]);

/** A scene of the pictures that tests compare. @param {string} name */
const known = (name) => {
  const scene = SCENES[name] ?? TEXT_SCENES[name];
  if (!scene) throw new Error(`No scene is called ${name}.`);
  return scene;
};

/**
 * @param {string} tag
 * @param {string} attributes
 * @param {Readonly<Record<string, string>>} states
 * @param {readonly Step[]} [steps]
 * @returns {Scene}
 */
const of = (tag, attributes, states, steps = []) => ({
  scripts: [tag],
  html: `<${tag} save-key="" ${attributes}></${tag}>`,
  states,
  steps,
});

/**
 * @param {string} tag
 * @param {string} attributes
 * @param {string} [state] a file in test/looks/states/
 * @param {readonly PartScene[]} [more]
 * @returns {readonly PartScene[]}
 */
function patience(tag, attributes, state, more = []) {
  const states = state === undefined ? {} : { [tag]: state };
  return [
    { name: 'board', alt: 'A game', scene: of(tag, attributes, states) },
    { name: 'menu', alt: 'The menu', scene: of(tag, attributes, states, OPEN_MENU) },
    {
      ...{ name: 'settings', alt: 'A panel: the settings' },
      scene: of(tag, attributes, states, fromMenu('settings', 1)),
    },
    ...more,
  ];
}

/**
 * @param {string} tag
 * @param {string} attributes
 * @param {string} state a hand in progress
 * @param {readonly Step[]} [steps]
 * @returns {readonly PartScene[]}
 */
function table(tag, attributes, state, steps = []) {
  const hand = { [tag]: state };
  const paid = { [tag]: `${state}-paid` };
  return [
    { name: 'start', alt: 'A new table', scene: of(tag, attributes, {}) },
    { name: 'hand', alt: 'A hand in progress', scene: of(tag, attributes, hand, steps) },
    {
      ...{ name: 'paid', alt: 'The end of a hand' },
      scene: of(tag, attributes, paid, [{ see: '[part~="button-next"]' }]),
    },
    { name: 'menu', alt: 'The menu', scene: of(tag, attributes, hand, OPEN_MENU) },
    {
      ...{ name: 'fair', alt: 'A panel: the check of the deal' },
      scene: of(tag, attributes, {}, [
        { press: '[part~="button-fair"]' },
        { see: '[part~="panel-fair"]' },
      ]),
    },
    {
      ...{ name: 'history', alt: 'A panel: the last hands' },
      scene: of(tag, attributes, paid, fromMenu('history', 7)),
    },
    {
      ...{ name: 'settings', alt: 'A panel: the settings' },
      scene: of(tag, attributes, hand, fromMenu('settings', 2)),
    },
  ];
}

/**
 * The pictures of each element. Each shows the parts that the pictures before it don't show.
 *
 * @type {Readonly<Record<string, readonly PartScene[]>>}
 */
export const PART_SCENES = {
  'freecell-game': patience('freecell-game', 'deal="617" verdict', 'freecell', [
    { name: 'win', alt: 'A panel: the game is won', scene: known('freecell-win') },
    {
      ...{ name: 'help', alt: 'A panel: how to play' },
      scene: of('freecell-game', 'deal="617"', {}, [
        { press: MENU },
        { press: '[part~="menu-item"]:has-text("How to play")' },
        { see: '[part~="example"]' },
      ]),
    },
  ]),
  'golf-game': patience('golf-game', 'deal="7" verdict'),
  'klondike-game': patience('klondike-game', 'deal="617" scoring="standard" verdict', 'klondike'),
  'pyramid-game': patience('pyramid-game', 'deal="617"', 'pyramid'),
  'patience-game': patience(
    'patience-game',
    'game="canfield" deal="1" verdict',
    'patience-canfield',
  ),
  'paigow-table': table('paigow-table', 'seats="4" bonus="fortune" quick-deal advice', 'paigow', [
    { press: '[part~="button-house-way"]' },
    { see: '[part~="advice-row"] >> nth=0' },
  ]),
  'seven27-table': table('seven27-table', 'seats="4" advice', 'seven27'),
  'ten-dice-race': [
    { name: 'race', alt: 'A race', scene: known('ten-dice') },
    {
      ...{ name: 'menu', alt: 'The menu' },
      scene: { ...known('ten-dice'), steps: OPEN_MENU },
    },
    { name: 'won', alt: 'The end of a race', scene: known('ten-dice-won') },
    {
      ...{ name: 'settings', alt: 'A panel: the settings' },
      scene: { ...known('ten-dice'), steps: fromMenu('settings', 1) },
    },
  ],
  'card-lobby': [
    {
      ...{ name: 'lobby', alt: 'A lobby' },
      scene: {
        scripts: ['card-lobby'],
        html: `<script>
          const tables = [{ code: 'K7QXH2MP', game: 'seven27-table', hand: 7, people: 2, open: 3 }];
          globalThis.fetch = () => Promise.resolve(Response.json({ tables }));
        </script><card-lobby server="https://tables.example"></card-lobby>`,
        steps: [{ see: '[part~="tables"]' }],
      },
    },
  ],
  'game-calendar': [{ name: 'month', alt: 'A month', scene: known('calendar') }],
  'game-leaderboard': [{ name: 'boards', alt: 'A day and a week', scene: known('leaderboard') }],
  'game-replay': [{ name: 'replay', alt: 'A replay', scene: known('replay') }],
  'game-stats': [{ name: 'figures', alt: 'Statistics', scene: known('stats') }],
};
