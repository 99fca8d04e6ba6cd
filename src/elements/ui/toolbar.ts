import { type TemplateResult, html, nothing } from 'lit';
import { dealTemplate } from './deal-field.js';
import type { Frame, FrameHost } from './frame-host.js';
import { MENU_ICON, icon, type MenuLine, menuTemplate, toolTemplate } from './icon.js';
import type { ToolbarRequest } from './requests.js';

/** The toolbar's icons, in their order there. */
export const ICONS = {
  undo: icon('M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'),
  redo: icon('M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'),
  hint: icon(
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3',
  ),
  new: icon('M12 5v14M5 12h14'),
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

/** The items of the menu. */
function menuLines(host: FrameHost, frame: Frame): readonly MenuLine[] {
  const { words, fullScreen } = host;
  const { patience } = words;
  const { panels } = words.kit;
  const lines: readonly (readonly [ToolbarRequest, string | undefined])[] = [
    ['restart', patience.restart],
    ['deal', patience.chooseDeal],
    ['show-way', patience.show],
    ['pause', host.game.clock.paused ? patience.resume : patience.pause],
    [
      'full-screen',
      fullScreen && (fullScreen.fills ? patience.leaveFullScreen : patience.fullScreen),
    ],
    ['help', panels.help],
    ['stats', panels.stats],
    ['share', panels.share],
    ['fair', frame.hasCheck ? panels.fair : undefined],
    ['keys', patience.keys],
    ['settings', patience.settings],
  ];
  return lines.flatMap(([request, label]) =>
    label !== undefined && isShown(frame, request)
      ? [{ label, choose: () => frame.command(request) }]
      : [],
  );
}

/** Renders the tools in their order. A menu without items has no button. */
function toolsTemplate(host: FrameHost, frame: Frame): unknown {
  const hasMenu = Boolean(frame.menuItem) || menuLines(host, frame).length > 0;
  return (Object.keys(ICONS) as (keyof typeof ICONS)[]).map((name) =>
    (name === 'menu' ? hasMenu : isShown(frame, name)) ? tool(host, frame, name) : nothing,
  );
}

/** Renders the game's own figure and a separator. A minifier would drop a space at a template's end. */
const figureTemplate = ({ figure }: Frame): unknown =>
  figure === undefined ? nothing : html`${figure}${' · '}`;

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
          : html`<span class="figures" part="figures" ?inert=${!hasBegun || frame.isNaming === true}
              >${figureTemplate(frame)}<span part="move-count">${frame.countText}</span> ·
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
    ${host.panels.open === 'menu' ? menuTemplate(menuLines(host, frame), frame.menuItem) : nothing}
  </div>`;
}
