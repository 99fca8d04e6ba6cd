import { defineElement } from '../../elements/define.js';
import { PaigowTable } from './element.js';

defineElement('paigow-table', PaigowTable);

export * from './element.js';
