import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';

/** A game whose states a page can style. */
export interface StateHost extends ReactiveControllerHost {
  readonly outcome: string | undefined;
  readonly paused: boolean;
  /** Whether there are no cards yet, or a long game is being opened. */
  readonly isDealing: boolean;
  attachInternals(): ElementInternals;
}

/** Tells the page's style sheet the state of the game: `freecell-game:state(won)`. */
export class StateController implements ReactiveController {
  /** A server has none, and neither has Firefox before 126. */
  private readonly states: CustomStateSet | undefined;

  constructor(private readonly host: StateHost) {
    if (!(isServer as boolean)) this.states = host.attachInternals().states;
    host.addController(this);
  }

  hostUpdated(): void {
    const { outcome, paused, isDealing } = this.host;
    const now = { won: outcome === 'won', lost: outcome === 'lost', paused, dealing: isDealing };
    for (const [state, isOn] of Object.entries(now)) {
      if (isOn) this.states?.add(state);
      else this.states?.delete(state);
    }
  }
}
