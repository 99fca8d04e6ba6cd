import { type TemplateResult, html } from 'lit';
import { numberOr } from '../../core/cards/deal-number.js';
import type { CommonWords } from '../../locales/words.js';
import { keyOf } from '../base/keys.js';
import type { Frame, FrameHost } from './frame-host.js';

/** The deal in words, as in the toolbar. */
export const dealText = (words: CommonWords, deal: number | undefined): string =>
  deal === undefined ? words.patience.ownDeck : words.patience.dealNumber({ deal: String(deal) });

const fieldOf = (event: Event): HTMLInputElement =>
  (event.currentTarget as HTMLFormElement).querySelector('input')!;

/** Listeners of the field; `shown` is the number of the current deal. */
function handlers(host: FrameHost, frame: Frame, shown: string) {
  const leave = (event: Event): void => {
    event.preventDefault();
    fieldOf(event).value = String(host.game.deal);
    // Focuses the board.
    void host.updateComplete.then(() => host.focus());
  };
  return {
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      const { value } = fieldOf(event);
      if (numberOr(value) === host.game.deal || !frame.chooseDeal(value)) leave(event);
      else fieldOf(event).select();
    },
    keydown: (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape') leave(event);
    },
    focusout: (event: FocusEvent): void => {
      const form = event.currentTarget as Node;
      if (!form.contains(event.relatedTarget as Node | null)) fieldOf(event).value = shown;
    },
  };
}

/**
 * Renders the deal number as a field. Enter or the button deals the typed number, and leaving the field
 * restores the shown one. Focus selects the number, so that typing replaces it; in WebKit the pointer's
 * release would undo that. Pressing the button leaves the focus in the field.
 */
export function dealTemplate(host: FrameHost, frame: Frame): TemplateResult {
  const { game } = host;
  const words = host.words.patience;
  if (game.deal === undefined || !frame.offers('deal'))
    return html`<span class="deal" part="deal">${frame.dealText}</span>`;
  const shown = String(game.deal);
  const on = handlers(host, frame, shown);
  return html`<form
    class="deal"
    part="deal"
    @submit=${on.submit}
    @keydown=${on.keydown}
    @focusout=${on.focusout}
  >
    <label part="deal-label" title=${words.deal}
      >${words.dealSign}<input
        part="deal-field"
        aria-label=${words.deal}
        inputmode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        maxlength="10"
        size=${shown.length}
        .value=${shown}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        @mouseup=${(event: Event) => event.preventDefault()} /></label
    ><button
      part="button button-deal-number"
      @mousedown=${(event: Event) => event.preventDefault()}
    >
      ${words.dealThis}
    </button>
  </form>`;
}
