import type { TemplateResult } from 'lit';
import type { Card } from '../../core/cards/card.js';
import { quote } from '../../core/engine/reason.js';
import type { ElementHost } from '../controllers/element-host.js';
import { type CardFaces, type FacesFailure, failureOf, hostFace } from '../cards/host-faces.js';

/** The face of one card by one function, and its failure. */
interface FaceAttempt {
  readonly faces: CardFaces;
  readonly card: Card;
  face?: TemplateResult;
  failure?: FacesFailure;
  isReported?: boolean;
}

/** The functions that were reported as failing. A page may have a hundred cards, and one report is enough. */
const failing = new WeakSet<CardFaces>();

/** The page's own face of one card. */
export class CustomFace {
  private attempt: FaceAttempt | undefined;

  constructor(private readonly host: ElementHost<'complain'>) {}

  /** The page's face of a card. `undefined` if there is none that can be used. */
  of(faces: CardFaces | null | undefined, card: Card): TemplateResult | undefined {
    if (!faces) this.attempt = undefined;
    else if (this.attempt?.faces !== faces || this.attempt.card !== card) this.make(faces, card);
    return this.attempt?.face;
  }

  /** Reports a failure. Call this outside of a render. */
  report(): void {
    const { attempt } = this;
    if (!attempt?.failure || attempt.isReported) return;
    attempt.isReported = true;
    if (typeof attempt.faces === 'function') {
      if (failing.has(attempt.faces)) return;
      failing.add(attempt.faces);
    }
    const { got, cause } = attempt.failure;
    const accepted = 'templates and image URLs';
    this.host.complain({ code: 'option', option: 'cardFaces', got, accepted }, cause);
  }

  private make(faces: CardFaces, card: Card): void {
    const attempt: FaceAttempt = { faces, card };
    this.attempt = attempt;
    const failed = (url: string): void => {
      delete attempt.face;
      attempt.failure = { got: quote(url) };
      this.host.requestUpdate();
    };
    try {
      attempt.face = hostFace(faces, failed, card);
    } catch (thrown) {
      attempt.failure = failureOf(thrown);
    }
  }
}
