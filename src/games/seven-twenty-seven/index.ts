// First, as in the other tables' files: see games/pai-gow/index.ts.
import './styles.js';
import '../../elements/table-element.js';
import { defineElement } from '../../elements/define.js';
import { Seven27Table } from './element.js';

defineElement('seven27-table', Seven27Table);

export * from './element.js';
