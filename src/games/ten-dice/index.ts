import { defineElement } from '../../elements/define.js';
import { TenDiceRace } from './element.js';

defineElement('ten-dice-race', TenDiceRace);

export * from './element.js';
