import type { ReactiveController } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import type { History } from '../../core/history/history.js';
import type { MissedEvent } from '../card-room/recorder.js';
import type { PanelBody } from '../ui/frame-host.js';
import type { GameRecords, RecordedElement } from './records.js';

const loadRecords = lazy('records', () => import('./records.js'));

/** The events that statistics are made from. */
const EVENTS = ['start', 'move', 'redo', 'undo', 'lose', 'win'];

/**
 * The player's finished games. They are recorded by the room, or, outside of a room, by a module that is
 * loaded at the first move. A room without a history records nothing.
 */
export class RecordsController implements ReactiveController {
  private readonly records: LazyPart<GameRecords>;
  /** The events before the module was loaded. */
  private missed: readonly MissedEvent[] = [];
  /** Whether the player has done anything that counts. */
  private hasPlayed = false;
  private isWatched = false;

  constructor(private readonly host: RecordedElement) {
    this.records = new LazyPart(host, async () => {
      const { GameRecords } = await loadRecords();
      const records = new GameRecords(host, this.missed);
      this.missed = [];
      if (this.isWatched) records.watch();
      return records;
    });
    host.addController(this);
  }

  /** Whether games are recorded and the player wants to see figures. */
  get isShown(): boolean {
    return this.isCounted && !this.host.inForce.isOn('calm');
  }

  hostConnected(): void {
    for (const name of EVENTS) this.host.addEventListener(`game-${name}`, this.collect);
  }

  hostUpdated(): void {
    if (this.isCounted && (this.hasPlayed || this.isWatched)) this.records.loadInBackground();
  }

  /** All recorded games, once they are loaded. */
  get history(): History | undefined {
    return this.records.value?.history;
  }

  /** The game and variant in play, as records name them. */
  get kind(): GameRecords['kind'] | undefined {
    return this.host.save() && this.records.value?.kind;
  }

  /** Loads all recorded games, if any are recorded, and redraws the element when they change. */
  watch(): void {
    if (!this.isCounted) return;
    this.isWatched = true;
    this.records.value?.watch();
    this.records.loadInBackground();
  }

  /** Whether the game does not count because a way to win was shown, in this visit or an earlier one. */
  get isWayShown(): boolean {
    return this.records.value?.isWayShown === true;
  }

  /** Compares a win with the player's others. */
  get comparison(): unknown {
    return this.isShown && this.host.save() && this.records.value?.comparison();
  }

  /** Loads the panel of statistics. */
  async load(): Promise<PanelBody> {
    return (await this.records.load()).statistics();
  }

  private get isCounted(): boolean {
    const { room } = this.host;
    return !room || room.history !== undefined;
  }

  /** Collects events until the module is loaded, which then listens itself. */
  private readonly collect = (event: Event): void => {
    const { host } = this;
    if (this.records.value || !this.isCounted) return;
    const { type: name, detail } = event as CustomEvent<
      { readonly previous?: unknown } | undefined
    >;
    const { day, outcome, moveCount, undoCount, elapsed, isShowing, gameRules } = host;
    const saved = host.save();
    const figures = { day, outcome, moveCount, undoCount, elapsed, isShowing };
    const game = { save: () => saved, gameRules, ...figures };
    const isFirst = name === 'game-start' && !detail?.previous;
    // A game that nobody has played is not recorded.
    this.missed = [...(isFirst && !this.hasPlayed ? [] : this.missed), { name, detail, game }];
    this.hasPlayed ||= !isFirst;
    if (!this.hasPlayed) return;
    // The last event of a game may be the last chance to load the module.
    this.records.skipWait();
    this.records.loadInBackground();
  };
}
