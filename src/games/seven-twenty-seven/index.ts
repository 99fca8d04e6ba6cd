import { defineElement } from '../../elements/base/define.js';
import { Seven27Table } from './element/element.js';

defineElement('seven27-table', Seven27Table);

export * from './element/element.js';
