import { html } from 'lit';
import { TRICK_LEVELS, type TrickLevel } from '../src/core.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';

/** The attributes of all tables of trick-taking games, by their names in the manifest. */
export interface TrickArgs {
  /** A number, or a word for each seat. */
  seats?: string | undefined;
  bots: TrickLevel;
  takeback: boolean;
  advice: boolean;
  coach: boolean;
  'four-color': boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

export const defaults: TrickArgs = {
  bots: 'club',
  takeback: false,
  advice: false,
  coach: false,
  'four-color': false,
  theme: 'auto',
};

/** Controls that need more than the manifest's types. */
export const controls = {
  seats: { control: 'text' as const },
  bots: select(TRICK_LEVELS),
  theme: select(['auto', 'light', 'dark']),
  'save-key': { control: 'text' as const },
};

/** The elements with the controls' values. */
export const hearts = (args: object) => html`<hearts-table ${attributes(args)}></hearts-table>`;
export const spades = (args: object) => html`<spades-table ${attributes(args)}></spades-table>`;
export const whist = (args: object) => html`<whist-table ${attributes(args)}></whist-table>`;
export const twentyNine = (args: object) =>
  html`<twenty-nine-table ${attributes(args)}></twenty-nine-table>`;
