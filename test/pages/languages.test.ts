import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';

/** Undo, the menu, the title of the statistics and the ace of hearts in each language. */
const SAID: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['Rückgängig', 'Mehr', 'Statistik', 'Herz Ass'],
  es: ['Deshacer', 'Más', 'Estadísticas', 'as de corazones'],
  fr: ['Annuler', 'Plus', 'Statistiques', 'as de cœur'],
  ja: ['戻す', 'その他', '成績', 'ハートのエース'],
  ar: ['تراجع', 'المزيد', 'الإحصاءات', 'آس كبة'],
};

const FILES = readdirSync(new URL('../../dist/cdn/', import.meta.url)).filter((file) =>
  file.endsWith('.js'),
);

describe('the files of dist/cdn', () => {
  it('can all be imported', async () => {
    const page = await openPage({ html: '<p>nothing</p>' });
    const failed = await page.evaluate(
      (files) =>
        Promise.all(
          files.map((file) =>
            import(`/dist/cdn/${file}`).then(
              () => '',
              (error: unknown) => `${file}: ${String(error)}`,
            ),
          ),
        ),
      FILES,
    );
    expect(failed.filter(Boolean)).to.deep.equal([]);
    expect(FILES.length).to.be.above(60);
  });
});

describe('the built elements', () => {
  it('speak languages side by side on a page', async () => {
    // The test above loads each of them.
    const said = firstOf(Object.entries(SAID), 2);
    const page = await openPage({
      scripts: ['baize', 'game-stats', 'playing-card'].map((name) => `/dist/cdn/${name}.js`),
      html: said
        .map(
          ([language]) => `<div lang="${language}">
            <klondike-game deal="1" save-key="k-${language}"></klondike-game>
            <paigow-table save-key="p-${language}"></paigow-table>
            <seven27-table save-key="s-${language}"></seven27-table>
            <game-stats></game-stats>
            <playing-card card="AH"></playing-card>
          </div>`,
        )
        .join(''),
    });
    for (const [language, [undo, menu, title, ace]] of said) {
      const within = page.locator(`[lang="${language}"]`).first();
      await within.locator(`klondike-game [aria-label="${undo}"]`).first().waitFor();
      for (const tag of ['paigow-table', 'seven27-table']) {
        await within.locator(`${tag} [part~="button-menu"][aria-label="${menu}"]`).waitFor();
      }
      await within.locator('game-stats h2', { hasText: title }).waitFor();
      await within.locator(`playing-card [role="img"][aria-label="${ace}"]`).waitFor();
    }
    expect(page.problems).to.deep.equal([]);
  });
});
