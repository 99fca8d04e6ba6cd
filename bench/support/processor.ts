import { ms } from './figures.js';
import { type Opened } from './browser.js';
import { type Row } from './table.js';

/** Milliseconds of a page's main thread. The rest, besides style and layout, is script and paint. */
export interface Work {
  readonly style: number;
  readonly layout: number;
  readonly all: number;
}

async function workSoFar({ cdp }: Opened): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (metric: string): number =>
    1000 * (metrics.find(({ name }) => name === metric)?.value ?? NaN);
  return {
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    all: of('TaskDuration'),
  };
}

/**
 * The time that a page's main thread works during an action, in milliseconds. Unlike the clock, it does not depend on other
 * programs.
 */
export async function workOf(opened: Opened, action: () => Promise<unknown>): Promise<Work> {
  await opened.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workSoFar(opened);
  await action();
  const after = await workSoFar(opened);
  await opened.cdp.send('Performance.disable');
  return {
    style: after.style - before.style,
    layout: after.layout - before.layout,
    all: after.all - before.all,
  };
}

/** A row with the average of several. */
export function workRow(name: string, what: string, works: readonly Work[], count: number): Row {
  const mean = (of: (work: Work) => number): string =>
    ms(works.reduce((sum, work) => sum + of(work), 0) / count);
  return {
    [name]: what,
    style: mean(({ style }) => style),
    layout: mean(({ layout }) => layout),
    'script, paint …': mean(({ style, layout, all }) => all - style - layout),
    'all tasks': mean(({ all }) => all),
  };
}
