/* global CSSStyleSheet, document */
/** The messages on Storybook's channel when a story fails. */
export const FAILURES = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'configError',
];

/**
 * Runs in a page before its scripts: adds a style sheet, so that the page is not painted until `draw`.
 *
 * @param {string} css `NOT_DRAWN`
 */
export function leaveUndrawn(css) {
  const notDrawn = new CSSStyleSheet();
  notDrawn.replaceSync(css);
  document.adoptedStyleSheets.push(notDrawn);
  Object.assign(globalThis, { notDrawn });
}

/** Runs in a page: removes that style sheet. */
export function draw() {
  const { notDrawn } = /** @type {{ notDrawn: CSSStyleSheet }} */ (
    /** @type {unknown} */ (globalThis)
  );
  notDrawn.disabled = true;
}

/**
 * Runs in a story's page before its scripts, and collects messages on Storybook's channel. A story whose play function
 * throws is also reported as finished, so that message is not enough.
 *
 * @param {string[]} types the messages about failures
 */
export function listen(types) {
  /** @type {{ done: boolean, rendered: string[], failures: string[] }} */
  const story = { done: false, rendered: [], failures: [] };
  /** @param {unknown} error */
  const words = (error) => {
    const { message, name } = /** @type {{ message?: string, name?: string }} */ (error ?? {});
    return message ? `${name ?? 'Error'}: ${message}` : JSON.stringify(error);
  };
  const end = () => void (story.done = true);

  /** @param {{ on(type: string, listener: (told: any) => void): void }} channel */
  const hear = (channel) => {
    for (const type of types) {
      channel.on(type, (/** @type {unknown} */ error) => {
        const errors = Array.isArray(error) ? error : [error];
        story.failures.push(...errors.map((one) => `${type}: ${words(one)}`));
        end();
      });
    }
    channel.on('storyFinished', (/** @type {{ status: string }} */ { status }) => {
      if (status === 'error' && story.failures.length === 0) story.failures.push('ended in error');
      end();
    });
    channel.on('docsRendered', end);
    channel.on('storyRendered', (/** @type {string} */ id) => story.rendered.push(id));
  };

  /** @type {any} */
  let channel;
  Object.assign(globalThis, { storyState: story });
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created) {
      channel = created;
      hear(created);
    },
  });
}
