import { defineElement } from '../../elements/base/define.js';
import { TwentyNineTable } from './element/element.js';

defineElement('twenty-nine-table', TwentyNineTable);

export * from './element/element.js';
