import type { CSSResultGroup } from 'lit';
import { frameStyles } from '../../../elements/styles/frame.js';
import { surroundingStyles } from '../../../elements/styles/kit-surroundings.js';
import { panelStyles } from '../../../elements/styles/panel.js';
import { menuStyles, toolbarStyles } from '../../../elements/styles/toolbar.js';
import { raceStyles } from './styles-race.js';

/** The look of the race. */
export const tenDiceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  menuStyles,
  raceStyles,
  panelStyles,
  surroundingStyles,
];
