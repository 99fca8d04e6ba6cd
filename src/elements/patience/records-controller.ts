import type { ReactiveController } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import type { History } from '../../core/history/history.js';
import type { MissedEvent } from '../card-room/recorder.js';
import type { PanelBody } from '../ui/frame-host.js';
import type { GameRecords, RecordsHost } from './records.js';

const loadRecords = lazy('records', () => import('./records.js'));

/** What games are counted by. */
const EVENTS = ['start', 'move', 'redo', 'undo', 'lose', 'win'];

/**
 * The player's finished games: those of the room, or, where the game stands in none, its own, which a
 * module counts that is loaded at the first move. A room that counts nothing has none.
 */
export class RecordsController implements ReactiveController {
  private readonly records: LazyPart<GameRecords>;
  /** What the game told before the module was there. */
  private missed: readonly MissedEvent[] = [];
  /** Whether anything was played that is to be counted. */
  private hasPlayed = false;
  private isWatched = false;

  constructor(private readonly host: RecordsHost) {
    this.records = new LazyPart(host, async () => {
      const { GameRecords } = await loadRecords();
      const records = new GameRecords(host, this.missed);
      this.missed = [];
      if (this.isWatched) records.watch();
      return records;
    });
    host.addController(this);
  }

  /** Whether there are any, and the player may see counts. */
  get isShown(): boolean {
    return this.isCounted && !this.host.inForce.isOn('calm');
  }

  hostConnected(): void {
    for (const name of EVENTS) this.host.addEventListener(`game-${name}`, this.hear);
  }

  hostUpdated(): void {
    if (this.isCounted && (this.hasPlayed || this.isWatched)) this.records.loadInBackground();
  }

  /** All that is counted, once it is read. */
  get history(): History | undefined {
    return this.records.value?.history;
  }

  /** The kind of the game in play, as records name it. */
  get kind(): GameRecords['kind'] | undefined {
    return this.host.save() && this.records.value?.kind;
  }

  /** Has all that is counted read, where anything is, and the game drawn anew with each change of it. */
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

  /** What a win is beside the player's others. */
  get comparison(): unknown {
    return this.isShown && this.host.save() && this.records.value?.comparison();
  }

  /** The panel of statistics. */
  async load(): Promise<PanelBody> {
    return (await this.records.load()).statistics();
  }

  private get isCounted(): boolean {
    const { room } = this.host;
    return !room || room.history !== undefined;
  }

  /** Once the module is there it hears by itself. */
  private readonly hear = (event: Event): void => {
    const { host } = this;
    if (this.records.value || !this.isCounted) return;
    const { type: name, detail } = event as CustomEvent<{ readonly previous?: unknown }>;
    const { day, outcome, moveCount, elapsed, isShowing } = host;
    const saved = host.save();
    const variantOf = (options: object): string => host.variantOf(options);
    const game = { save: () => saved, variantOf, day, outcome, moveCount, elapsed, isShowing };
    const isFirst = name === 'game-start' && !detail.previous;
    // Of games that nobody has played there is nothing to count.
    this.missed = [...(isFirst && !this.hasPlayed ? [] : this.missed), { name, detail, game }];
    this.hasPlayed ||= !isFirst;
    if (!this.hasPlayed) return;
    // The last event of a game may be the last one at all.
    this.records.skipWait();
    this.records.loadInBackground();
  };
}
