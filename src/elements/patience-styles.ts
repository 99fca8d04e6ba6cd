import { type CSSResultGroup, css } from 'lit';
import { boardStyles } from './styles/board.js';
import { cardMoveStyles } from './styles/card-moves.js';
import { cardStyles } from './styles/card.js';
import { frameStyles } from './styles/frame.js';
import { KIT_SURROUNDINGS } from './styles/kit-surroundings.js';
import { panelStyles } from './styles/panel.js';
import { toolbarStyles } from './styles/toolbar.js';

/** The look that all patience games share. */
export const patienceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  boardStyles,
  cardStyles,
  // One text without values, as a template has it.
  css([KIT_SURROUNDINGS] as unknown as TemplateStringsArray),
  cardMoveStyles,
  panelStyles,
];
