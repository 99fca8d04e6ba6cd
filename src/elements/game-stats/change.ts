import { toJson } from '../../core/engine/json.js';
import type { Statistics } from '../../core/history/statistics.js';
import type { Source } from '../../core/engine/rules.js';
import type { GameEvent } from '../base/events.js';

/** The figures that are shown have changed: games were played, brought or cleared, others chosen. */
export interface StatsChangeDetail {
  readonly source: Source;
  /** What is shown from now on; `undefined` where no game has been played. */
  readonly statistics: Statistics | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'stats-change': GameEvent<StatsChangeDetail>;
  }
}

/** Tells the page of other figures, and who caused them. */
export class ChangeTeller {
  /** Who causes what changes now, and what was shown at the last drawing. */
  private cause: Source = 'auto';
  private shown = '';

  constructor(private readonly host: HTMLElement & { requestUpdate(): void }) {}

  /** What is done within is told as theirs, the player's before the host's. */
  by<Result>(cause: Source, act: () => Result): Result {
    if (this.cause === 'auto') this.cause = cause;
    const result = act();
    this.host.requestUpdate();
    return result;
  }

  /** Once they are drawn. */
  drawn(statistics: Statistics | undefined): void {
    const shown = statistics ? toJson(statistics) : '';
    const { cause: source } = this;
    this.cause = 'auto';
    if (shown === this.shown) return;
    this.shown = shown;
    const detail: StatsChangeDetail = { source, statistics };
    const event = new CustomEvent('stats-change', { bubbles: true, composed: true, detail });
    this.host.dispatchEvent(event);
  }
}
