import { type CSSResultGroup, css } from 'lit';
import { frameStyles } from '../../elements/styles/frame.js';
import { MENU } from '../../elements/styles/menu.js';
import { panelStyles } from '../../elements/styles/panel.js';
import { toolbarStyles } from '../../elements/styles/toolbar.js';

/** The frame of all games; how dice look comes with what draws them. */
export const tenDiceStyles: CSSResultGroup = [
  frameStyles,
  toolbarStyles,
  // Lit's tag takes what stands in a template alone.
  css([MENU] as unknown as TemplateStringsArray),
  panelStyles,
];
