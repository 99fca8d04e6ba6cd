import { type TemplateResult, html, nothing } from 'lit';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';

/** Letters of a name at most, as the server has it. */
const LONGEST_NAME = 16;

/** How it stands with the player's own results. */
export interface OwnResult {
  /** A win waits for the player's yes: in full, put off, or not at all. */
  readonly offer: 'open' | 'later' | 'none';
  /** The name that is suggested. */
  readonly name: string;
  /** Whether the player is known to the server, and so can be deleted there. */
  readonly isKnown: boolean;
  readonly isRemoving: boolean;
  /** The player's yes, with the name. */
  agree(name: string): void;
  putOff(on: boolean): void;
  /** Asks, or takes the question back. */
  askRemoving(on: boolean): void;
  remove(): void;
}

function offerTemplate(words: LeaderboardWords, own: OwnResult): TemplateResult {
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    own.agree((event.target as HTMLFormElement).querySelector('input')!.value);
  };
  return html`<section class="offer" part="offer" aria-label=${words.offer}>
    <h3 part="offer-title">${words.offer}</h3>
    <p class="hint">${words.agreeing}</p>
    <form @submit=${submitted}>
      <label class="field" part="field">
        <span>${words.nameLabel}</span>
        <input
          part="input"
          name="name"
          dir="auto"
          autocomplete="nickname"
          maxlength=${LONGEST_NAME}
          required
          .value=${own.name}
        />
      </label>
      <button type="submit" class="primary" part="button button-primary button-send">
        ${words.send}
      </button>
      <button type="button" part="button button-not-now" @click=${() => own.putOff(true)}>
        ${words.notNow}
      </button>
    </form>
  </section>`;
}

/** The question whether a win is to be sent. */
export function ownTemplate(
  words: LeaderboardWords,
  own: OwnResult,
): TemplateResult | typeof nothing {
  switch (own.offer) {
    case 'open':
      return offerTemplate(words, own);
    case 'later':
      return html`<p class="offer">
        <button type="button" part="button button-offer" @click=${() => own.putOff(false)}>
          ${words.offerAgain}
        </button>
      </p>`;
    case 'none':
      return nothing;
  }
}

/** How a player takes all results back. */
export function removingTemplate(
  words: LeaderboardWords,
  own: OwnResult,
): TemplateResult | typeof nothing {
  if (!own.isKnown) return nothing;
  if (!own.isRemoving)
    return html`<p class="removing">
      <button type="button" part="button button-remove" @click=${() => own.askRemoving(true)}>
        ${words.remove}
      </button>
    </p>`;
  return html`<div class="removing" part="removing" role="group" aria-label=${words.removeSure}>
    <p>${words.removeSure}</p>
    <button type="button" part="button button-remove-no" @click=${() => own.askRemoving(false)}>
      ${words.removeNo}
    </button>
    <button type="button" part="button button-remove-yes" @click=${() => own.remove()}>
      ${words.removeYes}
    </button>
  </div>`;
}
