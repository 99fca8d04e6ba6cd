import { MOST_RECORD_CHIPS, type GameRecord } from '../../core/history/record.js';
import type { GameEndDetail, HandEndDetail } from '../base/events.js';
import {
  type GameLike,
  type Playthrough,
  baseOf,
  newPlaythrough,
  saveOf,
  toCount,
} from './playthrough.js';
import type { StartedGames } from './started-games.js';

/** Makes records of what is played at tables: hands for chips, and games of several hands for points. */
export class TableRecorder {
  private readonly hands = new WeakMap<GameLike, Playthrough>();
  /** Games of several hands for points, from their first hand on. */
  private readonly matches = new WeakMap<GameLike, Playthrough>();
  /** Hands that ended while another tab had played on. They are counted if the player keeps this tab's table. */
  private readonly conflicted = new WeakMap<GameLike, HandEndDetail>();

  constructor(
    private readonly started: StartedGames,
    private readonly add: (record: Partial<GameRecord>) => void,
  ) {}

  onHand(game: GameLike, options: object): void {
    const save = { ...saveOf(game), options };
    const before = this.conflicted.get(game);
    this.conflicted.delete(game);
    // The player kept this tab's table if its history has the hand.
    const isKept = game.run?.history.some(({ net }) => net === before?.net);
    if (before && isKept) this.onHandEnd(game, before);
    const hand = { ...newPlaythrough(game, save), started: Date.now() };
    this.hands.set(game, hand);
    const isFirst = (options as { readonly hand?: unknown }).hand === 1;
    if (isFirst || !this.matches.has(game)) this.matches.set(game, hand);
  }

  /** A game of several hands for points is over. */
  onMatchEnd(game: GameLike, { outcome, count }: GameEndDetail): void {
    const match = this.matches.get(game);
    this.matches.delete(game);
    if (!match || game.hasConflict) return;
    const ended = Date.now();
    const { day: _, ...base } = baseOf(match, saveOf(game), ended);
    const moves = toCount(count);
    this.add({ ...base, deal: undefined, moves, elapsed: ended - match.started, outcome });
  }

  onHandEnd(game: GameLike, detail: HandEndDetail): void {
    const { net, commitment, points } = detail;
    if (points) return this.onPoints(game, commitment);
    const won = net[game.mine?.[0] ?? -1];
    if (typeof won !== 'number') return;
    if (game.hasConflict) return void this.conflicted.set(game, detail);
    // Two tabs may play the same hand.
    if (commitment !== undefined && !this.started.claimHand(commitment)) return;
    const hand = this.hands.get(game) ?? newPlaythrough(game, saveOf(game));
    this.hands.delete(game);
    const chips = Math.max(-MOST_RECORD_CHIPS, Math.min(MOST_RECORD_CHIPS, won));
    const ended = Date.now();
    const { day: _, ...base } = baseOf(hand, saveOf(game), ended);
    const outcome = chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push';
    this.add({ ...base, deal: undefined, moves: 0, elapsed: ended - hand.started, outcome, chips });
  }

  /** Games for points are counted, not their hands. Two tabs may play the same hand. */
  private onPoints(game: GameLike, commitment: string | undefined): void {
    const isDouble = commitment !== undefined && !this.started.claimHand(commitment);
    if (isDouble) this.matches.delete(game);
  }
}
