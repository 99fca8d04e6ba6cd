import { type TemplateResult, css, html, nothing } from 'lit';
import type { Words } from '../../locales/words.js';
import { adoptStyles } from '../base/adopt-styles.js';
import type { LiveRegion } from '../controllers/live-region.js';

/** The parts of its element that the offer uses. */
export interface HelpOfferHost {
  readonly words: Words;
  readonly shadowRoot: ShadowRoot | null;
  readonly liveRegion: Pick<LiveRegion, 'shown'>;
}

/**
 * An offer for new players. `name` is part of its button's part name. The label is the title of “How to play”
 * if none is given.
 */
export interface Offer {
  readonly name: 'help' | 'guide';
  readonly label?: string;
  readonly take: () => void;
  /** Removes the offer for good. */
  readonly end: () => void;
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

/** Called once before the offer is rendered. */
export const prepare = ({ shadowRoot }: HelpOfferHost): void => {
  if (shadowRoot) adoptStyles(shadowRoot, offerStyles);
};

/** Renders the offer for a new player instead of the status line, while that is empty. */
export function offerTemplate(
  { words, liveRegion }: HelpOfferHost,
  { name, label, take, end }: Offer,
): TemplateResult | typeof nothing {
  if (liveRegion.shown) return nothing;
  const { panels, panelButtons } = words.kit;
  return html`<div class="offer" part="offer">
    <button type="button" part="button button-${name}" @click=${take}>
      ${label ?? panels.help}</button
    ><button
      type="button"
      part="button button-dismiss"
      aria-label=${panelButtons.close}
      @click=${end}
    >
      ×
    </button>
  </div>`;
}
