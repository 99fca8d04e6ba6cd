import { css, html } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { ownReplay } from '../game-replay/own-replay.js';
import type { PanelBody } from '../ui/frame-host.js';

/** The replay fills the frame; what closes it stands in its bar. */
const replayStyles = css`
  .overlay:has(> [part~='panel-replay']) {
    inset: 0;
    z-index: 4000;
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
  }
  .panel[part~='panel-replay'] > .choices button {
    padding-block: 8px;
  }
  baize-own-replay::part(button-play-on) {
    visibility: hidden;
  }
`;

/** What the game that is shown tells is not the page's: its own game stands as it was. */
const EVENTS = [
  ...['game-start', 'game-move', 'game-undo', 'game-redo', 'game-win', 'game-lose'],
  ...['game-verdict', 'replay-step', 'replay-end'],
];

/** The element whose game is looked at. */
export interface ReplayPanelHost extends HTMLElement {
  readonly inForce: { readonly theme: string | undefined };
  readonly locale: string | null;
}

/** A replay of a link over the board of the game that it is of. */
export function replayPanel(host: ReplayPanelHost, link: string): PanelBody {
  const root = host.shadowRoot!;
  adoptStyles(root, replayStyles);
  const { theme = 'auto' } = host.inForce;
  const replay = ownReplay({ tag: host.localName, link, theme, locale: host.locale });
  for (const name of EVENTS) replay.addEventListener(name, (event) => event.stopPropagation());
  const frame = root.querySelector('.frame')!;
  // The game in it has no toolbar, and the bar under it.
  const toolbar = root.querySelector<HTMLElement>('.toolbar')!.offsetHeight;
  const height = frame.clientHeight + toolbar - (frame.clientWidth < 520 ? 132 : 90);
  replay.style.setProperty('--baize-height', `${height}px`);
  return () => html`${replay}`;
}
