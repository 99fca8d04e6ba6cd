import { quote } from '../../core/engine/reason.js';

/** A text for a thrown value. A proxy or a getter may throw again. */
function guarded(textOf: () => unknown, thrown: unknown): string {
  try {
    return quote(textOf());
  } catch {
    return typeof thrown;
  }
}

/** The message of a thrown value, shortened for quoting. */
export const thrownMessage = (thrown: unknown): string =>
  guarded(() => (thrown instanceof Error ? thrown.message : thrown), thrown);

/** Name and message of a thrown value: `QuotaExceededError: …`. */
export const thrownText = (thrown: unknown): string => guarded(() => String(thrown), thrown);
