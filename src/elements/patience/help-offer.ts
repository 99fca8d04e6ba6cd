import { type TemplateResult, css, html, nothing } from 'lit';
import { panelsEn } from '../../locales/extras/panels-en.js';
import type { Translated } from '../../locales/translations.js';
import { adoptStyles } from '../base/adopt-styles.js';
import type { LiveRegion } from '../controllers/live-region.js';

/** The element whose game may be new to the player. */
export interface HelpOfferHost {
  readonly words: Translated;
  readonly shadowRoot: ShadowRoot | null;
  readonly liveRegion: Pick<LiveRegion, 'shown'>;
  command(request: 'help'): void;
}

const offerStyles = css`
  .offer {
    position: absolute;
    inset: auto 0 0;
    text-align: center;
  }
  .offer button {
    min-inline-size: 34px;
    padding: 4px 10px;
    text-align: center;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .offer button + button {
    text-decoration: none;
  }
  @media (pointer: coarse) {
    .offer button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

/** Called once before the offer is drawn. */
export const prepare = ({ shadowRoot }: HelpOfferHost): void => {
  if (shadowRoot) adoptStyles(shadowRoot, offerStyles);
};

/** “How to play” in the place of the status line, while that is empty; `end` takes it away for good. */
export function offerTemplate(
  host: HelpOfferHost,
  end: () => void,
): TemplateResult | typeof nothing {
  const { words, liveRegion } = host;
  if (liveRegion.shown) return nothing;
  const [title, close] = (words.foreign?.extras?.panels ?? panelsEn)['help']!;
  return html`<div class="offer" part="offer">
    <button type="button" part="button button-help" @click=${() => host.command('help')}>
      ${title}</button
    ><button type="button" part="button button-dismiss" aria-label=${close!} @click=${end}>
      ×
    </button>
  </div>`;
}
