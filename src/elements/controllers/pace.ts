import { windowOf } from '../base/place-in-page.js';

/** The player's settings, of which only the pace is used. */
type Paced = Readonly<Record<string, string | undefined>>;

/** The factors on all times at a table. */
const PACES: Readonly<Record<string, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** The paces that a player can choose. With `manual`, each step waits for the player. */
export const PACE_NAMES: readonly string[] = [...Object.keys(PACES), 'manual'];

/** Whether each step waits for the player. */
export const isManual = (preferences: Paced): boolean => preferences['pace'] === 'manual';

/** The page's factor: `--baize-duration`. */
export function pageFactor(element: Element): number {
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 ? factor : 1;
}

/** The factor of the player's pace. */
export const playerFactor = (preferences: Paced): number => PACES[preferences['pace'] ?? ''] ?? 1;

/**
 * The factor on the times in which a player reads what others do: the player's pace times the page's
 * `--baize-duration`. Reduced motion does not change it, because nothing moves in these times.
 */
export const paceFactor = (element: Element, preferences: Paced): number =>
  pageFactor(element) * playerFactor(preferences);

/**
 * The factor on durations of animations. 0 if the player has switched motion off, or has no setting and the
 * system or the page wants less motion.
 *
 * @param setting the player's setting `motion`
 */
export function motionFactor(element: Element, setting: string | undefined): number {
  if (
    setting
      ? setting === 'off'
      : windowOf(element).matchMedia('(prefers-reduced-motion:reduce)').matches
  )
    return 0;
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 && (factor || !setting) ? factor : 1;
}

/** The shortest and the longest flight of a card between two places, in milliseconds. */
const SHORTEST_FLIGHT = 150;
const LONGEST_FLIGHT = 250;

/** How the speed of a card changes during a flight. */
export const FLIGHT_EASING = 'cubic-bezier(.2,.7,.2,1)';

/** The duration of a card's flight in milliseconds, by its distance in pixels. */
export const flightTime = (distance: number): number =>
  Math.min(LONGEST_FLIGHT, SHORTEST_FLIGHT + distance / 6);
