import { defineElement } from '../base/define.js';
import { GameReplay } from './element.js';

defineElement('game-replay', GameReplay);

export * from './element.js';
