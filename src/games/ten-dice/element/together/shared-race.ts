import type { Problem, Refusal } from '../../../../core/engine/reason.js';
import type { Outcome, Seat, Source } from '../../../../core/engine/rules.js';
import type { SteppedChange } from '../../../../core/engine/session.js';
import type { RemoteSession } from '../../../../core/together/remote-session.js';
import type { Transcript } from '../../../../core/together/shuffle.js';
import {
  type GameEndDetail,
  endDetail,
  addEndEvent,
  addStepEvents,
} from '../../../../elements/base/events.js';
import { commonRefusalText } from '../../../../elements/base/player-requests.js';
import type { NewGame } from '../../../../elements/base/setup.js';
import type { ElementGame } from '../../../../elements/controllers/player-controller.js';
import type { AnyTableRules, TableServer } from '../../../../elements/table/remote/parts-host.js';
import type { SharedTableParts } from '../../../../elements/table/remote/parts.js';
import { RemoteSource } from '../../../../elements/table/remote/remote-source.js';
import type { BegunHand, SourceListener } from '../../../../elements/table/table-source.js';
import type { TableConnection } from '../../../../elements/together/table-connection.js';
import type { Frame } from '../../../../elements/ui/frame-host.js';
import type { TogetherMessages } from '../../../../locales/compiled/types.js';
import type { SharedRacers } from '../../words.js';
import { winnersOf } from '../../rules/rules.js';
import { type TenDiceMove, type TenDiceState, isOver } from '../../rules/state.js';
import { raceRules } from '../../rules/table-rules.js';
import type { TenDiceScene } from '../scene.js';
import type { RaceElement } from '../race-element.js';
import { RacePartsHost } from './parts-host.js';
import type { RaceWords } from './race-words.js';
import { sharedFrame, sharedScene, waitingFrame, waitingScene } from './view.js';

/**
 * A race shared with people elsewhere, with the same interface as the browser's own. The server runs it:
 * moves are requests, and their results arrive later.
 */
export class SharedRace
  implements ElementGame<TenDiceState, TenDiceMove>, SourceListener<TenDiceState, TenDiceMove>
{
  readonly deal = undefined;
  readonly elapsed = 0;
  readonly canGoBack = false;
  readonly isWaiting = false;
  readonly hasConflict = false;
  readonly viewer = undefined;
  readonly turn = { update: (): void => this.host.requestUpdate() };
  isPaused = false;
  touched = false;
  readonly clock: ElementGame<TenDiceState, TenDiceMove>['clock'];
  private readonly source: RemoteSource<TenDiceState, TenDiceMove>;
  /** The last `view`, and the server's view that it was made from. */
  private seen: { readonly from: TenDiceState; readonly view: TenDiceState } | undefined;

  constructor(
    server: TableServer,
    private readonly host: RaceElement,
    words: RaceWords,
    said: TogetherMessages,
  ) {
    const isPaused = (): boolean => this.isPaused;
    this.clock = {
      get paused() {
        return isPaused();
      },
      pause: () => this.source.pause(true),
      resume: () => this.source.pause(false),
    };
    const parts = new RacePartsHost(
      host,
      words,
      (reason, source, move) => this.refuse(reason, source, move)!,
      // A seat starts with one chip and gets one more for each race it wins.
      (seat) => (this.source.run?.stacks[seat] ?? 1) - 1,
    );
    const rules = raceRules as unknown as AnyTableRules<TenDiceState, TenDiceMove>;
    this.source = new RemoteSource(server, parts, rules, this, said);
  }

  get parts(): SharedTableParts {
    return this.source.parts;
  }

  /** The race on the server. `undefined` until the element has joined the table. */
  get session(): RemoteSession<TenDiceState, TenDiceMove, object> | undefined {
    return this.source.session;
  }

  /** The seat of this page's person in the race that is shown. `undefined` for a watcher. */
  private get here(): Seat | undefined {
    return this.source.mine[0];
  }

  /** The server's view, with the seat of this page's person in it. The same object until one of the two changes. */
  get view(): TenDiceState | undefined {
    const from = this.session?.state;
    if (!from) return undefined;
    const here = this.here ?? null;
    if (this.seen?.from !== from || this.seen.view.here !== here) {
      this.seen = { from, view: { ...from, here } };
    }
    return this.seen.view;
  }

  /** Whether this page's person has won or lost. For a watcher, a race that has ended is only `over`. */
  get outcome(): Outcome | undefined {
    const { view, here } = this;
    if (!view || !isOver(view)) return undefined;
    if (here === undefined) return 'over';
    return winnersOf(view).includes(here) ? 'won' : 'lost';
  }

  /** The player's rolls; for a spectator, the rounds. */
  get moveCount(): number {
    const { view, here } = this;
    if (!view) return 0;
    return here === undefined ? view.round : view.racers[here]!.rolls;
  }

  /** The server's commitment, published before anybody contributed to the seed. */
  get commitment(): string | undefined {
    return this.source.commitment;
  }

  get transcripts(): readonly Transcript[] {
    return this.parts.transcripts;
  }

  /** The server's seed, once the race is over. */
  revealSeed(): string | undefined {
    return this.source.revealedSeed;
  }

  /** The names of the people at the table. */
  get racers(): SharedRacers {
    const { source } = this;
    const { seatOf } = this.parts.words.sit;
    const { run } = source.table;
    // Before the first race it is not known whether bots take the free seats.
    const isBot = (seat: number): boolean => run?.kinds[seat] === 'bot';
    const names = (source.runBefore?.kinds ?? []).map(
      (_, seat) => this.parts.names[seat] ?? (isBot(seat) ? undefined : seatOf({ seat: seat + 1 })),
    );
    const you = source.table.session ? this.here : source.table.seat;
    return { you, names };
  }

  // ── Requests ──

  play(move: TenDiceMove, source: Source): Refusal | undefined {
    // This browser's bots don't play in a shared race.
    if (source === 'bot') return undefined;
    this.host.events.flush();
    return this.refuse(this.source.play(move), source, move);
  }

  /** Reports that the player is ready for the next race. Nobody can choose its dice. */
  start(given: NewGame, source: Source): Problem | undefined {
    const isOpen =
      typeof given === 'object' && Object.values(given).every((one) => one === undefined);
    if (!isOpen) return this.source.load();
    this.source.next(source);
    return undefined;
  }

  newGame(given: unknown): Problem | undefined {
    return this.start((given ?? {}) as NewGame, 'host');
  }

  load(): Problem {
    return this.source.load();
  }

  act(_verb: unknown, source: Source): Refusal | undefined {
    return this.refuse({ code: 'no-undo' }, source);
  }

  goBack(): void {
    this.act('undo', 'player');
  }

  refuse(reason: Refusal | undefined, source: Source, move?: TenDiceMove): Refusal | undefined {
    if (!reason) return undefined;
    const { liveRegion, gameWords, events } = this.host;
    const message =
      commonRefusalText(reason, this.host.words) ??
      this.parts.refusal(reason) ??
      gameWords.refusal(reason);
    if (source === 'player') liveRegion.say(message, { show: true, isAdvice: true });
    events.add('game-refuse', { source, move, reason, message });
    return reason;
  }

  connect(connecting: Promise<TableConnection>): void {
    this.source.connect(connecting);
  }

  /** Called when the element shows another race. */
  leave(): void {
    this.source.leave();
  }

  // ── Not needed in a shared race ──

  update(): void {
    // Attributes don't change a shared table's options.
  }

  save(): undefined {
    return undefined;
  }

  assist(): void {
    // Hints are not counted in a shared race.
  }

  settleConflict(): void {
    // Two tabs have no conflict: the server uses the tab that joined last.
  }

  leavesToBot(): boolean {
    return false;
  }

  // ── Changes from the server ──

  /** @internal */
  began({ resumed }: BegunHand): void {
    const { host, commitment } = this;
    const view = this.view!;
    const { options } = view;
    this.isPaused = false;
    host.gameChanged({ type: 'start', after: view });
    host.events.add('game-start', {
      ...{ source: 'auto', resumed, previous: undefined, deal: undefined },
      ...{ options: { ...options }, ...(commitment !== undefined && { commitment }) },
    });
  }

  /** @internal Others have rolled in the meantime. The player's choice starts as the number kept last. */
  caughtUp(): void {
    const { host } = this;
    if (this.outcome === undefined) host.gameChanged({ type: 'start', after: this.view! });
    else host.requestUpdate();
  }

  /** @internal */
  stepped(change: SteppedChange<TenDiceMove>, before: TenDiceState): void {
    const { host, moveCount: count } = this;
    host.gameChanged({ ...change, before, after: this.view! });
    addStepEvents(host.events, change, { count, elapsed: 0, end: this.endBy(change.source) });
  }

  /** @internal */
  ended(source: Source): void {
    addEndEvent(this.host.events, this.endBy(source));
  }

  private endBy(source: Source): GameEndDetail | undefined {
    const { outcome, moveCount: count, commitment } = this;
    const { options } = this.view!;
    const none = { deal: undefined, score: undefined, help: { hints: 0 }, undos: 0 };
    return endDetail(
      { ...none, options, outcome, assisted: 'none' },
      {
        ...{ source, day: undefined, count, elapsed: 0 },
        ...(commitment !== undefined && { commitment }),
      },
    );
  }

  // ── Rendering ──

  scene(scene: TenDiceScene): TenDiceScene {
    const { parts, source } = this;
    return this.session ? sharedScene(scene, parts, source) : waitingScene(scene);
  }

  frame(frame: Frame): Frame {
    const { host, parts } = this;
    const shared = sharedFrame(frame, host, parts);
    return this.session ? shared : waitingFrame(shared, parts);
  }
}
