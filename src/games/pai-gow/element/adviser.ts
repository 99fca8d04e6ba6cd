import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Problem } from '../../../core/engine/reason.js';
import { broken } from '../../../core/engine/save.js';
import { type SeatNames, seatNames } from '../../../locales/table-en.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { AdviceSwitch } from '../../../elements/table/advice-switch.js';
import { type AdviceLook, type TableAdviser } from '../../../elements/table/advice-controller.js';
import { AdviceQuestions, keyOf } from '../../../elements/table/advice-questions.js';
import { adviceStyles } from '../../../elements/table/advice-styles.js';
import type { SolverOnDemand } from '../../../core/solver/solver.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { Advice } from '../advice/advice.js';
import {
  type CoachNotes,
  type SetHand,
  NO_NOTES,
  checkNotes,
  judge,
  noted,
} from '../advice/coach.js';
import { type Panel, panelTemplate } from './adviser-panel.js';
import { type Question, arranges, questionOf } from './adviser-question.js';
import { cardsOf } from './adviser-rows.js';
import type { PaigowHost } from './host.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import { hundredths } from '../advice/ways.js';
import { coveredOf } from '../rules/settle.js';
import { isSet } from '../rules/state.js';
import { type AdviceWords, adviceEn } from '../locales/en-advice.js';

/** The coach needs its code in any case. */
const solverOnDemand: SolverOnDemand<AdviceQuestion, Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

/** What advice and coach need of the table's element. */
export interface AdviserHost extends ReactiveControllerHost, Element {
  readonly advice: boolean;
  readonly coach: boolean;
  readonly shadowRoot: ShadowRoot | null;
  /** All that one render knows; nothing before the first hand. */
  readonly scene: PaigowHost | undefined;
  readonly announcer: { say(sentences: readonly string[]): void };
  dismiss(): boolean;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** The hand that is advised. */
export interface AdvisedHand {
  /** The run as it is kept: until the next hand as it was before this one. */
  readonly keptRun: TableRun | undefined;
  keep(): void;
}

const namesAt = ({ seated, words: { foreign } }: PaigowHost): SeatNames =>
  (foreign?.seatNames ?? seatNames)(seated);

const wordsOf = ({ words: { foreign } }: PaigowHost): AdviceWords => foreign?.advice ?? adviceEn;

/**
 * Advises the person at a table, and judges what was set. It knows what a render knows, the view of
 * the seat that looks, and so never a card that is hidden from it. It asks a worker, and takes each
 * question back as soon as nobody needs its answer.
 */
export class Adviser implements ReactiveController, TableAdviser<PaigowHost, Advice> {
  private readonly questions: AdviceQuestions<Question, Advice>;
  private readonly switch: AdviceSwitch<Question, Advice>;
  /** The sets that are being judged, by hand and seat. */
  private readonly judging = new Set<string>();
  private refused: unknown;

  constructor(
    private readonly host: AdviserHost,
    private readonly hand: AdvisedHand,
  ) {
    this.questions = new AdviceQuestions(host, solverOnDemand);
    this.switch = new AdviceSwitch(host, this.questions);
    host.addController(this);
    if (host.shadowRoot) adoptStyles(host.shadowRoot, adviceStyles);
    host.requestUpdate();
  }

  hostDisconnected(): void {
    this.questions.keepOnly([]);
  }

  /** What each way to set the cards of the seat that looks comes to; nothing where they aren't seen. */
  async ask(): Promise<Advice | undefined> {
    const { scene, isConnected } = this.host;
    const question = scene && questionOf(scene, scene.own);
    if (!question || !isConnected) return undefined;
    return this.switch.ask(question);
  }

  /** Asks what is to be known of the table as it stands now, and takes back all other questions. */
  hostUpdate(): void {
    const { advice, coach, isConnected, scene } = this.host;
    if (!scene) return;
    if (advice || coach) this.checkNotes();
    this.questions.keepOnly(isConnected ? [...this.advised(scene), ...this.judged(scene)] : []);
  }

  /** What a render has besides: the section by the table, and a line of the menu. */
  look(scene: PaigowHost): AdviceLook {
    const { advice, coach } = this.host;
    if (!advice && !coach) return {};
    const key = keyOf(questionOf(scene, scene.own));
    const toggle = scene.offers('advice') ? () => this.switch.toggle(key) : undefined;
    const [names, words] = [namesAt(scene), wordsOf(scene)];
    const label = this.switch.isOff(key) ? words.showAdvice : words.hideAdvice;
    const panel: Panel = {
      advice: advice && arranges(scene) ? this.switch.shown(key) : coach ? undefined : 'later',
      notes: this.notes,
      judging: [...this.judging].some((judged) => judged.startsWith(`${scene.hand} `)),
    };
    return {
      aside: panelTemplate({ scene, names, words }, panel, toggle),
      ...(advice && toggle && { ownMenu: [{ name: 'advice', label, choose: toggle }] }),
    };
  }

  /** The question about the cards that are being set, which is asked now if it isn't yet. */
  private advised(scene: PaigowHost): readonly string[] {
    const question = questionOf(scene, scene.own);
    const key = keyOf(question);
    if (!question) return [];
    const shown = this.host.advice && arranges(scene) && !this.switch.isOff(key);
    if (shown && !this.questions.of(key)) {
      void this.questions
        .want(question)
        .answer.then((advice) => advice && this.announce(advice, scene));
    }
    // What was worked out stays for the coach.
    return shown || this.switch.isPinned(key) || this.questions.of(key)?.advice ? [key] : [];
  }

  private announce({ splits: [best] }: Advice, scene: PaigowHost): void {
    const { cardName, list } = scene.words;
    const { front, wins, pushes, losses } = best!;
    this.host.announcer.say([
      wordsOf(scene).best(list(front.map(cardName)), [wins, pushes, losses]),
    ]);
  }

  /** Judges each person's set that is seen and isn't judged; gives what is asked for that. */
  private judged(scene: PaigowHost): readonly string[] {
    const { view, hand, mine } = scene;
    if (!this.host.coach) return [];
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
      const stake = coveredOf(view, seat);
      this.judge({ hand, seat, stake, front, cards: question.cards }, question, scene);
      return [keyOf(question)];
    });
  }

  private judge(set: SetHand, question: Question, scene: PaigowHost): void {
    const key = `${set.hand} ${set.seat}`;
    const { answer } = this.questions.want(question);
    if (this.judging.has(key)) return;
    this.judging.add(key);
    const { run } = this;
    void answer.then((advice) => {
      this.judging.delete(key);
      // Another table may have been opened meanwhile, or the next hand.
      if (!advice || this.run !== run) return;
      this.note(noted(this.notes, judge(set, advice, question.commission)), scene);
    });
  }

  private get run(): TableRun {
    return this.hand.keptRun!;
  }

  private get notes(): CoachNotes {
    return checkNotes(this.run.notes) ?? NO_NOTES;
  }

  /** Notes that can't be used are told of once. */
  private checkNotes(): void {
    const { notes } = this.run;
    if (checkNotes(notes) || this.refused === notes) return;
    this.refused = notes;
    this.host.complain(broken('notes').problem);
  }

  private note(notes: CoachNotes, scene: PaigowHost): void {
    const { cardName, list } = scene.words;
    const words = wordsOf(scene);
    (this.run as { notes?: unknown }).notes = notes;
    this.hand.keep();
    const { seat, stake, cost, best, bestChances } = notes.latest.at(-1)!;
    const better = words.better(list(cardsOf(best).map(cardName)), bestChances);
    this.host.announcer.say([
      words.verdict(cost, namesAt(scene).whose(seat), hundredths(cost * stake)),
      ...(cost > 0 ? [better] : []),
    ]);
  }
}
