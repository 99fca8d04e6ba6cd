import { windowOf } from '../base/place-in-page.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import type { Verdict } from '../../core/solver/search.js';
import { type LastWinnable, lastWinnable } from '../../core/solver/last-winnable.js';
import type { Source } from '../../core/engine/rules.js';
import type { Adviser, Advice, AdvisedGame, Hopeless, Seeking } from '../controllers/adviser.js';
import type { PatienceWith } from '../controllers/patience-host.js';
import { DealSeeker } from './deal-seeker.js';
import { checkGrade, findDeal, wantedGrade } from './find-deal.js';
import { light } from './light.js';
import { keyOf, useEscape } from '../base/keys.js';
import { pageWorkerFactory } from '../base/report.js';
import { type SolverAccess, solve } from './solve.js';

/** How long a hint, a verdict or a way to win is searched for, in milliseconds. */
const PATIENCE = 30_000;
/**
 * How long the last winnable position is searched for, and how long each position on the way back, in
 * milliseconds.
 */
const LIMIT = 20_000;
const GLANCE = 3000;
/** How long each position of a demonstration is shown, in milliseconds. */
const BEAT = 450;

const pass = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

const sameMove = (a: unknown, b: unknown): boolean =>
  Object.entries(a as object).every(
    ([key, value]) => (b as Record<string, unknown>)[key] === value,
  );

/** How long the old verdict is shown before “looking”, in milliseconds. Most verdicts are found sooner. */
const DOUBT = 150;

interface Solving {
  readonly prove: boolean;
  readonly stop?: AbortSignal;
}

type AdviserHost = PatienceWith<
  'words' | 'liveRegion' | 'events' | 'grade' | 'inForce' | 'complain' | 'reportOption'
>;

/** Answers questions about the position. Remembers the last way to win while the game follows it. */
export class SolverAdviser implements Adviser {
  private way: readonly unknown[] | undefined;
  /** The proved verdicts. A position that returns by undo or redo is the same object. */
  private readonly verdicts = new WeakMap<object, Verdict>();
  stopLooking: (() => void) | undefined;
  /**
   * The verdict on this position, the one that is shown (a little longer), and the one that was last
   * reported.
   */
  private known: Verdict | undefined;
  private shown: Verdict | undefined;
  private announced: Verdict | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  /** The position whose verdict is being searched for. */
  private watched: unknown;
  /** The search for a hint at this position. */
  private asking: Promise<Advice> | undefined;
  /** Cancels all searches for this position. */
  private here = new AbortController();
  private readonly seeker = new DealSeeker(() =>
    // The notice shows the text during the whole search, even if moves are played meanwhile.
    this.host.liveRegion.say(this.words.lookingForDeal, { show: false }),
  );
  /** Counts the steps. Another game counts as two, so that it never looks like the next step. */
  private steps = 0;

  constructor(
    private readonly host: AdviserHost,
    private readonly game: AdvisedGame,
  ) {
    host.addController(this);
    // The toolbar now shows the verdict.
    host.requestUpdate();
  }

  /** Asks again what was asked before the game left the page. */
  hostConnected(): void {
    this.game.updateVerdict();
    this.seeker.resume();
  }

  hostDisconnected(): void {
    this.giveUp();
    this.seeker.cutOff();
  }

  hostUpdate(): void {
    checkGrade(this.host, this.game.solvers);
  }

  ask(state: unknown): Promise<Advice> {
    // A second question waits for the same search. After a failed search, another begins.
    if (this.asking) return this.asking;
    const asking = this.solve(state, { prove: true }).finally(() => {
      if (this.asking === asking) this.asking = undefined;
    });
    return (this.asking = asking);
  }

  follow(change?: SteppedChange<unknown>): void {
    this.giveUp();
    this.keepTo(change);
    this.steps += change ? 1 : 2;
    const proved = this.verdicts.get(this.state);
    if (!change) {
      this.seeker.giveUp();
      this.announced = this.shown = undefined;
      this.known = proved;
      return;
    }
    // A step forward never makes a lost game winnable, and an undo never makes a winnable one lost.
    const stays = this.known === (change.type === 'undo' ? 'winnable' : 'unwinnable');
    const known = proved ?? (this.way ? 'winnable' : stays ? this.known : undefined);
    this.known = undefined;
    if (known) this.learn(this.state, known);
    else this.doubt = setTimeout(() => this.show(undefined), DOUBT);
  }

  watch(state: unknown): void {
    if (state === this.watched) return;
    if (state === undefined) this.giveUp();
    this.watched = state;
    if (state === undefined) return;
    if (this.known) {
      this.judge(this.known);
      return;
    }
    const { signal } = this.here;
    void this.solve(state, { prove: false }).then(([verdict]) => {
      if (!signal.aborted && verdict) this.judge(verdict);
    });
  }

  async demonstrate(): Promise<void> {
    const { host } = this;
    if (this.game.position === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const end = (): void => stop.abort();
    const key = (event: KeyboardEvent): void => {
      useEscape(host, event);
      end();
    };
    windowOf(host).addEventListener('keydown', key, { capture: true, signal });
    for (const type of ['pointerdown', 'click']) {
      host.shadowRoot!.addEventListener(type, end, { capture: true, signal });
    }
    this.say(this.words.lookingForWay);
    let shown = false;
    for (let going = true; going; shown = true) going = await this.showMove(shown, signal);
    end();
    const { lookingForWay, showingWay } = this.words;
    if ([lookingForWay, showingWay].includes(host.liveRegion.shown)) host.liveRegion.clearStatus();
  }

  get hopeless(): Hopeless | undefined {
    if (this.known !== 'unwinnable') return undefined;
    const dealt = this.game.history!.stateAt(0) as object;
    return this.verdicts.get(dealt) === 'unwinnable' ? 'deal' : 'position';
  }

  async backToWinnable(source: Source): Promise<number | undefined> {
    const { game, host, words } = this;
    this.stopLooking?.();
    const { position: from, history } = game;
    if (from === undefined) return undefined;
    const { at } = history!;
    const found = await this.findBack(at);
    // If the player moved meanwhile, or stopped the search, the position stays.
    if (found === 'ended' || game.position !== from) return undefined;
    if (found === undefined) {
      const isDead = this.verdicts.get(history!.stateAt(0) as object) === 'unwinnable';
      this.say(isDead ? host.words.patience.deadDeal : words.noWinnablePosition);
      return undefined;
    }
    const count = at - found.index;
    if (!game.takeBack(count, source)) return undefined;
    this.say(
      count === 0 ? words.canBeWon : words.takenBack({ moves: count, isLast: found.isLast }),
    );
    return count;
  }

  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number, isStopped: boolean) => unknown,
  ): void {
    const { access, game, host } = this;
    const grade = wantedGrade(host, game.solvers);
    this.seeker.seek(
      (late, signal) => findDeal(access, next, deal, grade, late, signal),
      ({ number, isWinnable }, isStopped) => {
        const { history } = game;
        found(number, isStopped);
        if (!isWinnable && !isStopped && game.history !== history) this.sayUnproven();
        host.requestUpdate();
      },
    );
  }

  get seeking(): Seeking | undefined {
    const { stop } = this.seeker;
    return stop && { text: this.words.lookingForDeal, stop };
  }

  light(): unknown {
    // A won game needs no verdict.
    return this.game.outcome === 'won' ? '' : light(this.words, this.shown);
  }

  private giveUp(): void {
    this.here.abort();
    this.here = new AbortController();
    this.watched = this.asking = undefined;
    clearTimeout(this.doubt);
  }

  private show(verdict: Verdict | undefined): void {
    clearTimeout(this.doubt);
    this.shown = verdict;
    this.host.requestUpdate();
  }

  /**
   * The last winnable position before this number of steps, or the position after them if that can be won.
   */
  private async findBack(at: number): Promise<LastWinnable | undefined | 'ended'> {
    const { host, here, words } = this;
    const stop = new AbortController();
    const stopLooking = (this.stopLooking = () => stop.abort());
    const ended = AbortSignal.any([stop.signal, here.signal]);
    const signal = AbortSignal.any([ended, AbortSignal.timeout(LIMIT)]);
    const late = setTimeout(() => this.say(words.lookingBack), DOUBT);
    const key = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape') stop.abort();
      useEscape(host, event);
    };
    windowOf(host).addEventListener('keydown', key, { capture: true, signal: stop.signal });
    host.requestUpdate();
    // The first question may have to wait for a worker.
    const now = this.game.outcome ? 'unwinnable' : await this.verdictAt(at, signal, LIMIT);
    const found =
      now === 'winnable'
        ? { index: at, isLast: true }
        : await lastWinnable(now === 'unwinnable' ? at : at + 1, (step) =>
            this.verdictAt(step, signal),
          );
    const hasEnded = ended.aborted;
    if (!hasEnded) this.learn(this.state, now);
    clearTimeout(late);
    stop.abort();
    if (this.stopLooking === stopLooking) this.stopLooking = undefined;
    if (host.liveRegion.shown === words.lookingBack) host.liveRegion.clearStatus();
    host.requestUpdate();
    return hasEnded ? 'ended' : found;
  }

  /** The verdict on the position after this number of steps. */
  private async verdictAt(step: number, signal: AbortSignal, time = GLANCE): Promise<Verdict> {
    const state = this.game.history!.stateAt(step) as object;
    const known = this.verdicts.get(state);
    if (known) return known;
    const glance = AbortSignal.any([signal, AbortSignal.timeout(time)]);
    const [verdict = 'unknown'] = await solve(this.access, state, { signal: glance, prove: false });
    if (verdict !== 'unknown') this.verdicts.set(state, verdict);
    return verdict;
  }

  private get state(): object {
    const { history } = this.game;
    return history!.stateAt(history!.at) as object;
  }

  /** Remembers a proved verdict on the current position. */
  private learn(state: object, verdict: Verdict): void {
    if (verdict === 'unknown') return;
    this.verdicts.set(state, verdict);
    this.known = verdict;
    this.host.requestUpdate();
  }

  private judge(verdict: Verdict): void {
    const { host } = this;
    this.known = verdict;
    this.show(verdict);
    if (verdict === this.announced) return;
    this.announced = verdict;
    if (verdict === 'unwinnable' && !this.game.outcome) this.sayOn(this.hopelessText);
    host.events.add('game-verdict', { source: 'auto', verdict });
  }

  private get access(): SolverAccess {
    const { host, game } = this;
    return { solvers: game.solvers, workerFactory: pageWorkerFactory(host) };
  }

  private get words(): ExtrasMessages {
    return extrasOf(this.host.words);
  }

  private get hopelessText(): string {
    const { deadDeal, refusals } = this.host.words.patience;
    return this.hopeless === 'deal' ? deadDeal : refusals.hopeless;
  }

  private say(text: string): void {
    this.host.liveRegion.say(text, { show: true });
  }

  /** Says after a new deal that it was not proved to be winnable, although the player or the page wants that. */
  private sayUnproven(): void {
    const { noDealFound } = this.words;
    this.sayOn(noDealFound);
    this.host.liveRegion.shown = noDealFound;
  }

  /** Adds to the text that was just spoken or is still shown. The shown text stays. */
  private sayOn(text: string): void {
    const { liveRegion } = this.host;
    const { hasNews, spoken, shown } = liveRegion;
    liveRegion.say(`${hasNews ? spoken : shown} ${text}`.trim(), { show: undefined });
  }

  /** @returns whether there are more moves to show */
  private async showMove(shown: boolean, signal: AbortSignal): Promise<boolean> {
    const { host, game, steps } = this;
    const { position } = game;
    // Any other move meanwhile leads elsewhere.
    const over = (): boolean => signal.aborted || !host.isConnected || game.position !== position;
    if (position === undefined) return false;
    const [verdict, way] = await this.solve(position, {
      prove: true,
      stop: signal,
    });
    if (over()) return false;
    if (!way) {
      this.say(verdict === 'unwinnable' ? this.hopelessText : this.words.noWayFound);
      return false;
    }
    if (!shown) this.say(this.words.showingWay);
    await pass(BEAT, signal);
    if (over()) return false;
    game.isShowing = true;
    const refused = game.playDemonstrated(way[0]);
    if (!refused && game.position !== undefined) host.liveRegion.shown ||= this.words.showingWay;
    // The events of the move are dispatched after the update.
    await host.updateComplete;
    game.isShowing = false;
    // A listener may have made a move or begun another game.
    return !refused && this.steps === steps + 1 && game.position !== undefined;
  }

  /**
   * @param how.prove whether the moves of a win are needed
   */
  private async solve(state: unknown, { prove, stop }: Solving): Promise<Advice> {
    const { here, way } = this;
    if (way) return ['winnable', way];
    const signals = [here.signal, AbortSignal.timeout(PATIENCE)];
    if (stop) signals.push(stop);
    const signal = AbortSignal.any(signals);
    const advice = await solve(this.access, state, { signal, prove });
    const [verdict, moves] = advice;
    if (here.signal.aborted) return advice;
    if (moves?.length) this.way = moves;
    if (verdict) this.learn(state as object, verdict);
    return advice;
  }

  /** After a step along the way, the rest of it remains. */
  private keepTo(change?: SteppedChange<unknown>): void {
    if (!change || change.type === 'undo') {
      this.way = undefined;
      return;
    }
    const { move, automatic } = change.step;
    for (const made of [move, ...automatic]) {
      const [next, ...rest] = this.way ?? [];
      this.way = next && sameMove(next, made) && rest.length > 0 ? rest : undefined;
    }
  }
}
