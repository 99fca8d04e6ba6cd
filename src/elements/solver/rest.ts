/** TypeScript's DOM types lack `scheduler`. */
interface Prioritizing {
  readonly scheduler?: {
    postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
  };
}

/**
 * Lets everything else of this thread go first: input, frames, other tasks. Without a scheduler, a timer does
 * it; browsers delay repeated timers by 4 ms.
 */
export const rest = (): Promise<void> =>
  new Promise((rested) => {
    const { scheduler } = globalThis as Prioritizing;
    if (scheduler) void scheduler.postTask(rested, { priority: 'background' });
    else setTimeout(rested);
  });
