import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoFoundation } from '../../../core/patience/foundation-aids.js';
import type { Transfer } from '../../../core/patience/piles.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import { stockStyles } from '../../styles/stock.js';
import { PatienceElement } from '../patience-element.js';
import { patienceStyles } from '../patience-styles.js';
import { rulesStyles } from './styles.js';

/**
 * The base of the elements whose game differs from others by its rules only.
 *
 * @csspart pile - Names: `pile-tableau`, `pile-stock`, `pile-waste`, `pile-reserve`, `pile-cell`, `pile-place`.
 * @csspart figures - Names: `score`.
 * @csspart stock-count - The number of cards in the stock.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export abstract class RulesElement extends PatienceElement<PatienceState, Transfer> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, rulesStyles];

  /** Stops the game from playing the last cards automatically. */
  @property({ type: Boolean, attribute: 'no-auto-finish' }) noAutoFinish = false;
  /**
   * Which cards move to the foundations automatically after a move.
   * @attr {'off' | 'safe' | 'all'} [auto-foundation=off]
   */
  @property({ attribute: 'auto-foundation' }) autoFoundation: AutoFoundation | null = 'off';
}
