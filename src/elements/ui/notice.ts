import { type CSSResult, type TemplateResult, css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { extrasOf } from '../../locales/extras.js';
import type { GameController } from '../controllers/game-controller.js';
import type { PatienceWith } from '../controllers/patience-host.js';
import type { SolverController } from '../controllers/solver-controller.js';
import { menuItemTemplate } from './icon.js';
import { ICONS } from './toolbar.js';

/** The parts of its element that the notice uses. */
export type NoticeHost = PatienceWith<'words' | 'offered' | 'loadFailed'> & {
  readonly game: Pick<GameController<unknown, unknown>, 'outcome' | 'canGoBack'> & {
    readonly session: { readonly at: number; readonly canUndo: boolean } | undefined;
  };
  readonly solver: Pick<
    SolverController<unknown, unknown>,
    'hopeless' | 'seeking' | 'solvers' | 'stopLooking'
  >;
  command(request: 'undo' | 'restart' | 'new' | 'back-to-winnable'): void;
};

/** The notice replaces the status line and is as high. Only a longer text overlaps the board's edge. */
export const noticeStyles: CSSResult = css`
  .foot {
    position: relative;
    z-index: 1;
    block-size: 40px;
  }
  .notice {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px 16px;
    min-block-size: 100%;
    padding: 2px 12px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 45%);
    pointer-events: none;
    animation: notice calc(0.26s * var(--baize-duration, 1)) ease-out;
  }
  /* The buttons don't move when the text changes. */
  .notice .status {
    flex: 1;
    block-size: auto;
    padding: 0;
    opacity: 1;
    text-wrap: balance;
  }
  .notice .choices {
    flex: none;
    flex-wrap: nowrap;
    gap: 6px;
    margin: 0;
    pointer-events: auto;
  }
  .notice button {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    padding: 4px 12px;
    border-radius: 8px;
    font-size: 13px;
    line-height: 1.15;
    white-space: nowrap;
  }
  .notice .icon {
    display: none;
    inline-size: 19px;
  }
  .notice-undo .icon:dir(rtl) {
    scale: -1 1;
  }
  @media (hover: hover) {
    .notice button:hover {
      background: color-mix(in oklab, var(--_text), transparent 78%);
    }
  }
  @keyframes notice {
    from {
      opacity: 0;
    }
  }
  @container (width < 760px) {
    .notice .icon {
      display: block;
    }
    .notice .icon + span {
      position: absolute;
      clip-path: inset(50%);
    }
    .notice button:has(.icon) {
      padding-inline: 10px;
    }
  }
  @container (width < 520px) {
    .foot {
      block-size: 54px;
    }
    .notice {
      flex-direction: column;
      padding: 3px 6px;
    }
    .notice .status {
      flex: auto;
      line-height: 1.1;
    }
    .notice button {
      min-block-size: 30px;
      padding-inline: 10px;
    }
  }
  @container (width < 390px) {
    .notice button {
      padding-inline: 8px;
      font-size: 12px;
    }
  }
  @container (width < 320px) {
    .notice .choices {
      gap: 3px;
    }
    .notice button,
    .notice button:has(.icon) {
      padding-inline: 4px;
      font-size: 11px;
    }
  }
  @media (forced-colors: active) {
    .notice {
      border-block-start: 1px solid;
    }
  }
  @media print {
    .notice {
      background: none;
      color: #000;
    }
    .notice .choices {
      display: none;
    }
  }
`;

const wordsOf = ({ words }: NoticeHost) => extrasOf(words).notice;

/** Whether an earlier position might be winnable. */
const leadsBack = ({ game, solver, offered }: NoticeHost): boolean =>
  ['undo', 'back-to-winnable'].every(offered.has) &&
  solver.solvers !== undefined &&
  !solver.seeking &&
  game.session!.at > 0 &&
  solver.hopeless !== 'deal';

const back = (host: NoticeHost): void => {
  const { stopLooking } = host.solver;
  if (stopLooking) stopLooking();
  else host.command('back-to-winnable');
};

const backLabel = (host: NoticeHost): string =>
  wordsOf(host)[host.solver.stopLooking ? 'stop' : 'back'];

/**
 * The buttons of the notice: they end a search, or leave a position that can't be won. Only those that lead
 * somewhere are shown.
 */
export function actions(host: NoticeHost, text: string): TemplateResult | undefined {
  const { game, solver } = host;
  const words = wordsOf(host);
  const button = (
    name: 'stop' | 'undo' | 'back' | 'restart' | 'new',
    label: string,
    act: () => unknown,
  ): unknown =>
    keyed(
      label,
      html`<button
        type="button"
        class="notice-${name}"
        part="button notice-button"
        title=${label}
        @click=${act}
      >
        ${name === 'undo' || name === 'new' ? ICONS[name] : nothing}<span>${label}</span>
      </button>`,
    );
  const command = (name: 'undo' | 'restart' | 'new', isOfUse: boolean): unknown =>
    isOfUse && host.offered.has(name)
      ? button(name, words[name], () => host.command(name))
      : nothing;
  const buttons = solver.seeking
    ? [button('stop', words.stop, solver.seeking.stop)]
    : [
        command('undo', game.canGoBack || game.session!.canUndo),
        leadsBack(host) ? button('back', backLabel(host), () => back(host)) : nothing,
        command('restart', game.session!.at > 0),
        command('new', true),
      ];
  if (buttons.every((one) => one === nothing)) return undefined;
  return html`<div class="choices" role="group" aria-label=${text}>${buttons}</div>`;
}

/** The menu item that does the same as the notice's button. */
export const menuItem = (host: NoticeHost): unknown =>
  leadsBack(host)
    ? menuItemTemplate({
        name: 'back-to-winnable',
        label: backLabel(host),
        choose: () => back(host),
      })
    : nothing;
