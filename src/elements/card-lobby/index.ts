import { defineElement } from '../base/define.js';
import { CardLobby } from './element.js';

defineElement('card-lobby', CardLobby);

export * from './element.js';
