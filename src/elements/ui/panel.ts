import { type TemplateResult, html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { panelsEn } from '../../locales/extras/panels-en.js';
import type { Translated } from '../../locales/translations.js';

/** What a panel's buttons do, in their order; the first is the main one. What the player does not have is not there. */
export type Actions = readonly ((() => void) | false)[];

/** A button of a panel. */
export interface PanelButton {
  readonly label: string;
  readonly press: () => void;
}

/** A panel over the board: what is said, and what can be done; the first button is the main one. Never a modal over the page. */
export const panelTemplate = (
  name: string,
  title: string,
  body: unknown,
  buttons: readonly PanelButton[],
): TemplateResult =>
  html`<div class="panel" part="panel panel-${name}" role="dialog" aria-label=${title}>
    <h2 part="panel-title">${title}</h2>
    ${body}
    <div class="choices">
      ${keyed(
        name,
        buttons.map(
          ({ label, press }, index) =>
            html`<button
              type="button"
              class=${index === 0 ? 'primary' : ''}
              part="button ${index === 0 ? 'button-primary' : ''}"
              @click=${press}
            >
              ${label}
            </button>`,
        ),
      )}
    </div>
  </div>`;

/** A panel whose buttons, and title unless another one is given, are those of its name. */
export function panel(
  { foreign }: Translated,
  name: string,
  body: unknown,
  actions: Actions,
  otherTitle?: string,
): TemplateResult {
  const [title, ...labels] = (foreign?.extras?.panels ?? panelsEn)[name]!;
  const buttons = actions.flatMap((press, index) =>
    press ? [{ label: labels[index]!, press }] : [],
  );
  return panelTemplate(name, otherTitle ?? title, body, buttons);
}
