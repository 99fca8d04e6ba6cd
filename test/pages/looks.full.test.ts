import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { withBrowser } from '../../scripts/looks/browser.mjs';
import { compare } from '../../scripts/looks/compare.mjs';
import { openScene, picture } from '../../scripts/looks/page.mjs';
import { decode } from '../../scripts/looks/png.mjs';

const LOOK = { scene: 'freecell', width: 320, scheme: 'light' } as const;

const pixels = async (page: Page) => decode(await picture(page));

describe('pictures of a scene', () => {
  it('are the same of two pages, and another once a part has another colour', async () => {
    await withBrowser(async (browser, url) => {
      const page = await openScene(browser, url, LOOK);
      const first = await pixels(page);
      const again = await openScene(browser, url, LOOK);
      expect(compare(first, await pixels(again)).why).to.equal(undefined);
      await again.addStyleTag({ content: 'freecell-game::part(button-menu) { color: #f9b }' });
      expect(compare(first, await pixels(again)).why).to.match(/^\d+ pixels differ \(0.\d\d %\)/);
    });
  });

  it('have the theme, the language and the direction that are asked for', async () => {
    await withBrowser(async (browser, url) => {
      const page = await openScene(browser, url, { ...LOOK, scene: 'card', lang: 'ar' });
      const root = page.locator('html');
      expect(await root.getAttribute('lang')).to.equal('ar');
      expect(await root.getAttribute('dir')).to.equal('rtl');
      const lost = openScene(browser, url, { ...LOOK, theme: 'nowhere' });
      expect(await lost.catch(String)).to.match(/404 [^;]*\/dist\/themes\/nowhere\.css(;|$)/);
    });
  });

  it('are of no scene that there is not', async () => {
    const made = withBrowser((browser, url) =>
      openScene(browser, url, { ...LOOK, scene: 'chess' }),
    );
    expect(await made.catch(String)).to.match(
      /^Error: no scene is called chess: there are (.+, )?freecell,/,
    );
  });
});
