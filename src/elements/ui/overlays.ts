import { assistedText } from '../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Frame, FrameHost } from './frame-host.js';
import { icon } from './icon.js';
import { type Actions, overlay, panel } from './panel.js';
import type { ToolbarRequest } from './requests.js';

const CROWN = icon('M4.5 18.5h15M4.5 15.5L3.5 7l5 4L12 4.5 15.5 11l5-4-1 8.5z');

/** Renders the content of the win panel. The deal and the help used are notes, the others large figures. */
export function winBody({ words, game, inForce }: FrameHost, frame: Frame): TemplateResult {
  const isCalm = inForce.isOn('calm');
  const figures = isCalm
    ? []
    : [frame.countText, words.patience.time({ ms: game.elapsed }), frame.figure];
  const help = frame.isWayShown ? undefined : assistedText(words.patience, game.session?.assisted);
  const all = [frame.dealText, ...figures, help].filter((one) => Boolean(one) && one !== nothing);
  return html`${frame.isWayShown ? nothing : CROWN}
    <p class="result">
      ${all.map(
        (one, index) =>
          html`${index > 0 ? html`<span class="dot">${' · '}</span>` : ''}<span
              class=${figures.includes(one) ? 'large' : ''}
              >${one}</span
            >`,
      )}
    </p>
    ${frame.comparison}`;
}

/** The title of the win panel. If a way to win was shown, the win is not the player's. */
export const winTitle = ({ words }: FrameHost, frame: Frame): string =>
  frame.isWayShown ? words.patience.wayWasShown : words.kit.panels.win;

/** Renders what is shown over the empty board before the game begins, or if it can't begin. */
const beforeTemplate = ({ words }: FrameHost, { hasFailed }: Frame): TemplateResult =>
  hasFailed
    ? html`<div class="overlay">
        <div class="panel" part="panel"><slot>${words.kit.notFetched}</slot></div>
      </div>`
    : html`<div class="overlay loading"><slot name="loading"></slot></div>`;

/** Renders the one panel over the board that the player needs most. */
export function overlayTemplate(host: FrameHost, frame: Frame): TemplateResult | typeof nothing {
  const { game, panels } = host;
  const { open, body } = panels;
  const panelOf = (name: string, body: unknown, ...actions: Actions): TemplateResult =>
    panel(host.words, name, body, actions, name === 'win' ? winTitle(host, frame) : undefined);
  const offered = (request: ToolbarRequest): (() => void) | false =>
    frame.offers(request) && (() => frame.command(request));
  if (!game.session) return beforeTemplate(host, frame);
  if (game.hasConflict) {
    const settle = [true, false].map((other) => () => game.settleConflict(other));
    return overlay(panelOf('conflict', '', ...settle));
  }
  if (open && body) return overlay(panelOf(open, body(host, frame), () => panels.close()));
  if (game.clock.paused) return overlay(panelOf('pause', '', offered('pause')), 'veil', 'pause');
  if (!frame.isWon) return nothing;
  const win =
    frame.day?.winPanel(host, frame) ??
    panelOf(
      'win',
      winBody(host, frame),
      ...(['new', 'restart', 'share', 'replay'] as const).map(offered),
    );
  // The `win` slot lets a page replace the panel.
  return overlay(html`<slot name="win">${win}</slot>`, 'veil');
}
