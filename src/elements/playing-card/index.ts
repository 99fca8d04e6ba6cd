import { defineElement } from '../base/define.js';
import { PlayingCard } from './element.js';

defineElement('playing-card', PlayingCard);

export * from './element.js';
