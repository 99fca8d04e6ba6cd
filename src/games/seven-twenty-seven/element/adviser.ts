import type { ReactiveController } from 'lit';
import type { SolverOnDemand } from '../../../core/solver/search.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { AdviceSwitch, AdviceQuestions, keyOf } from '../../../elements/table/advice-questions.js';
import type { AdviceLook, TableAdviser } from '../../../elements/table/advice-controller.js';
import { adviceStyles } from '../../../elements/table/advice-styles.js';
import { type Seven27Advice, adviseSeven27 } from '../advice/advice.js';
import { type JudgedDecision, judgedBy } from '../advice/decision.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import { sevenTwentySevenAdvice } from '../../../locales/compiled/en/seven-twenty-seven-advice.js';
import type { Seven27Move } from '../rules/state.js';
import { type PlayerDecision, decisionsOf, questionOf } from './advice-question.js';
import { type AdviceTexts, bestText, reasonText } from './advice-text.js';
import { type Panel, panelTemplate, verdictText } from './adviser-panel.js';
import type { RuledTable } from './ruled-table.js';
import type { Seven27Scene } from './scene.js';

/** The solver is part of this module already, so it needs no loading. */
const solverOnDemand: SolverOnDemand<AdviceQuestion, Seven27Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

/** The element of the table. */
type AdvisedTable = RuledTable & { readonly advice: boolean; readonly coach: boolean };

const textsOf = ({ gameWords, words }: Seven27Scene): AdviceTexts => ({
  gameWords,
  words: words.sevenTwentySevenAdvice ?? sevenTwentySevenAdvice,
});

/**
 * Advises the player at a table, and judges the player's decisions. It reads only the view of the
 * player's seat, so it knows no hidden card. A worker answers its questions. It cancels a question
 * when nobody needs the answer any more.
 */
export class Adviser implements ReactiveController, TableAdviser<Seven27Scene, Seven27Advice> {
  private readonly questions: AdviceQuestions<AdviceQuestion, Seven27Advice>;
  private readonly switch: AdviceSwitch<AdviceQuestion, Seven27Advice>;
  /** The decisions of the finished hand. */
  private past: { isAnnounced: boolean; readonly decisions: readonly PlayerDecision[] } | undefined;

  constructor(
    private readonly host: AdvisedTable,
    private readonly hand: Pick<RuledTable['hand'], 'seenHand'>,
  ) {
    this.questions = new AdviceQuestions(host, solverOnDemand);
    this.switch = new AdviceSwitch(host, this.questions);
    host.addController(this);
    if (host.shadowRoot) adoptStyles(host.shadowRoot, adviceStyles);
    host.requestUpdate();
  }

  hostDisconnected(): void {
    this.questions.cancelOthers([]);
  }

  async ask(): Promise<Seven27Advice | undefined> {
    const { scene, isConnected } = this.host;
    const question = questionOf(scene);
    if (!question || !isConnected) return undefined;
    return this.switch.ask(question);
  }

  /** The best move at this moment, with the reason. It does not wait for the worker. */
  best(): { readonly move: Seven27Move; readonly reason: string } | undefined {
    const { scene } = this.host;
    const question = questionOf(scene);
    if (!question) return undefined;
    const known = this.questions.of(keyOf(question))?.advice;
    const advice = known ?? adviseSeven27(question.view, question.seat);
    if (!advice) return undefined;
    return { move: advice.choices[0]!.move, reason: reasonText(textsOf(scene), advice) };
  }

  /** Asks what the table needs now, and cancels all other questions. */
  hostUpdate(): void {
    const { isConnected, scene } = this.host;
    this.findDecisions(scene);
    const needed = isConnected ? [...this.advised(scene), ...this.judgedKeys(scene)] : [];
    this.questions.cancelOthers(needed);
  }

  look(scene: Seven27Scene): AdviceLook {
    const { advice, coach } = this.host;
    if (!advice && !coach) return {};
    const question = questionOf(scene);
    const key = keyOf(question);
    const toggle = scene.offers('advice') ? () => this.switch.toggle(key) : undefined;
    const texts = textsOf(scene);
    const { showAdvice, hideAdvice } = texts.words;
    const label = this.switch.isOff(key) ? showAdvice : hideAdvice;
    const panel: Panel = {
      advice: advice && question ? this.switch.shown(key) : coach ? undefined : 'later',
      judged: this.judged(scene),
      decisions: this.decisions(scene).length,
    };
    return {
      aside: panelTemplate(texts, panel, toggle),
      ...(advice && toggle && { ownMenu: [{ name: 'advice', label, choose: toggle }] }),
    };
  }

  /** The key of the question about the current decision. Asks the question if it is new. */
  private advised(scene: Seven27Scene): readonly string[] {
    return this.switch.advised(questionOf(scene), this.host.advice, (advice) =>
      this.host.announcer.say([bestText(textsOf(scene), advice)]),
    );
  }

  /** Finds the player's decisions when the hand is over and fully revealed. */
  private findDecisions({ view, hand, isRevealing }: Seven27Scene): void {
    // Each render makes a new view, so the found decisions stay until the next hand begins.
    if (view.phase !== 'over') this.past = undefined;
    if (!this.host.coach || view.phase !== 'over' || isRevealing || this.past) return;
    const seen = this.hand.seenHand(hand);
    if (seen) this.past = { isAnnounced: false, decisions: decisionsOf(seen) };
  }

  private decisions({ view, isRevealing }: Seven27Scene): readonly PlayerDecision[] {
    const isShown = this.host.coach && view.phase === 'over' && !isRevealing;
    return isShown ? (this.past?.decisions ?? []) : [];
  }

  private judgedKeys(scene: Seven27Scene): readonly string[] {
    const decisions = this.decisions(scene);
    const answers = decisions.map(({ question }) => this.questions.want(question).answer);
    if (this.past && answers.length > 0 && !this.past.isAnnounced) {
      this.past.isAnnounced = true;
      void Promise.all(answers).then(() => this.announceVerdict(scene));
    }
    return decisions.map(({ key }) => key);
  }

  /** The decisions judged so far; `undefined` before the end of the hand. */
  private judged(scene: Seven27Scene): readonly JudgedDecision[] | undefined {
    if (scene.view.phase !== 'over') return undefined;
    return this.decisions(scene).flatMap(({ key, move }) => {
      const advice = this.questions.of(key)?.advice;
      const judged = advice && judgedBy(advice, move);
      return judged ? [judged] : [];
    });
  }

  private announceVerdict(scene: Seven27Scene): void {
    const judged = this.judged(scene) ?? [];
    // If the next hand has begun, the questions were cancelled.
    if (judged.length < this.decisions(scene).length) return;
    this.host.announcer.say([verdictText(textsOf(scene), judged)]);
  }
}
