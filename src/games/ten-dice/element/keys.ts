import { keyOf } from '../../../elements/base/keys.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import { type DieNumber, NUMBERS } from '../rules/state.js';

/** What the keys work on. */
export interface KeysHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly updateComplete: Promise<boolean>;
  readonly chosen: DieNumber | null;
  choose(number: DieNumber): void;
  roll(): void;
  command(command: ToolbarRequest): void;
  readonly panels: { close(): unknown };
}

/** What letters do, wherever the focus is in the race. */
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

/** To the next number, round and round; at once without a press on it, which would roll. */
function walk(host: KeysHost, step: 1 | -1, from: Element): void {
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

/** A key that is held down takes one roll back after another, but begins one race. */
function commandOf(key: string, repeat: boolean): ToolbarRequest | undefined {
  const command = COMMANDS[key];
  return repeat && command !== 'undo' ? undefined : command;
}

function isUsed(host: KeysHost, key: string, repeat: boolean, target: Element): boolean {
  const number = NUMBERS[Number(key) - 1];
  const command = commandOf(key, repeat);
  const numbered = target.closest('.number');
  const arrow = numbered ? ARROWS[key] : undefined;
  if (key === 'Escape') return host.panels.close() !== undefined;
  // A key that is held down must not roll again and again.
  if (number) {
    if (!repeat) host.choose(number);
  } else if (command) host.command(command);
  else if (arrow) walk(host, arrow, numbered!);
  else {
    if (key !== 'Enter' && key !== ' ') return false;
    if (repeat) return true;
    // Another button has its own use for it.
    if (numbered?.role !== 'radio') return false;
    host.roll();
  }
  return true;
}

/** Keys of the race; the listener belongs on the node around it. */
export function onKey(host: KeysHost, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || target.closest('input, select, textarea, [slot]'))
    return;
  // Ctrl or ⌘ with Z, as everywhere.
  const control = event.ctrlKey || event.metaKey;
  const key = keyOf(event);
  if (control && key === 'z' && !event.shiftKey) host.command('undo');
  else if (control || !isUsed(host, key, event.repeat, target)) return;
  event.preventDefault();
}
