import { quote } from '../../core/engine/reason.js';

/** A text of what a host's code threw, whatever that is: a proxy or a getter may throw again. */
function guarded(textOf: () => unknown, thrown: unknown): string {
  try {
    return quote(textOf());
  } catch {
    return typeof thrown;
  }
}

/** The message of what was thrown, short enough to be quoted. */
export const thrownMessage = (thrown: unknown): string =>
  guarded(() => (thrown instanceof Error ? thrown.message : thrown), thrown);

/** Name and message of what was thrown: `QuotaExceededError: …`. */
export const thrownText = (thrown: unknown): string => guarded(() => String(thrown), thrown);
