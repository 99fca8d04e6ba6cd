import { lazy } from '../base/lazy.js';

/** The deal, the way of a hint, the reason for a refusal, and the celebrations: all that a game can be played without. */
export const loadShows = lazy('shows', () => import('./shows/shows.js'));
