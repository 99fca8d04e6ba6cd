import { defineElement } from '../base/define.js';
import { GameCalendar } from './element.js';

defineElement('game-calendar', GameCalendar);

export * from './element.js';
