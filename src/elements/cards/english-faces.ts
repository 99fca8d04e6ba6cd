import { type TemplateResult, html } from 'lit';
import { JOKER } from '../../core/cards/card.js';
import { listOf } from '../../core/cards/list.js';
import { cardCode } from '../../core/cards/notation.js';
import { faceTemplate, withIndex } from './card-face.js';
import { englishFile } from './english-files.js';

/**
 * A card of the classic English pattern. The picture covers the kit's own index, which is seen on covered and small cards
 * and until the file has come. The browser loads the file when the picture is first shown. The joker is the kit's.
 *
 * @param failed is called with the URL of a file that can't be loaded
 */
export function englishFace(card: number, failed: (url: string) => void): TemplateResult {
  if (card === JOKER) return faceTemplate(card);
  const url = englishFile(cardCode(card));
  return withIndex(
    card,
    html`<img
      class="face picture"
      part="card-face"
      alt=""
      draggable="false"
      loading="lazy"
      src=${url}
      @error=${() => failed(url)}
    />`,
  );
}

/** The faces of all cards. */
export const englishFaces = (
  length: number,
  failed: (url: string) => void,
): readonly TemplateResult[] => listOf(length, (card) => englishFace(card, failed));
