import { type TemplateResult, html, nothing } from 'lit';
import { FACE_DOWN } from '../../core/cards/card.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import { cardText, listText } from '../../locales/words.js';
import type { Scene } from '../patience/scene.js';

/** Renders a face-down card: a button whose name tells its place only. */
export function cardBack<View extends { readonly piles: Piles }, Move>(
  { view, gesture, words, gameWords, entry, hint }: Scene<View, Move>,
  id: string,
  index: number,
): TemplateResult {
  const { length } = view.piles[id]!;
  const isTop = index === length - 1;
  const inStock = id === STOCK;
  const label = inStock
    ? words.patience.stock({ count: length })
    : listText(words, [
        cardText(words, FACE_DOWN),
        gameWords.pileName(id),
        words.kit.position({ place: index + 1, count: length }),
      ]);
  const hinted = isTop && hint?.from === id;
  const movable = isTop && 'hand' in gesture.pick(view, id, index);
  return html`<button
    type="button"
    class="card face-down ${hinted ? 'hinted' : ''} ${movable ? 'movable' : ''}"
    part="card face-down ${hinted ? 'hint' : ''}"
    data-index=${index}
    tabindex=${entry.pile === id && entry.index === index ? 0 : -1}
    aria-label=${label}
    aria-hidden=${inStock && !isTop ? 'true' : nothing}
  >
    <span class="back" part="card-back"></span>
  </button>`;
}
