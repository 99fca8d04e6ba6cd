import { toJson } from '../../core/engine/json.js';
import { listOf } from '../../core/cards/list.js';
import { type TemplateResult, html, render } from 'lit';
import { cardCode } from '../../core/cards/notation.js';
import { thrownMessage } from '../base/thrown.js';

/** A card's face as the host draws it, by the card's letters (`7H`, `XX`): a template, or an image's URL. */
export type CardFaces = (card: string) => TemplateResult | string;

/** What a host gave that is no face: an error of ours, and none that its code threw. */
class NoFace extends Error {}

/** What went wrong with a host's faces: a picture that can't be shown, or what was thrown. */
export interface FacesFailure {
  readonly got: string;
  readonly cause?: unknown;
}

/** What a host's function threw, or gave that is no face. */
export const failureOf = (thrown: unknown): FacesFailure =>
  thrown instanceof NoFace
    ? { got: thrown.message }
    : { got: thrownMessage(thrown), cause: thrown };

/**
 * The host's face of a card by its number, looked at before it is used. `failed` hears of an image that
 * can't be shown.
 *
 * @throws whatever the host's function throws, or what it gave that is no face
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
  // Lit looks into it: what only passes for a template throws here, not on the board.
  render(template, document.createDocumentFragment());
  return template;
}

/** Those of the first so many cards, each looked at before any is used: a board is never half theirs. */
export const hostFaces = (
  cardFaces: CardFaces,
  failed: (url: string) => void,
  length: number,
): readonly TemplateResult[] => listOf(length, (number) => hostFace(cardFaces, failed, number));
