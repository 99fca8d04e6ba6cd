/** What TypeScript's DOM does not know yet. */
interface Prioritizing {
  readonly scheduler?: {
    postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
  };
}

/**
 * Lets everything else of this thread go first: input, frames, other tasks. Where there is no
 * scheduler, a timer does it: browsers let 4 ms pass before one that is set again and again.
 */
export const rest = (): Promise<void> =>
  new Promise((rested) => {
    const { scheduler } = globalThis as Prioritizing;
    if (scheduler) void scheduler.postTask(rested, { priority: 'background' });
    else setTimeout(rested);
  });
