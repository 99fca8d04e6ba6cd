import type { ReactiveController } from 'lit';
import { lazy } from '../base/lazy.js';
import type { History } from '../../core/history/history.js';
import type { Missed } from '../card-room/recorder.js';
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
  private records: GameRecords | undefined;
  private loading: Promise<GameRecords> | undefined;
  /** What the game told before the module was there. */
  private missed: readonly Missed[] = [];

  constructor(private readonly host: RecordsHost) {
    host.addController(this);
  }

  /** Whether there are any, and the player may see counts. */
  get isShown(): boolean {
    return this.isCounted && !this.host.inForce.isOn('calm');
  }

  hostConnected(): void {
    for (const name of EVENTS) this.host.addEventListener(`game-${name}`, this.hear);
  }

  /** All that is counted, once it is read. */
  get history(): History | undefined {
    return this.records?.history;
  }

  /** The kind of the game in play, as records name it. */
  get kind(): GameRecords['kind'] | undefined {
    return this.host.save() && this.records?.kind;
  }

  /** Has all that is counted read, where anything is, and the game drawn anew with each change of it. */
  watch(): void {
    if (!this.isCounted) return;
    this.need().then(
      (records) => records.watch(),
      (error: unknown) => this.host.loadFailed(error),
    );
  }

  /** Whether the game does not count because a way to win was shown, in this visit or an earlier one. */
  get isWayShown(): boolean {
    return this.records?.isWayShown === true;
  }

  /** What a win is beside the player's others. */
  get comparison(): unknown {
    return this.isShown && this.records?.comparison();
  }

  /** The panel of statistics. */
  async load(): Promise<PanelBody> {
    return (await this.need()).statistics();
  }

  private get isCounted(): boolean {
    const { room } = this.host;
    return !room || room.history !== undefined;
  }

  private need(): Promise<GameRecords> {
    return (this.loading ??= loadRecords().then(({ GameRecords }) => {
      this.records = new GameRecords(this.host, this.missed);
      this.missed = [];
      return this.records;
    }));
  }

  /** Once the module is there it hears by itself. */
  private readonly hear = (event: Event): void => {
    const { host } = this;
    if (this.records || !this.isCounted) return;
    const { type: name, detail } = event as CustomEvent<{ readonly previous?: unknown }>;
    const { day, outcome, moveCount, elapsed, isShowing } = host;
    const saved = host.save();
    const game = { save: () => saved, day, outcome, moveCount, elapsed, isShowing };
    const isFirst = name === 'game-start' && !detail.previous;
    // Of games that nobody has played there is nothing to count.
    this.missed = [...(isFirst && !this.loading ? [] : this.missed), { name, detail, game }];
    if (!isFirst && !this.loading) this.need().catch((error: unknown) => host.loadFailed(error));
  };
}
