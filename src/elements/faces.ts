import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
  render,
} from 'lit';
import { type Card, DECK_SIZE } from '../cards/card.js';
import { cardCode } from '../cards/notation.js';
import { type Problem, quote } from '../engine/reason.js';
import { cardFace } from './card-face.js';

/** A card's face as the host draws it, by the card's letters (`7H`, `TS`): a template, or an image's URL. */
export type CardFaces = (card: string) => TemplateResult | string;

interface FacesHost extends ReactiveControllerHost {
  readonly cardFaces: CardFaces | null;
  complain(problem: Problem): unknown;
}

/** The faces of cards: the host's for as long as all of them can be used, else the kit's. */
export class Faces implements ReactiveController {
  private given: CardFaces | null = null;
  private faces: readonly TemplateResult[] = [];

  constructor(private readonly host: FacesHost) {
    host.addController(this);
  }

  readonly of = (card: Card): TemplateResult => this.faces[card] ?? cardFace(card);

  /** Looks at all of the host's faces before any is used: a board is never half theirs. */
  hostUpdate(): void {
    const { cardFaces } = this.host;
    if (this.given === cardFaces) return;
    this.given = cardFaces;
    this.faces = [];
    try {
      if (cardFaces) this.faces = Array.from({ length: DECK_SIZE }, (_, card) => this.take(card));
    } catch (error) {
      this.complain(error);
    }
  }

  private take(card: Card): TemplateResult {
    const { given } = this;
    const face: unknown = given!(cardCode(card));
    if (typeof face === 'string') {
      const failed = (): void => {
        // Every card of a broken set says so; one is enough.
        if (given !== this.given || this.faces.length === 0) return;
        this.faces = [];
        this.host.requestUpdate();
        this.complain(face);
      };
      return html`<img
        class="face"
        part="card-face"
        alt=""
        draggable="false"
        src=${face}
        @error=${failed}
      />`;
    }
    const template = face as TemplateResult | null | undefined;
    if (!template?._$litType$) throw TypeError(`${cardCode(card)}: ${quote(face)}`);
    // Lit looks into it: what only passes for a template throws here, not on the board.
    render(template, document.createDocumentFragment());
    return template;
  }

  private complain(got: unknown): void {
    const accepted = 'templates and image URLs';
    this.host.complain({ code: 'option', option: 'cardFaces', got: quote(String(got)), accepted });
  }
}
