import { defineElement } from '../base/define.js';
import { GameStats } from './element.js';

defineElement('game-stats', GameStats);

export * from './element.js';
