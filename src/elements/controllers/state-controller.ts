import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';

/** An element with states. */
interface StatefulElement extends ReactiveControllerHost {
  readonly outcome: string | undefined;
  readonly paused: boolean;
  /** Whether there are no cards yet, or a long game is being opened. */
  readonly isDealing: boolean;
  attachInternals(): ElementInternals;
}

/** Sets an element's custom states, which style sheets can select: `freecell-game:state(won)`. */
export class StateController implements ReactiveController {
  /** `undefined` on a server, and in Firefox before 126. */
  private readonly states: CustomStateSet | undefined;

  constructor(private readonly host: StatefulElement) {
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
