import { defineElement } from '../../elements/base/define.js';
import { PatienceGame } from './element/element.js';

defineElement('patience-game', PatienceGame);

export * from './element/element.js';
