// First, so that in the CDN file alike stands by alike: gzip packs the same 300 bytes smaller.
import './styles.js';
import '../../elements/table-element.js';
import { defineElement } from '../../elements/define.js';
import { PaigowTable } from './element.js';

defineElement('paigow-table', PaigowTable);

export * from './element.js';
