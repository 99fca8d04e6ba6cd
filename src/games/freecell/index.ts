import { defineElement } from '../../elements/base/define.js';
import { FreecellGame } from './element/element.js';

defineElement('freecell-game', FreecellGame);

export * from './element/element.js';
