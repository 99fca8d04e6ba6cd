/**
 * Commands of the element tests beyond @web/test-runner-commands, for a page that puppeteer drives. Tests call them by
 * test/harness/commands.ts.
 *
 * @typedef {import('@web/test-runner-core').TestRunnerPlugin} TestRunnerPlugin
 * @typedef {import('@web/test-runner-chrome').ChromeLauncher} ChromeLauncher
 * @typedef {ReturnType<ChromeLauncher['getPage']>} Page
 * @typedef {import('puppeteer-core').CDPSession} CDPSession
 */

/** @type {WeakMap<Page, Promise<CDPSession>>} */
const cdpSessions = new WeakMap();

/** @param {import('@web/test-runner-core').BasicTestSession} session */
function pageOf(session) {
  const launcher = /** @type {ChromeLauncher} */ (session.browser);
  return launcher.getPage(session.id);
}

/** @param {Page} page */
function cdpOf(page) {
  const session = cdpSessions.get(page) ?? page.createCDPSession();
  cdpSessions.set(page, session);
  return session;
}

/**
 * Resets a page. The runner uses it for one test file after the other, at a size of its own. Each file should start with
 * the same size and focus, whatever the last one left.
 *
 * @param {Page} page
 */
async function resetPage(page) {
  const cdp = await cdpOf(page);
  await page.setViewport({ width: 1280, height: 900 });
  await page.mouse.move(0, 0);
  await cdp.send('Emulation.setEmulatedMedia', { media: '', features: [] });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

/**
 * The accessibility tree in order: roles, names, values and states.
 *
 * @param {Page} page
 */
async function accessibilityTree(page) {
  const { nodes } = await (await cdpOf(page)).send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [] }) => {
      const states = properties.map((one) => `${one.name}=${JSON.stringify(one.value.value)}`);
      return [role, name, description, value]
        .map((one) => one?.value ?? '')
        .concat(states)
        .join('|');
    });
}

/** @typedef {{ type: 'start' | 'move' | 'end', at?: { x: number, y: number }, finger: number }} Touch */

/** @type {WeakMap<Page, Map<number, { x: number, y: number }>>} */
const fingersOn = new WeakMap();

/**
 * Makes a step of a touch. The protocol needs all fingers that are down at each step: a missing one counts as lifted.
 *
 * @param {Page} page
 * @param {Touch} touch
 */
async function touchStep(page, { type, at, finger }) {
  const fingers = fingersOn.get(page) ?? new Map();
  fingersOn.set(page, fingers);
  if (type === 'end') fingers.delete(finger);
  else if (at) fingers.set(finger, at);
  const touchPoints = [...fingers].map(([id, point]) => ({ id, ...point }));
  const down = type === 'start' ? 'touchStart' : 'touchMove';
  await (
    await cdpOf(page)
  ).send('Input.dispatchTouchEvent', {
    type: touchPoints.length === 0 ? 'touchEnd' : down,
    touchPoints,
  });
}

/** @type {Record<string, (page: Page, payload: any) => Promise<unknown>>} */
const commands = {
  'reset-page': resetPage,
  'accessibility-tree': accessibilityTree,
  /** Sets media features by name; all others are off. */
  'emulate-features': async (page, features) =>
    (await cdpOf(page)).send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    }),
  'touch-screen': async (page, { enabled }) =>
    (await cdpOf(page)).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 }),
  touch: touchStep,
  /** Presses a key of another keyboard layout. */
  stroke: async (page, { key, code, shift = false, control = false }) => {
    const cdp = await cdpOf(page);
    const press = { key, code, modifiers: (control ? 2 : 0) + (shift ? 8 : 0) };
    const text =
      key.length === 1 && !control ? { text: key } : key === 'Enter' ? { text: '\r' } : {};
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press, ...text });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  },
  /** Shows a text of an input method that is not committed yet. An empty text ends the composition. */
  compose: async (page, { text }) =>
    (await cdpOf(page)).send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),
  /** The events of the second press have a click count of 2, which two clicks would not have. */
  'double-click': (page, { x, y }) => page.mouse.click(x, y, { count: 2 }),
  /** Presses the button at one point and releases it at another. All events are sent at once, in order. */
  'mouse-drag': ({ mouse }, { from, to }) =>
    Promise.all([
      mouse.move(from.x, from.y),
      mouse.down(),
      mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2),
      mouse.move(to.x, to.y),
      mouse.up(),
    ]),
};

/** @returns {TestRunnerPlugin} */
export function pageCommands() {
  return {
    name: 'baize-page-commands',
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      // `undefined` would mean that no plugin has this command.
      return run && ((await run(pageOf(session), payload)) ?? true);
    },
  };
}
