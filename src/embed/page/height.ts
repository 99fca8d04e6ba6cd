import type { Parent } from './parent.js';

/**
 * Reports the height of the page's content to the parent: at once, after each change, and when the parent asks. Nothing
 * is reported for an element that is not in the page.
 *
 * @param game the game's name, if the URL has one
 */
export function reportHeight(shown: Element, parent: Parent, game?: string): void {
  const report = (): void => {
    const { height } = shown.getBoundingClientRect();
    if (height > 0) {
      // The height includes the margins.
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
