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

/** An element with parts that are loaded without the player asking for them. */
export interface PartHost {
  requestUpdate(): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed?(error: unknown): void;
  /** A module was loaded: a message that it could not be is out of date. */
  clearNotLoaded?(): void;
}

/** The first wait after a failed load, and the longest, in milliseconds. Each failure doubles it. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** A part of an element, made of a module that is loaded when it is first needed. A failure is never kept. */
export class LazyPart<Part> {
  /** The part, once it is loaded. */
  value: Part | undefined;
  /** Whether the last load failed. */
  hasFailed = false;
  private loading: Promise<Part> | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param host is updated when the part is loaded, and when that fails
   * @param make loads the module, by a function that `lazy` returned
   */
  constructor(
    private readonly host: PartHost,
    private readonly make: () => Promise<Part>,
  ) {}

  /** Whether the part is being loaded for the first time. */
  get isPending(): boolean {
    return this.loading !== undefined && this.value === undefined && !this.hasFailed;
  }

  /** Loads the part. If that fails, the next call tries again. */
  need(): Promise<Part> {
    this.retry();
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
          this.retry();
          this.host.requestUpdate();
        }, this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
        this.host.requestUpdate();
        throw error;
      },
    ));
  }

  /** Loads the part with this update, or after a failure with the first one after a while. Reports the failure. */
  want(): void {
    if (this.loading || this.timer !== undefined) return;
    this.need().catch((error: unknown) => this.host.loadFailed?.(error));
  }

  /** The next `want()` doesn't wait. */
  retry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** An element whose player asks for parts. */
export interface AskedHost extends PartHost {
  loadFailed(error: unknown): void;
  /** Tells the player that what they asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** Loads what the player asked for; tells the page and the player if that fails, and returns `undefined`. */
export async function loadAsked<Part>(
  host: AskedHost,
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
