import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { FACE_DOWN } from '../../core/cards/card.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import { cardText, listText } from '../../locales/words.js';
import type { CardPlace, Scene } from '../patience/scene.js';

/** Renders a face-down card: a button whose name tells its place only. */
export function cardBack<View extends { readonly piles: Piles }, Move>(
  { view, gesture, words, hint }: Scene<View, Move>,
  { pile, name, index }: CardPlace,
): unknown {
  const { length } = view.piles[pile]!;
  const isTop = index === length - 1;
  const inStock = pile === STOCK;
  const label = (): string =>
    inStock
      ? words.patience.stock({ count: length })
      : listText(words, [
          cardText(words, FACE_DOWN),
          name,
          words.kit.position({ place: index + 1, count: length }),
        ]);
  const hinted = isTop && hint?.from === pile;
  const movable = isTop && 'hand' in gesture.pick(view, pile, index);
  return guard(
    [words, name, index, length, hinted, movable],
    () =>
      html`<button
        type="button"
        class="card face-down ${hinted ? 'hinted' : ''} ${movable ? 'movable' : ''}"
        part="card face-down ${hinted ? 'hint' : ''}"
        data-index=${index}
        tabindex="-1"
        aria-label=${label()}
        aria-hidden=${inStock && !isTop ? 'true' : nothing}
      >
        <span class="back" part="card-back"></span>
      </button>`,
  );
}
