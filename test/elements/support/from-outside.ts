import { sendKeys } from '@web/test-runner-commands';
import { afterTest } from './mount.js';

/** An element whose focus is tested. */
type Focusable = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Focuses a link before an element's box, like a reader who comes down the page. */
export function standBefore(element: Focusable): void {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'Before the game';
  // Some engines' defaults skip links with Tab, but not a tabindex.
  link.tabIndex = 0;
  element.parentElement!.before(link);
  afterTest(() => link.remove());
  link.focus();
}

/** Presses Tab (or Shift and Tab) until the wanted part of an element is focused. */
export async function tabTo(
  element: Focusable,
  isThere: (focused: HTMLElement) => boolean,
  back = false,
): Promise<void> {
  if (back) await sendKeys({ down: 'Shift' });
  let there = false;
  for (let times = 0; times < 40 && !there; times++) {
    await sendKeys({ press: 'Tab' });
    await element.updateComplete;
    const focused = element.shadowRoot!.activeElement as HTMLElement | null;
    there = focused !== null && isThere(focused);
  }
  if (back) await sendKeys({ up: 'Shift' });
  if (!there) throw new Error('Tab does not come there');
}
