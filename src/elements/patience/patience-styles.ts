import type { CSSResultGroup } from 'lit';
import { cardBackStyles } from '../styles/backs.js';
import { boardStyles, cardMoveStyles } from '../styles/board.js';
import { cardStyles } from '../styles/card.js';
import { flightStyles } from '../styles/flights.js';
import { frameStyles } from '../styles/frame.js';
import { printStyles } from '../styles/print.js';
import { shortWindowStyles } from '../styles/short-window.js';
import { surroundingStyles } from '../styles/kit-surroundings.js';
import { verdictStyles } from '../styles/light.js';
import { panelStyles } from '../styles/panel.js';
import { textSizeStyles } from '../styles/text-size.js';
import { menuStyles, toolbarStyles } from '../styles/toolbar.js';

/** The styles that all patience games share. */
export const patienceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  menuStyles,
  boardStyles,
  cardStyles,
  cardMoveStyles,
  flightStyles,
  panelStyles,
  cardBackStyles,
  verdictStyles,
  shortWindowStyles,
  textSizeStyles,
  surroundingStyles,
  printStyles,
];
