import { html } from 'lit';
import {
  HOUSE_WAY_NAMES,
  type HouseWayName,
  PAIGOW_PUSHES,
  type PaigowPush,
  WHEELS,
  type Wheel,
} from '../src/core.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
export interface PaigowArgs {
  /** A number, or a word for each seat. */
  seats: string;
  dealer: 'house' | 'rotate' | 'offer';
  stack: number;
  'min-bet': number;
  'max-bet': number;
  commission: number;
  'push-on': PaigowPush;
  foul: 'refuse' | 'lose';
  wheel: Wheel;
  bonus: 'none' | 'fortune';
  'bonus-min': number;
  'bonus-max': number;
  'envy-min': number;
  'house-way': HouseWayName;
  'quick-deal': boolean;
  'auto-set': boolean;
  advice: boolean;
  coach: boolean;
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

export const defaults: PaigowArgs = {
  seats: '4',
  dealer: 'house',
  stack: 1000,
  'min-bet': 5,
  'max-bet': 100,
  commission: 0,
  'push-on': 'none',
  foul: 'refuse',
  wheel: 'second',
  bonus: 'none',
  'bonus-min': 1,
  'bonus-max': 25,
  'envy-min': 5,
  'house-way': 'foxwoods',
  'quick-deal': false,
  'auto-set': false,
  advice: false,
  coach: false,
  calm: false,
  theme: 'auto',
};

/** Controls that need more than the manifest's types. */
export const controls = {
  seats: { control: 'text' as const },
  dealer: select(['house', 'rotate', 'offer']),
  commission: { control: { type: 'number' as const, min: 0, max: 100 } },
  'push-on': select(PAIGOW_PUSHES),
  foul: select(['refuse', 'lose']),
  wheel: select(WHEELS),
  bonus: select(['none', 'fortune']),
  'house-way': select(HOUSE_WAY_NAMES),
  theme: select(['auto', 'light', 'dark']),
  'save-key': { control: 'text' as const },
};

/** The element with the controls' values. */
export const paigow = (args: PaigowArgs) => html`<paigow-table ${attributes(args)}></paigow-table>`;
