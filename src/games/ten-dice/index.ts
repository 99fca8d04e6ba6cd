import { defineElement } from '../../elements/base/define.js';
import { TenDiceRace } from './element/element.js';

defineElement('ten-dice-race', TenDiceRace);

export * from './element/element.js';
