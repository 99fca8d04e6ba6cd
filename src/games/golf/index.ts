import { defineElement } from '../../elements/base/define.js';
import { GolfGame } from './element/element.js';

defineElement('golf-game', GolfGame);

export * from './element/element.js';
