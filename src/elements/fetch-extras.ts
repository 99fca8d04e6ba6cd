import type * as extras from './extras.js';

export type Extras = typeof extras;

/** What a game can be played without, fetched once for all games of a file; see extras.ts. */
export const fetchExtras = (): Promise<Extras> => import('./extras.js');
