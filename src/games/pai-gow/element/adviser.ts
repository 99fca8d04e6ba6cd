import type { ReactiveController } from 'lit';
import { broken } from '../../../core/engine/save.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { AdviceSwitch, AdviceQuestions, keyOf } from '../../../elements/table/advice-questions.js';
import type { AdviceLook, TableAdviser } from '../../../elements/table/advice-controller.js';
import { adviceStyles } from '../../../elements/table/advice-styles.js';
import type { SolverOnDemand } from '../../../core/solver/search.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { PaigowAdvice } from '../advice/advice.js';
import {
  type CoachNotes,
  type SetHand,
  NO_NOTES,
  checkNotes,
  judge,
  withLesson,
} from '../advice/coach.js';
import { type Panel, panelTemplate } from './adviser-panel.js';
import { type Question, isArranging, questionOf } from './adviser-question.js';
import { cardsOf } from './adviser-rows.js';
import type { PaigowElement, PaigowScene } from './scene.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import { hundredths } from '../advice/ways.js';
import { coveredStake } from '../rules/settle.js';
import { isSet } from '../rules/state.js';
import { adviceWords, sharesOf, verdictText } from '../advice-words.js';

/** No need to load it: the coach uses the same code. */
const solverOnDemand: SolverOnDemand<AdviceQuestion, PaigowAdvice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

type AdvisedTable = PaigowElement & { readonly advice: boolean; readonly coach: boolean };

/**
 * Advises a person at a table, and judges sets. It works with the scene of a render, which is what
 * the person's seat may see, so it never reads a hidden card. A worker answers its questions. A
 * question is cancelled as soon as its answer is no longer needed.
 */
export class Adviser implements ReactiveController, TableAdviser<PaigowScene, PaigowAdvice> {
  private readonly questions: AdviceQuestions<Question, PaigowAdvice>;
  private readonly switch: AdviceSwitch<Question, PaigowAdvice>;
  /** The sets that are being judged, as `hand seat`. */
  private readonly judging = new Set<string>();
  private refused: unknown;

  constructor(private readonly table: AdvisedTable) {
    this.questions = new AdviceQuestions(table, solverOnDemand);
    this.switch = new AdviceSwitch(table, this.questions);
    table.addController(this);
    if (table.shadowRoot) adoptStyles(table.shadowRoot, adviceStyles);
    table.requestUpdate();
  }

  hostDisconnected(): void {
    this.questions.cancelOthers([]);
  }

  /**
   * The chances of each way to set the cards of the seat in view; `undefined` if its cards are
   * hidden.
   */
  async ask(): Promise<PaigowAdvice | undefined> {
    const { scene, isConnected } = this.table;
    const question = questionOf(scene, scene.own);
    if (!question || !isConnected) return undefined;
    return this.switch.ask(question);
  }

  /** Asks the questions that the table needs now, and cancels all others. */
  hostUpdate(): void {
    const { advice, coach, isConnected, scene } = this.table;
    if (advice || coach) this.checkNotes();
    this.questions.cancelOthers(isConnected ? [...this.advised(scene), ...this.judged(scene)] : []);
  }

  /** What it adds to a render: the section beside the table, and a menu item. */
  look(scene: PaigowScene): AdviceLook {
    const { advice, coach } = this.table;
    if (!advice && !coach) return {};
    const key = keyOf(questionOf(scene, scene.own));
    const toggle = scene.offers('advice') ? () => this.switch.toggle(key) : undefined;
    const words = adviceWords(scene.words);
    const label = this.switch.isOff(key) ? words.showAdvice : words.hideAdvice;
    const panel: Panel = {
      advice: advice && isArranging(scene) ? this.switch.shown(key) : coach ? undefined : 'later',
      notes: this.notes,
      judging: [...this.judging].some((judged) => judged.startsWith(`${scene.hand} `)),
    };
    return {
      aside: panelTemplate({ scene, words }, panel, toggle),
      ...(advice && toggle && { ownMenu: [{ name: 'advice', label, choose: toggle }] }),
    };
  }

  /**
   * Asks for the cards that are being set, if that has not been done. Returns the keys of the
   * questions to keep.
   */
  private advised(scene: PaigowScene): readonly string[] {
    const question = questionOf(scene, scene.own);
    const isWanted = this.table.advice && isArranging(scene);
    const needed = this.switch.advised(question, isWanted, (advice) =>
      this.announce(advice, scene),
    );
    const key = keyOf(question);
    // An answer is kept for the coach.
    return this.questions.of(key)?.advice ? [key] : needed;
  }

  private announce({ splits: [best] }: PaigowAdvice, scene: PaigowScene): void {
    const { front, wins, pushes, losses } = best!;
    this.table.announcer.say([
      adviceWords(scene.words).best({ front, ...sharesOf([wins, pushes, losses]) }),
    ]);
  }

  /**
   * Judges the visible sets of people that have not been judged. Returns the keys of the questions
   * to keep.
   */
  private judged(scene: PaigowScene): readonly string[] {
    const { view, hand, mine } = scene;
    if (!this.table.coach) return [];
    const { latest } = this.notes;
    const open = mine.filter(
      (seat) =>
        isSet(view.seats[seat]!) &&
        !latest.some((lesson) => lesson.hand === hand && lesson.seat === seat),
    );
    return open.flatMap((seat) => {
      const question = questionOf(scene, seat);
      if (!question) return [];
      const { front } = view.seats[seat]!;
      const stake = coveredStake(view, seat);
      this.judge({ hand, seat, stake, front, cards: question.cards }, question, scene);
      return [keyOf(question)];
    });
  }

  private judge(set: SetHand, question: Question, scene: PaigowScene): void {
    const key = `${set.hand} ${set.seat}`;
    const { answer } = this.questions.want(question);
    if (this.judging.has(key)) return;
    this.judging.add(key);
    const { run } = this;
    void answer.then((advice) => {
      this.judging.delete(key);
      // Another table or the next hand may have begun meanwhile.
      if (!advice || this.run !== run) return;
      this.note(withLesson(this.notes, judge(set, advice, question.commission)), scene);
    });
  }

  private get run(): TableRun {
    return this.table.hand.runBefore!;
  }

  private get notes(): CoachNotes {
    return checkNotes(this.run.notes) ?? NO_NOTES;
  }

  /** Reports invalid notes, once. */
  private checkNotes(): void {
    const { notes } = this.run;
    if (checkNotes(notes) || this.refused === notes) return;
    this.refused = notes;
    this.table.complain(broken('notes').problem);
  }

  private note(notes: CoachNotes, scene: PaigowScene): void {
    const words = adviceWords(scene.words);
    (this.run as { notes?: unknown }).notes = notes;
    this.table.hand.keep();
    const { seat, stake, cost, best, bestChances } = notes.latest.at(-1)!;
    const better = words.better({ front: cardsOf(best), ...sharesOf(bestChances) });
    this.table.announcer.say([
      verdictText(words, scene.gameWords.personAt(seat), cost, hundredths(cost * stake)),
      ...(cost > 0 ? [better] : []),
    ]);
  }
}
