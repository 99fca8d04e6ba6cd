import { defineElement } from '../../elements/define.js';
import { PyramidGame } from './element.js';

defineElement('pyramid-game', PyramidGame);

export * from './element.js';
