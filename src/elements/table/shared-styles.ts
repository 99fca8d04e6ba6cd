import type { CSSResultGroup } from 'lit';
import { cardBackStyles } from '../styles/backs.js';
import { surroundingStyles } from '../styles/kit-surroundings.js';
import { shortWindowStyles } from '../styles/short-window.js';
import { verdictStyles } from '../styles/light.js';
import { menuStyles } from '../styles/toolbar.js';
import { panelStyles } from '../styles/panel.js';
import { chipStyles } from './chips.js';
import { crowdedTableStyles } from './crowded-styles.js';
import { tableMotionStyles } from './motion-styles.js';
import { resultStyles } from './result-styles.js';
import { seatStyles } from './seat.js';
import { shortTableStyles } from './short-window-styles.js';
import { tableSurroundingStyles } from './surrounding-styles.js';

/** The last styles of every table: panels, chips and seats, motion, and adaptations to the environment. */
export const sharedTableStyles: CSSResultGroup[] = [
  panelStyles,
  cardBackStyles,
  verdictStyles,
  surroundingStyles,
  menuStyles,
  chipStyles,
  crowdedTableStyles,
  tableMotionStyles,
  resultStyles,
  seatStyles,
  tableSurroundingStyles,
  shortWindowStyles,
  shortTableStyles,
];
