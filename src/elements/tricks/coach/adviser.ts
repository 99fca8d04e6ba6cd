import type { ReactiveController } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import type { TrickAdvice, TrickQuestion } from '../../../core/tricks/bots/question.js';
import type { TrickMove, TrickState } from '../../../core/tricks/state.js';
import type { TrickTable } from '../../../core/tricks/trick-table.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import type { AdviceLook, TableAdviser } from '../../table/advice-controller.js';
import { AdviceQuestions, AdviceSwitch, keyOf } from '../../table/advice-questions.js';
import { adviceStyles } from '../../table/advice-styles.js';
import type { TableElement } from '../../table/table-element.js';
import type { TrickScene } from '../scene.js';
import { trickSolverOnDemand } from '../thinking.js';
import {
  type JudgedDecision,
  type PlayerDecision,
  decisionsOf,
  judgedBy,
  questionOf,
} from './decisions.js';
import { bestText, panelTemplate, summaryText, verdictText } from './panel.js';
import { textsOf } from './texts.js';

/** The element of the table. */
type AdvisedTable = TableElement<TrickState, TrickMove, TrickScene> & {
  readonly advice: boolean;
  readonly coach: boolean;
  /** What is derived from the rules of a hand. */
  tableOf(this: void, view: TrickState): TrickTable;
  /** The legal moves of a seat in a view. */
  legalAt(this: void, view: TrickState, seat: Seat): readonly TrickMove[];
};

/**
 * Advises the player at a table, and judges the player's decisions after each trick. It reads only the view of the
 * player's seat, so it knows no hidden card. A worker answers its questions.
 */
export class Adviser implements ReactiveController, TableAdviser<TrickScene, TrickAdvice> {
  private readonly questions: AdviceQuestions<TrickQuestion, TrickAdvice>;
  private readonly switch: AdviceSwitch<TrickQuestion, TrickAdvice>;
  /** The player's decisions whose tricks are complete, for so many tricks. */
  private past: { readonly at: string; readonly decisions: readonly PlayerDecision[] } | undefined;
  /** The number of decisions that were spoken about. */
  private spoken = '';

  constructor(private readonly host: AdvisedTable) {
    this.questions = new AdviceQuestions(host, trickSolverOnDemand);
    this.switch = new AdviceSwitch(host, this.questions);
    host.addController(this);
    if (host.shadowRoot) adoptStyles(host.shadowRoot, adviceStyles);
    host.requestUpdate();
  }

  hostDisconnected(): void {
    this.questions.cancelOthers([]);
  }

  async ask(): Promise<TrickAdvice | undefined> {
    const { scene, isConnected } = this.host;
    const question = questionOf(scene);
    return question && isConnected ? this.switch.ask(question) : undefined;
  }

  /** Asks what the table needs now, and cancels all other questions. */
  hostUpdate(): void {
    const { isConnected, scene } = this.host;
    this.findDecisions(scene);
    const needed = isConnected ? [...this.advised(scene), ...this.judgedKeys()] : [];
    this.questions.cancelOthers(needed);
  }

  look(scene: TrickScene): AdviceLook {
    const { advice, coach } = this.host;
    if (!advice && !coach) return {};
    const question = questionOf(scene);
    const key = keyOf(question);
    const toggle = scene.offers('advice') ? () => this.switch.toggle(key) : undefined;
    const texts = textsOf(scene);
    const { showAdvice, hideAdvice } = texts.words;
    const label = this.switch.isOff(key) ? showAdvice : hideAdvice;
    const panel = {
      advice: advice && question ? this.switch.shown(key) : coach ? undefined : ('later' as const),
      judged: this.judged,
      last: this.lastJudged(scene),
      isJudging: this.isJudging,
      isOver: scene.view.phase === 'over',
      table: scene.table,
    };
    return {
      aside: panelTemplate(texts, panel, toggle),
      ...(advice && toggle && { ownMenu: [{ name: 'advice', label, choose: toggle }] }),
    };
  }

  /** The key of the question about the current decision. Asks the question if it is new. */
  private advised(scene: TrickScene): readonly string[] {
    return this.switch.advised(questionOf(scene), this.host.advice, (advice) =>
      this.host.announcer.say([bestText(textsOf(scene), advice)]),
    );
  }

  /** Finds the player's decisions whose tricks are complete. They are found once for each trick. */
  private findDecisions({ view, hand, isRevealing }: TrickScene): void {
    const isJudged = this.host.coach && view.phase !== 'ready' && !isRevealing;
    if (!isJudged) return void (this.past = undefined);
    const at = `${hand}/${view.tricks.length}/${view.phase === 'over'}`;
    if (this.past?.at === at) return;
    const all = decisionsOf(this.host.tableOf, this.host.legalAt, this.host.hand.seenHand(hand));
    const isOver = view.phase === 'over';
    this.past = {
      at,
      decisions: all.filter(({ tricks }) => isOver || tricks < view.tricks.length),
    };
  }

  private judgedKeys(): readonly string[] {
    const { at = '', decisions = [] } = this.past ?? {};
    const answers = decisions.map(({ question }) => this.questions.want(question).answer);
    if (answers.length > 0 && this.spoken !== at) {
      this.spoken = at;
      void Promise.all(answers).then(() => this.announce(at));
    }
    return decisions.map(({ key }) => key);
  }

  /** The decisions that are judged so far. The advice has no opinion on some. */
  private get judged(): readonly JudgedDecision[] {
    return (this.past?.decisions ?? []).flatMap((decision) => {
      const advice = this.questions.of(decision.key)?.advice;
      const judged = advice && judgedBy(advice, decision);
      return judged ? [judged] : [];
    });
  }

  /** Whether answers are still missing. A decision that its answer has no opinion on is not judged later. */
  private get isJudging(): boolean {
    return (this.past?.decisions ?? []).some(({ key }) => !this.questions.of(key)?.advice);
  }

  /** The last decision of the last complete trick. `undefined` if the player had none in it. */
  private lastJudged({ view }: TrickScene): JudgedDecision | undefined {
    const last = this.judged.at(-1);
    return last?.decision.tricks === view.tricks.length - 1 ? last : undefined;
  }

  private announce(at: string): void {
    const { scene } = this.host;
    // If the next trick is complete, its verdict follows.
    if (this.past?.at !== at || this.isJudging) return;
    const texts = textsOf(scene);
    const { judged } = this;
    const last = this.lastJudged(scene);
    if (scene.view.phase !== 'over') {
      if (last) this.host.announcer.say([verdictText(texts, scene.table, last)]);
    } else if (judged.length > 0) this.host.announcer.say([summaryText(texts, judged)]);
  }
}
