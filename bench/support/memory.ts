import type { CDPSession } from 'playwright-core';

/** What a page holds: bytes of JavaScript's heap, nodes of all its documents, listeners. */
export interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is left of a page after everything that can go has gone; its `Performance` is enabled. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
