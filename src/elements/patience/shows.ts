import { adoptStyles } from '../base/adopt-styles.js';
import { lazy } from '../base/lazy.js';
import type * as Shows from './shows/shows.js';

const importShows = lazy('shows', () => import('./shows/shows.js'));

/**
 * Loads animations that a game can be played without: the deal, the path of a hint, the reason for a refusal,
 * and celebrations. Adds their styles to the game.
 */
export async function loadShows({
  shadowRoot,
}: {
  readonly shadowRoot: ShadowRoot | null;
}): Promise<typeof Shows> {
  const shows = await importShows();
  if (shadowRoot) adoptStyles(shadowRoot, shows.showStyles);
  return shows;
}
