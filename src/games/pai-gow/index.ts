import { defineElement } from '../../elements/base/define.js';
import { PaigowTable } from './element/element.js';

defineElement('paigow-table', PaigowTable);

export * from './element/element.js';
