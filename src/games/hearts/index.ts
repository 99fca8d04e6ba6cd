import { defineElement } from '../../elements/base/define.js';
import { HeartsTable } from './element/element.js';

defineElement('hearts-table', HeartsTable);

export * from './element/element.js';
