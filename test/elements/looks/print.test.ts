import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { card } from '../support/board.js';
import { colour, contrast } from '../support/contrast.js';
import { afterTest, mount } from '../support/mount.js';
import { mountCard } from '../support/playing-card.js';

type Looks = readonly [card: ReturnType<typeof colour>, sign: string];

/** The colour of a card's letters, and what its suit is filled with. */
const looks = (node: Element): Looks => [
  colour(getComputedStyle(node).color),
  getComputedStyle(node.querySelector('.suit')!).fill,
];

/** In the test itself: an engine whose driver cannot do it is known by the test's name. */
async function onPaper(): Promise<void> {
  await emulateMedia({ media: 'print' });
  afterTest(() => void emulateMedia({ media: 'screen' }));
}

describe('on paper', () => {
  for (const theme of ['light', 'dark']) {
    it(`red suits are red outlines, and black ones filled: ${theme}`, async () => {
      const game = await mount({ deal: '617', theme });
      await onPaper();
      const paper = colour('rgb(255, 255, 255)');
      for (const code of ['JD', 'JH', '4H']) {
        const [ink, fill] = looks(card(game, code));
        expect([fill, ink[0] > 150, ink[1] < 50], code).to.deep.equal([
          'rgb(255, 255, 255)',
          true,
          true,
        ]);
        expect(contrast(ink, paper), code).to.be.at.least(4.5);
      }
      for (const code of ['JC', 'JS']) {
        expect(looks(card(game, code)), code).to.deep.equal([
          colour('rgb(0, 0, 0)'),
          'rgb(0, 0, 0)',
        ]);
      }
    });
  }

  it('so are those of a single card', async () => {
    const [red, black] = [await mountCard({ card: 'QH' }), await mountCard({ card: 'QS' })];
    await onPaper();
    const of = (one: HTMLElement): Looks => looks(one.shadowRoot!.querySelector('.card')!);
    expect([of(red)[1], of(black)[1]]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(of(red)[0]).not.to.deep.equal(of(black)[0]);
  });
});
