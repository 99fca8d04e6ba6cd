/**
 * Commands that WebDriver does not have. Scripts in Firefox's own window run them, which
 * `--remote-allow-system-access` allows.
 *
 * @typedef {import('@web/test-runner-chrome').ChromeLauncher} ChromeLauncher
 * @typedef {ReturnType<ChromeLauncher['getPage']>} Page
 *
 * @typedef {object} Connection the used part of Puppeteer's connection by WebDriver BiDi
 * @property {(method: string, params: object) => Promise<{ result: any }>} send
 */

/**
 * Runs a script in the browser's window instead of its page.
 *
 * @param {Page} page
 * @param {string} expression
 */
async function inFirefox(page, expression) {
  const { connection } = /** @type {{ connection: Connection }} */ (
    /** @type {unknown} */ (page.browser())
  );
  const scope = { 'moz:scope': 'chrome', maxDepth: 0 };
  const windows = await connection.send('browsingContext.getTree', scope);
  const { result } = await connection.send('script.evaluate', {
    expression,
    target: { context: windows.result.contexts[0].context },
    awaitPromise: true,
  });
  if (result.type !== 'success') throw new Error(result.exceptionDetails.text);
}

/** Media features, with Firefox's preference for each and its values for on and off. */
const MEDIA = {
  '(prefers-reduced-motion: reduce)': ['ui.prefersReducedMotion', 1, 0],
  // 1: a coarse pointer. 6: a fine pointer that hovers.
  '(pointer: coarse)': ['ui.primaryPointerCapabilities', 1, 6],
};

/**
 * Sets a media feature, and waits until the page has it.
 *
 * @param {Page} page
 * @param {keyof typeof MEDIA} query
 * @param {boolean} on
 */
export async function setMedia(page, query, on) {
  const [name, yes, no] = MEDIA[query];
  const known = () => page.evaluate(`matchMedia('${query}').matches`);
  if ((await known()) === on) return;
  await inFirefox(page, `Services.prefs.setIntPref('${name}', ${on ? yes : no})`);
  for (let attempt = 0; (await known()) !== on; attempt++) {
    if (attempt === 100) throw new Error(`Firefox does not tell its page ${query}: ${on}`);
    await new Promise((later) => setTimeout(later, 10));
  }
}

const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** @type {(page: Page, finger: number, state: 'TOUCH_CONTACT' | 'TOUCH_REMOVE', at: { x: number, y: number }) => Promise<void>} */
const touchNatively = (page, finger, state, at) =>
  inFirefox(
    page,
    `new Promise((done) => {
      const box = gBrowser.selectedBrowser.getBoundingClientRect();
      const [x, y] = [mozInnerScreenX + box.x + ${at.x}, mozInnerScreenY + box.y + ${at.y}]
        .map((pixels) => Math.round(pixels * devicePixelRatio));
      windowUtils.sendNativeTouchPoint(${finger}, Ci.nsIDOMWindowUtils.${state}, x, y, 1, 90, () => done());
    })`,
  );

/**
 * Counts the fingers that were lifted, or whose touch became a scroll. By pointer events, because touch events go to the
 * node that was touched first, which a move may have removed from the page.
 */
const ENDS = `(globalThis.fingerEnds ??= (() => {
  const ends = { count: 0 };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => ends.count++, { capture: true, passive: true });
  return ends;
})()).count`;

/** @type {(page: Page) => Promise<number>} */
const endsHeard = async (page) => Number(await page.evaluate(ENDS));

/** How often to ask, every 10 ms. A busy machine may take seconds. */
const ATTEMPTS = 2000;

/**
 * Waits until the page has received the finger's end: the system tells the browser first, and the page later.
 *
 * @param {Page} page
 * @param {number} before
 */
async function endHeard(page, before) {
  for (let attempt = 0; (await endsHeard(page)) === before; attempt++) {
    if (attempt === ATTEMPTS)
      throw new Error('Firefox does not tell its page that a finger has left');
    await new Promise((later) => setTimeout(later, 10));
  }
}

/**
 * Presses a key of another keyboard layout. WebDriver has only one position for each character.
 *
 * @param {Page} page
 * @param {{ key: string, code: string, shift?: boolean, control?: boolean }} stroke
 */
export const strokeNatively = (page, { key, code, shift = false, control = false }) =>
  inFirefox(
    page,
    `(() => {
      const keys = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
      keys.beginInputTransactionForTests(window);
      const held = [
        ...(${shift} ? [new KeyboardEvent('', { key: 'Shift', code: 'ShiftLeft' })] : []),
        ...(${control} ? [new KeyboardEvent('', { key: 'Control', code: 'ControlLeft' })] : []),
      ];
      for (const one of held) keys.keydown(one);
      const press = new KeyboardEvent('', ${JSON.stringify({ key, code })});
      keys.keydown(press);
      keys.keyup(press);
      for (const one of held) keys.keyup(one);
    })()`,
  );

/** The position of each finger, by its number. */
const fingers = new Map();
let endsBefore = 0;
/** @type {Promise<unknown>} */
let steps = Promise.resolve();

/**
 * Makes a step of a touch as the operating system would, so that it also scrolls the page; WebDriver's touches don't.
 * Firefox scrolls what it has painted, so a finger waits for a paint before it comes down.
 *
 * @param {Page} page
 * @param {{ type: 'start' | 'move' | 'end', at?: { x: number, y: number }, finger: number }} touch
 */
export function touchStep(page, { type, finger, at = fingers.get(finger) }) {
  fingers.set(finger, at);
  const step = steps.then(async () => {
    if (type === 'start') {
      await page.evaluate(DRAWN);
      endsBefore = await endsHeard(page);
    }
    await touchNatively(page, finger, type === 'end' ? 'TOUCH_REMOVE' : 'TOUCH_CONTACT', at);
    if (type !== 'end') return;
    await endHeard(page, endsBefore);
    await page.evaluate(DRAWN);
  });
  steps = step.catch(() => undefined);
  return step;
}
