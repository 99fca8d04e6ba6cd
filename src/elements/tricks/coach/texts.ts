import { SUITS, type Suit } from '../../../core/cards/card.js';
import type { TrickMove } from '../../../core/tricks/state.js';
import type { TricksAdviceMessages } from '../../../locales/compiled/types.js';
import { cardSign } from '../../../locales/table-words.js';
import { tricksAdvice } from '../../../locales/compiled/en/tricks-advice.js';
import type { TrickScene } from '../scene.js';
import { suitName } from '../words.js';

/** The words for advice, and what they name cards and moves by. */
export interface AdviceTexts {
  readonly scene: Pick<TrickScene, 'words' | 'gameWords'>;
  readonly words: TricksAdviceMessages;
}

export const textsOf = (scene: Pick<TrickScene, 'words' | 'gameWords'>): AdviceTexts => ({
  scene,
  words: scene.words.tricksAdvice ?? tricksAdvice,
});

/** Points with one digit after the point. */
export const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** A move in short: `10♦`, `bid 3`, a button's label. */
export function moveText({ scene, words }: AdviceTexts, move: TrickMove): string {
  const { buttons } = scene.gameWords;
  switch (move.type) {
    case 'bid':
      if (move.bid === null) return words.moves['no-bid'];
      return move.bid === 0 ? words.moves.nil : words.moves.bid({ bid: move.bid });
    case 'trump':
      return words.moves.trump({ suit: suitName(SUITS.indexOf(move.suit) as Suit) });
    case 'play':
    case 'lay':
      return cardSign(scene.words, move.card);
    case 'pass':
      return move.cards.map((card) => cardSign(scene.words, card)).join(' ');
    case 'moon':
      return buttons[move.choice];
    case 'deal':
    case 'cut':
      return '';
    default:
      return buttons[move.type];
  }
}
