import type { Problem } from '../engine/reason.js';
import { tell } from './events.js';
import { LoadError } from './lazy.js';

/** Tells the page's author of a problem: a warning in the console, and a `game-error` event. */
export function reportProblem(
  element: HTMLElement,
  problem: Problem,
  message: string,
  warning = message,
): void {
  console.warn(`<${element.localName}>: ${warning}`);
  tell(element, 'game-error', { source: 'host', problem, message });
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
  reportProblem(element, error.problem, message, error.message);
}
