/* global Element, Image, Text, addEventListener, requestAnimationFrame, customElements, document */

/**
 * What check-cdn.mjs asks of a page. Each function runs in the browser, so it stands alone.
 *
 * @typedef {HTMLElement & Record<string, any>} Game
 */

/** States of the board that are drawn in ways of their own. */
export const LOOKS = ['board', 'menu', 'keys', 'settings', 'paused', 'hint', 'rtl', 'dark', 'many'];

/**
 * Every public member as it shows: its type, and whether the class has it.
 *
 * @param {{ tag: string, names: readonly string[] }} asked
 */
export function surface({ tag, names }) {
  const game = /** @type {Game} */ (document.querySelector(tag));
  const made = /** @type {any} */ (customElements.get(tag));
  const attributes = [...made.observedAttributes].sort();
  return {
    attributes,
    members: names.map((name) => [name, name in game, typeof game[name], typeof made[name]]),
  };
}

/**
 * The nodes of the shadow trees of such elements, without white space at the edges of texts.
 *
 * @param {string} tag
 */
export function drawn(tag) {
  /** @type {string[]} */
  const lines = [];
  /** @param {Node} node @param {string} indent */
  const add = (node, indent) => {
    if (node instanceof Text) {
      const text = node.data.trim().replace(/\s+/g, ' ');
      if (text) lines.push(indent + text);
    } else if (node instanceof Element) {
      const attributes = [...node.attributes].map(
        ({ name, value }) => `${name}="${value.trim().replace(/\s+/g, ' ')}"`,
      );
      lines.push(`${indent}<${[node.localName, ...attributes.sort()].join(' ')}>`);
    }
    for (const child of node.childNodes) add(child, `${indent} `);
  };
  for (const { shadowRoot } of document.querySelectorAll(tag)) if (shadowRoot) add(shadowRoot, '');
  return lines;
}

/**
 * Brings a state of the board about.
 *
 * @param {{ tag: string, name: string }} asked
 */
export async function look({ tag, name }) {
  const old = /** @type {Game} */ (document.querySelector(tag));
  const game = /** @type {Game} */ (document.createElement(tag));
  document.documentElement.dir = name === 'rtl' ? 'rtl' : 'ltr';
  // A hint is to be found within a second.
  game.setAttribute('deal', name === 'hint' ? '5' : '11982');
  // At a table of two nobody acts but by what is asked here.
  game.setAttribute('seats', '2');
  // A verdict comes when it will, and would be told in one picture and not in the other.
  game.setAttribute('no-verdict', '');
  game.setAttribute('save-key', '');
  game.style.setProperty('--baize-duration', '0');
  if (name === 'dark') game.setAttribute('theme', 'dark');
  if (name === 'many') game.setAttribute('four-color', '');
  old.replaceWith(game);
  await game.updateComplete;
  const root = /** @type {ShadowRoot} */ (game.shadowRoot);
  // What a game is drawn by may have to be fetched.
  while (!root.querySelector('[part~="frame"]')) await new Promise(requestAnimationFrame);
  /** @param {string} selector @param {string} text what stands on it */
  const press = async (selector, text = '') => {
    const nodes = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector));
    [...nodes].find((node) => node.textContent?.includes(text))?.click();
    await game.updateComplete;
  };
  /** @param {string | undefined} line */
  const menu = async (line) => {
    await press('[part~="button-menu"]');
    // A table's is fetched, and then drawn.
    while (!root.querySelector('[part="menu-item"]')) await new Promise(requestAnimationFrame);
    if (line === undefined) return;
    await press('[part="menu-item"]', line);
    // Fetched, and then drawn.
    while (!root.querySelector('[part~="panel"]')) await new Promise(requestAnimationFrame);
  };
  if (['menu', 'keys', 'settings'].includes(name)) {
    await menu({ keys: 'Keyboard', settings: 'Settings' }[name]);
  }
  if (name === 'paused') game['pause']();
  if (name === 'hint') {
    await game['hint']();
    // What it lights is drawn by then.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  }
  if (name === 'many') for (let n = 0; n < 12; n++) game['play'](game['legalMoves'][n % 3]);
  await game.updateComplete;
}

/** Writes down every event from now on, for `playThrough` to tell. */
export function listen() {
  /** @type {string[]} */
  const told = [];
  Object.assign(globalThis, { told });
  const types = ['start', 'move', 'undo', 'redo', 'refuse', 'win', 'lose', 'error'];
  for (const type of [...types.map((one) => `game-${one}`), 'hand-start', 'hand-end']) {
    addEventListener(type, (event) => {
      told.push(`${event.type} ${JSON.stringify(/** @type {CustomEvent} */ (event).detail)}`);
    });
  }
}

/**
 * Plays, errs and saves by the element's methods.
 *
 * @param {string} tag
 * @returns {Promise<unknown[]>} all answers, and the events of `listen`
 */
export async function playThrough(tag) {
  const game = /** @type {any} */ (document.querySelector(tag));
  const answers = [game.newGame({ deal: 164 })];
  for (let n = 0; n < 30 && game.legalMoves.length > 0; n++) {
    answers.push(game.play(game.legalMoves[(n * 7) % game.legalMoves.length]));
  }
  answers.push(game.state, game.undo(), game.undo(), game.redo(), game.save());
  const save = game.save();
  answers.push(game.play({ from: 'column-1', to: 'nowhere', count: 1 }), game.play(null));
  answers.push(game.newGame({ deal: -1 }), game.newGame({ deck: 'JD 2D' }));
  answers.push(game.newGame({ deal: 5, variant: 'none' }), game.load(null));
  answers.push(game.load({ ...save, at: 99 }), game.load({ ...save, format: 9 }));
  answers.push(game.load(JSON.parse(JSON.stringify(save))), game.save());
  answers.push(
    await game.hint(),
    game.redo(),
    game.pause(),
    game.paused,
    game.resume(),
    game.paused,
  );
  answers.push(game.moveCount, game.elapsed, game.dealNumber, game.outcome);
  game.restart();
  game.theme = 'purple';
  for (const deal of ['abc', '17']) {
    game.setAttribute('deal', deal);
    await game.updateComplete;
    answers.push(game.theme, game.dealNumber, game.save());
  }
  // As JSON has them, so that an answer of nothing stands too.
  return [...answers, .../** @type {any} */ (globalThis).told].map(
    (one) => JSON.stringify(one) ?? '',
  );
}

/**
 * How many colours of pixels differ in two pictures, by more than text drawn in tiles is rounded.
 *
 * @param {readonly string[]} pictures two, PNG in base64
 */
export async function difference(pictures) {
  const [a, b] = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawn = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      drawn.drawImage(image, 0, 0);
      return drawn.getImageData(0, 0, width, height).data;
    }),
  );
  if (!a || a.length !== b?.length) return Infinity;
  return a.reduce((sum, colour, at) => sum + Number(Math.abs(colour - (b[at] ?? 0)) > 2), 0);
}
