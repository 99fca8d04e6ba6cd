import { expect, use } from 'chai';
import { chaiA11yAxe } from 'chai-a11y-axe';

use(chaiA11yAxe);

/** Fails with axe's own words where a node, or anything in it, breaks a rule. */
export async function expectAccessible(node: Element): Promise<void> {
  await expect(node).to.be.accessible();
}
