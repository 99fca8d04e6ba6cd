import type { CSSResultGroup } from 'lit';
import { cardStyles } from '../../../elements/styles/card.js';
import { frameStyles } from '../../../elements/styles/frame.js';
import { smallCardStyles } from '../../../elements/styles/small-cards.js';
import { stakeStyles } from '../../../elements/styles/stakes.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { sharedTableStyles } from '../../../elements/table/shared-styles.js';
import { tableStyles } from '../../../elements/styles/table.js';
import { toolbarStyles } from '../../../elements/styles/toolbar.js';
import { handStyles, ownStyles } from './styles-own.js';
import { ringStyles } from './styles-seats.js';
import { shortStyles } from './styles-short.js';

/** The look of the Seven Twenty-Seven table. */
export const seven27Styles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  cardStyles,
  stockStyles,
  tableStyles,
  stakeStyles,
  smallCardStyles,
  ringStyles,
  ownStyles,
  handStyles,
  ...sharedTableStyles,
  shortStyles,
];
