import type { Problem } from '../../core/engine/reason.js';

/** A module that is loaded on demand could not be loaded, not at the second try either. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly module: string,
    override readonly cause: unknown,
  ) {
    super(`${module} could not be loaded: ${String(cause)}`);
  }

  get problem(): Problem {
    return { code: 'load-failed', module: this.module, reason: String(this.cause) };
  }
}

/**
 * The problem of whatever an import, or an element of another version of the kit, threw.
 *
 * @param module what was wanted, where the error does not say
 */
export const loadProblem = (error: unknown, module: string): Problem =>
  error instanceof LoadError ? error.problem : new LoadError(module, error).problem;

/**
 * A module that is loaded when it is first needed, once for all that need it.
 *
 * @param module its name, for the message of an error
 * @param load imports it: `() => import('./module.js')`
 * @returns what gives the module. It rejects with a `LoadError` after two tries; the next call tries again.
 */
export function lazy<Module>(module: string, load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load()
      .catch(load)
      .catch((cause: unknown) => {
        loading = undefined;
        throw new LoadError(module, cause);
      }));
}
