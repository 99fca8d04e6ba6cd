import { type TemplateResult, html, nothing } from 'lit';
import type { CommonWords } from '../locales/en.js';
import type { Extras } from './fetch-extras.js';
import type { KeyRows } from './key-sheet.js';
import { overlay, panel } from './panels.js';
import { type Choices, type Preferences, prefer } from './preferences.js';
import type { Panel } from './toolbar.js';

/** What may lie over a board. */
export interface OverlayHost {
  readonly words: CommonWords;
  /** Whether another tab played on, and the player has to choose. */
  readonly torn: boolean;
  readonly open: Panel | undefined;
  readonly paused: boolean;
  readonly won: boolean;
  readonly dealText: string;
  readonly isCalm: boolean;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly keySheet: KeyRows;
  readonly choices: Choices;
  readonly preferences: Preferences;
  settleConflict(takeOther: boolean): void;
  closePanels(): void;
  resume(): void;
  command(request: 'new' | 'restart'): void;
}

function conflictTemplate(host: OverlayHost): TemplateResult {
  const { words } = host;
  return overlay(
    panel('conflict', words.conflict, '', [
      [words.takeOther, () => host.settleConflict(true)],
      [words.keepThis, () => host.settleConflict(false)],
    ]),
  );
}

function sheetTemplate(
  host: OverlayHost,
  open: 'keys' | 'settings',
  extras: Extras,
): TemplateResult {
  const { words } = host;
  const [title, body] =
    open === 'keys'
      ? [words.keys, extras.keySheet(html, host.keySheet)]
      : [words.settings, extras.settings(html, host.choices, host.preferences, prefer)];
  return overlay(panel(open, title, body, [[words.close, () => host.closePanels()]]));
}

/** After a win; a host's own celebration stands in its place by the `win` slot. */
function winTemplate(host: OverlayHost): TemplateResult {
  const { words } = host;
  const figures = [words.moves(host.moveCount), words.time(host.elapsed)];
  const text = [host.dealText, ...(host.isCalm ? [] : figures)].join(' · ');
  return overlay(
    html`<slot name="win"
      >${panel('win', words.won, html`<p>${text}</p>`, [
        [words.tools.new, () => host.command('new')],
        [words.again, () => host.command('restart')],
      ])}</slot
    >`,
    'win',
  );
}

/** The one thing that lies over the board, what presses most first. */
export function overlayTemplate(
  host: OverlayHost,
  extras: Extras | undefined,
): TemplateResult | typeof nothing {
  const { words, open } = host;
  if (host.torn) return conflictTemplate(host);
  if (extras && open && open !== 'menu') return sheetTemplate(host, open, extras);
  if (host.paused) {
    const resume = (): void => host.resume();
    return overlay(panel('pause', words.paused, '', [[words.resume, resume]]), 'veil');
  }
  return host.won ? winTemplate(host) : nothing;
}
