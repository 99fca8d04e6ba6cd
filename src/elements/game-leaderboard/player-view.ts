import { type TemplateResult, html, nothing } from 'lit';
import type { LeaderboardMessages } from '../../locales/compiled/types.js';

/** The longest name that servers accept. */
const LONGEST_NAME = 16;

/** Trims a name that a page gives. Returns `undefined` if servers would refuse it. */
export function readName(given: unknown): string | undefined {
  const name = typeof given === 'string' ? given.trim() : '';
  return name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}

/** The data and actions of the controls for the player's own results. */
export interface PlayerView {
  /** Whether the offer to send a win is shown in full, as a button, or not at all. */
  readonly offer: 'open' | 'later' | 'none';
  /** The name that the page gives the player, who can't change it. Empty if the player chooses one. */
  readonly name: string;
  /** Whether the server has results of the player. */
  readonly isKnown: boolean;
  /** Whether the question before deleting all results is shown. */
  readonly isRemoving: boolean;
  /** Agrees to send wins under a name. */
  agree(name: string): void;
  postpone(on: boolean): void;
  /** Shows or hides the question. */
  confirmRemoving(on: boolean): void;
  remove(): void;
}

function offerFormTemplate(leaderboard: LeaderboardMessages, player: PlayerView): TemplateResult {
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    player.agree((event.target as HTMLFormElement).querySelector('input')!.value);
  };
  return html`<section class="offer" part="offer" aria-label=${leaderboard.offer}>
    <h3 part="offer-title">${leaderboard.offer}</h3>
    <p class="hint">${leaderboard.agreeing}</p>
    <form @submit=${submitted}>
      <label class="field" part="field">
        <span>${leaderboard.nameLabel}</span>
        <input
          part="input"
          name="name"
          dir="auto"
          autocomplete="nickname"
          maxlength=${LONGEST_NAME}
          required
          ?readonly=${player.name !== ''}
          .value=${player.name}
        />
      </label>
      <button type="submit" class="primary" part="button button-send primary">
        ${leaderboard.send}
      </button>
      <button type="button" part="button button-not-now" @click=${() => player.postpone(true)}>
        ${leaderboard.notNow}
      </button>
    </form>
  </section>`;
}

/** The offer to send a win. */
export function offerTemplate(
  leaderboard: LeaderboardMessages,
  player: PlayerView,
): TemplateResult | typeof nothing {
  switch (player.offer) {
    case 'open':
      return offerFormTemplate(leaderboard, player);
    case 'later':
      return html`<p class="offer">
        <button type="button" part="button button-offer" @click=${() => player.postpone(false)}>
          ${leaderboard.offerAgain}
        </button>
      </p>`;
    case 'none':
      return nothing;
  }
}

/** The button that deletes all results of the player, and the question before that. */
export function removingTemplate(
  leaderboard: LeaderboardMessages,
  player: PlayerView,
): TemplateResult | typeof nothing {
  if (!player.isKnown) return nothing;
  if (!player.isRemoving)
    return html`<p class="removing">
      <button
        type="button"
        part="button button-remove"
        @click=${() => player.confirmRemoving(true)}
      >
        ${leaderboard.remove}
      </button>
    </p>`;
  return html`<div
    class="removing"
    part="removing"
    role="group"
    aria-label=${leaderboard.removeSure}
  >
    <p>${leaderboard.removeSure}</p>
    <button
      type="button"
      part="button button-remove-no"
      @click=${() => player.confirmRemoving(false)}
    >
      ${leaderboard.removeNo}
    </button>
    <button type="button" part="button button-remove-yes" @click=${() => player.remove()}>
      ${leaderboard.removeYes}
    </button>
  </div>`;
}
