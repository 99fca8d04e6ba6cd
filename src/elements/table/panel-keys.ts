import { tableExtrasEn as words } from '../../locales/extras/table-en.js';

/** What the keys of the table do, for `keySheet` of extras.ts. */
export const tableKeys = words.keys;
