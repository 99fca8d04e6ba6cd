import type { TemplateResult } from 'lit';
import type { Card } from '../../core/cards/card.js';
import { LazyPart, type LoadingHost } from '../base/lazy.js';
import { englishError, loadEnglish } from '../cards/english.js';

/** The English face of one card. */
export class EnglishFace {
  private readonly faces: LazyPart<Awaited<ReturnType<typeof loadEnglish>>>;
  private hasFailed = false;

  constructor(private readonly host: LoadingHost) {
    this.faces = new LazyPart(host, loadEnglish);
  }

  /** Loads the faces without waiting for them. Call this outside of a render. */
  load(): void {
    this.faces.loadInBackground();
  }

  /** The face; `undefined` while it is loaded, and after its file failed to load. */
  of(card: Card): TemplateResult | undefined {
    return this.hasFailed ? undefined : this.faces.value?.englishFace(card, this.onFailed);
  }

  private readonly onFailed = (url: string): void => {
    this.hasFailed = true;
    this.host.requestUpdate();
    this.host.loadFailed?.(englishError(url));
  };
}
