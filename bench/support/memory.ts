import type { CDPSession } from 'playwright-core';

/** A page's memory: bytes of the JavaScript heap, nodes of all documents, listeners. */
export interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures a page's memory after garbage collection. The domain `Performance` has to be enabled. */
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
