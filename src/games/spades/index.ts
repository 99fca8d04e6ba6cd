import { defineElement } from '../../elements/base/define.js';
import { SpadesTable } from './element/element.js';

defineElement('spades-table', SpadesTable);

export * from './element/element.js';
