import { defineElement } from '../../elements/define.js';
import { Seven27Table } from './element.js';

defineElement('seven27-table', Seven27Table);

export * from './element.js';
