import { cardOrSlotsOf, endOf } from './board-nodes.js';

/** What keys can do beside walking the board; a game leaves out what it has not. */
export type Command = 'undo' | 'redo' | 'hint' | 'new' | 'keys' | 'drop' | 'home';

/** What the keyboard needs of the board it works on. */
export interface KeyboardHost {
  readonly boardNode: HTMLElement | undefined;
  /** Whether cards are in hand: then the arrows walk from pile to pile. */
  readonly carrying: boolean;
  /** The pile that a key names: `3` a column, `b` a cell. */
  pileForKey(key: string): string | undefined;
  /** Goes straight to a pile, or lays the hand there. */
  goTo(pile: string): void;
  command(command: Exclude<Command, 'drop'>): void;
  /** Ends what is open or in hand; whether there was anything. */
  dismiss(): boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  t: 'hint',
  n: 'new',
  '?': 'keys',
  h: 'home',
  Escape: 'drop',
};

type Direction = 'left' | 'right' | 'up' | 'down';
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Ctrl or ⌘ with Z and Y, as everywhere. */
function undoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined;
}

/** Keys of the board; `onKey` belongs on the node around it. */
export class BoardKeyboard {
  constructor(private readonly host: KeyboardHost) {}

  readonly onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
    if (this.handle(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  private handle(event: KeyboardEvent): boolean {
    const withControl = undoKey(event);
    if (withControl) return this.run(withControl);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const at = (event.target as Element).closest<HTMLElement>('button');
    const onBoard = at !== null && this.host.boardNode?.contains(at) === true;
    // A key that is held down must not pick up and drop by turns.
    if (onBoard && event.repeat && (event.key === 'Enter' || event.key === ' ')) return true;
    const direction = ARROWS[event.key];
    if (onBoard && direction) return this.walk(at, direction);
    if (onBoard && (event.key === 'Home' || event.key === 'End')) return this.jump(at, event.key);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const command = COMMANDS[key];
    // Escape with nothing to end is the page's.
    if (command === 'drop') return this.host.dismiss();
    if (command) return this.run(command);
    const pile = this.host.pileForKey(key);
    if (pile === undefined) return false;
    this.host.goTo(pile);
    return true;
  }

  private run(command: Exclude<Command, 'drop'>): true {
    this.host.command(command);
    return true;
  }

  /** Within a pile from card to card, else to the next pile that way. Always takes the key. */
  private walk(at: HTMLElement, direction: Direction): true {
    const pile = at.closest<HTMLElement>('[data-pile]')!;
    const cards = cardOrSlotsOf(pile);
    const index = cards.indexOf(at);
    const upright = direction === 'up' || direction === 'down';
    const within = direction === 'up' ? cards[index - 1] : cards[index + 1];
    if (upright && !this.host.carrying && within) {
      within.focus();
      return true;
    }
    const next = this.neighbour(pile, direction);
    if (!next) return true;
    const theirs = cardOrSlotsOf(next);
    const level = !upright && !this.host.carrying && index < cards.length - 1;
    ((level ? theirs[index] : undefined) ?? endOf(next))?.focus();
    return true;
  }

  private jump(at: HTMLElement, key: 'Home' | 'End'): true {
    const cards = cardOrSlotsOf(at.closest('[data-pile]')!);
    (key === 'Home' ? cards[0] : cards.at(-1))?.focus();
    return true;
  }

  /** The next pile that way, by where piles are seen: so a mirrored board walks right too. */
  private neighbour(pile: HTMLElement, direction: Direction): HTMLElement | undefined {
    const from = pile.getBoundingClientRect();
    const upright = direction === 'up' || direction === 'down';
    const sign = direction === 'left' || direction === 'up' ? -1 : 1;
    const distance = (node: HTMLElement): number => {
      const to = node.getBoundingClientRect();
      const along = sign * (upright ? to.top - from.top : to.left - from.left);
      const sameRow = Math.abs(to.top - from.top) < 2;
      if (along < 2 || (!upright && !sameRow)) return Infinity;
      const across = Math.abs(upright ? to.left - from.left : 0);
      // The nearest row first, then the nearest in it.
      return along * 100 + across;
    };
    const piles = [...this.host.boardNode!.querySelectorAll<HTMLElement>('[data-pile]')];
    const near = piles
      .map((node) => ({ node, far: distance(node) }))
      .sort((a, b) => a.far - b.far)[0];
    return near && near.far < Infinity ? near.node : undefined;
  }
}
