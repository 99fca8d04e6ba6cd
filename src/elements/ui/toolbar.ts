import { type TemplateResult, html, nothing } from 'lit';
import { dealTemplate } from './deal-field.js';
import { panelsEn } from '../../locales/extras/panels-en.js';
import type { Frame, FrameHost } from './frame-host.js';
import { ICONS } from './icons.js';
import type { ToolbarRequest } from './requests.js';

function tool(host: FrameHost, frame: Frame, name: keyof typeof ICONS): TemplateResult {
  const label = host.words.tools[name];
  const menu = name === 'menu';
  return html`<button
    type="button"
    class="tool"
    part="button button-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${frame.can(name) ? nothing : 'true'}
    aria-expanded=${menu ? host.panels.open === name : nothing}
    aria-busy=${name === 'hint' && frame.isSeekingHint ? 'true' : nothing}
    @click=${() => frame.can(name) && frame.command(name)}
  >
    ${ICONS[name]}
  </button>`;
}

function menuTemplate(host: FrameHost, frame: Frame): TemplateResult {
  const { words } = host;
  const panels = words.foreign?.extras?.panels ?? panelsEn;
  const item = (request: ToolbarRequest, label: string): unknown =>
    frame.hidden?.includes(request)
      ? nothing
      : html`<button type="button" part="menu-item" @click=${() => frame.command(request)}>
          ${label}
        </button>`;
  return html`<div class="menu" part="menu">
    ${item('restart', words.restart)} ${item('deal', words.chooseDeal)} ${item('show', words.show)}
    ${item('pause', host.game.clock.paused ? words.resume : words.pause)}
    ${host.fullScreen && item('fullScreen', host.fullScreen.fills ? words.leaveFullScreen : words.fullScreen)}
    ${item('help', panels['help']![0])} ${item('stats', panels['stats']![0])}
    ${item('share', panels['share']![0])}
    ${frame.hasCheck ? item('fair', panels['fair']![0]) : nothing} ${item('keys', words.keys)}
    ${item('settings', words.settings)} ${frame.menuItem}
  </div>`;
}

/** The game's own figure, and what parts it from the others: a minifier drops a space at a template's end. */
const figureTemplate = ({ figure }: Frame): unknown =>
  figure === undefined ? nothing : html`${figure}${' · '}`;

/** One quiet line: the game, its deal and figures; four tools, and the rest in a menu. */
export const toolbarTemplate = (host: FrameHost, frame: Frame): TemplateResult =>
  html`<div class="toolbar" part="toolbar">
    <slot name="toolbar-start"></slot>
    <div class="facts">
      <span class="what"
        ><span class="title" part="title"><slot name="title">${frame.title}</slot></span>
        ${dealTemplate(host, frame)}</span
      >
      ${frame.light}
      ${
        host.inForce.isOn('calm')
          ? nothing
          : html`<span class="figures" part="figures"
              >${figureTemplate(frame)}<span part="move-count">${frame.countText}</span> ·
              <span
                class="time"
                part="time"
                role="timer"
                .textContent=${host.words.time(host.game.elapsed)}
              ></span
            ></span>`
      }
    </div>
    <div class="tools">
      ${(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((name) =>
        frame.hidden?.includes(name) ? nothing : tool(host, frame, name),
      )}
    </div>
    <slot name="toolbar-end"></slot>
    ${host.panels.open === 'menu' ? menuTemplate(host, frame) : nothing}
  </div>`;
