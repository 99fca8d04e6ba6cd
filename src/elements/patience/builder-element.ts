import type { PropertyDeclarations, PropertyValues } from 'lit';
import {
  AUTO_FOUNDATIONS,
  type AutoFoundation,
  type FoundationAids,
} from '../../core/patience/automatic.js';
import type { Piles } from '../../core/patience/piles.js';
import { PatienceElement } from './patience-element.js';
import { type Choices, ONOFF } from '../controllers/preferences.js';

export const BUILDER_CHOICES: Choices = {
  autoFinish: ONOFF,
  autoFoundation: AUTO_FOUNDATIONS,
};

/**
 * What the games share that build all cards up on foundations, some of them by themselves.
 *
 * @attr {'off' | 'safe' | 'all'} [auto-foundation=off] - Which cards go up by themselves after a move.
 * @attr {boolean} no-auto-finish - Leaves the last cards to the player.
 * @csspart pile-tableau - A column.
 */
export abstract class BuilderElement<
  State,
  Move,
  Options extends object,
  View extends { readonly piles: Piles },
  Aids extends FoundationAids,
> extends PatienceElement<State, Move, Options, View, Aids> {
  static override readonly properties: PropertyDeclarations = {
    noAutoFinish: { type: Boolean, attribute: 'no-auto-finish' },
    autoFoundation: { attribute: 'auto-foundation' },
  };

  /** Leaves the last cards to the player. */
  noAutoFinish = false;
  /** Which cards go up by themselves after each move: `off`, `safe` or `all`. */
  autoFoundation: AutoFoundation | null = 'off';

  /** @internal */
  override readonly choices: Choices = BUILDER_CHOICES;
  /** @internal Which cards go up by the page's word. */
  pageAutoFoundation: AutoFoundation = 'off';

  protected override willUpdate(changed: PropertyValues): void {
    this.pageAutoFoundation = this.choice(
      'auto-foundation',
      this.autoFoundation,
      AUTO_FOUNDATIONS,
      this.pageAutoFoundation,
    );
    super.willUpdate(changed);
  }

  /** What goes up by itself now: as the player settled it, else as the page has it. */
  protected foundationAids(): FoundationAids {
    const wish = AUTO_FOUNDATIONS.find((choice) => choice === this.preferences['autoFoundation']);
    return {
      autoFinish: this.effectiveSetting('autoFinish', !this.noAutoFinish),
      autoFoundation: wish ?? this.pageAutoFoundation,
    };
  }
}
