import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { gameOf } from './support/board.js';
import { cardsOf, dragMoves } from './support/staged.js';

const GAME = '<freecell-game deal="617"></freecell-game>';
const OPTIONS = { reducedMotion: 'reduce', scripts: ['/dist/cdn/freecell-game.js'] } as const;
const PLAYED = 'AH KH TC JS 2S QH JC';

/** A page that sets `cardFaces` by its own script, with its own copy of lit. */
const drawn = (faces: string): string => `${GAME}<script type="module">
  import { html, svg } from '/node_modules/lit-html/lit-html.js';
  document.querySelector('freecell-game').cardFaces = ${faces};
</script>`;

describe('card faces beside the single file', () => {
  for (const [what, face] of Object.entries({
    'text and elements': 'html`<b class="own" title=${card}>${card}</b>`',
    'svg in html': 'html`<svg class="own">${svg`<text>${card}</text>`}</svg>`',
    'a list': 'html`<b class="own">${[...card].map((sign) => html`<i>${sign}</i>`)}</b>`',
  })) {
    it(`are ${what} of the page’s own lit`, async () => {
      const page = await openPage({ ...OPTIONS, html: drawn(`(card) => ${face}`) });
      const own = gameOf(page).locator('[data-card] .own');
      await own.first().waitFor();
      expect((await own.allTextContents()).sort()[0]).to.equal('2C');
      expect(await own.count()).to.equal(52);
      expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('that only pass for templates are told of once', async () => {
    const json = `{"_$litType$":1,"strings":["<img onerror=alert(1) src=x>"],"values":[]}`;
    const page = await openPage({ ...OPTIONS, html: GAME, warns: true });
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    const told = page.waitForEvent('console');
    await page.evaluate(
      `document.querySelector('freecell-game').cardFaces = () => JSON.parse('${json}')`,
    );
    await told;
    expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
    expect(await gameOf(page).locator('[part="card-index"]').count()).to.equal(52);
    expect(await gameOf(page).locator('img').count()).to.equal(0);
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/^<freecell-game>: cardFaces ".*" cannot be used; accepted: /);
    expect(page.problems).to.deep.equal([]);
  });
});
