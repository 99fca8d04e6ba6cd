import type { Problem } from '../../core/engine/reason.js';

/** A module failed to load, twice. */
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
 * The problem of an error thrown by an import, or by an element of another version of the kit.
 *
 * @param module the module, if the error does not name it
 */
export const loadProblem = (error: unknown, module: string): Problem =>
  error instanceof LoadError ? error.problem : new LoadError(module, error).problem;

/**
 * Loads a module when it is first needed, once for all callers.
 *
 * @param module its name, for error messages
 * @param load imports it: `() => import('./module.js')`
 * @returns a function that returns the module. It rejects with a `LoadError` after two tries; the next call
 *   tries again.
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

/** What a lazily loaded part uses of its element. */
export interface LoadingHost {
  requestUpdate(): unknown;
  /** Reports a module that failed to load to the page's author. */
  loadFailed?(error: unknown): void;
  /** A module was loaded, so removes the message that it failed. */
  clearNotLoaded?(): void;
}

/** The first and the longest wait after a failed load, in milliseconds. Each failure doubles the wait. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** A part of an element, made by a module that is loaded when first needed. A failed load is tried again. */
export class LazyPart<Part> {
  /** The part, once loaded. */
  value: Part | undefined;
  /** Whether the last load failed. */
  hasFailed = false;
  private loading: Promise<Part> | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param host is updated when the part is loaded, and when that fails
   * @param make loads the module with a function that `lazy` returned, and makes the part
   */
  constructor(
    private readonly host: LoadingHost,
    private readonly make: () => Promise<Part>,
  ) {}

  /** Whether the part is being loaded for the first time. */
  get isPending(): boolean {
    return this.loading !== undefined && this.value === undefined && !this.hasFailed;
  }

  /** Loads the part. After a failure, the next call tries again. */
  load(): Promise<Part> {
    this.skipWait();
    return (this.loading ??= this.make().then(
      (part) => {
        this.value = part;
        if (this.hasFailed) this.host.clearNotLoaded?.();
        this.hasFailed = false;
        this.host.requestUpdate();
        return part;
      },
      (error: unknown) => {
        this.loading = undefined;
        this.hasFailed = true;
        this.timer = setTimeout(() => {
          this.skipWait();
          this.host.requestUpdate();
        }, this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
        this.host.requestUpdate();
        throw error;
      },
    ));
  }

  /**
   * Loads the part without waiting for it, and reports a failure. After a failure it waits a while before it
   * tries again.
   */
  loadInBackground(): void {
    if (this.loading || this.timer !== undefined) return;
    this.load().catch((error: unknown) => this.host.loadFailed?.(error));
  }

  /** The next `loadInBackground()` doesn't wait. */
  skipWait(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/**
 * Loads something that the player needs now. If that fails, tells the page and the player, and returns
 * `undefined`.
 */
export async function loadForPlayer<Part>(
  host: LoadingHost & {
    loadFailed(error: unknown): void;
    /** Tells the player that the module they need failed to load. */
    sayNotLoaded(): void;
  },
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    const part = await load();
    host.clearNotLoaded?.();
    return part;
  } catch (error) {
    host.loadFailed(error);
    host.sayNotLoaded();
    return undefined;
  }
}
