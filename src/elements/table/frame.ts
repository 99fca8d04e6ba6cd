import { type TemplateResult, html, nothing } from 'lit';
import type { LiveRegion } from '../controllers/live-region.js';
import type { SettingsController } from '../controllers/settings-controller.js';
import type { GuideController } from './guide-controller.js';
import type { TableScene } from './scene.js';
import { toolbarTemplate } from './toolbar.js';

/** What stands in the frame of a table, and around it. */
export interface Frame {
  readonly scene: TableScene<unknown, never>;
  readonly inForce: SettingsController;
  readonly liveRegion: LiveRegion;
  /** The person's own chips; `null` where there are none to show. */
  readonly chips: number | null;
  /** All between the toolbar and the status line. */
  readonly board: TemplateResult;
  /** What a new player is told of the hand above the board, or offered below it. */
  readonly guide: Pick<GuideController<unknown>, 'template' | 'offer'>;
  /** What lies over the board. */
  readonly overlay: TemplateResult | typeof nothing;
  /** What the table waits for before its first hand, in words that may be empty. */
  readonly waitsFor: string | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
  /** A press on the board. */
  readonly onPress: () => void;
  /** A press anywhere, which may show the end of a hand at once; whether it was of use. */
  readonly onHurry: (event: Event) => boolean;
}

/** A drag of the browser's own, as of a selection, would take the pointer from the table. */
const preventDrag = (event: Event): void => event.preventDefault();

/** The frame of a table: toolbar, board, status line, and what lies over them. */
export function frameTemplate(frame: Frame): TemplateResult {
  const { scene, inForce, liveRegion, guide, overlay, waitsFor, onHurry } = frame;
  const hasBegun = waitsFor === undefined;
  const offer = guide.offer(scene);
  const lasting = waitsFor ?? scene.together?.lasting;
  const onKey = (event: KeyboardEvent): void => {
    if (onHurry(event)) event.preventDefault();
    else frame.onKey(event);
  };
  return html`<div
    class="frame ${liveRegion.shown || lasting || offer ? 'said' : ''}"
    part="frame"
    data-theme=${inForce.theme}
    data-motion=${inForce.player['motion']}
    data-full=${scene.fills ?? nothing}
    data-felt=${inForce.player['felt'] ?? nothing}
    @keydown=${onKey}
    @pointerdown=${onHurry}
  >
    ${toolbarTemplate(scene, frame.chips, hasBegun)}
    <div
      data-back=${inForce.cardBack}
      aria-busy=${waitsFor || scene.together?.isSending ? 'true' : nothing}
      ?inert=${!hasBegun || overlay !== nothing}
      @pointerdown=${frame.onPress}
      @dragstart=${preventDrag}
    >
      ${guide.template(scene)} ${frame.board}
    </div>
    ${liveRegion.template(lasting)} ${offer} ${overlay}
  </div>`;
}
