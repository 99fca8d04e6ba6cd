import { defineElement } from '../../elements/define.js';
import { FreecellGame } from './element.js';

defineElement('freecell-game', FreecellGame);

export * from './element.js';
