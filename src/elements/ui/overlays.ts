import { type TemplateResult, html, nothing } from 'lit';
import type { FramedWords } from './speech.js';
import type * as PanelSheets from './panel-sheets.js';
import type { Translated, TranslatedWords } from '../../locales/translations.js';
import { type Actions, panel } from './panel.js';
import type { SettingsHost } from './page-settings.js';
import type { Choices } from '../controllers/preferences.js';
import type { Panel } from './toolbar.js';

/** What may lie over a board. */
export interface OverlayHost extends SettingsHost {
  readonly words: TranslatedWords & Translated;
  /** Whether another tab played on, and the player has to choose. */
  readonly hasConflict: boolean;
  readonly open: Panel | undefined;
  readonly paused: boolean;
  readonly won: boolean;
  readonly dealText: string;
  readonly isCalm: boolean;
  readonly elapsed: number;
  readonly countText: string;
  readonly gameWords: FramedWords;
  readonly choices: Choices;
  settleConflict(takeOther: boolean): void;
  closePanels(): void;
  resume(): void;
  command(request: 'new' | 'restart'): void;
  /** What else the panel of a win offers. */
  more(part: 'button'): unknown;
}

/** What stands in the sheet of keys, or in the player's settings. */
const sheetBody = (
  host: OverlayHost,
  open: 'keys' | 'settings',
  sheets: typeof PanelSheets,
): unknown =>
  open === 'keys'
    ? sheets.keySheet(host.words, host.gameWords.keySheet, host.gameWords.otherKeys)
    : sheets.settings(host.words, host.choices, host);

function winBody(host: OverlayHost): TemplateResult {
  const { words } = host;
  const figures = [host.countText, words.time(host.elapsed)];
  const text = [host.dealText, ...(host.isCalm ? [] : figures)].join(' · ');
  return html`<p>${text}</p>
    ${host.more('button')}`;
}

/**
 * The one thing that lies over the board, what presses most first.
 *
 * @param sheets the contents of the panels that a player opens; `undefined` until they are loaded
 */
export function overlayTemplate(
  host: OverlayHost,
  sheets: typeof PanelSheets | undefined,
): TemplateResult | typeof nothing {
  const { open } = host;
  const overlay = (content: unknown, part = ''): TemplateResult =>
    html`<div class="overlay" part=${part}>${content}</div>`;
  const panelOf = (name: string, body: unknown, ...actions: Actions): TemplateResult =>
    panel(host.words, name, body, actions);
  if (host.hasConflict) {
    const settle = [true, false].map((other) => () => host.settleConflict(other));
    return overlay(panelOf('conflict', '', ...settle));
  }
  if (sheets && open && open !== 'menu') {
    return overlay(panelOf(open, sheetBody(host, open, sheets), () => host.closePanels()));
  }
  if (host.paused)
    return overlay(
      panelOf('pause', '', () => host.resume()),
      'veil',
    );
  if (!host.won) return nothing;
  const win = panelOf(
    'win',
    winBody(host),
    () => host.command('new'),
    () => host.command('restart'),
  );
  // A host's own celebration stands in the panel's place by the `win` slot.
  return overlay(html`<slot name="win">${win}</slot>`, 'win');
}
