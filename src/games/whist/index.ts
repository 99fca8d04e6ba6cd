import { defineElement } from '../../elements/base/define.js';
import { WhistTable } from './element/element.js';

defineElement('whist-table', WhistTable);

export * from './element/element.js';
