import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @typedef {{ reason: string, tests: string[] }} NotPossible */

const TESTS = join(ROOT, 'test/elements');

/** The lists in the folders of test/elements, in files of this name: tests by the feature that they need. */
const OWN = readdirSync(TESTS)
  .map((folder) => join(TESTS, folder, 'not-possible.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

/**
 * @param {'forced-colors' | 'touch'} need
 * @returns {string[]}
 */
const own = (need) => OWN.flatMap((lists) => lists[need] ?? []);

/** The scenes of a table that axe checks: the phases of a hand, then the panels. */
const TABLE_SCENES = [
  'before the stakes',
  'with a stake that cannot be made',
  'with cards to set',
  'with both hands laid',
  'with a dealer’s cards to set',
  'when it is paid',
  'when nobody played',
  'with cards that are covered',
  'with seven seats',
  'the menu',
  'the deal, before it is played',
  'the deal, checked',
  'the hands played',
  'the statistics',
  'the keys',
  'the settings',
  'a pause',
  'the pay table',
  'with advice',
  'with advice that is hidden',
  'with a set that the coach has judged',
  'when both copied in front',
  'when a rare hand is paid',
  'when all chips are lost',
  'with a seat that nobody has',
  'with one who sits out',
  'a hand that is opened',
  'what was done in a hand',
  'how it is played',
];

/** The same scenes of Seven Twenty-Seven. */
const SEVEN27_SCENES = [
  'before the antes',
  'with a card to take',
  'with nothing to call',
  'with a bet to call',
  'with an amount that cannot be bet',
  'with a declaration to make',
  'when it is paid',
  'when it was folded',
  'with side pots',
  'with a hand that is bust',
  'with ten seats',
  'with ten seats, paid',
  'with two seats',
  'with six cards and more',
  'with cards that are covered',
  'when nobody played',
  'the keys',
  'how it is played',
  'the deal, checked',
  'the hands played',
  'with side pots, paid',
  'when two share the pot',
  'when all chips are lost',
  'when all chips are won',
  'with a seat that nobody has',
  'with one who declares after another',
  'with advice',
  'judged by the coach',
  'a hand that is opened',
  'what was done in a hand',
];

const TABLE_TOUCH = [
  'a whole hand against the house on a touch screen by dragging with a finger',
  'a whole hand against the house on a touch screen by taps',
];

/** The tests of the statistics that scroll by touch. */
const STATS_TOUCH = [
  'the statistics by touch, on a phone clear, and bring back with the same finger in the same place',
  'the statistics by touch, on a phone export, and import what was exported',
  'the statistics by touch, on a phone switch to another game, and back to all variants of it',
];

/** The scenes of the statistics that axe checks. */
const STATS_SCENES = [
  'with games',
  'with hands, the table open',
  'with two games to choose, one of them cleared',
  'with nothing',
];

/** Only Chromium's run reads the accessibility tree. The others look for secrets in shadow roots and events. */
const ACCESSIBILITY_TREE = {
  reason: 'the driver does not tell the accessibility tree',
  tests: ['<playing-card> is an image of that name to a screen reader, and nothing else'],
};

/** Neither driver can set the colour scheme. Chromium's run checks it. */
const COLOUR_SCHEME = {
  reason: 'the driver has no way to emulate the colour scheme of a system',
  tests: [
    'a setting shows the value in force in FreeCell: a room, a system and the colour scheme around',
  ],
};

/** Neither driver can set forced colours. Chromium's run checks them. */
const FORCED_COLOURS = {
  reason: 'the driver has no way to emulate forced colours',
  tests: [
    'the looks of freecell-game is accessible in forced colours',
    'the looks of golf-game is accessible in forced colours',
    'the looks of klondike-game is accessible in forced colours',
    'the looks of pyramid-game is accessible in forced colours',
    ...TABLE_SCENES.map((when) => `a table by axe ${when}, in forced colours`),
    ...SEVEN27_SCENES.map(
      (when) => `the Seven Twenty-Seven table by axe ${when}, in forced colours`,
    ),
    ...STATS_SCENES.map(
      (when) => `the looks of the statistics break none in forced colours: ${when}`,
    ),
    '<playing-card> by axe, in forced colours and face down',
    '<playing-card> and the page’s looks is drawn in the system’s colours where those are forced',
    ...own('forced-colors'),
  ],
};

/** Tests that measure positions on a zoomed page. */
const ZOOMED = [
  'a game under zoom: 1.5 keeps a dragged card at the pointer, and drops it there',
  'a game under zoom: 1.5 lets the card glide from where it was left',
  'a game under zoom: 1.5 says beside a card why it was refused',
];

/** Neither driver can print. Chromium's run checks it. */
const PAPER = {
  reason: 'the driver has no way to emulate paper',
  tests: [
    'on paper red suits are red outlines, and black ones filled: light',
    'on paper red suits are red outlines, and black ones filled: dark',
    'on paper so are those of a single card',
  ],
};

/**
 * Tests that an engine's driver can't run: their full names, and the reason. A run lists them at the end. It fails if
 * one of them passes, or if a name belongs to no test.
 *
 * @type {Record<'firefox' | 'webkit', NotPossible[]>}
 */
export const NOT_POSSIBLE = {
  firefox: [
    FORCED_COLOURS,
    COLOUR_SCHEME,
    PAPER,
    ACCESSIBILITY_TREE,
    {
      reason: 'the driver has no way to use an input method',
      tests: ['an input method has Enter and Escape for itself'],
    },
    {
      reason: 'Firefox’s driver lays no finger on what the page had to scroll to first',
      tests: [
        ...TABLE_TOUCH,
        'advice does so for a finger',
        'the bar of a replay goes by a finger',
        'the stock of Pyramid by touch turns at a tap',
        'the offer to send safe cards up is made by touch, gives way to a message, and “No” ends it for this game',
        'people in a race that they share is joined, sat down at in two presses, and run in turn by mouse, keys and touch',
        ...STATS_TOUCH,
      ],
    },
    {
      reason:
        'Firefox zooms the units of a container twice: on a page that is zoomed the columns are too wide',
      tests: ['a game under zoom: 1.5 says beside a card why it was refused'],
    },
  ],
  webkit: [
    FORCED_COLOURS,
    COLOUR_SCHEME,
    PAPER,
    ACCESSIBILITY_TREE,
    {
      reason: 'the driver has no way to use an input method',
      tests: ['an input method has Enter and Escape for itself'],
    },
    {
      reason: 'WebKitGTK’s driver knows no key without a place on the usual layout',
      tests: [
        'a keyboard without Latin letters takes back by Ctrl and the key of Z, and by the key of U',
        'a keyboard without Latin letters goes to a column by a digit of AZERTY',
      ],
    },
    {
      reason: 'WebKitGTK’s driver has no touch: it takes a finger for the mouse',
      tests: [
        'the offer to send safe cards up is made by touch, gives way to a message, and “No” ends it for this game',
        'a ten-dice race at once in a player’s hands waits in a first race until the player has chosen a number, and never again',
        'touch drags a card to a column',
        'touch drags a card to a cell on a narrow screen',
        'touch lets a card that does not fit go home and says why',
        'touch moves by tap and tap, where one tap does not',
        'touch sends a card home by a double tap',
        'touch does not scroll the page while a card is dragged',
        'touch scrolls the page from a card that cannot be moved',
        'touch scrolls the page from bare felt, the toolbar and an empty cell',
        'two fingers drag a card by one, the other at rest beside the game',
        'two fingers leave a drag to the first of them',
        'a double press of a finger deals, and does nothing to the cards',
        'manual-flip by touch is a tap',
        'Klondike by touch drags a card from the waste',
        'Klondike by touch drags a build',
        'the stock by touch turns at a tap, and is turned over at one',
        'Pyramid by touch drags a card on its partner',
        'the stock of Pyramid by touch turns at a tap',
        'wastes="3" by touch a finger draws the card of the stock to a waste',
        'advice does so for a finger',
        'the bar of a replay goes by a finger',
        'the panel that shares a linked game has it by a finger',
        '<golf-game> by touch turns and plays at a tap',
        'a stake that is changed by one press on a touch screen is doubled by a tap',
        ...STATS_TOUCH,
        'the statistics by touch, on a phone switch what the bars are as long as, and open the table',
        'the statistics by touch, on a phone have nothing under a finger that is less than 40 pixels high, and no field that makes a phone zoom',
        'the celebration of a win ends at a tap',
        'cards that are drawn to an edge of the window scroll it by a finger too, and where all of the board is seen they don’t',
        'where fingers play one tap moves, unless the page says that it does not',
        'where fingers play one tap does not move where the player says so',
        'where fingers play tools, lines of the menu and settings are as wide as a finger',
        ...TABLE_TOUCH,
        'a whole hand of Seven Twenty-Seven on a touch screen by taps',
        'the amount of a bet on a touch screen is set by taps',
        'a page that is asked is asked once for each act by mouse, touch, keys and menu, and never for its own',
        ...own('touch'),
      ],
    },
    {
      reason:
        'WebKitGTK’s driver gives its window no focus, and without it nothing matches :focus-within',
      tests: [
        'the documented parts are seen in a deal number that is edited: button-deal-number',
        'a deal number typed is dealt by Enter, and the focus goes to its board',
        'a game of a day shows the number of its deal while another one is typed',
        'a deal number is dealt by the button',
        'a deal number is dealt by the button’s key, from the menu’s line on',
        'Tab walks the toolbar before the board',
        'the parts of a race, those of every game among them, are seen in a deal number that is edited, and axe has nothing to tell: deal-label, deal-field, button-deal-number',
      ],
    },
    {
      reason:
        'WebKitGTK’s boxes leave out the zoom of a page: there a dragged card is beside the pointer',
      tests: [...ZOOMED, ...ZOOMED.map((name) => name.replace('zoom: 1.5', 'all together'))],
    },
    {
      reason:
        'WebKitGTK counts the scroll bar of a panel’s content into the width that the panel scrolls',
      tests: [
        'a page at 400 % has room for the settings: 24 pixels a target, nothing cut off',
        'a setting shows the value in force within the width of a narrow panel',
        'words for a reader whose root font is twice as large are larger in the menu and in panels, which hold them',
      ],
    },
    {
      reason: 'in WebKitGTK the game is 8 px higher than so low a window',
      tests: ['room for a game is all of a phone held sideways: freecell-game {"deal":"617"}'],
    },
    {
      reason: 'WebKitGTK’s driver never lets go of a mouse button other than the left',
      tests: [
        'drag by mouse leaves the other mouse buttons alone',
        'a drag whose release is lost ends at a context menu',
      ],
    },
    {
      reason: 'WebKitGTK’s driver sends a key that is held down once',
      tests: ['u, r, t and n held down, u takes back move after move, and n deals one game'],
    },
  ],
};

/** @param {keyof typeof NOT_POSSIBLE} engine */
export const namesFor = (engine) => NOT_POSSIBLE[engine].flatMap(({ tests }) => tests);
