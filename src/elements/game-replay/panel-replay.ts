import { type CSSResultGroup, css } from 'lit';
import type { Checked } from '../../core/engine/reason.js';
import { defineElement } from '../base/define.js';
import { ReplayElement } from './replay-element.js';
import type { ReplayableElement } from './replayable.js';

/** The replay in a game's own panel. It shows the game in another element of the same tag, and plays at once. */
class PanelReplay extends ReplayElement {
  static override readonly styles: CSSResultGroup = [
    ReplayElement.styles,
    css`
      .game::part(toolbar) {
        display: none;
      }
      @container (width < 520px) {
        .game::part(status) {
          display: none;
        }
      }
    `,
  ];

  /** The tag of the game. */
  tag = '';
  private hasStarted = false;

  protected override elementFor(): Promise<Checked<ReplayableElement>> {
    return Promise.resolve({ value: document.createElement(this.tag) as ReplayableElement });
  }

  protected override updated(): void {
    if (this.hasStarted || this.length === 0) return;
    this.hasStarted = true;
    void this.updateComplete.then(() => this.play());
  }
}

const TAG = 'baize-panel-replay';
defineElement(TAG, PanelReplay);

/** Creates a replay for a game's panel. */
export const panelReplay = (
  properties: Partial<Pick<PanelReplay, 'tag' | 'link' | 'theme' | 'locale' | 'locales'>>,
): HTMLElement => Object.assign(document.createElement(TAG), properties);
