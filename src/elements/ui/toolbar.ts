import { type TemplateResult, html, nothing } from 'lit';
import { dealTemplate } from './deal-field.js';
import type { Frame, FrameHost } from './frame-host.js';
import { MENU_ICON, icon, type MenuLine, menuTemplate, toolTemplate } from './icon.js';
import { PLUS } from './plus.js';
import type { ToolbarRequest } from './requests.js';

/** The toolbar's icons, in their order there. */
export const ICONS = {
  undo: icon('M8.5 5l-4 4 4 4M4.5 9h9.8a5.2 5.2 0 0 1 0 10.5H9'),
  redo: icon('M15.5 5l4 4-4 4M19.5 9H9.7a5.2 5.2 0 0 0 0 10.5H15'),
  hint: icon(
    'M9.5 17.5h5M10.5 20.5h3M12 3.5a5.7 5.7 0 0 0-3.7 10c.8.7 1.2 1.3 1.2 2.2h5c0-.9.4-1.5 1.2-2.2a5.7 5.7 0 0 0-3.7-10',
  ),
  new: icon(PLUS),
  menu: MENU_ICON,
} as const;

function tool(host: FrameHost, frame: Frame, name: keyof typeof ICONS): TemplateResult {
  const can = frame.can(name);
  return toolTemplate({
    name,
    label: host.words.patience.tools[name],
    drawing: ICONS[name],
    press: () => frame.can(name) && frame.command(name),
    isDisabled: !can,
    expanded: name === 'menu' ? host.panels.open === name : undefined,
    isBusy: name === 'hint' && frame.isSeekingHint === true,
  });
}

const isShown = ({ hidden = [], offers }: Frame, request: ToolbarRequest): boolean =>
  !hidden.includes(request) && offers(request);

/** The items of the menu in groups: this deal, the player's games, the game itself. */
function menuGroups(host: FrameHost, frame: Frame): readonly (readonly MenuLine[])[] {
  const { words, fullScreen } = host;
  const { patience } = words;
  const { panels } = words.kit;
  const line = (
    name: ToolbarRequest,
    label: string | undefined,
    key?: string,
  ): readonly MenuLine[] =>
    label !== undefined && isShown(frame, name)
      ? [{ name, label, key, choose: () => frame.command(name) }]
      : [];
  return [
    [
      ...line('restart', patience.restart),
      ...line('deal', patience.chooseDeal),
      ...line('show-way', patience.show),
      ...line('pause', host.game.clock.paused ? patience.resume : patience.pause),
    ],
    [
      ...line('stats', panels.stats),
      ...line('share', panels.share),
      ...line('fair', frame.hasCheck ? panels.fair : undefined),
    ],
    [
      ...line(
        'full-screen',
        fullScreen && (fullScreen.fills ? patience.leaveFullScreen : patience.fullScreen),
        frame.namesPile?.('f') ? 'Shift+F' : 'F',
      ),
      ...line('help', panels.help),
      ...line('keys', patience.keys, '?'),
      ...line('settings', patience.settings),
    ],
  ];
}

/** Renders the tools in their order. A menu without items has no button. */
function toolsTemplate(host: FrameHost, frame: Frame): unknown {
  const hasMenu = Boolean(frame.menuItem) || menuGroups(host, frame).flat().length > 0;
  return (Object.keys(ICONS) as (keyof typeof ICONS)[]).map((name) =>
    (name === 'menu' ? hasMenu : isShown(frame, name)) ? tool(host, frame, name) : nothing,
  );
}

/** Renders the game's own figure and a separator. A minifier would drop a space at a template's end. */
const figureTemplate = ({ figure }: Frame): unknown =>
  figure === undefined ? nothing : html`${figure}${' · '}`;

const moveCountTemplate = ({ countText, shortCount }: Frame): TemplateResult =>
  html`<span
    part="move-count"
    data-short=${shortCount?.[0] ?? nothing}
    data-undos=${shortCount?.[1] ?? nothing}
    ><span>${countText}</span></span
  >`;

/** Renders the toolbar: the game, its deal and figures, four tools, and a menu. */
export function toolbarTemplate(host: FrameHost, frame: Frame): TemplateResult {
  const hasBegun = host.game.session !== undefined;
  return html`<div class="toolbar" part="toolbar">
      <slot name="toolbar-start"></slot>
      <div class="facts">
        <span class="what"
          ><span class="title" part="title"
            ><slot name="title">${frame.day?.heading ?? frame.title}</slot></span
          >
          ${dealTemplate(host, frame)}</span
        >
        ${frame.light}
        ${
          host.inForce.isOn('calm')
            ? nothing
            : html`<span
                class="figures"
                part="figures"
                ?inert=${!hasBegun || frame.isNaming === true}
                >${figureTemplate(frame)}${moveCountTemplate(frame)} ·
                <span
                  class="time"
                  part="time"
                  role="timer"
                  .textContent=${host.words.patience.time({ ms: host.game.elapsed })}
                ></span
                >${frame.day?.streak}</span
              >`
        }
      </div>
      <div class="tools" ?inert=${!hasBegun}>${frame.tools}${toolsTemplate(host, frame)}</div>
      <slot name="toolbar-end"></slot>
    </div>
    ${host.panels.open === 'menu' ? menuTemplate(menuGroups(host, frame), frame.menuItem) : nothing}`;
}
