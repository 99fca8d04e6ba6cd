import { expect, use } from 'chai';
import { chaiA11yAxe } from 'chai-a11y-axe';
import { setDrawn } from './drawn.js';

use(chaiA11yAxe);

/**
 * Fails with axe's message if a node, or anything in it, breaks a rule. In forced colours axe reads the
 * page's colours instead of the visible ones, so it must not judge contrast.
 */
export async function expectAccessible(node: Element): Promise<void> {
  const forced = matchMedia('(forced-colors: active)').matches;
  const options = forced ? { ignoredRules: ['color-contrast'] } : {};
  setDrawn(true);
  try {
    await expect(node).to.be.accessible(options);
  } finally {
    setDrawn(false);
  }
}
