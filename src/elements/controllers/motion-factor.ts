import { windowOf } from '../base/place-in-page.js';
/**
 * The factor on durations of animations. 0 if the player has switched motion off, or has no setting and the
 * system or the page wants less motion.
 *
 * @param setting the player's setting `motion`
 */
export function motionFactor(element: Element, wish: string | undefined): number {
  if (
    wish ? wish === 'off' : windowOf(element).matchMedia('(prefers-reduced-motion:reduce)').matches
  )
    return 0;
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 && (factor || !wish) ? factor : 1;
}
