import { html, render } from 'lit';
import { expect } from 'chai';
import { type Card, cardCode, copyOf, numberCopies } from '../../../src/core.js';
import type { MoveResolver } from '../../../src/core/patience/move-resolver.js';
import { type Piles, type Transfer, transfer } from '../../../src/core/patience/piles.js';
import { MotionController } from '../../../src/elements/patience/motion-controller.js';
import { type Scene, cardIn, pileTemplate } from '../../../src/elements/patience/scene.js';
import { patienceWords } from '../../../src/locales/words.js';
import { cards } from '../../core/support/cards.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';

interface View {
  readonly piles: Piles;
}

/** The seven of hearts three times, and another card. */
const [FIRST, SECOND, KING, THIRD] = numberCopies(cards('7H 7H KS 7H')) as [Card, Card, Card, Card];

const PILES: Piles = { 'column-1': [FIRST, SECOND], 'column-2': [KING, THIRD], 'column-3': [] };

const gesture = {
  pick: () => ({ refusal: { code: 'buried' } }),
  endpoints: (move: Transfer) => move,
} as unknown as MoveResolver<View, Transfer>;

const scene = (piles: Piles): Scene<View, Transfer> => ({
  view: { piles },
  gesture,
  words: patienceWords,
  gameWords: { pileName: (pile: string) => pile } as Scene<View, Transfer>['gameWords'],
  hand: undefined,
  targets: new Set<string>(),
  hint: undefined,
  face: (card) => html`<i>${cardCode(card)}</i>`,
  counts: true,
  back: undefined,
});

function draw(board: HTMLElement, piles: Piles): readonly HTMLElement[] {
  const drawn = scene(piles);
  render(
    Object.keys(piles).map((id) => pileTemplate(drawn, id, { kind: 'tableau', seen: 9 })),
    board,
  );
  // Piles are 100 pixels apart, and cards 10.
  for (const [across, pile] of [...board.querySelectorAll('.pile')].entries()) {
    for (const [down, card] of [...pile.querySelectorAll<HTMLElement>('.card')].entries()) {
      card.style.cssText = `position: absolute; left: ${across * 100}px; top: ${down * 10}px`;
    }
  }
  return [...board.querySelectorAll<HTMLElement>('.card')];
}

describe('equal cards of several packs', () => {
  it('have the same code and name, and a number from the second one on', () => {
    const nodes = draw(document.createElement('div'), PILES);
    expect(nodes.map(({ dataset }) => `${dataset['card']} ${dataset['copy']}`)).to.deep.equal([
      '7H undefined',
      '7H 2',
      'KS undefined',
      '7H 3',
    ]);
    expect(nodes.map((node) => node.textContent.trim())).to.deep.equal(['7H', '7H', 'KS', '7H']);
    expect(nodes[3]!.ariaLabel).to.equal('7 of hearts, column-2, second of 2');
    expect(nodes.map(cardIn)).to.deep.equal([FIRST, SECOND, KING, THIRD]);
  });

  it('lose the number of another card that their node showed', () => {
    const board = document.createElement('div');
    draw(board, { 'column-1': [SECOND] });
    const [node] = draw(board, { 'column-1': [KING] });
    expect([cardIn(node!), node!.hasAttribute('data-copy')]).to.deep.equal([KING, false]);
  });

  it('fly from their own places', () => {
    const node = document.createElement('div');
    const board = document.createElement('div');
    board.className = 'board';
    node.attachShadow({ mode: 'open' }).append(board);
    const before: View = { piles: PILES };
    const host = Object.assign(node, litHost(), {
      preferences: { motion: 'on' },
      game: { view: before, moveCount: 1 },
      loadFailed: (): undefined => undefined,
    });
    document.body.append(host);
    afterTest(() => host.remove());
    const motion = new MotionController(host);
    draw(board, PILES);
    const move = { from: 'column-2', to: 'column-3', count: 1 };
    const after = (host.game.view = { piles: transfer(PILES, move) });
    const step = { move, automatic: [], text: '' };
    motion.follow({ type: 'move', source: 'player', step, before, after }, gesture);
    const nodes = draw(board, after.piles);
    host.update();
    const flying = nodes.filter((card) => card.getAnimations().length > 0);
    expect(flying.map((card) => copyOf(cardIn(card)!))).to.deep.equal([2]);
    const [flight] = flying[0]!.getAnimations();
    const [first] = (flight!.effect as KeyframeEffect).getKeyframes();
    expect(first!['transform']).to.equal('translate(-100px, 10px)');
  });
});
