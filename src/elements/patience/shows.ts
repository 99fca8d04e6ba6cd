import { lazy } from '../base/lazy.js';

/**
 * Loads animations that a game can be played without: the deal, the path of a hint, the reason for a refusal,
 * and celebrations.
 */
export const loadShows = lazy('shows', () => import('./shows/shows.js'));
