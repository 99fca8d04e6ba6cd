import { defineElement } from '../base/define.js';
import { GameLeaderboard } from './element.js';

defineElement('game-leaderboard', GameLeaderboard);

export * from './element.js';
