import type { ReactiveController } from 'lit';
import { wrongOption } from '../../core/engine/option.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import { checkSave } from '../../core/engine/save.js';
import type { SteppedChange } from '../../core/engine/session.js';
import { textOf } from '../../core/sharing/link-text.js';
import { readShare } from '../../core/sharing/share.js';
import { linkedHand } from '../../core/tricks/hand-link.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import { problemText } from '../../locales/words.js';
import type { ReplayedGame } from '../controllers/links.js';
import { addressed, enter, isFirst, leave, linkTo } from '../links/address.js';
import { replayPanel } from '../links/replay-panel.js';
import type { AnnouncerController } from '../table/announcer-controller.js';
import type { TableHost } from '../table/host.js';
import type { TrickTableGame } from './game.js';
import { linkOf } from './link-text.js';
import { HandPlayback, type PlaybackTable } from './hand-playback.js';
import type { TrickPlayer } from './player.js';

/** The server deals the hands of a shared table, so none of its own can be shown there. */
const SHARED_TABLE: Problem = { code: 'shared-table' };

/** The problem of a link whose hand is not over. */
const UNFINISHED: Problem = { code: 'share-broken', field: 'moves' };

/** The table whose hands are linked. */
interface LinkedTable extends TableHost<TrickState, TrickMove> {
  readonly linked: boolean;
  readonly gameName: string;
  readonly ownGame: TrickTableGame<TrickOptions>;
  readonly player: TrickPlayer;
  readonly trayMotion: { liesStill: boolean };
  readonly panels: TableHost<TrickState, TrickMove>['panels'] & { playBack(replay: unknown): void };
  readonly announcer: TableHost<TrickState, TrickMove>['announcer'] &
    Pick<AnnouncerController<TrickState, TrickMove, unknown>, 'step'>;
  readonly reveal: TableHost<TrickState, TrickMove>['reveal'] & { stop(): void };
}

/** Links to finished hands: writes them, and shows the hand of one. */
export class HandLinks implements ReactiveController, PlaybackTable {
  /** The text in the address whose replay is open. */
  private opened: string | undefined;
  /** Whether links in the address were opened at the last update. */
  private wasLinked = false;

  constructor(private readonly table: LinkedTable) {
    table.addController(this);
  }

  hostConnected(): void {
    const { table } = this;
    enter(table, () => table.gameName);
    addEventListener('hashchange', this.onAddress);
    this.onAddress();
  }

  hostDisconnected(): void {
    leave(this.table);
    removeEventListener('hashchange', this.onAddress);
  }

  /** When the player closes the replay of the address, its link leaves the address. */
  hostUpdated(): void {
    const { opened, table, wasLinked } = this;
    this.wasLinked = table.linked;
    if (table.linked && !wasLinked) this.onAddress();
    if (opened === undefined || table.panels.open === 'replay') return;
    this.opened = undefined;
    if (addressed(table.gameName) !== opened) return;
    history.replaceState(history.state, '', linkTo('').slice(0, -1));
  }

  /**
   * The text of a link to a hand, by default the last one that is over.
   *
   * @throws Error if it is not over, or if its viewer did not see all of it
   */
  share(number?: number): string {
    const { hand, handNumber, words } = this.table;
    const last = number ?? handNumber - (hand.isOver ? 0 : 1);
    const seen = hand.seenHand(last);
    const link = seen && linkOf(this.game.game, seen);
    if (link) return link();
    // Hand 0 is the default before the first one is over.
    const isRunning = last === 0 || (last === handNumber && !hand.isOver);
    if (isRunning) throw new Error(words.table.tableRefusals['hand-runs']);
    const { problem } = wrongOption('hand', last, 'the number of a finished hand of this table');
    throw new Error(problemText(words.kit, problem));
  }

  /** Shows the hand of a link at the table itself. */
  replay(link: string): Checked<ReplayedGame> {
    const { table, game } = this;
    if (table.hand.together) return { problem: table.complain(SHARED_TABLE) };
    const save = readShare(linkedHand(game.game), textOf(link));
    const played = 'value' in save ? checkSave(game.game, save.value) : save;
    if ('problem' in played) return { problem: table.complain(played.problem) };
    // Only links to finished hands are written.
    if (played.value.states.at(-1)!.phase !== 'over')
      return { problem: table.complain(UNFINISHED) };
    const hand = new HandPlayback(game, played.value);
    table.hand.watch(hand);
    return { value: hand.replay(this, () => table.hand.watched === hand) };
  }

  stepped(change: SteppedChange<TrickMove>, before: TrickState, count: number): void {
    this.table.hand.stepped(change, before, count);
  }

  turned(change: SteppedChange<TrickMove> | undefined, before: TrickState): void {
    const { reveal, player, hand, trayMotion, announcer } = this.table;
    reveal.stop();
    player.begin();
    hand.turn.update();
    trayMotion.liesStill = true;
    if (change) announcer.step(before, change, hand.viewer);
    else announcer.cards();
  }

  private get game(): TrickTableGame<TrickOptions> {
    return this.table.ownGame;
  }

  private readonly onAddress = (): void => void this.openLinked();

  /** Plays the hand of the link in the address back, over the table. */
  private async openLinked(): Promise<void> {
    const { table } = this;
    // The replay is as high as the table.
    await table.updateComplete;
    const text = isFirst(table) ? addressed(table.gameName) : undefined;
    if (text === undefined || text === this.opened || !table.isConnected) return;
    table.panels.playBack(replayPanel(table, text)());
    this.opened = text;
  }
}
