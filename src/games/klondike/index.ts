import { defineElement } from '../../elements/define.js';
import { KlondikeGame } from './element.js';

defineElement('klondike-game', KlondikeGame);

export * from './element.js';
