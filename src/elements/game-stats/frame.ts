import { type TemplateResult, html, nothing } from 'lit';
import type { Statistics } from '../../core/history/statistics.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { Measure } from './chart.js';
import { type Choice, choicesTemplate } from './choices.js';
import type { HistoryActions } from './history-actions.js';
import { sheetTemplate } from './sheet.js';
import type { HistorySource } from '../controllers/history-source.js';
import { troubleText } from '../../locales/history-text.js';
import { gameText } from '../../locales/variant-text.js';
import type { StatsWords } from './words.js';

/** The data of the element's template, and the actions of its controls. */
export interface StatsView {
  readonly words: StatsWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  readonly source: HistorySource;
  readonly actions: HistoryActions;
  readonly choice: Choice | undefined;
  readonly statistics: Statistics | undefined;
  readonly measure: Measure;
  choose(choice: Choice): void;
  chooseMeasure(measure: Measure): void;
  clear(game: string | undefined): void;
  undo(): void;
}

/** A warning if games can't be stored, or the recorder could not be loaded. */
function warningTemplate({ stats }: StatsWords, { keeper, isMissing }: HistorySource) {
  const { problem } = keeper ?? {};
  if (!problem && !isMissing) return nothing;
  return html`<p class="trouble" part="trouble">${troubleText(stats, problem)}</p>`;
}

/** Buttons to export, import and clear. After clearing, the same button undoes it, so that it keeps the focus. */
function toolsTemplate(view: StatsView, { history }: HistoryKeeper): TemplateResult {
  const { actions, statistics } = view;
  const { stats } = view.words;
  const canExport = history.records.length > 0 || history.sealed !== undefined;
  const clearable = statistics && statistics.games > 0 ? statistics.game : undefined;
  const { canUndo } = actions;
  const picked = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) void actions.open(file);
    // Allows the same file to be picked again after it was corrected.
    input.value = '';
  };
  const choose = ({ currentTarget }: Event): void =>
    ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement).click();
  return html`<div class="tools" part="tools">
    ${
      canExport
        ? html`<button type="button" part="button button-export" @click=${() => actions.save()}>
            ${stats.tools.export}
          </button>`
        : ''
    }
    <button type="button" part="button button-import" @click=${choose}>
      ${stats.tools.import}
    </button>
    <input type="file" accept=".json,application/json" hidden @change=${picked} />
    ${
      canUndo || clearable !== undefined
        ? html`<button
            type="button"
            part=${canUndo ? 'button button-undo' : 'button button-clear'}
            @click=${() => (canUndo ? view.undo() : view.clear(statistics?.game))}
          >
            ${canUndo ? stats.tools.undo : stats.tools.clear({ game: gameText(view.words, clearable ?? '') })}
          </button>`
        : ''
    }
  </div>`;
}

export function frameTemplate(view: StatsView): TemplateResult {
  const { words, source, actions, choice } = view;
  const { keeper } = source;
  return html`<section
    class="frame"
    part="frame"
    data-theme=${view.theme}
    aria-label=${words.stats.title}
    @dragover=${actions.onDragOver}
    @drop=${actions.onDrop}
  >
    <div class="header" part="header">
      <h2 part="title">${words.stats.title}</h2>
      ${
        keeper && choice
          ? choicesTemplate(keeper.history, choice, words, (chosen) => view.choose(chosen))
          : ''
      }
    </div>
    ${sheetTemplate(view.statistics, view.measure, words, source.isReady, (measure) =>
      view.chooseMeasure(measure),
    )}
    ${warningTemplate(words, source)}
    <div class="foot">
      <p class="status" part="status" role="status">${actions.status}</p>
      ${keeper ? toolsTemplate(view, keeper) : ''}
    </div>
  </section>`;
}
