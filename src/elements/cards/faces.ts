import type { ReactiveController, TemplateResult } from 'lit';
import { type Card, DECK_SIZE, faceOf } from '../../core/cards/card.js';
import { quote } from '../../core/engine/reason.js';
import { type CardFaces, type FacesFailure, failureOf, hostFaces } from './host-faces.js';
import type { ElementHost } from '../controllers/element-host.js';

type FacesHost = ElementHost<'room' | 'complain'> & { readonly cardFaces: CardFaces | null };

/** The faces of cards: the page's or the room's if all of them can be used, otherwise the kit's. */
export class Faces implements ReactiveController {
  private given: CardFaces | null | undefined;
  private faces: readonly TemplateResult[] = [];

  /**
   * @param kitFace the kit's face of a card
   * @param count how many different cards there are
   */
  constructor(
    private readonly host: FacesHost,
    private readonly kitFace: (card: Card) => TemplateResult,
    private readonly count: number = DECK_SIZE,
  ) {
    host.addController(this);
  }

  readonly of = (card: Card): TemplateResult => this.faces[faceOf(card)] ?? this.kitFace(card);

  hostUpdate(): void {
    const { host } = this;
    const cardFaces = host.cardFaces ?? host.room?.cardFaces;
    if (this.given === cardFaces) return;
    this.given = cardFaces;
    this.faces = [];
    if (cardFaces) this.take(cardFaces);
  }

  private take(cardFaces: CardFaces): void {
    const use = (faces: readonly TemplateResult[], failed?: FacesFailure): void => {
      // Another set may be in use by now. Each card of a broken set fails, and one report is enough.
      if (this.given !== cardFaces || (failed && faces === this.faces)) return;
      this.faces = faces;
      this.host.requestUpdate();
      if (!failed) return;
      const { got, cause } = failed;
      const accepted = 'templates and image URLs';
      this.host.complain({ code: 'option', option: 'cardFaces', got, accepted }, cause);
    };
    const none: readonly TemplateResult[] = [];
    try {
      const failed = (url: string): void => use(none, { got: quote(url) });
      use(hostFaces(cardFaces, failed, this.count));
    } catch (error) {
      use(none, failureOf(error));
    }
  }
}
