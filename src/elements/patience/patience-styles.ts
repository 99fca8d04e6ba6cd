import { type CSSResultGroup, css, isServer } from 'lit';
import { cardBackStyles } from '../styles/backs.js';
import { boardStyles, cardMoveStyles } from '../styles/board.js';
import { cardStyles } from '../styles/card.js';
import { faceStyles } from '../styles/face.js';
import { flightStyles } from '../styles/flights.js';
import { frameStyles } from '../styles/frame.js';
import { printStyles } from '../styles/print.js';
import { shortWindowStyles } from '../styles/short-window.js';
import { surroundingStyles } from '../styles/kit-surroundings.js';
import { verdictStyles } from '../styles/light.js';
import { panelStyles } from '../styles/panel.js';
import { textSizeStyles } from '../styles/text-size.js';
import { menuStyles, toolbarStyles } from '../styles/toolbar.js';

/**
 * The measures of cards on a board that a server draws. They come last. Until the script registers `--baize_w`, it is
 * text, in which units of the board's width mean the pile's within a pile.
 */
const serverStyles: CSSResultGroup = (isServer as boolean)
  ? css`
      .pile > * {
        --_w: 100cqi;
        --_h: round(100cqi * var(--_ratio), 1px);
        --_fan: round(100cqi * var(--_spread), 0.5px);
        --baize_strip: var(--_fan);
      }
    `
  : [];

/** The styles that all patience games share. */
export const patienceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  menuStyles,
  boardStyles,
  faceStyles,
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
  serverStyles,
];
