import { html } from 'lit';
import { type WasteCount } from '../src/core.js';
import { attributes } from './attributes.js';
import { type PatienceArgs, patienceDefaults } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
export interface PyramidArgs extends PatienceArgs {
  /** A number, or `unlimited`. */
  redeals?: string;
  'no-cover-pairs': boolean;
  'open-stock': boolean;
  wastes: WasteCount;
  'no-verdict': boolean;
}

export const defaults: PyramidArgs = {
  ...patienceDefaults,
  'no-cover-pairs': false,
  'open-stock': false,
  wastes: 1,
  'no-verdict': false,
};

/** The element with the controls' values. */
export const pyramid = (args: PyramidArgs) =>
  html`<pyramid-game ${attributes(args)}></pyramid-game>`;
