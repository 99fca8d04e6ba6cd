import { type TemplateResult, html } from 'lit';
import {
  adviceButton,
  adviceLabel,
  adviceRow,
  adviceTable,
  progressTemplate,
  sectionTemplate,
} from '../../../elements/table/advice-section.js';
import type { Seven27Advice } from '../advice/advice.js';
import type { JudgedDecision } from '../advice/decision.js';
import { SAMPLES } from '../advice/estimate.js';
import {
  type AdviceTexts,
  bestText,
  choiceText,
  netText,
  priceText,
  shareText,
  toTenths,
} from './advice-text.js';

/** The content of the section beside the table. */
export interface Panel {
  /**
   * The advice, or its progress from 0 to 1. `off` if the player hides it, `later` if there is
   * nothing to decide. If it is `undefined`, the section shows the coach.
   */
  readonly advice: Seven27Advice | number | 'off' | 'later' | undefined;
  /** The judged decisions of the finished hand; `undefined` before its end. */
  readonly judged: readonly JudgedDecision[] | undefined;
  /** The number of decisions to judge. */
  readonly decisions: number;
}

/** What the next card may bring. */
const cardText = (words: AdviceTexts['words'], { card }: Seven27Advice): string =>
  card
    ? words.card({
        ...{ unseen: card.unseen, low: card.low.nearer },
        ...{ high: card.high.nearer, over: card.high.over },
      })
    : '';

/** Every choice with what it brings, followed by notes on a call and the next card. */
function choicesTemplate(texts: AdviceTexts, advice: Seven27Advice): TemplateResult {
  const { words } = texts;
  const { choices, price, samples } = advice;
  const rows = choices.map(({ move, net, low, high }, at) =>
    adviceRow(
      choiceText(texts, move, price?.call ?? 0),
      [shareText(words, low), shareText(words, high), netText(words, net)],
      at === 0,
    ),
  );
  const notes = [priceText(texts, advice), cardText(words, advice), words.model];
  const { choice, low, high, chips } = words.columns;
  const columns = [choice, low, high, chips];
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.advice}>
    ${adviceTable(words.caption({ samples }), columns, rows)}
    ${notes.filter(Boolean).map((note) => html`<p part="advice-note">${note}</p>`)}
  </div>`;
}

/** How far the samples are. It reaches 100% only at the end. */
const workingText = ({ working }: AdviceTexts['words'], share: number): string =>
  working({ samples: SAMPLES, share: Math.floor(share * 100) / 100 });

/** The advice, its progress, or the reason why it is not shown. */
function adviceBody(texts: AdviceTexts, advice: NonNullable<Panel['advice']>): unknown {
  const { words } = texts;
  if (typeof advice === 'number') return progressTemplate(advice, workingText(words, advice));
  if (typeof advice === 'object') return choicesTemplate(texts, advice);
  return html`<p>${advice === 'off' ? words.hidden : words.later}</p>`;
}

/** Each decision of the finished hand, beside the best one. */
function decisionsTemplate(texts: AdviceTexts, judged: readonly JudgedDecision[]): TemplateResult {
  const { words } = texts;
  const rows = judged.map(({ advice, chosen, agrees, cost }) => {
    const call = advice.price?.call ?? 0;
    const best = choiceText(texts, advice.choices[0]!.move, call);
    const loss = agrees ? '' : words.loss({ chips: toTenths(cost) });
    return adviceRow(choiceText(texts, chosen.move, call), [agrees ? '✓' : best, loss]);
  });
  const { you, best, chips } = words.coachColumns;
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.coach}>
    ${adviceTable(words.coachCaption, [you, best, chips], rows)}
  </div>`;
}

/** The coach's view of the finished hand. */
function coachTemplate(texts: AdviceTexts, { judged, decisions }: Panel): TemplateResult {
  const { words } = texts;
  const name = words.coach;
  const part = 'coach-verdict';
  if (!judged || decisions === 0) {
    return sectionTemplate({ name, part, inWords: '', body: html`<p>${words.noHands}</p>` });
  }
  if (judged.length < decisions) {
    return sectionTemplate({ name, part, inWords: '', body: html`<p>${words.judging}</p>` });
  }
  const inWords = verdictText(texts, judged);
  return sectionTemplate({ name, part, inWords, body: decisionsTemplate(texts, judged) });
}

/** How good the judged decisions were. */
export function verdictText(
  { words }: Pick<AdviceTexts, 'words'>,
  judged: readonly JudgedDecision[],
): string {
  const decisions = judged.length;
  const good = judged.filter(({ agrees }) => agrees).length;
  if (good === decisions) return words.allGood({ decisions });
  const cost = judged.reduce((sum, decision) => sum + decision.cost, 0);
  return words.verdict({ decisions, good, cost: toTenths(cost) });
}

/**
 * The section beside the table: the advice while there is something to decide, otherwise the coach.
 */
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
