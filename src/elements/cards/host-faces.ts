import { toJson } from '../../core/engine/json.js';
import { listOf } from '../../core/cards/list.js';
import { type TemplateResult, html, render } from 'lit';
import { cardCode } from '../../core/cards/notation.js';
import { thrownMessage } from '../base/host-value.js';

/** The page's face of a card, for its code (`7H`, `XX`): a template, or an image's URL. */
export type CardFaces = (card: string) => TemplateResult | string;

/** A page's value that is not a face. Distinguishes this error from those that the page's code throws. */
class NoFace extends Error {}

/** Why a page's faces can't be used: an image that fails to load, or a thrown error. */
export interface FacesFailure {
  readonly got: string;
  readonly cause?: unknown;
}

/** The failure for an error that the page's function threw, or for a value that is not a face. */
export const failureOf = (thrown: unknown): FacesFailure =>
  thrown instanceof NoFace
    ? { got: thrown.message }
    : { got: thrownMessage(thrown), cause: thrown };

/**
 * The page's face of a card, checked before it is used. Calls `failed` for an image that can't be loaded.
 *
 * @throws what the page's function throws, or an error if its value is not a face
 */
export function hostFace(
  cardFaces: CardFaces,
  failed: (url: string) => void,
  number: number,
): TemplateResult {
  const card = cardCode(number);
  const face: unknown = cardFaces(card);
  if (typeof face === 'string') {
    return html`<img
      class="face"
      part="card-face"
      alt=""
      draggable="false"
      src=${face}
      @error=${() => failed(face)}
    />`;
  }
  const template = face as TemplateResult | null | undefined;
  if (!template?._$litType$) throw new NoFace(`${card} is ${toJson(face)}`);
  // Lit parses it here, so that a wrong template throws here and not on the board.
  render(template, document.createDocumentFragment());
  return template;
}

/** The faces of all cards, checked before any is used, so that a board never mixes both sets. */
export const hostFaces = (
  cardFaces: CardFaces,
  failed: (url: string) => void,
  length: number,
): readonly TemplateResult[] => listOf(length, (number) => hostFace(cardFaces, failed, number));
