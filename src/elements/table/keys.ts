import { keyOf } from '../base/keys.js';
import type { SharedRequest } from './scene.js';

/** What keys do at every table, wherever the focus is in it. */
const KEYS: Readonly<Record<string, SharedRequest>> = {
  n: { type: 'next' },
  l: { type: 'panel', panel: 'log' },
  '?': { type: 'panel', panel: 'keys' },
};

const CHIPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** What keys do at one game's table. */
interface GameKeys<Request> {
  /** Which key asks for which request. */
  readonly keys: Readonly<Record<string, Request>>;
  /** What Enter in the bet bar asks for; else it presses the main button. */
  readonly enter?: Request;
  /** Moves the focus by a key, as from card to card; returns whether the key was of use. */
  moveFocus?(from: HTMLElement, key: string): boolean;
}

/** What a table is to the keys. */
export interface KeysHost<Request> {
  readonly shadowRoot: ShadowRoot | null;
  /** Puts one chip more or less at stake. */
  adjustBet(chips: 1 | -1): void;
  request(request: SharedRequest | Request): void;
  /** Closes what is open; whether anything was. */
  dismiss(): boolean;
}

/** What is typed in takes all keys; a slider has only those by which it moves, and Enter. */
const takesKey = (field: Element, key: string): boolean =>
  !field.matches('[type="range"]') || key === 'Enter' || key.length > 1;

/** Presses the main button: stake, set, go on. In the bet bar, Enter may ask for something else. */
function primary<Request>({ enter }: GameKeys<Request>, host: KeysHost<Request>): void {
  const root = host.shadowRoot!;
  if (enter && root.activeElement?.closest('.bets')) host.request(enter);
  else root.querySelector<HTMLElement>('.board .primary')?.click();
}

/** Enter in the field of the stake stakes it; other keys are the field's own. */
function inField<Request>(
  game: GameKeys<Request>,
  host: KeysHost<Request>,
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
  host: KeysHost<Request>,
  key: string,
  repeat: boolean,
): boolean {
  const request = game.keys[key] ?? KEYS[key];
  const chips = CHIPS[key];
  if (chips) host.adjustBet(chips);
  // A key that is held down must not lay a card to and fro, nor play one hand after another.
  else if (repeat) return request !== undefined || ['d', 'Enter', ' '].includes(key);
  else if (request) host.request(request);
  else if (key === 'd') primary(game, host);
  else return false;
  return true;
}

function isUsed<Request>(
  game: GameKeys<Request>,
  host: KeysHost<Request>,
  event: KeyboardEvent,
): boolean {
  const target = event.target as HTMLElement;
  const meant = keyOf(event);
  // AZERTY has the minus in the row of digits.
  const isSign = /^\W$/.test(event.key) && Object.hasOwn({ ...CHIPS, ...game.keys }, event.key);
  const key = isSign ? event.key : meant;
  if (key === 'Escape') return host.dismiss();
  const field = target.closest('input, select, textarea');
  if (field && takesKey(field, key)) return inField(game, host, key, target);
  // By itself the letter is a game's own.
  if (event.shiftKey && key === 'f') {
    if (!event.repeat) host.request({ type: 'full-screen' });
    return true;
  }
  return game.moveFocus?.(target, key) === true || anywhere(game, host, key, event.repeat);
}

/** Keys of a table; the listener belongs on the node around it. */
export function onTableKey<Request>(
  game: GameKeys<Request>,
  host: KeysHost<Request>,
  event: KeyboardEvent,
): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as HTMLElement).closest('[slot]') || !isUsed(game, host, event)) return;
  event.preventDefault();
}
