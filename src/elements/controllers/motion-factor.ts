import { windowOf } from '../base/place-in-page.js';
/**
 * The factor on all times: nothing moves where the player (`wish`) asks for that, or, if they ask
 * for nothing, the system or the page.
 */
export function motionFactor(element: Element, wish: string | undefined): number {
  if (
    wish ? wish === 'off' : windowOf(element).matchMedia('(prefers-reduced-motion:reduce)').matches
  )
    return 0;
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 && (factor || !wish) ? factor : 1;
}
