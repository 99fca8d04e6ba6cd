import { type AdviceQuestions, keyOf } from './advice-questions.js';

/** The table whose advice is hidden and shown. */
export interface AdviceSwitchHost {
  requestUpdate(): void;
  /** Closes what lies over the table. */
  dismiss(): boolean;
}

/** Whether the player wants to see the advice: it can be hidden, shown again, and given up for one question. */
export class AdviceSwitch<Question extends object, Advice extends object> {
  private isHidden = false;
  /** The question that the player gave up. */
  private cancelled = '';
  /** The question that the page asked, whether or not its answer is shown. */
  private pinned = '';

  constructor(
    private readonly host: AdviceSwitchHost,
    private readonly questions: AdviceQuestions<Question, Advice>,
  ) {}

  /** Asks for the page. */
  ask(question: Question): Promise<Advice | undefined> {
    this.pinned = keyOf(question);
    return this.questions.want(question).answer;
  }

  isPinned(key: string): boolean {
    return this.pinned === key;
  }

  isOff(key: string): boolean {
    return this.isHidden || this.cancelled === key;
  }

  /** The advice, or how much of it is worked out. */
  shown(key: string): Advice | number | 'off' {
    const asked = this.questions.of(key);
    return this.isOff(key) ? 'off' : (asked?.advice ?? asked?.progress ?? 0);
  }

  /** Hides the advice, shows it again; or takes the question back, for this one alone. */
  toggle(key: string): void {
    const off = this.isOff(key);
    const asked = this.questions.of(key);
    // The menu, where it was asked for there.
    this.host.dismiss();
    this.cancelled = '';
    this.isHidden = false;
    if (!off && asked && !asked.advice) this.cancelled = key;
    else this.isHidden = !off;
    this.host.requestUpdate();
  }
}
