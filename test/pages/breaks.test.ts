import { expect } from 'chai';
import { describe, it } from 'node:test';
import { findBreaks } from '../../scripts/looks/breaks.mjs';
import { lengthen } from '../../scripts/looks/texts.mjs';
import { openPage } from '../harness/pages.js';

const BREAKS = `<style>
    * { margin: 0; font: 16px/20px monospace }
    .cut { inline-size: 40px; overflow: hidden; white-space: nowrap }
    .dots { text-overflow: ellipsis }
    button { block-size: 30px }
  </style>
  <p class="cut">cut off here</p>
  <p class="cut dots">dots are meant</p>
  <p class="cut">fits</p>
  <div style="position: relative; block-size: 40px">
    <button style="position: absolute; inline-size: 60px; inset-inline-start: 0">one</button>
    <button style="position: absolute; inline-size: 60px; inset-inline-start: 50px">two</button>
  </div>
  <button style="block-size: 20px; inline-size: 50px">low</button>
  <an-element></an-element>`;

/** An element whose shadow tree contains something wider than itself, and a truncated text. */
const ELEMENT = `customElements.define('an-element', class extends HTMLElement {
    connectedCallback() {
      this.style.display = 'block';
      this.style.inlineSize = '100px';
      const wide = document.createElement('div');
      wide.className = 'wide';
      wide.style.inlineSize = '130px';
      const cut = document.createElement('p');
      cut.style.cssText = 'block-size: 20px; line-height: 20px; overflow: hidden';
      cut.innerText = 'two \\nlines';
      this.attachShadow({ mode: 'open' }).append(wide, cut);
    }
  })`;

describe('what breaks a layout', () => {
  it('is found: texts cut off, controls over controls, what is too wide, targets too small', async () => {
    const page = await openPage({ html: BREAKS, init: ELEMENT, scripts: [], width: 320 });
    const found = await findBreaks(page);
    expect(found.map(({ kind, where }) => `${kind} ${where}`)).to.deep.equal([
      'cut p[cut] “cut off here”',
      'cut an-element p “two lines”',
      'overlap button “one”',
      'wide an-element',
      'small button “low”',
    ]);
    expect(found[2]!.by).to.equal('10 px × 30 px of button “two”');
    expect(found[3]!.by).to.equal('30 px, an-element div[wide]');
    expect(found[4]!.by).to.equal('50 px × 20 px');
  });

  it('is not found where nothing broke', async () => {
    const html = '<p>a text</p><button style="inline-size: 80px; block-size: 30px">on</button>';
    const page = await openPage({ html, scripts: [], width: 320 });
    expect(await findBreaks(page)).to.deep.equal([]);
  });

  it('is no overlap, if a control is scrolled away under another', async () => {
    const button = '<button style="inline-size: 80px; block-size: 30px">on</button>';
    const scroller = (lines: number): string =>
      `<div style="block-size: ${30 * lines}px; overflow: auto">${`<p style="margin: 0">${button}</p>`.repeat(3)}</div>`;
    const html = (lines: number): string =>
      `<style>p { line-height: 0 } button { display: block }</style>${scroller(lines)}<div style="margin-top: -10px">${button}</div>`;
    const found = async (lines: number): Promise<readonly string[]> => {
      const page = await openPage({ html: html(lines), scripts: [], width: 320 });
      return (await findBreaks(page)).map(({ kind, by }) => `${kind} ${by}`);
    };
    const overlap = 'overlap 80 px × 10 px of button “on”';
    expect([await found(3), await found(2)]).to.deep.equal([[overlap], [overlap]]);
  });

  it('is what longer texts do: words of three letters and more become longer', async () => {
    const html =
      '<p>Ante 25 of it</p><button style="inline-size: 60px; block-size: 30px; overflow: hidden">Deal</button>';
    const page = await openPage({ html, scripts: [], width: 320 });
    expect(await findBreaks(page)).to.deep.equal([]);
    await lengthen(page, 3);
    expect(await page.locator('p').textContent()).to.equal('Anteēxträēxt 25 of it');
    expect((await findBreaks(page)).map(({ kind }) => kind)).to.deep.equal(['cut']);
  });
});
