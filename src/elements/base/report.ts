import type { Problem } from '../../core/engine/reason.js';
import { wrongOption } from '../../core/engine/option.js';
import type { SolverClient } from '../solver/client.js';
import { emit } from './events.js';
import { LoadError } from './lazy.js';
import { thrownMessage } from './thrown.js';

/**
 * Tells the page's author of a problem: a warning in the console, and a `game-error` event.
 *
 * @param cause what the host's own code threw, where that was wrong
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

/** A host's factory of workers, whose error is told of and leaves the way to the kit's own worker. */
export function hostFactory(element: {
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

/** The modules of which an element has told already that they could not be loaded. */
const reported = new WeakMap<HTMLElement, Set<string>>();

/**
 * Tells of a module that could not be loaded, once for each element and module.
 *
 * @param message for players; the console has the error for developers
 * @throws any error that is no `LoadError`
 */
export function reportLoadError(element: HTMLElement, error: unknown, message: string): void {
  if (!(error instanceof LoadError)) throw error;
  const modules = reported.get(element) ?? new Set();
  reported.set(element, modules);
  if (modules.has(error.module)) return;
  modules.add(error.module);
  reportProblem(element, error.problem, message, undefined, error.message);
}
