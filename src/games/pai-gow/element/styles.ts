import type { CSSResultGroup } from 'lit';
import { cardStyles } from '../../../elements/styles/card.js';
import { frameStyles } from '../../../elements/styles/frame.js';
import { smallCardStyles } from '../../../elements/styles/small-cards.js';
import { stakeStyles } from '../../../elements/styles/stakes.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { sharedTableStyles } from '../../../elements/table/shared-styles.js';
import { tableStyles } from '../../../elements/styles/table.js';
import { toolbarStyles } from '../../../elements/styles/toolbar.js';
import { narrowStyles, ownStyles } from './styles-own.js';
import { resultStyles, spreadStyles } from './styles-seats.js';
import { shortStyles } from './styles-short.js';
import { paigowStakeStyles } from './styles-stakes.js';

/** The look of the Pai Gow table. */
export const paigowStyles: CSSResultGroup[] = [
  frameStyles,
  toolbarStyles,
  cardStyles,
  stockStyles,
  tableStyles,
  stakeStyles,
  paigowStakeStyles,
  smallCardStyles,
  spreadStyles,
  ownStyles,
  resultStyles,
  narrowStyles,
  ...sharedTableStyles,
  shortStyles,
];
