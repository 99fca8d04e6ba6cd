/**
 * Commands that the element tests have beyond @web/test-runner-commands, for a page that puppeteer
 * drives; test/harness/commands.ts is their other end.
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
 * The runner hands a page on from one test file to the next, at a size of its own choice: each file
 * shall begin on the same page, focused as a page in front is, however the one before left it.
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
 * What the browser tells a screen reader of the page: roles, names, values and states, in its order.
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
 * The protocol wants all fingers that are down at each step, and takes one that is missing for lifted.
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
  /** Media features by name; those not named are off. */
  'emulate-features': async (page, features) =>
    (await cdpOf(page)).send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    }),
  'touch-screen': async (page, { enabled }) =>
    (await cdpOf(page)).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 }),
  touch: touchStep,
  /** A key as the layout of another keyboard has it. */
  stroke: async (page, { key, code, shift = false, control = false }) => {
    const cdp = await cdpOf(page);
    const press = { key, code, modifiers: (control ? 2 : 0) + (shift ? 8 : 0) };
    const text =
      key.length === 1 && !control ? { text: key } : key === 'Enter' ? { text: '\r' } : {};
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press, ...text });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  },
  /** What an input method shows in a field before the text is chosen; an empty text ends it. */
  compose: async (page, { text }) =>
    (await cdpOf(page)).send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),
  /** The second press tells of its being a second one, which `mouse.click` twice would not. */
  'double-click': (page, { x, y }) => page.mouse.click(x, y, { count: 2 }),
};

/** @returns {TestRunnerPlugin} */
export function pageCommands() {
  return {
    name: 'baize-page-commands',
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      // A command's answer must not be undefined, which says that no plugin knew it.
      return run && ((await run(pageOf(session), payload)) ?? true);
    },
  };
}
