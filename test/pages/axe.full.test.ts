import { expect } from 'chai';
import { describe, it } from 'node:test';
import { PAGES } from '../../demo/pages.mjs';
import { tagFolders } from '../../scripts/entries.mjs';
import { openPage, otherThanRefusals } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { violations } from './support/axe.js';

/** The part of a demo page that axe checks. Default: all of it. The hostile page is bad on purpose. */
const LOOKED_AT: Readonly<Record<string, string>> = { 'hostile.html': 'freecell-game' };

/** First the gallery, and the page with every element. */
const FILES = ['', 'themes.html', ...PAGES.map(({ file }) => file)];
const LOOKS = [...new Set(FILES)].flatMap((file) =>
  [1280, 320].map((width) => [file, width] as const),
);

describe('every page of the demo breaks no rule of axe', () => {
  for (const [file, width] of firstOf(LOOKS, 1)) {
    it(`${file || 'the gallery'}, ${width} wide, light and dark`, async () => {
      const page = await openPage({ path: `/demo/${file}`, width, reducedMotion: 'reduce' });
      await page.locator('[part]').first().waitFor();
      // No server of tables runs here, and the page says so.
      otherThanRefusals(page);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, LOOKED_AT[file]), colorScheme).to.deep.equal([]);
      }
    });
  }
});

/** The word for undo, by which a test knows that a language is loaded. */
const UNDO: Readonly<Record<string, string>> = {
  de: 'Rückgängig',
  es: 'Deshacer',
  fr: 'Annuler',
  ja: '戻す',
  ar: 'تراجع',
};

/** Markup of elements that show more with attributes or content. */
const WITH: Readonly<Record<string, string>> = {
  'freecell-game': 'deal="1" verdict',
  'klondike-game': 'deal="1" draw="3" scoring="vegas"',
  'pyramid-game': 'deal="1"',
  'paigow-table': 'seats="4" bonus="fortune"',
  'seven27-table': 'seats="4"',
  'ten-dice-race': 'players="2" bots="2"',
  'playing-card': 'card="AH"',
  'game-replay': 'link="1.freecell.1.tyw0EAAAuVQOXSlbK5D"',
};

const ROOM = 'card-room';
const FOLDERS = tagFolders();
/** All elements except the room, which contains them. New elements are included by themselves. */
const INSIDE = FOLDERS.map(({ tag }) => tag).filter((tag) => tag !== ROOM);

const all = (language: string): string => `
  <main lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
    <h1>Baize</h1>
    <${ROOM} save-key="axe">
      ${INSIDE.map((tag) => `<${tag} ${WITH[tag] ?? ''}></${tag}>`).join('\n')}
    </${ROOM}>
  </main>`;

/** `baize.js` contains the games. */
const SCRIPTS = FOLDERS.flatMap(({ tag, index }) =>
  index.startsWith('src/games/') ? [] : [`/dist/cdn/${tag}.js`],
).concat('/dist/cdn/baize.js');

describe('every element breaks no rule of axe', () => {
  for (const [language, undo] of firstOf(Object.entries(UNDO), 0)) {
    it(`in ${language}, light and dark`, async () => {
      const html = all(language).replace('<main', `<main style="color-scheme: light dark"`);
      const page = await openPage({ html, scripts: SCRIPTS, reducedMotion: 'reduce' });
      await page.locator(`klondike-game [aria-label="${undo}"]`).first().waitFor();
      await page.locator('game-replay [part="bar"]').waitFor();
      await page.locator('ten-dice-race [part~="racer"]').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), colorScheme).to.deep.equal([]);
      }
    });
  }
});
