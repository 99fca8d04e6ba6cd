import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { expect } from 'chai';
import { html, unsafeStatic } from 'lit/static-html.js';
import { describe, it } from '#bdd';
import { PATIENCE_TAGS } from '../../../scripts/entries.mjs';
import '../../../src/games/patience/element/tags/index.js';
import '../../../src/games/patience/index.js';
import { loadPatience, loadedPatience } from '../../../src/games/patience/load.js';

/** What a server sends for some markup, without styles. */
async function serve(markup: string): Promise<string> {
  const text = await collectResult(render(html`${unsafeStatic(markup)}`));
  return text.replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->/g, '');
}

const countOf = (text: string, part: RegExp): number => [...text.matchAll(part)].length;
const columns = (text: string): number => countOf(text, /data-pile="column-\d+"/g);
const cards = (text: string): number => countOf(text, /data-card="/g);

describe('a patience that a server draws', () => {
  for (const { tag, title } of PATIENCE_TAGS) {
    it(`has its cards if the page names the deal: <${tag}>`, async () => {
      const dealt = await serve(`<${tag} deal="5"></${tag}>`);
      expect(dealt).to.include(title).and.include('№ 5');
      expect(cards(dealt)).to.be.above(3);
      const empty = await serve(`<${tag}></${tag}>`);
      expect(empty).to.include(title);
      expect([cards(empty), columns(empty)]).to.deep.equal([0, columns(dealt)]);
    });
  }

  it('is an empty board until <patience-game> has its rules, and then has its cards', async () => {
    // Other test files of this process may have loaded some patiences.
    const { tag, game, title } = PATIENCE_TAGS.find(({ game }) => !loadedPatience(game))!;
    const markup = `<patience-game game="${game}" deal="5"></patience-game>`;
    const before = await serve(markup);
    expect([cards(before), columns(before)]).to.deep.equal([0, 10]);
    expect(before).to.include('part="toolbar"').and.include('aria-busy="true"');
    await loadPatience(game);
    const after = await serve(markup);
    const own = await serve(`<${tag} deal="5"></${tag}>`);
    expect(after).to.include(title).and.include('№ 5');
    expect(cards(after)).to.be.above(3);
    expect([cards(after), columns(after)]).to.deep.equal([cards(own), columns(own)]);
  });
});
