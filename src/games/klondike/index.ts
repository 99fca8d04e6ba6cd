import { defineElement } from '../../elements/base/define.js';
import { KlondikeGame } from './element/element.js';

defineElement('klondike-game', KlondikeGame);

export * from './element/element.js';
