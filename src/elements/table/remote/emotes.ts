import type { Seat } from '../../../core/engine/rules.js';
import type { Emote } from '../../../core/together/messages.js';
import type { Preferences } from '../../controllers/preferences.js';

/** How long an emote is seen, in milliseconds. */
const EMOTE_TIME = 5000;

/** The element at whose seats emotes are seen. */
interface EmotesElement {
  readonly preferences: Preferences;
  requestUpdate(): void;
}

/** What people say at their seats: each emote is seen for a while. */
export class Emotes {
  private readonly shown = new Map<Seat, Emote>();
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(private readonly element: EmotesElement) {}

  /** Whether the person does not want to see what others say. */
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

  /** No time runs any more. */
  rest(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
