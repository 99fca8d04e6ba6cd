import { css, html, nothing } from 'lit';
import { adoptStyles } from '../../../../elements/base/adopt-styles.js';
import type { SharedTableParts } from '../../../../elements/table/remote/parts.js';
import type { MenuItem, TablePanel, ActionButton } from '../../../../elements/table/scene.js';
import type { Frame } from '../../../../elements/ui/frame-host.js';
import { menuItemTemplate } from '../../../../elements/ui/icon.js';
import type { ToolbarRequest } from '../../../../elements/ui/requests.js';
import { isOver } from '../../rules/state.js';
import { aboveTemplate, controlsTemplate } from '../controls.js';
import type { TenDiceScene } from '../scene.js';
import type { RaceElement } from '../race-element.js';

/** The styles that only a shared race needs. */
const sharedRaceStyles = css`
  /* Each name has its number of rolls beside it, and time is not measured. */
  .frame:has(.seats) .figures {
    display: none;
  }
  .racer.plate > .clock {
    inset: auto 10px 2px;
  }
  .racer.plate > .sign {
    inset: -3px auto auto -8px;
  }
  .racer.plate > .take {
    display: grid;
    place-items: center;
    inset: 4px 50% auto auto;
    translate: 50%;
  }
  .racer.plate > .said-here {
    inset: 2px 50% auto auto;
    translate: 50%;
  }
  .racer.plate > .said-here:dir(rtl),
  .racer.plate > .take:dir(rtl) {
    translate: -50%;
  }
  /* Before the first race no turn is shown. */
  .seats:has(.idle) .now {
    border-color: transparent;
    background: none;
  }
  .seats:has(.idle) .now .name > :first-child::before {
    content: none;
  }
  @media (height < 480px) {
    .seats:has(.mine) > .racer:not(:has(.mine)) {
      order: 1;
    }
  }
  .between .outcome {
    align-self: center;
  }
  .below {
    min-block-size: 43px;
  }
`;

/** The tools and menu items that a shared race omits, or replaces by its own. */
const HIDDEN: readonly ToolbarRequest[] = ['new', 'undo', 'deal', 'pause', 'stats', 'share'];

const buttonTemplate = (button: ActionButton | undefined): unknown =>
  button &&
  html`<button
    type="button"
    class="primary"
    part="button button-${button.name} primary"
    aria-disabled=${button.refused ? 'true' : nothing}
    @click=${button.press}
  >
    ${button.label}
  </button>`;

/**
 * The button for the next race. It stays, disabled, when the player is ready, so that it keeps the focus.
 */
const nextButton = (parts: SharedTableParts): ActionButton => {
  const { ready: label } = parts.words;
  return parts.nextButton([]) ?? { name: 'next', label, refused: true, press: () => undefined };
};

/**
 * The controls between two races, and for spectators: whose turn it is or who has won, and the next button.
 */
function betweenTemplate(
  scene: TenDiceScene,
  parts: SharedTableParts,
  isRunning: boolean,
): unknown {
  const { view, words } = scene;
  const isEnd = isOver(view);
  const turn = isRunning ? words.messages.turn({ seat: words.person(view.turn!) }) : '';
  const button = isRunning || parts.seat === undefined ? parts.idleButton : nextButton(parts);
  const isIdle = !isEnd && parts.status?.phase !== 'hand';
  return html`<div class="controls between ${isIdle ? 'idle' : ''}">
    ${isEnd ? aboveTemplate(scene) : html`<p class="outcome" part="rule">${turn}</p>`}
    <div class="below">${buttonTemplate(parts.again ?? button)}</div>
  </div>`;
}

/** The controls below the dice. */
function controlsOf(scene: TenDiceScene, parts: SharedTableParts, isSending: boolean): unknown {
  const { view } = scene;
  const isOn = parts.status?.phase === 'hand' && parts.state !== 'closed';
  const isRunning = isOn && !isOver(view);
  if (!isRunning || view.here === null) return betweenTemplate(scene, parts, isRunning);
  return html`<div aria-busy=${isSending ? 'true' : nothing}>${controlsTemplate(scene)}</div>`;
}

/** The scene of a shared race. */
export const sharedScene = (
  scene: TenDiceScene,
  parts: SharedTableParts,
  { isSending }: { readonly isSending: boolean },
): TenDiceScene => ({
  ...scene,
  // In a low window the player's dice appear beside the numbers.
  atSeat: (seat) =>
    html`${parts.atSeat(seat)}${seat === scene.view.here ? html`<i class="mine"></i>` : nothing}`,
  controls: controlsOf(scene, parts, isSending),
});

/** The scene before the server has answered. */
export const waitingScene = (scene: TenDiceScene): TenDiceScene => ({
  ...scene,
  atSeat: () => nothing,
  controls: html`<div class="controls between"></div>`,
});

/** The frame before the server has answered: what it waits for, and a button to reconnect. */
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

/** The menu items about people. */
function menuLines(host: RaceElement, parts: SharedTableParts): readonly MenuItem[] {
  const { words, panels, offered } = host;
  const people = (): void => panels.show('people');
  const items: readonly MenuItem[] = [
    { name: 'people', label: parts.words.people.title, choose: people },
    { name: 'pause', label: words.patience.resume, choose: () => parts.source.pause(false) },
  ];
  return parts.menu(items).filter(({ name }) => offered.has(name));
}

/** The frame of a shared race. */
export function sharedFrame(frame: Frame, host: RaceElement, parts: SharedTableParts): Frame {
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
    menuItem: menuLines(host, parts).map((line) =>
      menuItemTemplate({ ...line, choose: press(line.choose) }),
    ),
    // Until a panel is loaded none is shown, so that the pressed button keeps the focus.
    ...(panel && {
      overlay: panel === nothing ? nothing : html`<div class="overlay">${panel}</div>`,
    }),
  };
}
