// npm run test:stories: builds Storybook, opens every docs page and every story that is played in Chromium, and fails on
// errors and warnings in the console, on play functions that throw, and on what axe finds, targets of less than 24
// pixels among it.
//   node scripts/check-stories.mjs [a built Storybook] [--only part-of-an-id] [--full]
//   --only   what has that in its id, and axe looks at it
//   --full   axe looks at all pages, and at stories, light, dark and in forced colours; a normal run has it look at one page
//            of texts and one of an element, and element tests have axe in every run
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { serve } from './static-server.mjs';
import { checkEntry, openWindow } from './stories/check.mjs';
import { isTextPage } from './stories/docs.mjs';

/** Pages at once: the browser is busy while the other page waits. */
const AT_ONCE = 3;
/** Where the built Storybook is served. */
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
 * Games that play themselves show what element tests hold: a normal run has the first of each title.
 *
 * @param {import('./stories/check.mjs').Entry} entry
 * @param {number} place
 * @param {readonly import('./stories/check.mjs').Entry[]} all
 */
const isOfNormalRun = ({ title }, place, all) =>
  !title.endsWith('/Played') || all.findIndex((entry) => entry.title === title) === place;

/**
 * What is opened: in a full run each story and page by itself. A normal run has a story that nobody plays on the docs
 * page of its element alone.
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
  // Below a path, as on the live page: an address from the root finds nothing.
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
    // The site has the demo, on the built package.
    await refreshDist();
    build(temporary);
  }
  const { stories, played, broken } = await checkAll(positionals[0] ?? temporary);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${stories} stories and pages, ${played} of them played, ${values.full ? 'in three looks, ' : ''}${seconds} s: ${broken} broken`,
  );
  // A check that found nothing to check has not passed.
  if (broken > 0 || stories === 0 || played === 0) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
