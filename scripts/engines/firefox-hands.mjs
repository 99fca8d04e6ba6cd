import { setMedia, strokeNatively, touchStep } from './firefox-itself.mjs';

/**
 * @typedef {import('./commands.mjs').Hands} Hands
 * @typedef {import('@web/test-runner-chrome').ChromeLauncher} ChromeLauncher
 * @typedef {ReturnType<ChromeLauncher['getPage']>} Page
 */

/**
 * Input by Puppeteer over WebDriver BiDi.
 *
 * @param {Page} page
 * @returns {Hands}
 */
const handsOn = (page) => ({
  viewport: (size) => page.setViewport(size),
  keys: async ({ press, down, up, type }) => {
    const { keyboard } = page;
    /** @param {string} key */
    const named = (key) => /** @type {any} */ (key === 'Space' ? ' ' : key);
    if (type !== undefined) await keyboard.type(type);
    else if (press !== undefined) await keyboard.press(named(press));
    else if (down !== undefined) await keyboard.down(named(down));
    else if (up !== undefined) await keyboard.up(named(up));
  },
  stroke: (stroke) => strokeNatively(page, stroke),
  mouse: ({ type, position: [x, y] = [0, 0], button = 'left' }) => {
    const { mouse } = page;
    if (type === 'move') return mouse.move(x, y);
    if (type === 'click') return mouse.click(x, y, { button });
    return type === 'down' ? mouse.down({ button }) : mouse.up({ button });
  },
  doubleClick: ({ x, y }) => page.mouse.click(x, y, { count: 2 }),
  resetMouse: async () => {
    await page.mouse.reset();
    await page.mouse.move(0, 0);
  },
  calm: (calm) => setMedia(page, '(prefers-reduced-motion: reduce)', calm),
  touchScreen: (enabled) => setMedia(page, '(pointer: coarse)', enabled),
  touch: (step) => touchStep(page, step),
});

/**
 * @param {import('@web/test-runner-core').BasicTestSession} session
 * @returns {Hands}
 */
export function firefoxHands(session) {
  const launcher = /** @type {ChromeLauncher} */ (session.browser);
  return handsOn(launcher.getPage(session.id));
}
