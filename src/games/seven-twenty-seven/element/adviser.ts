import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Problem } from '../../../core/engine/reason.js';
import type { SolverOnDemand } from '../../../core/solver/solver.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { AdviceSwitch } from '../../../elements/table/advice-switch.js';
import type { AdviceLook, TableAdviser } from '../../../elements/table/advice-controller.js';
import { AdviceQuestions, keyOf } from '../../../elements/table/advice-questions.js';
import { adviceStyles } from '../../../elements/table/advice-styles.js';
import { type Seven27Advice, adviseSeven27 } from '../advice/advice.js';
import { type JudgedDecision, judgedBy } from '../advice/decision.js';
import { type AdviceQuestion, solver } from '../advice/solver.js';
import { seven27AdviceEn } from '../locales/en-advice.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import { type OwnDecision, decisionsOf, questionOf } from './advice-question.js';
import { type AdviceTexts, bestText, reasonText } from './advice-text.js';
import { type Panel, panelTemplate, totalOf } from './adviser-panel.js';
import type { Seven27Host } from './host.js';

/** The hint needs its code in any case. */
const solverOnDemand: SolverOnDemand<AdviceQuestion, Seven27Advice | number> = {
  game: solver.game,
  load: () => Promise.resolve(solver),
};

/** What advice and coach need of the table's element. */
export interface AdviserHost extends ReactiveControllerHost, Element {
  readonly advice: boolean;
  readonly coach: boolean;
  readonly shadowRoot: ShadowRoot | null;
  /** All that one render knows; nothing before the first hand. */
  readonly scene: Seven27Host | undefined;
  readonly announcer: { say(sentences: readonly string[]): void };
  dismiss(): boolean;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** The hands that are judged. */
export interface SeenHands {
  seenHand(hand: number): SeenHand<Seven27State, Seven27Move> | undefined;
}

const textsOf = ({ gameWords, words: { foreign } }: Seven27Host): AdviceTexts => ({
  gameWords,
  words: foreign?.seven27Advice ?? seven27AdviceEn,
});

/**
 * Advises the person at a table, and judges what was done. It knows the view of the seat that looks,
 * and so never a card that is hidden from it. It asks a worker, and takes each question back as soon as
 * nobody needs its answer.
 */
export class Adviser implements ReactiveController, TableAdviser<Seven27Host, Seven27Advice> {
  private readonly questions: AdviceQuestions<AdviceQuestion, Seven27Advice>;
  private readonly switch: AdviceSwitch<AdviceQuestion, Seven27Advice>;
  /** The decisions of the hand that is over, found once. */
  private past: { isTold: boolean; readonly decisions: readonly OwnDecision[] } | undefined;

  constructor(
    private readonly host: AdviserHost,
    private readonly hand: SeenHands,
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

  async ask(): Promise<Seven27Advice | undefined> {
    const { scene, isConnected } = this.host;
    const question = scene && questionOf(scene);
    if (!question || !isConnected) return undefined;
    return this.switch.ask(question);
  }

  /** The best move of the person, at once, and why it is that. */
  best(): { readonly move: Seven27Move; readonly reason: string } | undefined {
    const { scene } = this.host;
    const question = scene && questionOf(scene);
    if (!question) return undefined;
    const known = this.questions.of(keyOf(question))?.advice;
    const advice = known ?? adviseSeven27(question.view, question.seat);
    if (!advice) return undefined;
    return { move: advice.choices[0]!.move, reason: reasonText(textsOf(scene), advice) };
  }

  /** Asks what is to be known of the table as it stands now, and takes back all other questions. */
  hostUpdate(): void {
    const { isConnected, scene } = this.host;
    if (!scene) return;
    this.findDecisions(scene);
    const needed = isConnected ? [...this.advised(scene), ...this.judgedKeys(scene)] : [];
    this.questions.keepOnly(needed);
  }

  look(scene: Seven27Host): AdviceLook {
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

  /** The question about the decision that is due, which is asked now if it isn't yet. */
  private advised(scene: Seven27Host): readonly string[] {
    const question = questionOf(scene);
    if (!question) return [];
    const key = keyOf(question);
    const shown = this.host.advice && !this.switch.isOff(key);
    if (shown && !this.questions.of(key)) {
      void this.questions.want(question).answer.then((advice) => {
        if (advice) this.host.announcer.say([bestText(textsOf(scene), advice)]);
      });
    }
    return shown || this.switch.isPinned(key) ? [key] : [];
  }

  /** Finds the decisions of who looks, once the hand is over and all of its end was shown. */
  private findDecisions({ view, hand, isRevealing }: Seven27Host): void {
    // A view is another object at each render: the hand is known by its number until the next begins.
    if (view.phase !== 'over') this.past = undefined;
    if (!this.host.coach || view.phase !== 'over' || isRevealing || this.past) return;
    const seen = this.hand.seenHand(hand);
    if (seen) this.past = { isTold: false, decisions: decisionsOf(seen) };
  }

  private decisions({ view, isRevealing }: Seven27Host): readonly OwnDecision[] {
    const isShown = this.host.coach && view.phase === 'over' && !isRevealing;
    return isShown ? (this.past?.decisions ?? []) : [];
  }

  private judgedKeys(scene: Seven27Host): readonly string[] {
    const decisions = this.decisions(scene);
    const answers = decisions.map(({ question }) => this.questions.want(question).answer);
    if (this.past && answers.length > 0 && !this.past.isTold) {
      this.past.isTold = true;
      void Promise.all(answers).then(() => this.tellVerdict(scene));
    }
    return decisions.map(({ key }) => key);
  }

  /** The decisions as far as they are judged; nothing before the end of the hand. */
  private judged(scene: Seven27Host): readonly JudgedDecision[] | undefined {
    if (scene.view.phase !== 'over') return undefined;
    return this.decisions(scene).flatMap(({ key, move }) => {
      const advice = this.questions.of(key)?.advice;
      const judged = advice && judgedBy(advice, move);
      return judged ? [judged] : [];
    });
  }

  private tellVerdict(scene: Seven27Host): void {
    const judged = this.judged(scene) ?? [];
    // Where the next hand has begun the questions were taken back.
    if (judged.length < this.decisions(scene).length) return;
    this.host.announcer.say([textsOf(scene).words.verdict(totalOf(judged))]);
  }
}
