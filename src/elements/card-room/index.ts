import { defineElement } from '../base/define.js';
import { CardRoom } from './element.js';

defineElement('card-room', CardRoom);

export * from './element.js';
