import { sendKeys } from '@web/test-runner-commands';
import { afterTest } from './mount.js';

/** An element whose focus is looked for. */
type Focusable = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Puts the focus on a link before an element's box, as a reader has it who comes down the page. */
export function standBefore(element: Focusable): void {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'Before the game';
  // Links are left out by Tab in some engines' defaults; a tabindex is not.
  link.tabIndex = 0;
  element.parentElement!.before(link);
  afterTest(() => link.remove());
  link.focus();
}

/** Presses Tab (or Shift and Tab) until the focus within an element is where it is wanted. */
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
