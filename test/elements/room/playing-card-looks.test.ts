import { expect } from 'chai';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { emulateFeatures } from '../../harness/commands.js';
import { card as cardOf } from '../support/board.js';
import { colour, contrast } from '../support/contrast.js';
import { afterTest, hear, mount, warnings } from '../support/mount.js';
import { cardPart, mountCard } from '../support/playing-card.js';
import { until } from '../support/until.js';

const look = (node: Element): CSSStyleDeclaration => getComputedStyle(node);

const sizeOf = (node: Element): readonly [number, number] => {
  const { width, height } = node.getBoundingClientRect();
  return [width, height];
};

const WORDS = 'Egypt, jot ';

/** The height of a line of text with a card in it, and without. */
async function lineHeights(style: string): Promise<readonly [number, number]> {
  const card = await mountCard({ card: 'QH' }, { before: WORDS, after: ' there', style });
  const line = card.parentElement!;
  const { height } = line.getBoundingClientRect();
  card.remove();
  return [height, line.getBoundingClientRect().height];
}

/** The classes of a card's visible drawings. */
const seen = (card: PlayingCard): readonly string[] =>
  [...card.shadowRoot!.querySelectorAll('svg')]
    .filter((node) => look(node).display !== 'none')
    .map((node) => node.getAttribute('class')!);

describe('<playing-card> in a text', () => {
  it('is 1.6 times as high as the letters, to a pixel', async () => {
    const sizes: Record<string, readonly [number, number]> = {
      '16px': [18, 26],
      '24px': [27, 38],
      '40px': [45, 64],
    };
    for (const [size, wanted] of Object.entries(sizes)) {
      const card = await mountCard({ card: '7H' }, { style: `font-size: ${size}` });
      expect(sizeOf(card), size).to.deep.equal(wanted);
    }
  });

  for (const family of ['Georgia, serif', 'system-ui, sans-serif', 'monospace']) {
    it(`leaves a line as high as it is: ${family}`, async () => {
      for (const font of ['16px/1.5', '16px/1.6', '20px/1.5', '14px/1.5', '32px/1.5']) {
        const [withIt, without] = await lineHeights(`font: ${font} ${family}`);
        // Firefox rounds the sizes of fonts, invisibly.
        expect(withIt, font).to.be.closeTo(without, 0.25);
      }
      for (const font of ['16px/normal', '16px/1.2']) {
        const [withIt, without] = await lineHeights(`font: ${font} ${family}`);
        expect(withIt - without, font).to.be.within(0, 3.5);
      }
    });
  }

  it('has a rank of 10 pixels in a text of 16, and below it its suit of 8', async () => {
    const card = await mountCard({ card: '10H' });
    const [rank, suit] = ['.rank', '.suit'].map((name) =>
      card.shadowRoot!.querySelector(name)!.getBoundingClientRect(),
    );
    expect([rank!.height >= 10, suit!.height >= 8]).to.deep.equal([true, true]);
    // Rank over suit, neither of them cut off.
    const own = card.getBoundingClientRect();
    expect([
      rank!.top >= own.top,
      suit!.top >= rank!.bottom,
      suit!.bottom <= own.bottom,
    ]).to.deep.equal([true, true, true]);
    for (const { left, right } of [rank!, suit!]) {
      expect([left >= own.left, right <= own.right]).to.deep.equal([true, true]);
    }
  });

  it('shows more the larger it is', async () => {
    const looks: Record<string, Record<string, readonly string[]>> = {
      QD: {
        '18px': ['index'],
        '40px': ['index', 'large-suit'],
        '63px': ['index', 'large-suit'],
        '64px': ['index', 'picture'],
        '200px': ['index', 'picture'],
      },
      XX: {
        '18px': ['index'],
        '40px': ['index', 'large-suit'],
        '90px': ['index', 'picture'],
      },
    };
    for (const [code, widths] of Object.entries(looks)) {
      for (const [width, wanted] of Object.entries(widths)) {
        const card = await mountCard({ card: code }, { style: `--baize-card-width: ${width}` });
        expect(seen(card), `${code}, ${width}`).to.deep.equal(wanted);
      }
    }
  });

  it('is as wide as the page says, and has its own room then', async () => {
    const card = await mountCard({ card: '7H' }, { style: '--baize-card-width: 200px' });
    expect(sizeOf(card)).to.deep.equal([200, 284]);
    expect(sizeOf(cardPart(card, 'card'))).to.deep.equal([200, 284]);
    expect(card.parentElement!.getBoundingClientRect().height).to.be.at.least(284);
    const rank = card.shadowRoot!.querySelector('.rank')!.getBoundingClientRect();
    // The 7 is as high as its box, which is 20 % of the card's width.
    expect(rank.height).to.be.closeTo(40, 0.1);
    const row = await mountCard({ card: '7H' }, { style: 'display: flex; width: 10px' });
    expect(sizeOf(row)).to.deep.equal([18, 26]);
  });

  it('is as high as --baize-card-ratio says, with the shadow of --baize-card-shadow', async () => {
    const properties = '--baize-card-ratio: 1.5; --baize-card-shadow: 1px 2px 3px rgb(1, 2, 3)';
    const style = `--baize-card-width: 60px; ${properties}`;
    const card = await mountCard({ card: 'QH' }, { style });
    expect(sizeOf(card)).to.deep.equal([60, 90]);
    expect(look(cardPart(card, 'card')).boxShadow).to.include('rgb(1, 2, 3) 1px 2px 3px');
  });

  it('goes where the page hides it', async () => {
    const card = await mountCard({ card: '7H', hidden: true });
    expect(sizeOf(card)).to.deep.equal([0, 0]);
  });
});

describe('<playing-card> and the page’s looks', () => {
  for (const theme of ['light', 'dark']) {
    it(`has the colours of the cards on a board, ${theme}`, async () => {
      for (const four of [undefined, true] as const) {
        const game = await mount({ deal: '617', theme, 'four-color': four });
        for (const code of ['7C', '7D', '7H', '7S']) {
          const card = await mountCard({ card: code, theme, 'four-color': four });
          const [own, other] = [cardPart(card, 'card'), cardOf(game, code)].map(look);
          const colours = ({ color, backgroundColor, boxShadow }: CSSStyleDeclaration) => [
            color,
            backgroundColor,
            boxShadow,
          ];
          expect(colours(own!), code).to.deep.equal(colours(other!));
          const [ink, paper] = [colour(own!.color), colour(own!.backgroundColor)];
          expect(contrast(ink, paper), code).to.be.at.least(4.5);
        }
      }
    });
  }

  it('follows the page’s color-scheme, unless it is told another', async () => {
    const paper = async (theme: string | undefined, scheme: string): Promise<string> =>
      look(
        cardPart(
          await mountCard({ card: '7H', theme }, { style: `color-scheme: ${scheme}` }),
          'card',
        ),
      ).backgroundColor;
    const [light, dark] = ['rgb(255, 253, 248)', 'rgb(43, 49, 52)'];
    expect(await paper(undefined, 'light')).to.equal(light);
    expect(await paper('auto', 'dark')).to.equal(dark);
    expect(await paper('light', 'dark')).to.equal(light);
    expect(await paper('dark', 'light')).to.equal(dark);
  });

  it('changes nothing by a theme that nobody knows, and tells of it once', async () => {
    warnings();
    const heard = hear();
    const card = await mountCard({ card: '7H', theme: 'dark' });
    card.theme = 'purple';
    await card.updateComplete;
    card.card = '8H';
    await card.updateComplete;
    expect(look(cardPart(card, 'card')).backgroundColor).to.equal('rgb(43, 49, 52)');
    expect(heard.map(({ detail }) => (detail as { message: string }).message)).to.deep.equal([
      'theme "purple" cannot be used; accepted: auto, light, dark (finished themes are style sheets: link baize/themes/night.css, paper.css, classic.css or high-contrast.css)',
    ]);
    card.removeAttribute('theme');
    card.theme = null;
    await card.updateComplete;
    expect(look(cardPart(card, 'card')).backgroundColor).to.equal('rgb(255, 253, 248)');
  });

  it('takes the custom properties of any ancestor', async () => {
    const properties: Record<string, string> = {
      '--baize-card': 'rgb(1, 2, 3)',
      '--baize-card-edge': 'rgb(4, 5, 6)',
      '--baize-ink': 'rgb(7, 8, 9)',
      '--baize-red': 'rgb(10, 11, 12)',
      '--baize-green': 'rgb(13, 14, 15)',
      '--baize-blue': 'rgb(16, 17, 18)',
      '--baize-back': 'rgb(19, 20, 21)',
      '--baize-radius': '3px',
    };
    const style = Object.entries(properties)
      .map((pair) => pair.join(': '))
      .join('; ');
    const of = async (code: string, name = 'card', four?: true): Promise<CSSStyleDeclaration> =>
      look(
        cardPart(
          await mountCard(
            {
              card: code,
              'four-color': four,
              'face-down': name === 'card-back' ? true : undefined,
            },
            { style },
          ),
          name,
        ),
      );
    const spade = await of('7S');
    expect(spade.backgroundColor).to.equal(properties['--baize-card']);
    expect(spade.boxShadow).to.contain(properties['--baize-card-edge']);
    expect([spade.color, spade.borderRadius]).to.deep.equal([properties['--baize-ink'], '3px']);
    expect((await of('7H')).color).to.equal(properties['--baize-red']);
    expect((await of('7C', 'card', true)).color).to.equal(properties['--baize-green']);
    expect((await of('7D', 'card', true)).color).to.equal(properties['--baize-blue']);
    expect((await of('7D', 'card-back')).backgroundColor).to.equal(properties['--baize-back']);
  });

  it('has court letters that are not drawn in the page’s font: --baize-font', async () => {
    warnings();
    const card = await mountCard({ card: 'KH' }, { style: '--baize-font: monospace' });
    const letter = (): Element | null => card.shadowRoot!.querySelector('text.rank');
    expect(letter()).to.equal(null);
    card.locales = { el: { messages: '## kit\ncourts = ΒΝΡ' } };
    card.locale = 'el';
    await until('the letter of the language is there', () => letter()?.textContent === 'Ρ');
    expect(look(letter()!).fontFamily).to.equal('monospace');
  });

  it('has nothing of what the text around it inherits', async () => {
    const style =
      'letter-spacing: 9px; text-transform: lowercase; text-indent: 40px; word-spacing: 9px;' +
      'font-style: italic; text-shadow: 0 0 9px; text-align: right; white-space: pre; direction: rtl';
    const [plain, strange] = [
      await mountCard({ card: '10H' }),
      await mountCard({ card: '10H' }, { style }),
    ].map((card) => look(cardPart(card, 'card-index')));
    for (const name of [
      'letterSpacing',
      'textTransform',
      'textIndent',
      'wordSpacing',
      'fontStyle',
      'textShadow',
      'textAlign',
      'whiteSpace',
      'direction',
      'width',
      'height',
    ] as const) {
      expect(strange![name], name).to.equal(plain![name]);
    }
  });

  it('is drawn in the system’s colours where those are forced', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    const probe = document.createElement('p');
    probe.style.cssText = 'background: Canvas; color: CanvasText';
    afterTest(() => probe.remove());
    document.body.append(probe);
    const card = look(cardPart(await mountCard({ card: '7H' }), 'card'));
    expect([card.color, card.backgroundColor, card.borderTopWidth]).to.deep.equal([
      look(probe).color,
      look(probe).backgroundColor,
      '1px',
    ]);
    const back = look(cardPart(await mountCard({ 'face-down': true }), 'card-back'));
    expect(back.borderTopStyle).to.equal('solid');
  });
});
