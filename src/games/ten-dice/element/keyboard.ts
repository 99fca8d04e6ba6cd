import { keyOf } from '../../../elements/base/keys.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import { NUMBERS } from '../rules/state.js';
import type { RaceElement } from './race-element.js';

/** The commands of keys. They work with the focus anywhere in the race. */
const COMMANDS: Readonly<Record<string, ToolbarRequest>> = {
  n: 'new',
  u: 'undo',
  t: 'hint',
  '?': 'keys',
};
const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Moves to the next number, from the last back to the first. In a race at once only the focus moves, as a
 * press would roll.
 */
function walk(host: RaceElement, step: 1 | -1, from: Element): void {
  if (from.role !== 'radio') {
    const all = [...from.parentElement!.children];
    (all[(all.indexOf(from) + step + all.length) % all.length] as HTMLElement).focus();
    return;
  }
  const at = (host.chosen ?? (step > 0 ? 0 : 1)) + step;
  host.choose(NUMBERS[(at + 5) % 6]!);
  void host.updateComplete.then(() =>
    host.shadowRoot!.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(),
  );
}

/** The command of a key. A held key repeats Undo, but no other command. */
function commandOf(key: string, repeat: boolean): ToolbarRequest | undefined {
  const command = COMMANDS[key];
  return repeat && command !== 'undo' ? undefined : command;
}

function isUsed(host: RaceElement, key: string, repeat: boolean, target: Element): boolean {
  const number = NUMBERS[Number(key) - 1];
  const command = commandOf(key, repeat);
  const numbered = target.closest('.number');
  const arrow = numbered ? ARROWS[key] : undefined;
  if (key === 'Escape') return host.panels.close() !== undefined;
  // A held key must not roll again and again.
  if (number) {
    if (!repeat) host.choose(number);
  } else if (command) host.command(command);
  else if (arrow) walk(host, arrow, numbered!);
  else {
    if (key !== 'Enter' && key !== ' ') return false;
    if (repeat) return true;
    // Other buttons handle these keys themselves.
    if (numbered?.role !== 'radio') return false;
    host.roll();
  }
  return true;
}

/** Handles a key. The listener belongs on the node around the race. */
export function onKey(host: RaceElement, event: KeyboardEvent): void {
  const target = event.target as Element;
  const isField = target.closest('input, select, textarea, [slot]') !== null;
  if (event.defaultPrevented || event.altKey || (isField && event.key !== 'Escape')) return;
  // Ctrl or ⌘ with Z, as usual for undo.
  const control = event.ctrlKey || event.metaKey;
  const key = keyOf(event);
  if (control && key === 'z' && !event.shiftKey) host.command('undo');
  else if (control || !isUsed(host, key, event.repeat, target)) return;
  event.preventDefault();
}

/** The element that had the focus before a panel opened, by shadow root. */
const before = new WeakMap<Node, Element>();

/** Where the focus goes in a panel: a field to fill in, otherwise the main button. */
const placesIn = (panel: Element): readonly (Element | null)[] => [
  panel.querySelector('[data-first]') ?? panel.querySelector('.primary'),
];

/**
 * Keeps the focus in the race after a render. An open panel gets the focus and gives it back when it
 * closes. If the focused element is gone, as the numbers are at the end of a race, the main button gets the
 * focus.
 */
export function refocus(root: ShadowRoot, focused: Element | null | undefined): void {
  const [panel, at, last] = [root.querySelector('.panel'), root.activeElement, before.get(root)];
  if (!panel) before.delete(root);
  if (!focused || (panel ? panel.contains(at) : at)) return;
  if (panel && !last) before.set(root, focused);
  for (const node of panel ? placesIn(panel) : [last, root.querySelector('.board .primary')]) {
    (node as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    if (root.activeElement) return;
  }
}
