import { type TemplateResult, html } from 'lit';
import {
  adviceButton,
  progressTemplate,
  sectionTemplate,
} from '../../../elements/table/advice-section.js';
import type { PaigowAdvice, SplitAdvice } from '../advice/advice.js';
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
import type { PaiGowAdviceMessages } from '../../../locales/compiled/types.js';
import { sharesOf, totalsText, verdictText } from '../advice-words.js';
import { DEALER_HANDS } from '../advice/advice-options.js';

/** The content of the section beside the table. */
export interface Panel {
  /**
   * The advice, or its progress from 0 to 1. `off` means that the player has hidden it, and `later`
   * that there are no cards to set. If `undefined`, the section shows the coach.
   */
  readonly advice: PaigowAdvice | number | 'off' | 'later' | undefined;
  readonly notes: CoachNotes;
  /** Whether a set is being judged. */
  readonly judging: boolean;
}

const isArranged = ({ front }: Arrangement, way: SplitAdvice): boolean =>
  front.length === 2 && way.front.every((card) => front.includes(card));

/** The chances of the current arrangement, or of the best way, as a sentence. */
function chancesText(
  words: PaiGowAdviceMessages,
  { arrangement }: PaigowScene,
  { splits }: PaigowAdvice,
): string {
  const laid = splits.find((way) => isArranged(arrangement, way));
  const { wins, pushes, losses } = laid ?? splits[0]!;
  return words.chances({ isLaid: laid !== undefined, ...sharesOf([wins, pushes, losses]) });
}

/** A table of all ways to set the cards. A press on a row arranges the cards that way. */
function waysTemplate(context: PanelContext, { splits }: PaigowAdvice): TemplateResult {
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
    // This way is already arranged in one of its suits.
    const press = (): void => (laid ? undefined : putInFront(scene, front));
    return rowTemplate(context, { head, chances: [wins, pushes, losses], stake, laid, press });
  });
  // Firefox would make the scroll container a tab stop.
  return html`<div class="rows" tabindex="-1">
    ${tableOf(context, words.caption({ ways: splits.length }), rows)}
  </div>`;
}

/** The advice, its progress, or the reason why there is none. */
function adviceBody(context: PanelContext, advice: NonNullable<Panel['advice']>): unknown {
  const { scene, words } = context;
  switch (advice) {
    case 'off':
      return html`<p>${words.hidden}</p>`;
    case 'later':
      return html`<p>${scene.own === scene.view.options.dealer ? words.deals : words.later}</p>`;
    default: {
      if (typeof advice === 'object') return waysTemplate(context, advice);
      // Only a complete count is 100%.
      const share = Math.floor(advice * 100) / 100;
      return progressTemplate(advice, words.working({ hands: DEALER_HANDS, share }));
    }
  }
}

/** A set, and below it the best one if that is another. */
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

/** The coach's view of this hand once it is set, and of all hands so far. */
function coachBody(context: PanelContext, { notes, judging }: Panel): TemplateResult {
  const { scene, words } = context;
  const { totals, latest, lessons } = notes;
  const total = (one: CoachTotals): TemplateResult => {
    const text = totalsText(words, one);
    const seat = scene.gameWords.personAt(one.seat);
    return html`<p part="coach-totals">
      ${scene.mine.length > 1 ? words.totalsOf({ seat, totals: text }) : text}
    </p>`;
  };
  return html`<div class="rows" role="group" tabindex="0" aria-label=${words.coach}>
    ${latest
      .filter(({ hand }) => hand === scene.hand)
      .map((lesson) => lessonTemplate(context, lesson))}
    ${totals.length === 0 && !judging ? html`<p>${words.noHands}</p>` : ''}
    ${scene.isCalm ? '' : totals.map(total)}
    ${lessons.length > 0 ? lessonsTemplate(context, lessons) : ''}
  </div>`;
}

/** Verdicts on the sets of this hand, for the seats whose cards may be seen. */
function verdictsText({ scene, words }: PanelContext, { notes, judging }: Panel): string {
  const verdicts = notes.latest
    .filter(({ hand }) => hand === scene.hand)
    .map(({ seat, cost, stake }) =>
      verdictText(words, scene.gameWords.personAt(seat), cost, hundredths(cost * stake)),
    );
  return [...verdicts, judging ? words.judging : ''].join(' ');
}

/** The button that hides the advice, shows it, or cancels it. */
function toggleButton(
  words: PaiGowAdviceMessages,
  advice: NonNullable<Panel['advice']>,
  toggle: (() => void) | undefined,
): unknown {
  const label = { off: words.show, later: '', number: words.cancel, object: words.hide }[
    typeof advice === 'string' ? advice : (typeof advice as 'number' | 'object')
  ];
  return adviceButton(label, toggle);
}

/** The section beside the table: the advice while cards are being set, otherwise the coach. */
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
      inWords: verdictsText(context, panel),
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
