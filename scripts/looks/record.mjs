/* global document, customElements -- what runs inside the page */
// Plays a hand of each table by mouse, and writes a sheet of its frames: docs/img/<table>-hand.webp.
//   node scripts/looks/record.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshDist } from '../build/dist.mjs';
import { ROOT } from '../entries.mjs';
import { withBrowser } from './browser.mjs';

/** @typedef {{ name: string, picture: Buffer }} Frame */
/** @typedef {import('playwright-core').Page} Page */

const SIZE = { width: 900, height: 640 };
/** Milliseconds between the frames of a running animation. */
const GLANCE = 350;
const COLUMNS = 3;
/** The number of frames of a long hand: at its beginning, in between, and at its end. */
const KEPT = { beginning: 3, between: 5, end: 7 };

/**
 * A player at a table.
 *
 * @param {Page} page
 */
function player(page) {
  /** @type {Frame[]} */
  const frames = [];
  /** @param {string} part */
  const button = (part) => page.locator(`[part~="button-${part}"]:not([aria-disabled])`).first();
  /** @param {string} name */
  const look = async (name) => {
    const picture = await page.screenshot();
    if (!frames.at(-1)?.picture.equals(picture)) frames.push({ name, picture });
  };
  return {
    frames,
    look,
    /** @param {string} part */
    has: (part) => button(part).isVisible(),
    /** @param {string} part */
    press: (part) => button(part).click(),
    /** Takes frames until the player has to act.
     * @param {string} name
     * @param {readonly string[]} parts
     */
    watch: async (name, parts) => {
      const asked = page.locator(parts.map((part) => `[part~="button-${part}"]`).join(', '));
      while (!(await asked.first().isVisible())) {
        const isOver = (await page.locator('.board.phase-over').count()) > 0;
        await look(isOver ? 'reveal and payment' : name);
        await page.waitForTimeout(GLANCE);
      }
      await page.waitForTimeout(2 * GLANCE);
    },
  };
}

/** @typedef {ReturnType<typeof player>} Player */

/** @param {Player} player */
async function playPaigow({ look, press, watch }) {
  await press('chip');
  await look('the stake');
  await press('deal');
  await watch('the deal', ['set']);
  await look('seven cards');
  await press('house-way');
  await watch('set by the house way', ['set']);
  await look('set by the house way');
  await press('set');
  await watch('all have set', ['next']);
  await look('paid');
}

const ASKED = ['check', 'call', 'take', 'next'];

/** @param {Player} player */
async function playSeven27({ look, press, watch, has }) {
  await look('before the deal');
  await press('ante');
  await watch('the deal', ASKED);
  let hasTaken = false;
  let hasBet = false;
  while (!(await has('next'))) {
    await look('one’s turn');
    if (await has('take')) {
      await press(hasTaken ? 'stand' : 'take');
      hasTaken = true;
    } else if (await has('call')) {
      await press('call');
    } else {
      await press(hasBet ? 'check' : 'bet');
      hasBet = true;
    }
    await watch('others act', ASKED);
  }
  await look('paid');
}

const TABLES = {
  paigow: {
    html: '<paigow-table save-key="" seats="4" bonus="fortune"></paigow-table>',
    play: playPaigow,
  },
  seven27: {
    html: '<seven27-table save-key="" seats="5"></seven27-table>',
    play: playSeven27,
  },
};

/**
 * Chooses the first frames, which show the deal, the last, which show reveal and payment, and some at equal steps between.
 *
 * @param {readonly Frame[]} frames
 */
function chosen(frames) {
  const { beginning, between, end } = KEPT;
  if (frames.length <= beginning + between + end) return frames;
  const rest = frames.slice(beginning, -end);
  const step = rest.length / between;
  const some = rest.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
  return [...frames.slice(0, beginning), ...some, ...frames.slice(-end)];
}

/**
 * All frames on one numbered sheet, as a WebP picture.
 *
 * @param {Page} page
 * @param {readonly Frame[]} frames
 */
async function sheetOf(page, frames) {
  const pictures = frames.map(({ name, picture }, at) => ({
    text: `${at + 1}. ${name}`,
    url: `data:image/png;base64,${picture.toString('base64')}`,
  }));
  const url = await page.evaluate(
    async ({ pictures: all, columns, width, height }) => {
      const [w, h, line] = [width / 2, height / 2, 22];
      const canvas = document.createElement('canvas');
      canvas.width = columns * w;
      canvas.height = Math.ceil(all.length / columns) * (h + line);
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#222';
      context.font = '14px sans-serif';
      for (const [at, { text, url: source }] of all.entries()) {
        const image = document.createElement('img');
        image.src = source;
        await image.decode();
        const [x, y] = [(at % columns) * w, Math.floor(at / columns) * (h + line)];
        context.fillText(text, x + 4, y + 16);
        context.drawImage(image, x, y + line, w - 4, h - 4);
      }
      return canvas.toDataURL('image/webp', 0.8);
    },
    { pictures, columns: COLUMNS, ...SIZE },
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

await refreshDist();
await withBrowser(async (browser, url) => {
  for (const [name, { html, play }] of Object.entries(TABLES)) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.goto(`${url}/demo/${name}.html`);
    await page.evaluate((body) => {
      document.body.innerHTML = body;
      document.body.style.margin = '0';
      return customElements.whenDefined(document.body.firstElementChild?.localName ?? '');
    }, html);
    const person = player(page);
    await play(person);
    const sheet = await sheetOf(page, chosen(person.frames));
    writeFileSync(join(ROOT, `docs/img/${name}-hand.webp`), sheet);
    console.log(
      `docs/img/${name}-hand.webp: ${person.frames.length} frames, ${sheet.length} bytes`,
    );
    await page.close();
  }
});
