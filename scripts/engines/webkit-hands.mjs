import { notPossible } from './commands.mjs';
import { setCalm } from './webkit-driver.mjs';

/**
 * @typedef {import('./commands.mjs').Hands} Hands
 * @typedef {import('./webkit-browser.mjs').WebkitBrowser} Driver
 */

/** WebDriver's codes of keys that are not characters. */
/** @type {Record<string, string>} */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** @param {string} name */
const down = (name) => ({ type: 'keyDown', value: KEYS[name] ?? name });
/** @param {string} name */
const up = (name) => ({ type: 'keyUp', value: KEYS[name] ?? name });
/** @param {string} name */
const stroke = (name) => [down(name), up(name)];

/** @type {(keys: Parameters<Hands['keys']>[0]) => object[]} */
function keyActions(keys) {
  if (keys.type !== undefined) return [...keys.type].flatMap(stroke);
  if (keys.press !== undefined) return stroke(keys.press);
  if (keys.down !== undefined) return [down(keys.down)];
  return [up(keys.up ?? '')];
}

/** The driver makes a double click of two clicks at one point within a second. Clicks beside each other avoid that. */
let aside = 0;

/** @type {(mouse: Parameters<Hands['mouse']>[0]) => object[]} */
function mouseActions({ type, position: [x, y] = [0, 0], button = 'left' }) {
  // The driver would keep any other button pressed, even after a release.
  if (button !== 'left') throw notPossible(`the ${button} mouse button`);
  if (type === 'click') aside = 1 - aside;
  const move = {
    ...{ type: 'pointerMove', duration: 0, origin: 'viewport' },
    ...{ x: type === 'click' ? x + aside : x, y },
  };
  const press = { type: 'pointerDown', button: 0 };
  const release = { type: 'pointerUp', button: 0 };
  return { move: [move], click: [move, press, release], down: [press], up: [release] }[type];
}

/**
 * Resizes the window so that the page has this size: the window also has a frame and a toolbar.
 *
 * @param {Driver} driver
 * @param {{ width: number, height: number }} size
 */
async function resize(driver, { width, height }) {
  const measure =
    'return [outerWidth - innerWidth, outerHeight - innerHeight, innerWidth, innerHeight]';
  for (let attempt = 0; attempt < 5; attempt++) {
    const [across, down, nowWide, nowHigh] = await driver.execute(measure);
    if (nowWide === width && nowHigh === height) return;
    await driver.resize({ width: width + across, height: height + down });
    await new Promise((settled) => setTimeout(settled, 150));
  }
  const now = await driver.execute(measure);
  if (now[2] !== width || now[3] !== height)
    throw notPossible(`a page of ${width} × ${height} (${now})`);
}

const LESS_MOTION =
  'return (window.lessMotion ??= matchMedia("(prefers-reduced-motion: reduce)")).matches';

/**
 * @param {Driver} driver
 * @param {boolean} calm
 */
async function tellCalm(driver, calm) {
  // A MediaQueryList from before the change shows when style sheets have the new value.
  const known = () => driver.execute(LESS_MOTION);
  if ((await known()) === calm) return;
  setCalm(process.env.WEBKIT_SETTINGS ?? '', calm);
  for (let attempt = 0; (await known()) !== calm; attempt++) {
    if (attempt === 100) throw new Error(`WebKit does not tell its page of less motion: ${calm}`);
    await new Promise((later) => setTimeout(later, 10));
  }
}

/**
 * @param {import('@web/test-runner-core').BasicTestSession} session
 * @returns {Hands}
 */
export function webkitHands(session) {
  const driver = /** @type {Driver} */ (session.browser);
  /** @param {object[]} actions */
  const mouse = (actions) =>
    driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  return {
    viewport: (size) => resize(driver, size),
    keys: (keys) => driver.perform([{ type: 'key', id: 'keys', actions: keyActions(keys) }]),
    stroke: () => Promise.reject(notPossible('a key of another layout')),
    mouse: async (told) => mouse(mouseActions(told)),
    doubleClick: ({ x, y }) => {
      const once = mouseActions({ type: 'click', position: [x, y] });
      return mouse([...once, ...once]);
    },
    resetMouse: async () => {
      await driver.releaseActions();
      await mouse(mouseActions({ type: 'move', position: [0, 0] }));
    },
    calm: (calm) => tellCalm(driver, calm),
    // The driver has no touches, so the page needs no touch screen.
    touchScreen: () => Promise.resolve(),
    touch: () => Promise.reject(notPossible('touch')),
  };
}
