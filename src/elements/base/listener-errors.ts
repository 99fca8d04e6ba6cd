import { isServer } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { kitEn } from '../../locales/kit-en.js';
import { thrownMessage } from './thrown.js';

/** An element that has words for problems of its own. */
interface Wording {
  readonly words?: { readonly problem?: (problem: Problem) => string };
}

/** What listeners threw of the event that is told now; `undefined` while none is told. */
let thrown: unknown[] | undefined;
const note = ({ error, message }: ErrorEvent): void => void thrown?.push(error ?? message);

/** What elements have told of such errors already. */
const reported = new WeakMap<HTMLElement, Set<string>>();

/**
 * Tells an event, and then of the errors of its listeners: the browser goes on after them and reports them to
 * the page alone. Each error of an element's is told once, by a `game-error` with the error as its `cause`.
 */
export function dispatchTo(element: HTMLElement, event: CustomEvent): void {
  // On a server nobody listens, and there is no page to report to.
  if (isServer as boolean) return;
  const around = thrown;
  const own: unknown[] = [];
  thrown = own;
  // The browser reports an error of a listener at once, before the next listener is called.
  if (!around) addEventListener('error', note, true);
  element.dispatchEvent(event);
  if (!around) removeEventListener('error', note, true);
  thrown = around;
  if (event.type !== 'game-error') for (const error of own) tellOf(element, event.type, error);
}

function tellOf(element: HTMLElement, event: string, cause: unknown): void {
  const got = thrownMessage(cause);
  const known = reported.get(element) ?? new Set();
  reported.set(element, known);
  if (known.has(event + got)) return;
  known.add(event + got);
  const problem = { code: 'listener', event, got };
  const message = (element as Wording).words?.problem?.(problem) ?? kitEn.problem(problem);
  const detail = { source: 'host', problem, message, cause };
  dispatchTo(element, new CustomEvent('game-error', { bubbles: true, composed: true, detail }));
}
