import { SCENES } from '../looks/scenes.mjs';
import { newTable, pressCard, tableAtEnd, tableInPlay } from '../looks/table-scene.mjs';
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

/** Opens the menu and chooses an item. @param {number} fromEnd the place of the item, from the last one */
const chooseItem = (fromEnd) =>
  /** @type {readonly Step[]} */ ([
    { press: MENU },
    { press: `[part~="menu-item"] >> nth=-${fromEnd}` },
  ]);

/** @param {string} name @param {number} fromEnd */
const fromMenu = (name, fromEnd) =>
  /** @type {readonly Step[]} */ ([...chooseItem(fromEnd), { see: `[part~="panel-${name}"]` }]);

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

/** A scene with another attribute. @param {Scene} scene @param {string} attribute */
const having = (scene, attribute) => ({
  ...scene,
  html: scene.html.replace('save-key=""', `save-key="" ${attribute}`),
});

/**
 * The pictures of a table with a saved hand.
 *
 * @param {string} tag
 * @param {object} [own]
 * @param {readonly Step[]} [own.steps] of the picture in play
 * @param {readonly PartScene[]} [own.more]
 * @returns {readonly PartScene[]}
 */
function table(tag, { steps = [], more = [] } = {}) {
  const start = having(newTable(tag), 'advice');
  const hand = having(tableInPlay(tag), 'advice');
  const over = having(tableAtEnd(tag), 'advice');
  return [
    { name: 'start', alt: 'A new table', scene: start },
    { name: 'hand', alt: 'A hand in progress', scene: { ...hand, steps } },
    { name: 'over', alt: 'The end of a hand', scene: over },
    ...more,
    {
      ...{ name: 'guide', alt: 'A guided hand' },
      scene: { ...start, steps: [...chooseItem(10), { see: '[part~="guide"]' }] },
    },
    { name: 'menu', alt: 'The menu', scene: { ...hand, steps: OPEN_MENU } },
    {
      ...{ name: 'fair', alt: 'A panel: the check of the deal' },
      scene: {
        ...start,
        steps: [{ press: '[part~="button-fair"]' }, { see: '[part~="panel-fair"]' }],
      },
    },
    {
      ...{ name: 'history', alt: 'A panel: the last hands' },
      scene: { ...over, steps: [...(over.steps ?? []), ...fromMenu('history', 7)] },
    },
    {
      ...{ name: 'settings', alt: 'A panel: the settings' },
      scene: { ...hand, steps: fromMenu('settings', 2) },
    },
  ];
}

const SEE_ADVICE = { see: '[part~="advice-row"] >> nth=0' };
const DEAL = { press: '[part~="button-ready"]' };

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
  'paigow-table': table('paigow-table', {
    steps: [{ press: '[part~="button-house-way"]' }, SEE_ADVICE],
  }),
  'seven27-table': table('seven27-table'),
  'hearts-table': table('hearts-table', {
    steps: [SEE_ADVICE],
    more: [{ name: 'passing', alt: 'Cards to pass', scene: known('hearts-passing') }],
  }),
  'spades-table': table('spades-table', {
    steps: [SEE_ADVICE],
    more: [{ name: 'bidding', alt: 'The bidding', scene: known('spades-bidding') }],
  }),
  'whist-table': table('whist-table', {
    steps: [SEE_ADVICE],
    more: [
      {
        ...{ name: 'bidding', alt: 'The bidding of Oh Hell' },
        scene: {
          ...having(newTable('whist-table'), 'variant="oh-hell"'),
          steps: [DEAL, { see: '[part~="bids"] [part~="button"]' }],
        },
      },
      {
        ...{ name: 'stock', alt: 'German Whist, with its stock' },
        scene: {
          ...having(newTable('whist-table'), 'variant="german"'),
          steps: [DEAL, { see: '[part~="turned-card"]' }],
        },
      },
    ],
  }),
  'twenty-nine-table': table('twenty-nine-table', {
    steps: [SEE_ADVICE],
    more: [
      { name: 'auction', alt: 'The auction', scene: known('twenty-nine-auction') },
      {
        ...{ name: 'laid', alt: 'Twenty-Eight, with a card laid face down for trump' },
        scene: {
          ...having(newTable('twenty-nine-table'), 'game="28"'),
          steps: [
            DEAL,
            { press: '[part~="button-bid"] >> nth=-1' },
            pressCard('[part~="hand"] [part~="card"] >> nth=0'),
            { press: '[part~="button-lay"]' },
            { see: '[part~="turned-card"]' },
          ],
        },
      },
    ],
  }),
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
