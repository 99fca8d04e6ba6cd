import { defineElement } from '../../elements/define.js';
import { drawAtOnce } from './element-at-once.js';
import { TenDiceRace } from './element.js';

drawAtOnce();
defineElement('ten-dice-race', TenDiceRace);

export * from './element.js';
