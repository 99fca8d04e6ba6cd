import { defineElement } from '../../elements/base/define.js';
import { PyramidGame } from './element/element.js';

defineElement('pyramid-game', PyramidGame);

export * from './element/element.js';
