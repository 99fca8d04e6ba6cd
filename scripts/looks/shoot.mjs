// Takes pictures of any scene, without comparing them.
//   node scripts/looks/shoot.mjs --scene klondike --width 320 --scheme dark --theme night --lang ar --out /tmp/x.png
// Scene, width, scheme, theme and lang may be repeated; then --out is a folder.
// --height is the window's, for all pictures. --height 360 is a phone held sideways.
// --text-scale 1.6 makes all texts 60 % longer; --breaks prints faults of the layout; --own-fonts uses the machine's own
// font, as a page does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { refreshDist } from '../build/dist.mjs';
import { findBreaks, writeBreak } from './breaks.mjs';
import { withBrowser } from './browser.mjs';
import { openScene, picture } from './page.mjs';
import { SCENES } from './scenes.mjs';
import { lengthen } from './texts.mjs';

const many = /** @type {const} */ ({ type: 'string', multiple: true });
const { values } = parseArgs({
  options: {
    ...{ scene: many, width: many, scheme: many, theme: many, lang: many },
    out: { type: 'string' },
    height: { type: 'string' },
    breaks: { type: 'boolean', default: false },
    'text-scale': { type: 'string' },
    'own-fonts': { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});

/** @param {'width' | 'height'} name @param {string} text */
function pixels(name, text) {
  const size = Number(text);
  if (Number.isInteger(size) && size > 0) return size;
  throw new Error(`--${name} ${text}: a whole number of pixels`);
}

/** @param {string} text */
function schemeOf(text) {
  if (text === 'light' || text === 'dark') return text;
  throw new Error(`--scheme ${text}: light or dark`);
}

/** @returns {import('./page.mjs').Look[]} everything that was asked for */
function asked() {
  const { scene = Object.keys(SCENES), width = ['1280'], scheme = ['light'] } = values;
  const fonts = values['own-fonts'] ? { fonts: 'system-ui, sans-serif' } : {};
  /** @type {{ theme?: string }[]} */
  const themes = values.theme?.map((theme) => ({ theme })) ?? [{}];
  /** @type {{ lang?: string }[]} */
  const langs = values.lang?.map((lang) => ({ lang })) ?? [{}];
  const height = values.height === undefined ? {} : { height: pixels('height', values.height) };
  const sizes = scene.flatMap((name) =>
    width.map((one) => ({ scene: name, width: pixels('width', one), ...height })),
  );
  return sizes.flatMap((size) =>
    scheme.flatMap((one) =>
      themes.flatMap((theme) =>
        langs.map((lang) => ({ ...size, scheme: schemeOf(one), ...theme, ...lang, ...fonts })),
      ),
    ),
  );
}

/** @param {import('./page.mjs').Look} look */
const nameOf = ({ scene, width, scheme, theme, lang }) =>
  [scene, width, scheme, theme, lang].filter(Boolean).join('-');

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {import('./page.mjs').Look} look
 * @param {string | undefined} file
 */
async function shoot(browser, url, look, file) {
  const page = await openScene(browser, url, look);
  if (values['text-scale']) await lengthen(page, Number(values['text-scale']));
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await picture(page));
    console.log(file);
  }
  const breaks = values.breaks ? await findBreaks(page) : [];
  for (const one of breaks) console.log(`${nameOf(look)}: ${writeBreak(one)}`);
  await page.context().close();
}

if (!values['as-built']) await refreshDist();
const looks = asked();
const { out } = values;
if (out === undefined && !values.breaks) throw new Error('--out is missing: a file, or a folder');
await withBrowser(async (browser, url) => {
  for (const look of looks) {
    const file = out && looks.length > 1 ? join(out, `${nameOf(look)}.png`) : out;
    await shoot(browser, url, look, file);
  }
});
