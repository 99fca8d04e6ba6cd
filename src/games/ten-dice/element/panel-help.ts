import { type TemplateResult, css, html } from 'lit';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import type { PanelBody } from '../../../elements/ui/frame-host.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import { scrollTemplate } from '../../../elements/table/panel-rows.js';
import { extrasOf } from '../../../locales/extras.js';
import { loadRaceText } from './race-text.js';
import type { RaceElement } from './race-element.js';

const helpStyles = css`
  .help {
    max-inline-size: 34em;
    line-height: 1.5;
  }
  .help h3 {
    margin-block: 16px 4px;
    color: var(--_accent);
    font-size: 0.9286em;
    font-weight: 650;
  }
  .help p {
    margin-block: 4px 6px;
  }
  .help .example {
    --_d: clamp(20px, 7cqi, 32px);
    display: flex;
    gap: 5px;
    margin-block: 10px;
    padding: 12px;
    border-radius: 10px;
    background: var(--_felt);
    direction: ltr;
  }
  .example > .die {
    inline-size: var(--_d);
  }
  .example > :not([part~='kept']) {
    opacity: 0.45;
  }
`;

const EXAMPLE = [2, 2, 2, 6, 4, 3, 5, 5, 1, 4] as const;

/** Loads “How to play” in the current language. */
export async function helpPanel(host: RaceElement): Promise<PanelBody> {
  const text = await loadRaceText(host.words);
  if (host.shadowRoot) adoptStyles(host.shadowRoot, helpStyles);
  return (): TemplateResult => {
    const { helpHeadings: headings } = extrasOf(host.words);
    const { atOnce, bots } = host.game.view!.options;
    const rules = atOnce ? [text.atOnce, text.rolling] : [text.turns];
    const all = [...rules, ...(atOnce && bots > 0 ? [text.bots] : [])];
    const content = html`<div class="help">
      <h3 part="panel-heading">${headings.goal}</h3>
      <p>${text.goal}</p>
      <h3 part="panel-heading">${headings.moves}</h3>
      <p>${text.roll}</p>
      <div class="example" part="example" role="img" aria-label=${text.picture}>
        ${EXAMPLE.map((number) => dieTemplate(number, number === 2 ? 'kept' : ''))}
      </div>
      <p>${text.advice}</p>
      <h3 part="panel-heading">${headings.rules}</h3>
      ${all.map((line) => html`<p>${line}</p>`)}
      <h3 part="panel-heading">${headings.playing}</h3>
      <p>${text.playing}</p>
    </div>`;
    return scrollTemplate(headings.rules, content);
  };
}
