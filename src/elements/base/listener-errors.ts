import { isServer } from 'lit';
import { type Words, kitWords, problemText } from '../../locales/words.js';
import { thrownMessage } from './host-value.js';

/** An element with its own words for problems. */
interface Wording {
  readonly words?: Partial<Words>;
}

/** The errors that listeners threw during the current dispatch. `undefined` outside of one. */
let thrown: unknown[] | undefined;
const note = ({ error, message }: ErrorEvent): void => void thrown?.push(error ?? message);

/** The errors that each element has reported. */
const reported = new WeakMap<HTMLElement, Set<string>>();

/**
 * Dispatches an event, then reports errors thrown by its listeners. Otherwise the browser would report them
 * only as errors of the page. Each error of an element is reported once, by a `game-error` event with the
 * error as its `cause`.
 */
export function dispatchTo(element: HTMLElement, event: CustomEvent): void {
  // On a server there are no listeners and no page to report to.
  if (isServer as boolean) return;
  const outer = thrown;
  const errors: unknown[] = [];
  thrown = errors;
  // The browser reports a listener's error at once, before it calls the next listener.
  if (!outer) addEventListener('error', note, true);
  element.dispatchEvent(event);
  if (!outer) removeEventListener('error', note, true);
  thrown = outer;
  if (event.type !== 'game-error')
    for (const error of errors) reportError(element, event.type, error);
}

function reportError(element: HTMLElement, event: string, cause: unknown): void {
  const got = thrownMessage(cause);
  const known = reported.get(element) ?? new Set();
  reported.set(element, known);
  if (known.has(event + got)) return;
  known.add(event + got);
  const problem = { code: 'listener', event, got };
  const message = problemText((element as Wording).words?.kit ?? kitWords.kit, problem);
  const detail = { source: 'host', problem, message, cause };
  dispatchTo(element, new CustomEvent('game-error', { bubbles: true, composed: true, detail }));
}
