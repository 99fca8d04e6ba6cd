import { type TemplateResult, html } from 'lit';
import type { StatsWords } from '../../locales/stats-en.js';

/** What the tools do, and which of them there is something to do for. */
export interface Tools {
  /** The game that would be cleared; none where there is nothing of it. */
  readonly clearable: string | undefined;
  readonly canExport: boolean;
  readonly canUndo: boolean;
  save(): void;
  open(file: File): void;
  clear(): void;
  undo(): void;
}

/** Export, import, and clear, which becomes its own undo: whoever pressed it has the focus there. */
export function toolsTemplate(words: StatsWords, tools: Tools): TemplateResult {
  const { clearable, canExport, canUndo } = tools;
  const picked = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) tools.open(file);
    // The same file may be picked again, once it is mended.
    input.value = '';
  };
  const choose = ({ currentTarget }: Event): void =>
    ((currentTarget as HTMLElement).nextElementSibling as HTMLInputElement).click();
  return html`<div class="tools" part="tools">
    ${
      canExport
        ? html`<button type="button" part="button button-export" @click=${() => tools.save()}>
            ${words.tools.export}
          </button>`
        : ''
    }
    <button type="button" part="button button-import" @click=${choose}>
      ${words.tools.import}
    </button>
    <input type="file" accept=".json,application/json" hidden @change=${picked} />
    ${
      canUndo || clearable !== undefined
        ? html`<button
            type="button"
            part=${canUndo ? 'button button-undo' : 'button button-clear'}
            @click=${() => (canUndo ? tools.undo() : tools.clear())}
          >
            ${canUndo ? words.tools.undo : words.tools.clear(clearable ?? '')}
          </button>`
        : ''
    }
  </div>`;
}
