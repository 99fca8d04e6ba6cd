import { html } from 'lit';
import {
  HOUSE_RULE_NAMES,
  type HouseRules,
} from '../src/games/seven-twenty-seven/rules/house-rules.js';
import {
  CARRIES,
  type Carry,
  DEALINGS,
  type Dealing,
  type Declare,
  type Draw,
  FIVE_ACE_ACES,
  type FiveAceAce,
  LIMITS,
  type Limit,
  OPENS,
  type Opens,
  SCORINGS,
  type Scoring,
  type Tens,
  WIN_AND_TIES,
  type WinAndTie,
} from '../src/games/seven-twenty-seven/rules/options.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
export interface Seven27Args {
  /** A number, or a word for each seat. */
  seats: string;
  stack: number;
  /** Temperaments of the bots, in turn. */
  bots: string;
  ante: number;
  'min-bet': number;
  'max-bet': number;
  /** Default: no limit. */
  'max-raises'?: number | undefined;
  scoring: Scoring;
  dealing: Dealing;
  draw: Draw;
  freeze: '0' | '2' | '3';
  'last-bet': boolean;
  declare: Declare;
  tens: Tens;
  'house-rules'?: HouseRules;
  limit?: Limit;
  opens?: Opens;
  'five-ace-ace'?: FiveAceAce;
  'win-and-tie'?: WinAndTie;
  carry?: Carry;
  'four-color': boolean;
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

export const defaults: Seven27Args = {
  seats: '5',
  stack: 1000,
  bots: 'steady bold cautious',
  ante: 5,
  'min-bet': 5,
  'max-bet': 50,
  scoring: 'nearest',
  dealing: 'up-down',
  draw: 'down',
  freeze: '0',
  'last-bet': false,
  declare: 'none',
  tens: 'face',
  'four-color': false,
  calm: false,
  theme: 'auto',
};

/** Controls that need more than the manifest's types. */
export const controls = {
  seats: { control: 'text' as const },
  bots: { control: 'text' as const },
  'max-raises': { control: { type: 'number' as const, min: 0 } },
  scoring: select(SCORINGS),
  dealing: select(DEALINGS),
  draw: select(['down', 'up']),
  freeze: select(['0', '2', '3']),
  declare: select(['none', 'simultaneous', 'sequential']),
  tens: select(['face', 'half']),
  'house-rules': select(HOUSE_RULE_NAMES),
  limit: select(LIMITS),
  opens: select(OPENS),
  'five-ace-ace': select(FIVE_ACE_ACES),
  'win-and-tie': select(WIN_AND_TIES),
  carry: select(CARRIES),
  theme: select(['auto', 'light', 'dark']),
  'save-key': { control: 'text' as const },
};

/** The element with the controls' values. */
export const seven27 = (args: Seven27Args) =>
  html`<seven27-table ${attributes(args)}></seven27-table>`;
