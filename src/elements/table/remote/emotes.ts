import type { Seat } from '../../../core/engine/rules.js';
import type { Emote } from '../../../core/together/messages.js';
import type { ElementMembers } from '../../controllers/element-host.js';

/** How long an emote is shown, in milliseconds. */
const EMOTE_TIME = 5000;

/** The emotes at the seats. Each is shown for a while. */
export class Emotes {
  private readonly shown = new Map<Seat, Emote>();
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly element: Pick<ElementMembers, 'preferences'> & { requestUpdate(): void },
  ) {}

  /** Whether the player doesn't want to see emotes of others. */
  get isMuted(): boolean {
    return this.element.preferences['emotes'] === 'off';
  }

  at(seat: Seat): Emote | undefined {
    return this.shown.get(seat);
  }

  show(seat: Seat, emote: Emote): void {
    this.shown.set(seat, emote);
    clearTimeout(this.timers.get(seat));
    const end = (): void => {
      this.shown.delete(seat);
      this.element.requestUpdate();
    };
    this.timers.set(seat, setTimeout(end, EMOTE_TIME));
  }

  /** Stops all timers. */
  rest(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
