import type { Decorator } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';
import { AUTO_FOUNDATIONS } from '../src/core.js';

/** The attributes of every patience game, by the names that stand in the manifest. */
export interface PatienceArgs {
  /** Any deal without it. */
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

/** Those of the games that build all cards up on foundations. */
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

/** A choice among few. */
export const select = (options: readonly (string | number)[]) => ({
  control: 'select' as const,
  options,
});

/** The controls that say more than the manifest's types. */
export const patienceControls = {
  deal: { control: { type: 'number' as const, min: 1 } },
  theme: select(['auto', 'light', 'dark']),
  'save-key': { control: 'text' as const },
};

export const builderControls = {
  ...patienceControls,
  'auto-foundation': select(AUTO_FOUNDATIONS),
};

/** Shows what the host hears in Storybook's panel of actions. */
function hear(event: CustomEvent<object>): void {
  action(event.type)(event.detail);
}

/** Around every game: its events are shown as they come. */
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
