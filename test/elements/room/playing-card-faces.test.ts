import { expect } from 'chai';
import { html } from 'lit';
import type { CardFaces } from '../../../src/elements/cards/host-faces.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import { cardPart, mountCard, nameOf, partsOf } from '../support/playing-card.js';
import { until } from '../support/until.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const OWN = ['card red', 'card-index', 'card-pips'];
const ACCEPTED = 'templates and image URLs';

async function give(faces: unknown, ...cards: readonly PlayingCard[]): Promise<void> {
  for (const card of cards) {
    card.cardFaces = faces as CardFaces | null;
    await card.updateComplete;
  }
}

describe('a face of the host’s on <playing-card>', () => {
  it('is an image; that card alone is asked for, once', async () => {
    const card = await mountCard({ card: '7H' });
    const asked: string[] = [];
    await give((code: string) => (asked.push(code), `${PIXEL}#${code}`), card);
    const image = cardPart(card, 'card-face') as HTMLImageElement;
    expect([image.src, image.alt, nameOf(card)]).to.deep.equal([`${PIXEL}#7H`, '', '7 of hearts']);
    expect(partsOf(card)).to.deep.equal(['card red', 'card-face']);
    card.fourColor = true;
    await card.updateComplete;
    card.card = 'xx';
    await card.updateComplete;
    expect([asked, nameOf(card)]).to.deep.equal([['7H', 'XX'], 'joker']);
    const { width, height } = card.getBoundingClientRect();
    const box = cardPart(card, 'card-face').getBoundingClientRect();
    expect([box.width, box.height]).to.deep.equal([width, height]);
  });

  it('is a template; without it the kit’s is back', async () => {
    const card = await mountCard({ card: '7H' });
    await give((code: string) => html`<b class="mine">${code}</b>`, card);
    expect(card.shadowRoot!.querySelector('.mine')!.textContent).to.equal('7H');
    await give(null, card);
    expect(partsOf(card)).to.deep.equal(OWN);
  });

  it('is not asked for a card that lies face down', async () => {
    const card = await mountCard({ card: '7H', 'face-down': true });
    const asked: string[] = [];
    await give((code: string) => (asked.push(code), PIXEL), card);
    expect([asked, partsOf(card)]).to.deep.equal([[], ['card face-down', 'card-back']]);
  });

  const useless: Record<string, readonly [faces: (card: string) => unknown, got: string]> = {
    'that throws': [
      () => {
        throw new Error('no');
      },
      'no',
    ],
    'that is nothing': [() => undefined, '7H is undefined'],
    'that is an object': [() => ({ src: 'x' }), '7H is {"src":"x"}'],
    'that can’t be loaded': [() => 'data:image/png,broken', 'data:image/png,broken'],
  };
  for (const [what, [faces, got]] of Object.entries(useless)) {
    it(`${what} is the kit’s own, told of once for all cards`, async () => {
      const [warned, heard] = [warnings(), hear()];
      const cards = [await mountCard({ card: '7H' }), await mountCard({ card: '7H' })];
      await give(faces, ...cards);
      await until('the faces of the kit', () =>
        cards.every((card) => partsOf(card).join() === OWN.join()),
      );
      await until('a word of it', () => heard.length > 0);
      const message = `cardFaces "${got}" cannot be used; accepted: ${ACCEPTED}`;
      const told = detailsOf(heard, 'game-error').map(({ cause: _, ...detail }) => detail);
      expect(told).to.deep.equal([
        {
          source: 'host',
          problem: { code: 'option', option: 'cardFaces', got, accepted: ACCEPTED },
          message,
        },
      ]);
      expect(warned.filter((text) => text.startsWith('<'))).to.deep.equal([
        `<playing-card>: ${message}`,
      ]);
    });
  }
});
