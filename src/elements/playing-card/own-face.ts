import type { TemplateResult } from 'lit';
import type { Card } from '../../core/cards/card.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import { type CardFaces, type FacesFailure, failureOf, hostFace } from '../cards/host-faces.js';

interface FaceHost {
  requestUpdate(): void;
  complain(problem: Problem, cause?: unknown): void;
}

/** The face of one card by one function, and its failure. */
interface Asked {
  readonly faces: CardFaces;
  readonly card: Card;
  face?: TemplateResult;
  failure?: FacesFailure;
  isReported?: boolean;
}

/** The functions that were reported as failing. A page may have a hundred cards, and one report is enough. */
const failing = new WeakSet<CardFaces>();

/** The page's own face of one card. */
export class OwnFace {
  private asked: Asked | undefined;

  constructor(private readonly host: FaceHost) {}

  /** The page's face of a card. `undefined` if there is none that can be used. */
  of(faces: CardFaces | null | undefined, card: Card): TemplateResult | undefined {
    if (!faces) this.asked = undefined;
    else if (this.asked?.faces !== faces || this.asked.card !== card) this.ask(faces, card);
    return this.asked?.face;
  }

  /** Reports a failure. Call this outside of a render. */
  report(): void {
    const { asked } = this;
    if (!asked?.failure || asked.isReported) return;
    asked.isReported = true;
    if (typeof asked.faces === 'function') {
      if (failing.has(asked.faces)) return;
      failing.add(asked.faces);
    }
    const { got, cause } = asked.failure;
    const accepted = 'templates and image URLs';
    this.host.complain({ code: 'option', option: 'cardFaces', got, accepted }, cause);
  }

  private ask(faces: CardFaces, card: Card): void {
    const asked: Asked = { faces, card };
    this.asked = asked;
    const failed = (url: string): void => {
      delete asked.face;
      asked.failure = { got: quote(url) };
      this.host.requestUpdate();
    };
    try {
      asked.face = hostFace(faces, failed, card);
    } catch (thrown) {
      asked.failure = failureOf(thrown);
    }
  }
}
