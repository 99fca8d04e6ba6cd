import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { card, part, parts, slot } from '../support/board.js';
import { colour, coloursIn, contrast, over } from '../support/contrast.js';
import { mount } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { some } from '../support/counts.js';

const look = (node: Element): CSSStyleDeclaration => getComputedStyle(node);

/** The lightest and the darkest that the felt is, and what the toolbar makes of it. */
function felts(game: FreecellGame): readonly ReturnType<typeof colour>[] {
  const { backgroundColor, backgroundImage } = look(part(game, 'frame'));
  const base = colour(backgroundColor);
  const stops = [base, ...coloursIn(backgroundImage).map((light) => over(light, base))];
  const veil = colour(look(part(game, 'toolbar')).backgroundColor);
  return [...stops, ...stops.map((stop) => over(veil, stop))];
}

/** A text's colour, its opacity counted in. */
function inkOf(node: Element): ReturnType<typeof colour> {
  const [red, green, blue, alpha] = colour(look(node).color);
  return [red, green, blue, alpha * Number(look(node).opacity)];
}

describe('contrast', () => {
  for (const theme of some(['light', 'dark'], ['dark'])) {
    it(`cards in ${theme}: every suit on its card is 4.5 or more, in two colours and in four`, async () => {
      for (const four of [false, true]) {
        const game = await mount({ deal: '617', theme, ...(four ? { 'four-color': true } : {}) });
        for (const code of ['JC', 'JD', 'JH', 'JS']) {
          const { color, backgroundColor } = look(card(game, code));
          expect(contrast(colour(color), colour(backgroundColor)), code).to.be.at.least(4.5);
        }
      }
    });

    it(`words on the felt in ${theme} are 4.5 or more wherever the felt is lightest or darkest`, async () => {
      const game = await mount({ deal: '617', theme });
      expect(felts(game).length).to.be.at.least(6);
      for (const name of ['title', 'deal', 'figures', 'status']) {
        const ink = inkOf(part(game, name));
        for (const felt of felts(game)) {
          expect(contrast(over(ink, felt), felt), name).to.be.at.least(4.5);
        }
      }
    });

    it(`cards, lit places and the focus in ${theme} stand off the felt by 3 or more`, async () => {
      const game = await mount({ deal: '617', theme });
      await press(game, 'QH');
      const accent = colour(look(slot(game, 'cell-1')).boxShadow.replace(/\).*$/, ')'));
      for (const felt of felts(game)) {
        expect(contrast(accent, felt), 'a lit cell').to.be.at.least(3);
      }
      expect(parts(game, 'slot target').length).to.be.at.least(4);
    });
  }

  it('the reds stay apart from the blacks in dark', async () => {
    const game = await mount({ deal: '617', theme: 'dark' });
    const [red, black] = ['JD', 'JC'].map((code) => colour(look(card(game, code)).color));
    expect(Math.abs(red![0] - red![1])).to.be.greaterThan(80);
    expect(Math.abs(black![0] - black![1])).to.be.lessThan(30);
  });
});
