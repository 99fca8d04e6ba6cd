import { type CSSResultGroup, css } from 'lit';
import { boardStyles } from './styles/board.js';
import { cardMoveStyles } from './styles/card-moves.js';
import { cardStyles } from './styles/card.js';
import { frameStyles } from './styles/frame.js';
import { MENU } from './styles/menu.js';
import { panelStyles } from './styles/panel.js';
import { toolbarStyles } from './styles/toolbar.js';

/** The look that all patience games share. */
export const patienceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  // Lit's tag takes what stands in a template alone.
  css([MENU] as unknown as TemplateStringsArray),
  boardStyles,
  cardStyles,
  cardMoveStyles,
  panelStyles,
];
