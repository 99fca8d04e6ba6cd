import type { Decorator } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';
import { AUTO_FOUNDATIONS } from '../src/core.js';

/** The attributes of all patience games, by their names in the manifest. */
export interface PatienceArgs {
  /** Default: a random deal. */
  deal?: number | undefined;
  'tap-to-move': boolean;
  'four-color': boolean;
  mirrored: boolean;
  calm: boolean;
  solvable: boolean;
  verdict: boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

/** The attributes of games that build all cards on foundations. */
export interface BuilderArgs extends PatienceArgs {
  'auto-foundation': (typeof AUTO_FOUNDATIONS)[number];
  'no-auto-finish': boolean;
}

export const patienceDefaults: PatienceArgs = {
  deal: 617,
  'tap-to-move': false,
  'four-color': false,
  mirrored: false,
  calm: false,
  solvable: false,
  verdict: false,
  theme: 'auto',
};

export const builderDefaults: BuilderArgs = {
  ...patienceDefaults,
  'auto-foundation': 'off',
  'no-auto-finish': false,
};

/** A select control. */
export const select = (options: readonly (string | number)[]) => ({
  control: 'select' as const,
  options,
});

/** Controls that need more than the manifest's types. */
export const patienceControls = {
  deal: { control: { type: 'number' as const, min: 1 } },
  theme: select(['auto', 'light', 'dark']),
  'save-key': { control: 'text' as const },
};

export const builderControls = {
  ...patienceControls,
  'auto-foundation': select(AUTO_FOUNDATIONS),
};

/** Shows an event in Storybook's Actions panel. */
function hear(event: CustomEvent<object>): void {
  action(event.type)(event.detail);
}

/** Shows a game's events in the Actions panel. */
export const heard: Decorator = (story) =>
  html`<div
    @game-start=${hear}
    @game-move=${hear}
    @game-undo=${hear}
    @game-redo=${hear}
    @game-refuse=${hear}
    @game-verdict=${hear}
    @game-win=${hear}
    @game-lose=${hear}
    @game-error=${hear}
    @hand-start=${hear}
    @hand-end=${hear}
  >
    ${story()}
  </div>`;
