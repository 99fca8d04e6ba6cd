import { type Page } from 'playwright-core';

/** Loads the page anew, and gives everything that its console is told from then on. */
export async function reloadHeard(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  // What the games fetch as they stand is not to be cut off, nor told of.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  return told;
}
