import { type TemplateResult, html } from 'lit';
import { rankPath } from '../cards/rank-path.js';

/** A place for any card. */
export const ANY_CARD = 'any-card';
/** A stock that the waste may go back to. */
export const REDEAL = 'redeal';

const drawing = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24"><path d=${path} /></svg>`;

const DRAWINGS: Readonly<Record<string, TemplateResult>> = {
  [ANY_CARD]: drawing('M12 8.5L15.5 12L12 15.5L8.5 12Z'),
  [REDEAL]: drawing('M19 12a7 7 0 1 1-2.3-5.2M17.2 3v4.2H13'),
};

/** A rank as it is drawn on cards; its letter, if cards have it as text too. */
function rankSign(sign: string): TemplateResult | string {
  const path = rankPath(sign);
  return path ? html`<svg class="rank" viewBox="0 0 64 100"><path d=${path} /></svg>` : sign;
}

/** The sign in an empty place: a drawing, or the rank that it takes. */
export const signTemplate = (sign: string | undefined): TemplateResult | string =>
  sign
    ? html`<span class="sign" part="slot-sign" aria-hidden="true">
        ${DRAWINGS[sign] ?? rankSign(sign)}
      </span>`
    : '';
