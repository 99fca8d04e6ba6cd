import { type Page } from 'playwright-core';

/** Reloads the page, and returns the messages of its console from then on. */
export async function reloadHeard(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  // The reload would cancel running requests, which the console would report.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  return told;
}
