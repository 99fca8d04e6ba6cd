import { type TemplateResult, html, nothing } from 'lit';
import type { Statistics } from '../../core/history/statistics.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { Measure } from './chart.js';
import { type Choice, choicesTemplate } from './choices.js';
import type { HistoryActions } from './history-actions.js';
import { sheetTemplate } from './sheet.js';
import type { HistorySource } from '../controllers/history-source.js';
import { toolsTemplate } from './tools.js';
import type { StatsWords } from '../../locales/stats-en.js';

/** All that is drawn, and who hears of what is pressed. */
export interface Framed {
  readonly words: StatsWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  readonly source: HistorySource;
  readonly actions: HistoryActions;
  /** What is chosen, and its figures. */
  readonly choice: Choice | undefined;
  readonly statistics: Statistics | undefined;
  readonly measure: Measure;
  choose(choice: Choice): void;
  chooseMeasure(measure: Measure): void;
  clear(game: string | undefined): void;
  undo(): void;
}

/** That games are not kept, or not counted, where they are not. */
function troubleTemplate(words: StatsWords, { keeper, isMissing }: HistorySource) {
  const { problem } = keeper ?? {};
  if (!problem && !isMissing) return nothing;
  return html`<p class="trouble" part="trouble">
    ${problem ? words.trouble(problem) : words.missing}
  </p>`;
}

function toolsOf(framed: Framed, { history: { records, sealed } }: HistoryKeeper): TemplateResult {
  const { words, actions, statistics } = framed;
  return toolsTemplate(words, {
    clearable: statistics && statistics.games > 0 ? statistics.game : undefined,
    canExport: records.length > 0 || sealed !== undefined,
    canUndo: actions.edits.canUndo,
    save: () => actions.save(),
    open: (file) => void actions.open(file),
    clear: () => framed.clear(statistics?.game),
    undo: () => framed.undo(),
  });
}

/** The whole: title and choices, the sheet, what is wrong, and the tools. */
export function frameTemplate(framed: Framed): TemplateResult {
  const { words, source, actions, choice } = framed;
  const { keeper } = source;
  return html`<section
    class="frame"
    part="frame"
    data-theme=${framed.theme}
    aria-label=${words.title}
    @dragover=${actions.draggedOver}
    @drop=${actions.dropped}
  >
    <div class="header" part="header">
      <h2 part="title">${words.title}</h2>
      ${
        keeper && choice
          ? choicesTemplate(keeper.history, choice, words, (chosen) => framed.choose(chosen))
          : ''
      }
    </div>
    ${sheetTemplate(framed.statistics, framed.measure, words, {
      isReady: source.isReady,
      choose: (measure) => framed.chooseMeasure(measure),
    })}
    ${troubleTemplate(words, source)}
    <div class="foot">
      <p class="status" part="status" role="status">${actions.status}</p>
      ${keeper ? toolsOf(framed, keeper) : ''}
    </div>
  </section>`;
}
