import { BUNDLE } from '../test/bundle-elements.mjs';

/**
 * The element tests' commands for engines without Chromium's protocol. A command that an engine can't run throws. Tests
 * that need it are listed by name in not-possible.mjs.
 *
 * @typedef {import('@web/test-runner-core').TestRunnerPlugin} TestRunnerPlugin
 * @typedef {import('@web/test-runner-core').BasicTestSession} Session
 *
 * @typedef {object} Hands the input that an engine's driver can make on a page
 * @property {(size: { width: number, height: number }) => Promise<unknown>} viewport
 * @property {(keys: { press?: string, down?: string, up?: string, type?: string }) => Promise<unknown>} keys
 * @property {(mouse: { type: 'move' | 'click' | 'down' | 'up', position?: [number, number], button?: 'left' | 'middle' | 'right' }) => Promise<unknown>} mouse
 * @property {(stroke: { key: string, code: string, shift?: boolean, control?: boolean }) => Promise<unknown>} stroke
 * @property {(at: { x: number, y: number }) => Promise<unknown>} doubleClick
 * @property {() => Promise<unknown>} resetMouse
 * @property {(calm: boolean) => Promise<unknown>} calm sets the preference for reduced motion
 * @property {(enabled: boolean) => Promise<unknown>} touchScreen
 * @property {(step: { type: 'start' | 'move' | 'end', at?: { x: number, y: number }, finger: number }) => Promise<unknown>} touch
 */

/**
 * Makes an error without a stack, because the runner prints the whole stack of an error.
 *
 * @param {string} what
 */
export function notPossible(what) {
  const error = new Error(`not possible in this engine: ${what}`);
  error.stack = error.message;
  return error;
}

/** Commands with other names here, because the runner's own plugins for Chromium come first and handle these. */
const RENAMED = /(["'`])(set-viewport|send-keys|send-mouse|reset-mouse|emulate-media)\1/g;

/**
 * Sets media features. These engines only know reduced motion.
 *
 * @param {Hands} hands
 * @param {Record<string, string>} features
 */
function emulate(hands, { 'prefers-reduced-motion': motion, ...others }) {
  const [other] = Object.keys(others);
  if (other) throw notPossible(`emulating ${other}`);
  return hands.calm(motion === 'reduce');
}

/** @type {Record<string, (hands: Hands, payload: any) => Promise<unknown>>} */
const commands = {
  'reset-page': async (hands) => {
    await hands.viewport({ width: 1280, height: 900 });
    await hands.resetMouse();
    await hands.calm(false);
    await hands.touchScreen(false);
  },
  'emulate-features': emulate,
  // The drivers can't read it. Tests also check nodes, names and events, and do so here as well.
  'accessibility-tree': () => Promise.resolve([]),
  'touch-screen': (hands, { enabled }) => hands.touchScreen(enabled),
  touch: (hands, step) => hands.touch(step),
  stroke: (hands, stroke) => hands.stroke(stroke),
  compose: () => Promise.reject(notPossible('an input method')),
  'double-click': (hands, at) => hands.doubleClick(at),
  'engine-set-viewport': (hands, size) => hands.viewport(size),
  'engine-send-keys': (hands, keys) => hands.keys(keys),
  'engine-send-mouse': (hands, mouse) => hands.mouse(mouse),
  'engine-reset-mouse': (hands) => hands.resetMouse(),
  'engine-emulate-media': (_, { media }) => {
    throw notPossible(`emulating ${media}`);
  },
};

/**
 * @param {(session: Session) => Hands} handsOf
 * @returns {TestRunnerPlugin}
 */
export function engineCommands(handsOf) {
  return {
    name: 'baize-engine-commands',
    transform({ path, body }) {
      // The bundle of the tests contains the commands' names.
      return path.includes(BUNDLE) ? String(body).replaceAll(RENAMED, "'engine-$2'") : undefined;
    },
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      // `undefined` would mean that no plugin has this command.
      return run && ((await run(handsOf(session), payload)) ?? true);
    },
  };
}
