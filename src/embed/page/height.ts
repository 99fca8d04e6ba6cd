import type { Parent } from './parent.js';

/**
 * Reports the height of what the page shows to the parent: at once, after each change, and when it asks. An element that
 * is not in the page has none.
 *
 * @param game the game's name, if the address names one
 */
export function reportHeight(shown: Element, parent: Parent, game?: string): void {
  const report = (): void => {
    const { height } = shown.getBoundingClientRect();
    if (height > 0) {
      // The space around it belongs to its height.
      const { marginTop, marginBottom } = getComputedStyle(shown);
      const whole = height + parseFloat(marginTop) + parseFloat(marginBottom);
      parent.send({ type: 'baize:height', game, height: Math.ceil(whole) });
    }
  };
  const observer = new ResizeObserver(report);
  observer.observe(shown);
  addEventListener('resize', report);
  parent.onHeightRequest(report);
}
