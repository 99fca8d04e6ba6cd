import { html } from 'lit';
import { type SUPERMOVES, type Variant } from '../src/core.js';
import { attributes } from './attributes.js';
import { type BuilderArgs, builderDefaults } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
export interface FreecellArgs extends BuilderArgs {
  variant: Variant;
  cells?: number;
  supermove: (typeof SUPERMOVES)[number];
}

export const defaults: FreecellArgs = {
  ...builderDefaults,
  variant: 'freecell',
  supermove: 'linear',
};

/** The element with the controls' values. */
export const freecell = (args: FreecellArgs) =>
  html`<freecell-game ${attributes(args)}></freecell-game>`;
