/* global CSSStyleSheet, document */
/** What Storybook tells on its channel when a story fails. */
export const FAILURES = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'configError',
];

/**
 * Runs in a page before its scripts: it is not drawn until somebody looks at it.
 *
 * @param {string} css `NOT_DRAWN`
 */
export function leaveUndrawn(css) {
  const notDrawn = new CSSStyleSheet();
  notDrawn.replaceSync(css);
  document.adoptedStyleSheets.push(notDrawn);
  Object.assign(globalThis, { notDrawn });
}

/** Runs in a page: from now on it is drawn. */
export function draw() {
  const { notDrawn } = /** @type {{ notDrawn: CSSStyleSheet }} */ (
    /** @type {unknown} */ (globalThis)
  );
  notDrawn.disabled = true;
}

/**
 * Runs in a story's page before its scripts, and keeps what Storybook tells on its channel. A story
 * whose play function throws still comes to its end there, so the end alone says nothing.
 *
 * @param {string[]} types the messages that tell of a failure
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
