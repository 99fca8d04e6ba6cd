import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { type AUTO_FOUNDATIONS, type SUPERMOVES, type Variant } from '../src/core.js';

/** The element's attributes, by the names that stand in the manifest. */
export interface FreecellArgs {
  variant: Variant;
  deal: number;
  cells?: number;
  supermove: (typeof SUPERMOVES)[number];
  'auto-foundation': (typeof AUTO_FOUNDATIONS)[number];
  'no-auto-finish': boolean;
  'tap-to-move': boolean;
  'four-color': boolean;
  mirrored: boolean;
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

export const defaults: FreecellArgs = {
  variant: 'freecell',
  deal: 617,
  supermove: 'linear',
  'auto-foundation': 'off',
  'no-auto-finish': false,
  'tap-to-move': false,
  'four-color': false,
  mirrored: false,
  calm: false,
  theme: 'auto',
};

/** The element with what the controls say. */
export const freecell = (args: FreecellArgs) =>
  html`<freecell-game
    variant=${args.variant}
    deal=${args.deal}
    cells=${ifDefined(args.cells)}
    supermove=${args.supermove}
    auto-foundation=${args['auto-foundation']}
    theme=${args.theme}
    save-key=${ifDefined(args['save-key'])}
    ?no-auto-finish=${args['no-auto-finish']}
    ?tap-to-move=${args['tap-to-move']}
    ?four-color=${args['four-color']}
    ?mirrored=${args.mirrored}
    ?calm=${args.calm}
  ></freecell-game>`;
