import type { Problem } from '../../core/engine/reason.js';
import { wrongOption } from '../../core/engine/option.js';
import type { SolverClient } from '../solver/client.js';
import { emit } from './events.js';
import { LoadError } from './lazy.js';
import { thrownMessage } from './host-value.js';

/**
 * Reports a problem to the page's author: a warning in the console and a `game-error` event.
 *
 * @param cause the error that the page's own code threw, if any
 */
export function reportProblem(
  element: HTMLElement,
  problem: Problem,
  message: string,
  cause?: unknown,
  warning = message,
): void {
  console.warn(`<${element.localName}>: ${warning}`);
  const detail = { source: 'host', problem, message } as const;
  emit(element, 'game-error', cause === undefined ? detail : { ...detail, cause });
}

/** The page's own worker factory. If it throws, the error is reported and the kit's worker is used. */
export function pageWorkerFactory(element: {
  complain(problem: Problem, cause?: unknown): unknown;
}): SolverClient['workerFactory'] {
  const { workerFactory } = element.constructor as Pick<SolverClient, 'workerFactory'>;
  if (!workerFactory) return workerFactory;
  return () => {
    try {
      return workerFactory();
    } catch (error) {
      element.complain(
        wrongOption('workerFactory', thrownMessage(error), 'a Worker').problem,
        error,
      );
      return undefined;
    }
  };
}

/** The modules that each element has reported as failed. */
const reported = new WeakMap<HTMLElement, Set<string>>();

/**
 * Reports a module that failed to load, once for each element and module.
 *
 * @param message for players; the console shows the error for developers
 * @throws any error that is not a `LoadError`
 */
export function reportLoadError(element: HTMLElement, error: unknown, message: string): void {
  if (!(error instanceof LoadError)) throw error;
  const modules = reported.get(element) ?? new Set();
  reported.set(element, modules);
  if (modules.has(error.module)) return;
  modules.add(error.module);
  reportProblem(element, error.problem, message, undefined, error.message);
}
