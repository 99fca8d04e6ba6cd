import { html, nothing } from 'lit';
import { adoptStyles } from '../../../../elements/base/adopt-styles.js';
import type { ActionButton } from '../../../../elements/table/action-button.js';
import type { SharedTableParts } from '../../../../elements/table/remote/parts.js';
import type { MenuItem, TablePanel } from '../../../../elements/table/scene.js';
import type { Frame } from '../../../../elements/ui/frame-host.js';
import type { ToolbarRequest } from '../../../../elements/ui/requests.js';
import { isOver } from '../../rules/state.js';
import { aboveTemplate, controlsTemplate } from '../controls.js';
import type { TenDiceScene } from '../scene.js';
import type { SharedRaceElement } from './parts-host.js';
import { sharedRaceStyles } from './styles.js';

/** The tools and lines of the menu that a shared race has not, or has in words of its own. */
const HIDDEN: readonly ToolbarRequest[] = ['new', 'undo', 'deal', 'pause'];

const buttonTemplate = (button: ActionButton | undefined): unknown =>
  button &&
  html`<button
    type="button"
    class="primary"
    part="button button-${button.name} button-primary"
    aria-disabled=${button.refused ? 'true' : nothing}
    @click=${button.press}
  >
    ${button.label}
  </button>`;

/** Who is ready keeps the button, and with it the focus. */
const nextButton = (parts: SharedTableParts): ActionButton => {
  const { ready: label } = parts.words;
  return parts.nextButton([]) ?? { name: 'next', label, refused: true, press: () => undefined };
};

/** What stands between two races, and for who watches: whose turn it is or who has won, and what there is to do. */
function betweenTemplate(
  scene: TenDiceScene,
  parts: SharedTableParts,
  isRunning: boolean,
): unknown {
  const { view, words } = scene;
  const isEnd = isOver(view);
  const turn = isRunning ? words.turn(view.turn!) : '';
  const button = isRunning || parts.seat === undefined ? parts.idleButton : nextButton(parts);
  const isIdle = !isEnd && parts.status?.phase !== 'hand';
  return html`<div class="controls between ${isIdle ? 'idle' : ''}">
    ${isEnd ? aboveTemplate(scene) : html`<p class="result" part="rule">${turn}</p>`}
    <div class="below">${buttonTemplate(parts.again ?? button)}</div>
  </div>`;
}

/** What stands below the dice. */
function controlsOf(scene: TenDiceScene, parts: SharedTableParts, isSending: boolean): unknown {
  const { view } = scene;
  const isOn = parts.status?.phase === 'hand' && parts.state !== 'closed';
  const isRunning = isOn && !isOver(view);
  if (!isRunning || view.here === null) return betweenTemplate(scene, parts, isRunning);
  return html`<div aria-busy=${isSending ? 'true' : nothing}>${controlsTemplate(scene)}</div>`;
}

/** The race as it is drawn where people elsewhere share it. */
export const sharedScene = (
  scene: TenDiceScene,
  parts: SharedTableParts,
  { isSending }: { readonly isSending: boolean },
): TenDiceScene => ({
  ...scene,
  // The own dice are seen beside the numbers in a low window.
  atSeat: (seat) =>
    html`${parts.atSeat(seat)}${seat === scene.view.here ? html`<i class="mine"></i>` : nothing}`,
  controls: controlsOf(scene, parts, isSending),
});

/** The race before the server has answered. */
export const waitingScene = (scene: TenDiceScene): TenDiceScene => ({
  ...scene,
  atSeat: () => nothing,
  controls: html`<div class="controls between"></div>`,
});

/** What stands around it: what it waits for, and what connects again. */
export const waitingFrame = (frame: Frame, parts: SharedTableParts): Frame => ({
  ...frame,
  notice: { text: parts.waiting, actions: false },
  ...(parts.again && {
    overlay: html`<div class="overlay">
      <div class="panel" part="panel">
        <p>${parts.waiting}</p>
        <div class="choices">${buttonTemplate(parts.again)}</div>
      </div>
    </div>`,
  }),
});

/** The lines of the menu that are about people. */
function menuLines(host: SharedRaceHostView, parts: SharedTableParts): readonly MenuItem[] {
  const { words, panels, offered } = host;
  const people = (): void => panels.show('people');
  const items: readonly MenuItem[] = [
    { name: 'people', label: parts.words.people.title, choose: people },
    { name: 'pause', label: words.resume, choose: () => parts.source.pause(false) },
  ];
  return parts.menu(items).filter(({ name }) => offered.has(name));
}

/** The element that is drawn. */
type SharedRaceHostView = Pick<SharedRaceElement, 'offered' | 'panels' | 'shadowRoot' | 'words'>;

/** What stands around it. */
export function sharedFrame(
  frame: Frame,
  host: SharedRaceHostView,
  parts: SharedTableParts,
): Frame {
  const { panels, shadowRoot } = host;
  if (shadowRoot) adoptStyles(shadowRoot, sharedRaceStyles);
  const { open } = panels;
  const panel = open && parts.panel(open as TablePanel, () => void panels.close());
  const press = (choose: () => void) => (): void => {
    panels.close();
    choose();
  };
  return {
    ...frame,
    dealText: '',
    hidden: [...(frame.hidden ?? []), ...HIDDEN],
    notice: { text: parts.lasting, actions: false },
    tools: parts.tools,
    menuItem: menuLines(host, parts).map(
      ({ label, choose }) =>
        html`<button type="button" part="menu-item" @click=${press(choose)}>${label}</button>`,
    ),
    // Until it is loaded, there is none, the browser's own race's least of all; what was pressed keeps the focus.
    ...(panel && {
      overlay: panel === nothing ? nothing : html`<div class="overlay">${panel}</div>`,
    }),
  };
}
