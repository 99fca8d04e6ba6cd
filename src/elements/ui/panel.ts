import { type TemplateResult, html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { KitMessages } from '../../locales/compiled/types.js';
import { type Words, textFor } from '../../locales/words.js';

/** The buttons of each panel, by the names of their labels. Other panels have only the button that closes them. */
const BUTTONS: Readonly<Record<string, readonly (keyof KitMessages['panelButtons'])[]>> = {
  conflict: ['takeOther', 'keepThis'],
  new: ['keepTable', 'newTable'],
  forget: ['keepStatistics', 'clearStatistics'],
  pause: ['resume'],
  win: ['newGame', 'sameDeal', 'share', 'replay'],
};

/** The actions of a panel's buttons in order, the main one first. `false` omits a button. */
export type Actions = readonly ((() => void) | false)[];

/** A button of a panel. */
export interface PanelButton {
  readonly label: string;
  readonly press: (event: Event) => void;
}

/** Renders a panel over the board, with the main button first. It is not modal. */
export const panelTemplate = (
  name: string,
  title: string,
  body: unknown,
  buttons: readonly PanelButton[],
): TemplateResult =>
  html`<div
    class="panel ${BUTTONS[name] ? '' : 'info'}"
    part="panel panel-${name}"
    role="dialog"
    aria-label=${title}
  >
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
              part="button panel-button ${index === 0 ? 'primary' : ''}"
              @click=${press}
            >
              ${label}
            </button>`,
        ),
      )}
    </div>
  </div>`;

/** Covers the board with a panel or something else. */
export const overlay = (content: unknown, part = '', name = ''): TemplateResult =>
  html`<div class="overlay ${name}" part=${part}>${content}</div>`;

/** Renders a panel with the buttons of its name, and its title unless another one is given. */
export function panel(
  { kit }: Words,
  name: string,
  body: unknown,
  actions: Actions,
  otherTitle?: string,
): TemplateResult {
  const title = otherTitle ?? textFor(kit.panels, { code: name }) ?? '';
  const labels = (BUTTONS[name] ?? ['close']).map((label) => kit.panelButtons[label]);
  const buttons = actions.flatMap((press, index) =>
    press ? [{ label: labels[index]!, press }] : [],
  );
  return panelTemplate(name, title, body, buttons);
}
