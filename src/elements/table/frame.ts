import { type TemplateResult, html, nothing } from 'lit';
import type { LiveRegion } from '../controllers/live-region.js';
import type { SettingsController } from '../controllers/settings-controller.js';
import type { GuideController } from './guide-controller.js';
import type { TableScene } from './scene.js';
import { toolbarTemplate } from './toolbar.js';

/** The content of a table's frame, and its listeners. */
export interface Frame {
  readonly scene: TableScene<unknown, never>;
  readonly inForce: SettingsController;
  readonly liveRegion: LiveRegion;
  /** The player's chips, or `null` if they are hidden. */
  readonly chips: number | null;
  /** Everything between the toolbar and the status line. */
  readonly board: TemplateResult;
  /** The guide for a new player, above the board, and its offer below. */
  readonly guide: Pick<GuideController<unknown>, 'template' | 'offer'>;
  /** What covers the board. */
  readonly overlay: TemplateResult | typeof nothing;
  /**
   * What the table waits for before its first hand, possibly an empty text. `undefined` when the table has
   * begun.
   */
  readonly waitsFor: string | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Called for a press on the board. */
  readonly onPress: () => void;
  /** Called for a press anywhere. It may show the rest of a hand's end at once, and then returns true. */
  readonly onHurry: (event: Event) => boolean;
}

/** A native drag, for example of a selection, would take the pointer from the table. */
const preventDrag = (event: Event): void => event.preventDefault();

/** The frame of a table: toolbar, board, status line, and what covers them. */
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
    data-faces=${inForce.faces}
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
