import { keyOf } from '../base/keys.js';
import type { SharedRequest } from './scene.js';
import type { TableHost } from './host.js';
import type { TableMove, TableState } from './table-game.js';

/** The keys of every table. They work with the focus anywhere in it. */
const KEYS: Readonly<Record<string, SharedRequest>> = {
  n: { type: 'next' },
  l: { type: 'panel', panel: 'log' },
  '?': { type: 'panel', panel: 'keys' },
};

const CHIPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** The keys of one game. */
interface GameKeys<Request> {
  /** The requests of keys. */
  readonly keys: Readonly<Record<string, Request>>;
  /** The request of Enter in the bet bar. By default it presses the main button. */
  readonly enter?: Request;
  /** Moves the focus by a key, for example from card to card. Returns whether the key was used. */
  moveFocus?(from: HTMLElement, key: string): boolean;
}

/** The table that keys act on. */
type KeyedTable<Request> = Pick<
  TableHost<TableState, TableMove>,
  'adjustBet' | 'dismiss' | 'shadowRoot'
> & { request(request: SharedRequest | Request): void };

/** Text fields take all keys. A slider takes only the keys that move it, and Enter. */
const takesKey = (field: Element, key: string): boolean =>
  !field.matches('[type="range"]') || key === 'Enter' || key.length > 1;

/** Presses the main button: stake, set, continue. In the bet bar, Enter may have another request. */
function primary<Request>({ enter }: GameKeys<Request>, host: KeyedTable<Request>): void {
  const root = host.shadowRoot!;
  if (enter && root.activeElement?.closest('.bets')) host.request(enter);
  else root.querySelector<HTMLElement>('.board .primary')?.click();
}

/** Enter in a field of the bet bar places the stake. The field handles all other keys. */
function inField<Request>(
  game: GameKeys<Request>,
  host: KeyedTable<Request>,
  key: string,
  field: HTMLElement,
): boolean {
  if (key !== 'Enter' || !field.closest('.bets')) return false;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  primary(game, host);
  return true;
}

function anywhere<Request>(
  game: GameKeys<Request>,
  host: KeyedTable<Request>,
  key: string,
  repeat: boolean,
): boolean {
  const request = game.keys[key] ?? KEYS[key];
  const chips = CHIPS[key];
  if (chips) host.adjustBet(chips);
  // A key that is held down must not move a card back and forth, or play hand after hand.
  else if (repeat) return request !== undefined || ['d', 'Enter', ' '].includes(key);
  else if (request) host.request(request);
  else if (key === 'd') primary(game, host);
  else return false;
  return true;
}

function isUsed<Request>(
  game: GameKeys<Request>,
  host: KeyedTable<Request>,
  event: KeyboardEvent,
): boolean {
  const target = event.target as HTMLElement;
  const meant = keyOf(event);
  // On AZERTY keyboards the minus is in the row of digits.
  const isSign = /^\W$/.test(event.key) && Object.hasOwn({ ...CHIPS, ...game.keys }, event.key);
  const key = isSign ? event.key : meant;
  if (key === 'Escape') return host.dismiss();
  const field = target.closest('input, select, textarea');
  if (field && takesKey(field, key)) return inField(game, host, key, target);
  // Without Shift the game may use the key.
  if (event.shiftKey && key === 'f') {
    if (!event.repeat) host.request({ type: 'full-screen' });
    return true;
  }
  return game.moveFocus?.(target, key) === true || anywhere(game, host, key, event.repeat);
}

/** Handles the keys of a table. Add it as a listener to the node around the table. */
export function onTableKey<Request>(
  game: GameKeys<Request>,
  host: KeyedTable<Request>,
  event: KeyboardEvent,
): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as HTMLElement).closest('[slot]') || !isUsed(game, host, event)) return;
  event.preventDefault();
}
