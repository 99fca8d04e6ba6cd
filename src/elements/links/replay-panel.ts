import { css, html } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import type { PatienceWith } from '../controllers/patience-host.js';
import { panelReplay } from '../game-replay/panel-replay.js';
import type { PanelBody } from '../ui/frame-host.js';

/** The replay fills the frame. Its bar has the button that closes it. */
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
  baize-panel-replay::part(button-play-on) {
    visibility: hidden;
  }
`;

/** The replayed game's events are not the page's: its own game has not changed. */
const EVENTS = [
  ...['game-start', 'game-move', 'game-undo', 'game-redo', 'game-win', 'game-lose'],
  ...['game-verdict', 'replay-step', 'replay-end'],
];

/** Renders a replay of a link over the board of its game. */
export function replayPanel(
  host: PatienceWith<'inForce' | 'locale' | 'locales'>,
  link: string,
): PanelBody {
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
  return () => html`${replay}`;
}
