import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { AxeResults, RunOptions } from 'axe-core';
import type { TestPage } from '../../harness/pages.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: { run(where: string, options: RunOptions): Promise<AxeResults> };
}

/** axe's violations in a page or a part of it, with shadow roots: `rule: node`. */
export async function violations(page: TestPage, where = 'html'): Promise<readonly string[]> {
  // Evaluated by the driver, because a strict page runs no other scripts.
  await page.evaluate(`globalThis.axe ?? (() => { ${AXE} })()`);
  const found = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as WithAxe;
    const { violations: some, passes } = await axe.run(selector, {
      resultTypes: ['violations'],
      // Only a rule about audio needs preloading, and strict pages refuse it.
      preload: false,
    });
    return { passes: passes.length, some: some.map(({ id, nodes }) => [id, nodes] as const) };
  }, where);
  // Fails if axe could not check the page.
  expect(found.passes).to.be.greaterThan(10);
  return found.some.flatMap(([id, nodes]) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
