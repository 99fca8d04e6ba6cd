import { html } from 'lit';
import { type Draw, type Scoring } from '../src/core.js';
import { attributes } from './attributes.js';
import { type BuilderArgs, builderDefaults } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
export interface KlondikeArgs extends BuilderArgs {
  draw: Draw;
  /** A number, or `unlimited`. */
  redeals?: string;
  'foundation-return': boolean;
  scoring: Scoring;
  'manual-flip': boolean;
}

export const defaults: KlondikeArgs = {
  ...builderDefaults,
  draw: 1,
  'foundation-return': false,
  scoring: 'none',
  'manual-flip': false,
};

/** The element with the controls' values. */
export const klondike = (args: KlondikeArgs) =>
  html`<klondike-game ${attributes(args)}></klondike-game>`;
