import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { AxeResults, RunOptions } from 'axe-core';
import type { TestPage } from '../../harness/pages.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: { run(where: string, options: RunOptions): Promise<AxeResults> };
}

/** What axe finds in a page, or some of it, shadow roots with it: `rule: node`. */
export async function violations(page: TestPage, where = 'html'): Promise<readonly string[]> {
  // Not as a script of the page’s: a strict page runs none of others.
  await page.evaluate(`globalThis.axe ?? (() => { ${AXE} })()`);
  const found = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as WithAxe;
    const { violations: some, passes } = await axe.run(selector, {
      resultTypes: ['violations'],
      // Of what axe loads before, only a rule on audio has a use, and there is none; strict pages refuse to load it.
      preload: false,
    });
    return { passes: passes.length, some: some.map(({ id, nodes }) => [id, nodes] as const) };
  }, where);
  // A page that axe cannot look at would break no rule.
  expect(found.passes).to.be.greaterThan(10);
  return found.some.flatMap(([id, nodes]) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
