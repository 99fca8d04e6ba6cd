// npm run test:stories: builds Storybook, and opens every docs page and every story with a play function in Chromium. It
// fails on errors and warnings in the console, play functions that throw, and faults that axe finds, such as targets
// smaller than 24 pixels.
//   node scripts/check-stories.mjs [a built Storybook] [--only part-of-an-id] [--full]
//   --only   only ids that contain this; axe checks them
//   --full   axe checks all pages, and stories in light, dark and forced colours. A normal run checks one page of texts
//            and one of an element, because the element tests run axe too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { writeMessages } from './messages/compile.mjs';
import { writePatiences } from './patiences.mjs';
import { serve } from './static-server.mjs';
import { checkEntry, openWindow } from './stories/check.mjs';
import { isTextPage } from './stories/docs.mjs';

/** Pages that are open at once, because the browser is busy only part of the time. */
const AT_ONCE = 3;
/** The path at which Storybook is served. */
const PATH = '/x/y';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, full: { type: 'boolean', default: false } },
});

/** @param {string} folder */
function build(folder) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', folder],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`);
}

/** @typedef {import('./stories/check.mjs').Opened} Opened */

/**
 * Whether a normal run includes an entry: of stories with play functions it has the first of each title, because the
 * element tests check the same.
 *
 * @param {import('./stories/check.mjs').Entry} entry
 * @param {number} place
 * @param {readonly import('./stories/check.mjs').Entry[]} all
 */
const isOfNormalRun = ({ title }, place, all) =>
  !title.endsWith('/Played') || all.findIndex((entry) => entry.title === title) === place;

/**
 * The entries to open. A full run opens each story and page by itself. A normal run sees a story without a play function
 * only on its element's docs page.
 *
 * @param {string} folder
 * @returns {Opened[]}
 */
function entriesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const all = /** @type {import('./stories/check.mjs').Entry[]} */ (Object.values(entries));
  const stories = all.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));
  const isChosen = values.full || values.only !== '';
  const opened = isChosen ? all : all.filter(isOfNormalRun);
  const pages = opened.filter(({ type }) => type === 'docs');
  const [texts, ofElements] = [pages.filter(isTextPage), pages.filter((page) => !isTextPage(page))];
  const judged = isChosen ? pages : [...texts.slice(0, 1), ...ofElements.slice(0, 1)];
  if (!isChosen && judged.length !== 2) throw new Error('axe has no page of one kind to look at');
  return opened
    .filter((entry) => values.full || !stories.includes(entry) || entry.tags.includes('play-fn'))
    .map((entry) => {
      const shown = stories.filter(({ title }) => entry.type === 'docs' && title === entry.title);
      return { ...entry, shown: shown.map(({ id }) => id), isJudged: judged.includes(entry) };
    })
    .filter(({ id, shown }) => [id, ...shown].some((one) => one.includes(values.only)));
}

/**
 * @param {string} folder
 * @returns {Promise<{ stories: number, played: number, broken: number }>}
 */
async function checkAll(folder) {
  const entries = entriesOf(folder);
  const waiting = [...entries];
  let broken = 0;
  // Served below a path, as on the live page, so that URLs from the root fail.
  const server = await serve({ root: folder, under: PATH });
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
  const worker = async () => {
    const context = await openWindow(browser);
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const found = await checkEntry(context, `${server.url}${PATH}`, entry, values.full);
      console.log(`${found.length > 0 ? '✗' : '✓'} ${entry.title} / ${entry.name}`);
      for (const fault of found) console.log(`    ${fault.replaceAll('\n', '\n      ')}`);
      if (found.length > 0) broken++;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await browser.close();
    await server.close();
  }
  const played = entries.filter(({ tags }) => tags.includes('play-fn')).length;
  return { stories: entries.length, played, broken };
}

const start = performance.now();
const temporary = mkdtempSync(join(tmpdir(), 'baize-stories-'));
try {
  if (positionals.length === 0) {
    writeMessages();
    writePatiences();
    build(temporary);
  }
  const { stories, played, broken } = await checkAll(positionals[0] ?? temporary);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${stories} stories and pages, ${played} of them played, ${values.full ? 'in three looks, ' : ''}${seconds} s: ${broken} broken`,
  );
  // Fails if there was nothing to check.
  if (broken > 0 || stories === 0 || played === 0) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
