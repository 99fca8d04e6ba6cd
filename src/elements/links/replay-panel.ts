import { type TemplateResult, css, html } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import type { BaizeElement } from '../base/baize-element.js';
import { panelReplay } from '../game-replay/panel-replay.js';

/**
 * The replay fills the frame, which grows if it has less room. The button that closes it lies where the bar has room for
 * "Play from here".
 */
const replayStyles = css`
  .frame:has(> .overlay > [part~='panel-replay']) > :not(.overlay) {
    display: none;
  }
  .overlay:has(> [part~='panel-replay']) {
    position: static;
    padding: 0;
  }
  .panel[part~='panel-replay'] {
    display: grid;
    inline-size: 100%;
    padding: 0;
    border-radius: var(--baize-frame-radius, 14px);
    text-align: start;
  }
  .panel[part~='panel-replay'] h2 {
    position: absolute;
    clip-path: inset(50%);
  }
  .panel[part~='panel-replay'] > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  .panel[part~='panel-replay'] > .choices {
    z-index: 1;
    place-self: end;
    margin: 0 14px 10px;
    padding: 0;
    background: none;
  }
  .panel[part~='panel-replay'] > .choices button {
    padding-block: 8px;
  }
  baize-panel-replay::part(button-play-on) {
    visibility: hidden;
  }
  @media (pointer: coarse) {
    baize-panel-replay::part(button-play-on) {
      min-block-size: 44px;
    }
  }
`;

const EVENTS = ['replay-step', 'replay-end'];

/** Renders a replay of a link over the board of its game. */
export function replayPanel(
  host: Pick<BaizeElement, 'shadowRoot' | 'localName' | 'inForce' | 'locale' | 'locales'>,
  link: string,
): () => TemplateResult {
  const root = host.shadowRoot!;
  adoptStyles(root, replayStyles);
  const { theme = 'auto' } = host.inForce;
  const { locale, locales } = host;
  const replay = panelReplay({ tag: host.localName, link, theme, locale, locales });
  for (const name of EVENTS) replay.addEventListener(name, (event) => event.stopPropagation());
  const frame = root.querySelector('.frame')!;
  // The replayed game has no toolbar.
  const toolbar = root.querySelector<HTMLElement>('.toolbar')!.offsetHeight;
  const height = frame.clientHeight + toolbar;
  replay.style.setProperty('--baize-height', `${height}px`);
  replay.style.minBlockSize = `${frame.clientHeight}px`;
  return () => html`${replay}`;
}
