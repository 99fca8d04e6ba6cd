import type { TableRequest } from './element-host.js';

/** What keys do at the table, wherever the focus is in it. */
const KEYS: Readonly<Record<string, TableRequest>> = {
  h: { type: 'house-way' },
  s: { type: 'sort' },
  p: { type: 'pass' },
  n: { type: 'next' },
  '?': { type: 'panel', panel: 'keys' },
};

/** What the board is to the keys. */
export interface KeysHost {
  readonly root: ShadowRoot | null;
  /** The main thing to do now: stake, set, go on. */
  primary(): void;
  /** More or less at stake, by one chip. */
  nudge(chips: 1 | -1): void;
  request(request: TableRequest): void;
  /** Closes what is open; whether anything was. */
  dismiss(): boolean;
}

/** The cards of one's own hands that keys walk, in the order in which they are met. */
const cardsOf = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.tray button.card'),
];

/** From card to card by the arrows: along the row, and from tray to tray. */
function walk(root: ParentNode, from: HTMLElement, key: string): boolean {
  const cards = cardsOf(root);
  const at = cards.indexOf(from);
  if (at < 0) return false;
  const tray = from.closest('.tray');
  const others = cards.filter((card) => card.closest('.tray') !== tray);
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowLeft: cards[at - 1],
    ArrowRight: cards[at + 1],
    ArrowUp: others[0],
    ArrowDown: others[0],
    Home: cards[0],
    End: cards.at(-1),
  };
  if (!Object.hasOwn(steps, key)) return false;
  steps[key]?.focus();
  return true;
}

/** Keys of the table; the listener belongs on the node around it. */
export class TableKeys {
  constructor(private readonly host: KeysHost) {}

  readonly onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('[slot]') || !this.handle(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private handle(event: KeyboardEvent, target: HTMLElement): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Escape') return this.host.dismiss();
    if (target.closest('input, select')) return this.inField(key, target);
    const { root } = this.host;
    if (root && walk(root, target, key)) return true;
    return this.anywhere(key, event.repeat);
  }

  /** Enter in the field of the stake stakes it; other keys are the field's own. */
  private inField(key: string, field: HTMLElement): boolean {
    if (key !== 'Enter' || !field.closest('.bets')) return false;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    this.host.primary();
    return true;
  }

  private anywhere(key: string, repeat: boolean): boolean {
    const request = KEYS[key];
    if (request) this.host.request(request);
    else if (key === '+' || key === '=') this.host.nudge(1);
    else if (key === '-') this.host.nudge(-1);
    else if (key === 'd') this.host.primary();
    // A key that is held down must not lay a card to and fro.
    else return repeat && (key === 'Enter' || key === ' ');
    return true;
  }
}
