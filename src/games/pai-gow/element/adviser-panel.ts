import { type TemplateResult, html } from 'lit';
import {
  adviceButton,
  progressTemplate,
  sectionTemplate,
} from '../../../elements/table/advice-section.js';
import type { Advice, SplitAdvice } from '../advice/advice.js';
import type { CoachNotes, CoachTotals, Lesson } from '../advice/coach.js';
import {
  type PanelContext,
  cardsOf,
  lessonsTemplate,
  rowTemplate,
  tableOf,
  wayTemplate,
  putInFront,
} from './adviser-rows.js';
import { hundredths, waysOf } from '../advice/ways.js';
import { coveredStake } from '../rules/settle.js';
import type { Arrangement, PaigowScene } from './scene.js';
import type { AdviceWords } from '../locales/en-advice.js';

/** What stands in the section by the table. */
export interface Panel {
  /**
   * The advice, or how much of it is done; `off` where the player doesn't want it, `later` where there
   * are no cards to set. Without it the coach stands there.
   */
  readonly advice: Advice | number | 'off' | 'later' | undefined;
  readonly notes: CoachNotes;
  /** A set is being judged. */
  readonly judging: boolean;
}

const isArranged = ({ front }: Arrangement, way: SplitAdvice): boolean =>
  front.length === 2 && way.front.every((card) => front.includes(card));

/** In a sentence what the way that is laid comes to, or the best. */
function chancesText(words: AdviceWords, { arrangement }: PaigowScene, { splits }: Advice): string {
  const laid = splits.find((way) => isArranged(arrangement, way));
  const { wins, pushes, losses } = laid ?? splits[0]!;
  return words.told(laid !== undefined, [wins, pushes, losses]);
}

/** Every way to set the cards: one is laid by a press anywhere on its row. */
function waysTemplate(context: PanelContext, { splits }: Advice): TemplateResult {
  const { scene, words } = context;
  const { view, own } = scene;
  const stake = coveredStake(view, own!);
  const rows = waysOf(splits, view.options.wheel).map((way, at) => {
    const [{ front, back, wins, pushes, losses }] = way;
    const laid = way.some((split) => isArranged(scene.arrangement, split));
    const head = html`<button
      type="button"
      class="way"
      part="button button-lay"
      tabindex=${at === 0 ? 0 : -1}
      aria-pressed=${laid}
    >
      ${wayTemplate(context, front, back, way.length)}
    </button>`;
    // One of them lies there already: a press needs to change nothing.
    const press = (): void => (laid ? undefined : putInFront(scene, front));
    return rowTemplate(context, { head, chances: [wins, pushes, losses], stake, laid, press });
  });
  // Firefox would have a Tab stop at what scrolls.
  return html`<div class="rows" tabindex="-1">
    ${tableOf(context, words.caption(splits.length), rows)}
  </div>`;
}

/** The advice, or how far it is, or why there is none. */
function adviceBody(context: PanelContext, advice: NonNullable<Panel['advice']>): unknown {
  const { scene, words } = context;
  switch (advice) {
    case 'off':
      return html`<p>${words.hidden}</p>`;
    case 'later':
      return html`<p>${scene.own === scene.view.options.dealer ? words.deals : words.later}</p>`;
    default: {
      if (typeof advice === 'object') return waysTemplate(context, advice);
      return progressTemplate(advice, words.working(advice));
    }
  }
}

/** A set beside the best, where that is another. */
function lessonTemplate(context: PanelContext, lesson: Lesson): TemplateResult {
  const { words } = context;
  const { cost, cards, front, best, stake, chances, bestChances } = lesson;
  const head = (label: string, codes: string): TemplateResult => {
    const two = cardsOf(codes);
    const five = cardsOf(cards).filter((card) => !two.includes(card));
    return html`<span class="way"><span>${label}</span> ${wayTemplate(context, two, five)}</span>`;
  };
  return tableOf(context, words.compared, [
    rowTemplate(context, { head: head(words.setRow, front), chances, stake }),
    cost > 0
      ? rowTemplate(context, { head: head(words.bestRow, best), chances: bestChances, stake })
      : '',
  ]);
}

/** What the coach has to say: of this hand once it is set, and of all so far. */
function coachBody(context: PanelContext, { notes, judging }: Panel): TemplateResult {
  const { scene, names, words } = context;
  const { totals, latest, lessons } = notes;
  const several = scene.mine.length > 1;
  const total = (one: CoachTotals): TemplateResult =>
    html`<p part="coach-totals">
      ${words.totals(one, several ? `${names.label(one.seat)}: ` : '')}
    </p>`;
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.coach}>
    ${latest
      .filter(({ hand }) => hand === scene.hand)
      .map((lesson) => lessonTemplate(context, lesson))}
    ${totals.length === 0 && !judging ? html`<p>${words.noHands}</p>` : ''}
    ${scene.isCalm ? '' : totals.map(total)}
    ${lessons.length > 0 ? lessonsTemplate(context, lessons) : ''}
  </div>`;
}

/** How this hand was set, by those whose cards are seen. */
function verdictText({ scene, names, words }: PanelContext, { notes, judging }: Panel): string {
  const verdicts = notes.latest
    .filter(({ hand }) => hand === scene.hand)
    .map(({ seat, cost, stake }) =>
      words.verdict(cost, names.whose(seat), hundredths(cost * stake)),
    );
  return [...verdicts, judging ? words.judging : ''].join(' ');
}

/** What hides the advice, shows it, or takes the question back. */
function toggleButton(
  words: AdviceWords,
  advice: NonNullable<Panel['advice']>,
  toggle: (() => void) | undefined,
): unknown {
  const label = { off: words.show, later: '', number: words.cancel, object: words.hide }[
    typeof advice === 'string' ? advice : (typeof advice as 'number' | 'object')
  ];
  return adviceButton(label, toggle);
}

/** The section by the table: the advice while cards are set, else the coach. */
export function panelTemplate(
  context: PanelContext,
  panel: Panel,
  toggle: (() => void) | undefined,
): TemplateResult {
  const { scene, words } = context;
  const { advice } = panel;
  if (advice === undefined) {
    return sectionTemplate({
      name: words.coach,
      inWords: verdictText(context, panel),
      part: 'coach-verdict',
      body: coachBody(context, panel),
    });
  }
  return sectionTemplate({
    name: words.advice,
    inWords: typeof advice === 'object' ? chancesText(words, scene, advice) : '',
    part: 'advice-words',
    button: toggleButton(words, advice, toggle),
    body: adviceBody(context, advice),
  });
}
