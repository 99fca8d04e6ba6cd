import { type TemplateResult, html, nothing } from 'lit';
import type { ReplayWords } from '../../locales/replay-en.js';
import { icon } from '../ui/icon.js';

/** What the bar's buttons do. */
export type Tool = 'start' | 'back' | 'play' | 'forward' | 'end';

const ICONS = {
  start: icon('M6 5v14M18 5l-9 7 9 7z'),
  back: icon('M15 5l-8 7 8 7'),
  play: icon('M8 5l10 7-10 7z'),
  pause: icon('M9 5v14M15 5v14'),
  forward: icon('M9 5l8 7-8 7'),
  end: icon('M18 5v14M6 5l9 7-9 7z'),
} as const;

/** How many times as fast as at first a game may be shown. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the bar shows of a replay. */
export interface BarHost {
  readonly words: ReplayWords;
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly pace: Speed;
  /** Whether the game was handed to the player. */
  readonly handed: boolean;
  can(tool: Tool): boolean;
  use(tool: Tool): void;
  goTo(at: number): boolean;
  setPace(speed: Speed): void;
  playOn(): void;
  watch(): void;
}

function tool(host: BarHost, name: Tool): TemplateResult {
  const shown = name === 'play' && host.playing ? 'pause' : name;
  const label = host.words.tools[shown];
  return html`<button
    type="button"
    class="tool ${name === 'play' ? 'main' : ''}"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${host.can(name) ? nothing : 'true'}
    @click=${() => host.can(name) && host.use(name)}
  >
    ${ICONS[shown]}
  </button>`;
}

const TOOLS: readonly Tool[] = ['start', 'back', 'play', 'forward', 'end'];

function speedTemplate(host: BarHost): TemplateResult {
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const speed = SPEEDS.find((one) => String(one) === value);
    if (speed) host.setPace(speed);
  };
  return html`<select
    part="speed"
    aria-label=${host.words.speed}
    title=${host.words.speed}
    @change=${choose}
  >
    ${SPEEDS.map(
      (speed) =>
        html`<option value=${String(speed)} .selected=${speed === host.pace}>
          ${host.words.times(speed)}
        </option>`,
    )}
  </select>`;
}

/** The bar under a game that is shown: where it stands, and what moves it. */
export function barTemplate(host: BarHost): TemplateResult {
  const { at, length } = host;
  if (host.handed) {
    return html`<div class="bar" part="bar">
      <button
        type="button"
        class="text main"
        part="button button-watch"
        @click=${() => host.watch()}
      >
        ${host.words.back}
      </button>
    </div>`;
  }
  const slide = (event: Event): unknown =>
    host.goTo(Number((event.target as HTMLInputElement).value));
  return html`<div class="bar" part="bar">
    <input
      type="range"
      part="slider"
      min="0"
      max=${String(length)}
      .value=${String(at)}
      aria-label=${host.words.slider}
      aria-valuetext=${host.words.spokenPosition(at, length)}
      @input=${slide}
    />
    <div class="tools" dir="ltr">${TOOLS.map((name) => tool(host, name))}</div>
    <span class="position" part="position">${host.words.position(at, length)}</span>
    ${speedTemplate(host)}
    <button type="button" class="text" part="button button-play-on" @click=${() => host.playOn()}>
      ${host.words.playOn}
    </button>
  </div>`;
}
