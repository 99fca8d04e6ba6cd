import type { Candidate } from './candidates.js';
import { candidatesOf } from './candidates.js';
import { type TableFacts, factsOf, tableFrom } from './facts.js';
import { openTableOf } from './load.js';
import type { JudgedMove, TrickAdvice, TrickQuestion } from './question.js';
import { randomFrom } from './random.js';
import { Sampler } from './sampler.js';
import { Tally } from './tally.js';
import { Trial } from './trial.js';
import { unitOf } from './value.js';
import { beginnerMove } from './beginner.js';

/** The effort of the levels, in cards played. */
const EFFORT = { club: 60_000, expert: 300_000 } as const;
const MOST_SAMPLES = { club: 400, expert: 2000 } as const;
const LEAST_SAMPLES = 24;
/** The most samples before the first trick, where moves are tried by the rules themselves. */
const MOST_BEFORE = { club: 80, expert: 400 } as const;
/** The most samples of endings that are solved, which take longer. */
const MOST_SOLVED = { club: 40, expert: 200 } as const;
/** After so many samples, and at each doubling, moves that are surely worse are dropped. */
const FIRST_PRUNE = 32;
/** How many standard errors a move is behind to be dropped. */
const SURE = 3;

/** The search for the best move of a seat, in slices. */
export class Advising {
  private readonly facts: TableFacts;
  private readonly candidates: readonly Candidate[];
  private readonly tally: Tally;
  private readonly trial: Trial;
  private readonly sampler: Sampler;
  private readonly most: number;
  private samples = 0;
  private nextPrune = FIRST_PRUNE;
  private advice: TrickAdvice | undefined;

  /**
   * @param most the most samples
   * @throws RangeError if the seat has nothing to decide
   */
  constructor(
    private readonly question: TrickQuestion,
    most = Infinity,
  ) {
    const { rules, view, seat, level, seed } = question;
    this.facts = factsOf(tableFrom(rules));
    this.candidates = candidatesOf(this.facts, view, seat);
    if (this.candidates.length === 0) throw new RangeError(`Seat ${seat} has nothing to decide.`);
    const random = randomFrom(`${seed} ${seat} ${view.phase} ${view.tricks.length}`);
    this.tally = new Tally(this.candidates.length);
    this.trial = new Trial(this.facts, view, seat);
    this.sampler = new Sampler(this.facts, view, seat, random);
    this.most = level === 'beginner' ? 0 : Math.min(most, this.samplesFor(level));
    if (level === 'beginner')
      this.advice = this.single(beginnerMove(this.facts, view, seat, random));
    else if (this.candidates.length === 1) this.advice = this.single(this.candidates[0]![0]!);
  }

  private samplesFor(level: 'club' | 'expert'): number {
    const cards = openTableOf(this.facts.table, this.question.view).sizes;
    if (this.trial.isExact) return MOST_SOLVED[level];
    const left = 2 + cards.reduce((sum, count) => sum + count, 0);
    const wanted = EFFORT[level] / (left * this.candidates.length);
    const most = this.question.view.phase === 'play' ? MOST_SAMPLES : MOST_BEFORE;
    return Math.round(Math.min(most[level], Math.max(LEAST_SAMPLES, wanted)));
  }

  /** The share of the work that is done, from 0 to 1. */
  get progress(): number {
    return this.most === 0 ? 0 : Math.min(1, Math.max(this.samples / this.most, this.spent));
  }

  /** Tries the moves in one more possible deal. Returns the advice once it is complete. */
  step(): TrickAdvice | undefined {
    if (this.advice) return this.advice;
    const { trial, tally, candidates } = this;
    trial.deal(this.sampler.draw());
    for (const move of tally.alive) tally.values[move]!.push(trial.value(candidates[move]![0]!));
    this.samples++;
    if (this.samples === this.nextPrune) {
      tally.prune(SURE);
      this.nextPrune *= 2;
    }
    if (this.isDone) this.advice = this.summed();
    return this.advice;
  }

  /** Whether there are enough samples, or one move is surely the best. */
  private get isDone(): boolean {
    const { samples, most, tally, spent } = this;
    return samples === most || tally.alive.length === 1 || (spent >= 1 && samples >= LEAST_SAMPLES);
  }

  /** The share of the effort that the search of endings has taken. */
  private get spent(): number {
    const { level } = this.question;
    return level === 'beginner' ? 0 : this.trial.played / EFFORT[level];
  }

  /** The advice for a move that needs no search. */
  private single(best: TrickAdvice['best']): TrickAdvice {
    const { unit } = this;
    return { best, moves: [{ move: best, value: 0 }], samples: 0, unit };
  }

  private get unit(): TrickAdvice['unit'] {
    return unitOf(this.facts);
  }

  private summed(): TrickAdvice {
    const { tally, candidates, samples, unit } = this;
    const best = tally.best();
    const value = tally.mean(best);
    const judged = candidates.flatMap((group, index): readonly JudgedMove[] => {
      const { by, error } = tally.behind(index, best);
      const isBest = index === best;
      return group.map((move) => ({
        move,
        value: isBest ? value : value - by,
        error: isBest ? tally.error(best) : error,
      }));
    });
    const moves = judged.sort((a, b) => b.value - a.value);
    return { best: candidates[best]![0]!, moves, samples, unit };
  }
}
