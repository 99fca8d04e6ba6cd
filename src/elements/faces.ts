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
import { fetchExtras } from './fetch-extras.js';
import type { CardFaces } from './host-faces.js';

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

  hostUpdate(): void {
    const { cardFaces } = this.host;
    if (this.given === cardFaces) return;
    this.given = cardFaces;
    this.faces = [];
    if (cardFaces) void this.take(cardFaces);
  }

  private async take(cardFaces: CardFaces): Promise<void> {
    const cards = Array.from({ length: DECK_SIZE }, (_, card) => cardCode(card));
    let told = false;
    const failed = (got: unknown): void => {
      // Every card of a broken set says so; and another set may be in use by now.
      if (told || this.given !== cardFaces) return;
      told = true;
      this.use([]);
      const accepted = 'templates and image URLs';
      this.host.complain({
        code: 'option',
        option: 'cardFaces',
        // Whatever was thrown: most likely an error, whose message says enough.
        got: quote((got as Partial<Error> | null)?.message ?? got),
        accepted,
      });
    };
    try {
      const { hostFaces } = await fetchExtras();
      const faces = hostFaces(html, render, cardFaces, cards, failed);
      if (this.given === cardFaces) this.use(faces);
    } catch (error) {
      failed(error);
    }
  }

  private use(faces: readonly TemplateResult[]): void {
    this.faces = faces;
    this.host.requestUpdate();
  }
}
