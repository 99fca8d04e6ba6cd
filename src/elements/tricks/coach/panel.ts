import { type TemplateResult, html } from 'lit';
import type { TrickAdvice } from '../../../core/tricks/bots/question.js';
import { cardReason } from '../../../core/tricks/reasons.js';
import type { TrickTable } from '../../../core/tricks/trick-table.js';
import {
  adviceButton,
  adviceLabel,
  adviceRow,
  adviceTable,
  progressTemplate,
  sectionTemplate,
} from '../../table/advice-section.js';
import type { JudgedDecision } from './decisions.js';
import { type AdviceTexts, moveText, toTenths } from './texts.js';

/** The content of the section beside the table. */
export interface Panel {
  /**
   * The advice, or its progress from 0 to 1. `off` if the player hides it, `later` if there is nothing to decide. If it
   * is `undefined`, the section shows the coach.
   */
  readonly advice: TrickAdvice | number | 'off' | 'later' | undefined;
  /** The decisions that are judged so far, and whether others still wait for it. */
  readonly judged: readonly JudgedDecision[];
  readonly isJudging: boolean;
  /** The decision of the last trick. `undefined` if the player had none in it. */
  readonly last: JudgedDecision | undefined;
  /** Whether the hand is over, so that all decisions are listed. */
  readonly isOver: boolean;
  readonly table: TrickTable;
}

/** Every choice with what it costs compared with the best one. */
function choicesTemplate(texts: AdviceTexts, { moves, samples }: TrickAdvice): TemplateResult {
  const { words } = texts;
  const most = moves[0]?.value ?? 0;
  const rows = moves.map(({ move, value }, at) =>
    adviceRow(
      moveText(texts, move),
      [words.cost({ points: toTenths(Math.max(0, most - value)) })],
      at === 0,
    ),
  );
  const { choice, cost } = words.columns;
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.advice}>
    ${adviceTable(words.caption({ samples }), [choice, cost], rows)}
    <p part="advice-note">${words.model}</p>
  </div>`;
}

/** The best choice in a sentence. */
export const bestText = (texts: AdviceTexts, { best }: TrickAdvice): string =>
  texts.words.best({ choice: moveText(texts, best) });

/** What a decision cost, and what the best card would have done. */
export function verdictText(texts: AdviceTexts, table: TrickTable, judged: JudgedDecision): string {
  const { words } = texts;
  const { decision, best, agrees, cost } = judged;
  if (agrees) return words.good;
  const reason = cardReason(table, decision.question.view, best.move, decision.move);
  const better = words.better({ choice: moveText(texts, best.move), points: toTenths(cost) });
  return reason ? `${better} ${words.reasons[reason]}` : better;
}

/** How good all decisions of a hand were. */
export function summaryText(
  { words }: Pick<AdviceTexts, 'words'>,
  judged: readonly JudgedDecision[],
): string {
  const decisions = judged.length;
  const good = judged.filter(({ agrees }) => agrees).length;
  if (good === decisions) return words.allGood({ decisions });
  const cost = judged.reduce((sum, decision) => sum + decision.cost, 0);
  return words.verdict({ decisions, good, cost: toTenths(cost) });
}

/** Each decision of the hand beside the best one. */
function decisionsTemplate(texts: AdviceTexts, judged: readonly JudgedDecision[]): TemplateResult {
  const { words } = texts;
  const rows = judged.map(({ decision, best, agrees, cost }) =>
    adviceRow(
      moveText(texts, decision.move),
      agrees ? ['✓', ''] : [moveText(texts, best.move), words.cost({ points: toTenths(cost) })],
      false,
    ),
  );
  const { you, best, cost } = words.coachColumns;
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.coach}>
    ${adviceTable(words.coachCaption, [you, best, cost], rows)}
  </div>`;
}

/** The coach: the verdict on the last card, or on the whole hand. */
function coachTemplate(texts: AdviceTexts, panel: Panel): TemplateResult {
  const { words } = texts;
  const { judged, last, isJudging, isOver, table } = panel;
  const section = (inWords: string, body: unknown): TemplateResult =>
    sectionTemplate({ name: words.coach, part: 'coach-verdict', inWords, body });
  if (isJudging) return section('', html`<p>${words.judging}</p>`);
  if (isOver && judged.length > 0)
    return section(summaryText(texts, judged), decisionsTemplate(texts, judged));
  if (!isOver && last) return section(verdictText(texts, table, last), '');
  return section('', html`<p>${words.noHands}</p>`);
}

/** The advice, its progress, or the reason why it is not shown. */
function adviceBody(texts: AdviceTexts, advice: NonNullable<Panel['advice']>): unknown {
  const { words } = texts;
  if (typeof advice === 'number') {
    return progressTemplate(advice, words.working({ share: Math.floor(advice * 100) / 100 }));
  }
  if (typeof advice === 'object') return choicesTemplate(texts, advice);
  return html`<p>${advice === 'off' ? words.hidden : words.later}</p>`;
}

/** The section beside the table: the advice while there is something to decide, otherwise the coach. */
export function panelTemplate(
  texts: AdviceTexts,
  panel: Panel,
  toggle: (() => void) | undefined,
): TemplateResult {
  const { words } = texts;
  const { advice } = panel;
  if (advice === undefined) return coachTemplate(texts, panel);
  return sectionTemplate({
    name: words.advice,
    inWords: typeof advice === 'object' ? bestText(texts, advice) : '',
    part: 'advice-words',
    button: adviceButton(adviceLabel(words, advice), toggle),
    body: adviceBody(texts, advice),
  });
}
