// npm run test:looks: takes pictures of every element at three widths, light and dark, and compares them with those in
// test/looks. npm run looks:update replaces those.
//   node scripts/looks.mjs [--update] [--where-possible] [part of a picture's name …]
// If the machine's fonts differ from those of the pictures, nothing can be compared. That fails, except with
// --where-possible.
import { parseArgs } from 'node:util';
import { refreshDist } from './build/dist.mjs';
import { thisMachine, whyNotComparable } from './looks/fingerprint.mjs';
import * as gallery from './looks/gallery.mjs';
import { withBrowser } from './looks/browser.mjs';
import { openScene, picture } from './looks/page.mjs';

/** Pages that are open at once, because the browser is busy only part of the time. */
const AT_ONCE = 3;

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'where-possible': { type: 'boolean', default: false },
  },
});

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {gallery.Wanted} look
 * @returns {Promise<Buffer>}
 */
async function shoot(browser, url, look) {
  const page = await openScene(browser, url, look);
  try {
    return await picture(page);
  } finally {
    await page.context().close();
  }
}

/**
 * Takes all pictures, and passes each to `take`, which returns what is wrong with it.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {readonly gallery.Wanted[]} looks
 * @param {(name: string, png: Buffer) => string | undefined} take
 * @returns {Promise<number>} how many pictures are wrong
 */
async function drawAll(browser, url, looks, take) {
  const waiting = [...looks];
  let wrong = 0;
  const worker = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const { name } = look;
      const fault = await shoot(browser, url, look).then(
        (png) => take(name, png),
        (error) => String(error),
      );
      if (fault === undefined) continue;
      wrong++;
      console.log(`✗ ${name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

/**
 * @param {readonly gallery.Wanted[]} looks
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function update(looks, browser, url) {
  let changed = 0;
  const machine = await thisMachine(browser);
  const why = whyNotComparable(gallery.madeWith(), machine);
  // All pictures have to come from one machine, or no machine could compare them.
  if (why && parts.length > 0) throw new Error(`${why}; so update all of them`);
  const wrong = await drawAll(browser, url, looks, (name, png) => {
    if (!gallery.keep(name, png)) return undefined;
    changed++;
    console.log(`  ${name}`);
    return undefined;
  });
  const dropped = gallery.superfluous();
  for (const name of dropped) gallery.drop(name);
  if (wrong === 0 && (why || changed > 0)) gallery.writeMadeWith(machine);
  console.log(
    `${looks.length} pictures, ${changed} new, ${dropped.length} dropped, ${wrong} failed`,
  );
  return wrong === 0;
}

/**
 * @param {readonly gallery.Wanted[]} looks
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function check(looks, browser, url) {
  const [theirs, ours] = [gallery.madeWith(), await thisMachine(browser)];
  const why = whyNotComparable(theirs, ours);
  gallery.clearOut();
  const extra = gallery.superfluous();
  for (const name of extra) console.log(`✗ ${name}: no scene is drawn like that`);
  const wrong =
    extra.length + (await drawAll(browser, url, looks, why ? () => undefined : gallery.judge));
  if (wrong > 0 && theirs.browser !== ours.browser) {
    console.log(`The pictures are Chromium ${theirs.browser}'s, and this is ${ours.browser}.`);
  }
  if (wrong > 0) console.log('What they look like now is kept by: npm run looks:update');
  if (why) console.log(`NOT COMPARED: ${why}.`);
  console.log(`${looks.length} pictures, ${why ? 'none compared, ' : ''}${wrong} differ`);
  return wrong === 0 && (!why || values['where-possible']);
}

await refreshDist();
const looks = gallery
  .wanted()
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
// Fails if there was nothing to check.
if (looks.length === 0) throw new Error(`no picture's name has ${parts.join(' or ')} in it`);
const passed = await withBrowser((browser, url) =>
  (values.update ? update : check)(looks, browser, url),
);
if (!passed) process.exitCode = 1;
