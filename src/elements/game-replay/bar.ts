import { type LitElement, type ReactiveController, type TemplateResult, html, nothing } from 'lit';
import type { Words } from '../../locales/words.js';
import { documentOf } from '../base/place-in-page.js';
import { icon } from '../ui/icon.js';

/** The bar's buttons. */
export type Tool = 'start' | 'back' | 'play' | 'forward' | 'end';

const ICONS = {
  start: icon('M6 5v14M18 5l-9 7 9 7z'),
  back: icon('M15 5l-8 7 8 7'),
  play: icon('M8 5l10 7-10 7z'),
  pause: icon('M9 5v14M15 5v14'),
  forward: icon('M9 5l8 7-8 7'),
  end: icon('M18 5v14M6 5l9 7-9 7z'),
} as const;

/** The choices of speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The data of the bar, and the actions of its controls. */
export interface BarView {
  readonly words: Words<'kit' | 'replay'>;
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly pace: Speed;
  /** Whether the player has taken over the game. */
  readonly isTakenOver: boolean;
  can(tool: Tool): boolean;
  use(tool: Tool): void;
  goTo(at: number): boolean;
  setPace(speed: Speed): void;
  playOn(): void;
  watch(): void;
}

/**
 * Keeps the focus in the bar. The focused button is removed when the player takes over the game, and the whole bar while
 * another game is opened.
 */
export class BarFocus implements ReactiveController {
  private hadFocus = false;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.host.shadowRoot?.activeElement?.closest('.bar')) this.hadFocus = true;
  }

  hostUpdated(): void {
    const root = this.host.shadowRoot!;
    const page = documentOf(this.host);
    const focused = page.activeElement;
    // Does not take back a focus that has moved elsewhere meanwhile.
    if (root.activeElement || (focused !== page.body && focused !== this.host)) {
      this.hadFocus = false;
    }
    const main = this.hadFocus && root.querySelector<HTMLElement>('.bar .main');
    if (!main) return;
    this.hadFocus = false;
    main.focus();
  }

  hostDisconnected(): void {
    this.hadFocus = false;
  }
}

function tool(view: BarView, name: Tool): TemplateResult {
  const shown = name === 'play' && view.playing ? 'pause' : name;
  const label = view.words.replay.tools[shown];
  return html`<button
    type="button"
    class="tool ${name === 'play' ? 'main' : ''}"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${view.can(name) ? nothing : 'true'}
    @click=${() => view.can(name) && view.use(name)}
  >
    ${ICONS[shown]}
  </button>`;
}

const TOOLS: readonly Tool[] = ['start', 'back', 'play', 'forward', 'end'];

function speedTemplate(view: BarView): TemplateResult {
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const speed = SPEEDS.find((one) => String(one) === value);
    if (speed) view.setPace(speed);
  };
  return html`<select
    part="speed"
    aria-label=${view.words.replay.speed}
    title=${view.words.replay.speed}
    @change=${choose}
  >
    ${SPEEDS.map(
      (speed) =>
        html`<option value=${String(speed)} .selected=${speed === view.pace}>
          ${view.words.replay.times({ speed })}
        </option>`,
    )}
  </select>`;
}

/** The bar under the game: the slider, the buttons, the position and the speed. */
export function barTemplate(view: BarView): TemplateResult {
  const { at, length } = view;
  if (view.isTakenOver) {
    return html`<div class="bar" part="bar">
      <button
        type="button"
        class="text main"
        part="button button-watch"
        @click=${() => view.watch()}
      >
        ${view.words.replay.back}
      </button>
    </div>`;
  }
  const slide = (event: Event): unknown =>
    view.goTo(Number((event.target as HTMLInputElement).value));
  return html`<div class="bar" part="bar">
    <input
      type="range"
      part="slider"
      min="0"
      max=${String(length)}
      .value=${String(at)}
      aria-label=${view.words.replay.slider}
      aria-valuetext=${view.words.replay.spokenPosition({ at, length })}
      @input=${slide}
    />
    <div class="tools" dir="ltr">${TOOLS.map((name) => tool(view, name))}</div>
    <span class="position" part="position">${view.words.replay.position({ at, length })}</span>
    ${speedTemplate(view)}
    <button type="button" class="text" part="button button-play-on" @click=${() => view.playOn()}>
      ${view.words.replay.playOn}
    </button>
  </div>`;
}
