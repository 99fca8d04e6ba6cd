import type { CSSResultGroup } from 'lit';
import { boardStyles } from './styles/board.js';
import { cardMoveStyles } from './styles/card-moves.js';
import { cardStyles } from './styles/card.js';
import { frameStyles } from './styles/frame.js';
import { panelStyles } from './styles/panel.js';
import { toolbarStyles } from './styles/toolbar.js';

/** The look that all patience games share. */
export const patienceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  boardStyles,
  cardStyles,
  cardMoveStyles,
  panelStyles,
];
