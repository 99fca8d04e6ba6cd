import { type CSSResultGroup, css } from 'lit';
import type { Checked } from '../../core/engine/reason.js';
import { defineElement } from '../base/define.js';
import { ReplayElement } from './replay-element.js';
import type { Watched } from './watched.js';

/** The replay that a game shows of itself: by its own element, in its own panel, from the start on. */
class OwnReplay extends ReplayElement {
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

  /** The tag of the game that shows it. */
  tag = '';
  private isBegun = false;

  protected override elementFor(): Promise<Checked<Watched>> {
    return Promise.resolve({ value: document.createElement(this.tag) as Watched });
  }

  protected override updated(): void {
    if (this.isBegun || this.length === 0) return;
    this.isBegun = true;
    void this.updateComplete.then(() => this.play());
  }
}

const TAG = 'baize-own-replay';
defineElement(TAG, OwnReplay);

/** Such a replay of a link. */
export const ownReplay = (
  asked: Partial<Pick<OwnReplay, 'tag' | 'link' | 'theme' | 'locale'>>,
): HTMLElement => Object.assign(document.createElement(TAG), asked);
