import type { SteppedChange } from '../../core/engine/session.js';
import type { SolverWords } from '../../locales/extras/solver-en.js';
import type { Verdict } from '../../core/solver/search.js';
import { tell } from '../base/events.js';
import type { Adviser, AdviserHost, Advice } from '../controllers/adviser.js';
import { findDeal } from './find-deal.js';
import { light } from './light.js';
import { hostFactory } from '../base/report.js';
import { type Asked, solve } from './solve.js';

/** How long a way to win is looked for, in milliseconds. */
const PATIENCE = 30_000;
/** How long each position of a demonstration is to be seen, in milliseconds. */
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

/** How long an old verdict is shown before it says that it looks, in milliseconds: most are sooner. */
const DOUBT = 150;

interface Solving {
  readonly prove: boolean;
  readonly patience?: number;
  readonly stop?: AbortSignal;
}

/** Knows the way to win that it found last, for as long as the game keeps to it. */
export class SolverAdviser implements Adviser {
  private way: readonly unknown[] | undefined;
  /** What is known of this position; what the light shows, a little longer; what was told last. */
  private known: Verdict | undefined;
  private shown: Verdict | undefined;
  private told: Verdict | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  /** The position that is watched already. */
  private watched: unknown;
  /** The search for a hint at this position. */
  private asking: Promise<Advice> | undefined;
  /** Ends all that was asked about this position. */
  private here = new AbortController();
  private finding = new AbortController();
  /** Looks for a deal again, where that was cut off. */
  private seek: (() => void) | undefined;
  /** How many steps there were. */
  private steps = 0;

  constructor(private readonly host: AdviserHost) {
    host.addController(this);
    // The light is there from now on.
    host.requestUpdate();
  }

  /** What was asked before the game left the page is asked anew. */
  hostConnected(): void {
    this.host.look();
    this.seek?.();
  }

  hostDisconnected(): void {
    this.giveUp();
    this.finding.abort();
  }

  ask(state: unknown): Promise<Advice> {
    // A second question waits for the same search; after one that failed another begins.
    if (this.asking) return this.asking;
    const asking = this.solve(state, { prove: true }).finally(() => {
      if (this.asking === asking) this.asking = undefined;
    });
    return (this.asking = asking);
  }

  followed(change?: SteppedChange<unknown>): void {
    this.giveUp();
    this.keepTo(change);
    // Another game is no step on.
    this.steps += change ? 1 : 2;
    if (!change) {
      this.finding.abort();
      this.seek = this.told = this.shown = this.known = undefined;
      return;
    }
    // No step forth makes a lost game one that can be won, and no step back the other way.
    const stays = this.known === (change.type === 'undo' ? 'winnable' : 'unwinnable');
    this.known = this.way ? 'winnable' : stays ? this.known : undefined;
    if (!this.known) this.doubt = setTimeout(() => this.show(undefined), DOUBT);
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
    if (host.position === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const end = (): void => stop.abort();
    addEventListener('keydown', end, { capture: true, signal });
    for (const type of ['pointerdown', 'click']) {
      host.shadowRoot!.addEventListener(type, end, { capture: true, signal });
    }
    this.say(this.words.looking);
    let shown = false;
    for (let going = true; going; shown = true) going = await this.showMove(shown, signal);
    end();
    const { looking, showing } = this.words;
    if ([looking, showing].includes(host.liveRegion.shown)) host.liveRegion.hush();
  }

  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number) => unknown,
  ): void {
    let said = false;
    const late = (): void => {
      if (!said) this.say(this.words.lookingForDeal);
      said = true;
    };
    this.seek = () => {
      this.finding.abort();
      const { signal } = (this.finding = new AbortController());
      void findDeal(this.asked, next, deal, late, signal).then((number) => {
        if (signal.aborted) return;
        this.seek = undefined;
        found(number);
      });
    };
    this.seek();
  }

  light(): unknown {
    // That a game is won is plain to see.
    return this.host.outcome === 'won' ? '' : light(this.words, this.shown);
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

  private judge(verdict: Verdict): void {
    const { host } = this;
    this.known = verdict;
    this.show(verdict);
    if (verdict === this.told) return;
    this.told = verdict;
    if (verdict === 'unwinnable' && !host.outcome) this.sayOn(this.hopeless);
    tell(host, 'game-verdict', { source: 'auto', verdict });
  }

  private get asked(): Asked {
    const { host } = this;
    return { solvers: host.solvers, workerFactory: hostFactory(host) };
  }

  private get words(): SolverWords {
    return this.host.solverWords;
  }

  private get hopeless(): string {
    return this.host.words.refusals['hopeless']!;
  }

  private say(text: string): void {
    this.host.liveRegion.say(text, { show: true });
  }

  /** Speaks on, after what was said just now or is still shown. */
  private sayOn(text: string): void {
    const { anew, spoken, shown } = this.host.liveRegion;
    this.say(`${anew ? spoken : shown} ${text}`.trim());
  }

  /** @returns whether there is more to show */
  private async showMove(shown: boolean, signal: AbortSignal): Promise<boolean> {
    const { host, steps } = this;
    const { position } = host;
    // Another move meanwhile, of whomever, leads elsewhere.
    const over = (): boolean => signal.aborted || !host.isConnected || host.position !== position;
    if (position === undefined) return false;
    const [verdict, way] = await this.solve(position, {
      prove: true,
      patience: PATIENCE,
      stop: signal,
    });
    if (over()) return false;
    if (!way) {
      this.say(verdict === 'unwinnable' ? this.hopeless : this.words.notFound);
      return false;
    }
    if (!shown) this.say(this.words.showing);
    await pass(BEAT, signal);
    if (over()) return false;
    host.isShowing = true;
    const refused = host.demonstrated(way[0]);
    host.isShowing = false;
    if (refused) return false;
    // Whoever heard of it may have played on, or begun another game.
    if (this.steps !== steps + 1 || host.position === undefined) return false;
    host.liveRegion.shown ||= this.words.showing;
    return true;
  }

  /**
   * @param how.prove whether the moves of a win are wanted
   * @param how.patience how long it may take, in milliseconds; without it, as long as the game stays there
   */
  private async solve(state: unknown, { prove, patience, stop }: Solving): Promise<Advice> {
    const { here, way } = this;
    if (way) return ['winnable', way];
    const signals = [here.signal];
    if (patience) signals.push(AbortSignal.timeout(patience));
    if (stop) signals.push(stop);
    const signal = AbortSignal.any(signals);
    const advice = await solve(this.asked, state, { signal, prove });
    if (!here.signal.aborted && advice[1]?.length) this.way = advice[1];
    return advice;
  }

  /** A step that goes the way leaves the rest of it. */
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
