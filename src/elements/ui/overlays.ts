import { type TemplateResult, html, nothing } from 'lit';
import type { Frame, FrameHost } from './frame-host.js';
import { type Actions, panel } from './panel.js';
import type { ToolbarRequest } from './requests.js';

/** How the game went that was won. */
export function winBody({ words, game, inForce }: FrameHost, frame: Frame): TemplateResult {
  const figures = inForce.isOn('calm') ? [] : [frame.countText, words.time(game.elapsed)];
  const help = words.assisted[game.session?.assisted ?? 'none'] ?? [];
  const text = [frame.dealText, ...figures].concat(help).join(' · ');
  return html`<p>${text}</p>
    ${frame.comparison}`;
}

/** The one thing that lies over the board, in the order of how much the player needs it. */
export function overlayTemplate(host: FrameHost, frame: Frame): TemplateResult | typeof nothing {
  const { game, panels } = host;
  const { open, body } = panels;
  const overlay = (content: unknown, part = ''): TemplateResult =>
    html`<div class="overlay" part=${part}>${content}</div>`;
  const panelOf = (name: string, body: unknown, ...actions: Actions): TemplateResult =>
    panel(host.words, name, body, actions);
  const offered = (request: ToolbarRequest): (() => void) | false =>
    frame.offers(request) && (() => frame.command(request));
  if (game.hasConflict) {
    const settle = [true, false].map((other) => () => game.settleConflict(other));
    return overlay(panelOf('conflict', '', ...settle));
  }
  if (open && body) return overlay(panelOf(open, body(host, frame), () => panels.close()));
  if (game.clock.paused) return overlay(panelOf('pause', '', offered('pause')), 'veil');
  if (!frame.isWon) return nothing;
  const win =
    frame.day?.winPanel(host, frame) ??
    panelOf(
      'win',
      winBody(host, frame),
      ...(['new', 'restart', 'share', 'replay'] as const).map(offered),
    );
  // A host's own celebration stands in the panel's place by the `win` slot.
  return overlay(html`<slot name="win">${win}</slot>`, 'win');
}
