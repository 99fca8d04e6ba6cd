import { type TemplateResult, html } from 'lit';
import { FIRST_DEAL, LAST_DEAL } from '../cards/deal-number.js';
import type { CommonWords } from '../locales/en.js';
import { ICONS } from './icons.js';

/** Opens a dialog over the page; Escape, the close button or a press beside it closes it. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
}

/** A press on the dialog itself is one on its backdrop: its content fills it. */
function closeFromBackdrop(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}

function frame(name: string, title: string, words: CommonWords, body: unknown): TemplateResult {
  return html`<dialog
    class=${name}
    part="dialog dialog-${name}"
    aria-labelledby="${name}-title"
    @click=${closeFromBackdrop}
  >
    <form class="sheet" method="dialog" novalidate>
      <header>
        <h2 id="${name}-title">${title}</h2>
        <button class="tool" part="button" value="" aria-label=${words.close}>${ICONS.close}</button>
      </header>
      ${body}
    </form>
  </dialog>`;
}

/** The sheet of keys: what each does, by the game's own list. */
export const keysDialog = (
  words: CommonWords,
  keys: readonly (readonly [string, string])[],
): TemplateResult =>
  frame(
    'keys',
    words.keys,
    words,
    html`<dl>
      ${keys.map(([key, does]) => html`<div><dt>${key}</dt><dd>${does}</dd></div>`)}
    </dl>`,
  );

/** Asks for a deal number; `choose` gets what was typed, empty for any, and says what is wrong. */
export function dealDialog(
  words: CommonWords,
  problem: string,
  choose: (text: string) => boolean,
): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const dialog = (event.currentTarget as Element).closest('dialog')!;
    if (choose(dialog.querySelector('input')!.value)) dialog.close();
  };
  return frame(
    'deal',
    words.chooseDeal.replace('…', ''),
    words,
    html`<label
        >${words.dealPrompt(FIRST_DEAL, LAST_DEAL)}
        <input
          part="input"
          name="deal"
          inputmode="numeric"
          autocomplete="off"
          autofocus
          aria-describedby="deal-problem"
          @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && submit(event)}
      /></label>
      <p id="deal-problem" class="problem" role="alert">${problem}</p>
      <div class="choices">
        <button type="button" part="button" @click=${submit}>${words.deal}</button>
      </div>`,
  );
}
