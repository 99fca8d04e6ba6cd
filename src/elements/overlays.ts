import { type TemplateResult, html, nothing } from 'lit';
import type { Extras } from './fetch-extras.js';
import type { FramedWords } from './speech.js';
import type { SpokenGame } from './language/patience-languages.js';
import type { Actions } from './panel.js';
import { type Choices, KEY, type Preferences, publish, read } from './preferences.js';
import type { Panel } from './toolbar.js';

/** What may lie over a board. */
export interface OverlayHost extends SpokenGame {
  /** Whether another tab played on, and the player has to choose. */
  readonly torn: boolean;
  readonly open: Panel | undefined;
  readonly paused: boolean;
  readonly won: boolean;
  readonly dealText: string;
  readonly isCalm: boolean;
  readonly elapsed: number;
  readonly countText: string;
  readonly gameWords: FramedWords;
  readonly choices: Choices;
  readonly preferences: Preferences;
  settleConflict(takeOther: boolean): void;
  closePanels(): void;
  resume(): void;
  command(request: 'new' | 'restart'): void;
  /** What else the panel of a win offers. */
  more(part: 'button'): unknown;
}

/** The panel that a game needs now: its name, what it says, and what its buttons do. */
type Needed = readonly [name: string, body: unknown, actions: Actions];

function sheet(host: OverlayHost, open: 'keys' | 'settings', extras: Extras): Needed {
  const { keySheet, otherKeys } = host.gameWords;
  const body =
    open === 'keys'
      ? extras.keySheet(html, host.words, keySheet, otherKeys)
      : extras.settings(html, host.words, host.choices, host.preferences, KEY, read, publish);
  return [open, body, [() => host.closePanels()]];
}

function winPanel(host: OverlayHost): Needed {
  const { words } = host;
  const figures = [host.countText, words.time(host.elapsed)];
  const text = [host.dealText, ...(host.isCalm ? [] : figures)].join(' · ');
  const body = html`<p>${text}</p>
    ${host.more('button')}`;
  return ['win', body, [() => host.command('new'), () => host.command('restart')]];
}

/**
 * The one thing that lies over the board, what presses most first. Without the `extras`, which may
 * be on their way, it is what a game can't do without: the cover of a paused one, the place of the
 * host's own celebration.
 */
export function overlayTemplate(
  host: OverlayHost,
  extras: Extras | undefined,
): TemplateResult | typeof nothing {
  extras?.speakPatience(host);
  const { open } = host;
  const panel = (needed: Needed): unknown => extras?.panel(html, host.words, ...needed) ?? nothing;
  const overlay = (content: unknown, part = ''): TemplateResult =>
    html`<div class="overlay" part=${part}>${content}</div>`;
  if (host.torn) {
    const settle = [true, false].map((other) => () => host.settleConflict(other));
    return overlay(panel(['conflict', '', settle]));
  }
  if (extras && open && open !== 'menu') return overlay(panel(sheet(host, open, extras)));
  if (host.paused) return overlay(panel(['pause', '', [() => host.resume()]]), 'veil');
  if (!host.won) return nothing;
  // A host's own celebration stands in the panel's place by the `win` slot.
  return overlay(html`<slot name="win">${panel(winPanel(host))}</slot>`, 'win');
}
