import type { LitElement } from 'lit';
import { toJson } from '../../core/engine/json.js';
import type { Statistics } from '../../core/history/statistics.js';
import type { Source } from '../../core/engine/rules.js';
import type { GameEvent } from '../base/events.js';

/** The figures changed: games were played, imported or cleared, or another game or variant was chosen. */
export interface StatsChangeDetail {
  /** `player` for an action on the element, `host` for its methods, `auto` for anything else. */
  readonly source: Source;
  /** The new figures. `undefined` if no game has been played. */
  readonly statistics: Statistics | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'stats-change': GameEvent<StatsChangeDetail>;
  }
}

/** Fires `stats-change` after a render with other figures. */
export class StatsChanges {
  /** The source of the next event. */
  private source: Source = 'auto';
  /** The figures of the last render, as text. */
  private shown = '';

  constructor(private readonly host: LitElement) {}

  /** Runs an action, and gives the next event its source. The first source of several is used. */
  run<Result>(source: Source, action: () => Result): Result {
    if (this.source === 'auto') this.source = source;
    const result = action();
    this.host.requestUpdate();
    return result;
  }

  /** Call after each render. */
  rendered(statistics: Statistics | undefined): void {
    const shown = statistics ? toJson(statistics) : '';
    const { source } = this;
    this.source = 'auto';
    if (shown === this.shown) return;
    this.shown = shown;
    const detail: StatsChangeDetail = { source, statistics };
    const event = new CustomEvent('stats-change', { bubbles: true, composed: true, detail });
    this.host.dispatchEvent(event);
  }
}
