import { isFoundation } from '../../core/patience/piles.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { GameChange } from '../controllers/game-definition.js';
import type { Frame } from '../ui/frame-host.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';
import type { SafeOffer } from './safe-offer.js';

const loadOffer = lazy('safe-offer', () => import('./safe-offer.js'));

/** Offers to send safe cards up automatically. The offer is loaded at the first card that the player sends up. */
export class SafeOfferController<State extends PatienceState, Move> {
  private readonly offer: LazyPart<SafeOffer<State, Move>>;

  constructor(
    private readonly host: PatienceHost<State, Move>,
    private readonly definition: () => Pick<PatienceDefinition<State, Move>, 'interaction'>,
  ) {
    this.offer = new LazyPart(host, async () => {
      const { SafeOffer } = await loadOffer();
      return new SafeOffer(host, definition().interaction.endpoints);
    });
  }

  /** What the status line shows while the offer stands. */
  get notice(): Frame['notice'] {
    return this.offer.value?.notice;
  }

  follow(change: GameChange<State, Move>): void {
    if (change.type !== 'move' || change.source !== 'player') return;
    const { to } = this.definition().interaction.endpoints(change.step.move);
    if (!isFoundation(to) || this.host.inForce.autoFoundation !== 'off') return;
    this.offer.load().then(
      (offer) => offer.consider(),
      (error: unknown) => this.host.loadFailed(error),
    );
  }
}
