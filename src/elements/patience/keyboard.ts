import { keyOf } from '../base/keys.js';
import { LocalSpace } from '../base/local-space.js';
import { cardOrSlotsOf, endOf } from '../base/pile-buttons.js';

/** What keys do besides walking the board. A game omits those that it has no use for. */
export type Command = 'undo' | 'redo' | 'hint' | 'new' | 'keys' | 'full-screen' | 'home';

/** The board that the keyboard acts on. */
export interface KeyboardHost {
  readonly boardNode: HTMLElement | undefined;
  /** Whether cards are in hand. If so, arrows move from pile to pile. */
  readonly isHolding: boolean;
  /** The pile that a key names: `3` for a column, `b` for a cell. */
  pileForKey(key: string): string | undefined;
  /** Moves the focus to a pile, or lays the cards in hand there. */
  goTo(pile: string): void;
  command(command: Command): void;
  /** Closes what is open, or releases the cards in hand. Returns whether there was anything. */
  dismiss(): boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  t: 'hint',
  n: 'new',
  '?': 'keys',
  h: 'home',
};

/** The direction of an arrow key: across and down. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of commands that may also name a pile: `f` the sixth cell, `r` the reserve. Then the command needs Shift. */
export const SHARED_KEYS: readonly string[] = ['f', 'r'];

function commandFor(key: string, hasShift: boolean, isPile: boolean): Command | undefined {
  if (SHARED_KEYS.includes(key) && isPile && !hasShift) return undefined;
  return key === 'f' ? 'full-screen' : COMMANDS[key];
}

/** Handles the keys of a board. Add `onKey` as a listener to the node around it. */
export class BoardKeyboard {
  constructor(private readonly host: KeyboardHost) {}

  readonly onKey = (event: KeyboardEvent): void => {
    if (
      (event.target as Element).closest('input:not([type="radio"]), textarea, [slot]') ||
      event.defaultPrevented
    )
      return;
    if (this.handle(event)) event.preventDefault();
  };

  private handle(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    const key = keyOf(event);
    if (event.ctrlKey || event.metaKey) return this.withControl(key, event.shiftKey);
    const target = event.target as Element;
    // A key that is held down would press repeatedly: pick up and drop in turn, or deal game after game.
    if (event.repeat && (key === 'Enter' || key === ' ') && target.closest('button')) return true;
    const at = target.closest<HTMLElement>('[data-pile] button');
    return (at !== null && this.onBoard(key, at)) || this.anywhere(key, event);
  }

  /** Ctrl or ⌘ with Z or Y undoes or redoes, as in other applications. */
  private withControl(key: string, shift: boolean): boolean {
    if (key !== 'z' && key !== 'y') return false;
    this.host.command(key === 'y' || shift ? 'redo' : 'undo');
    return true;
  }

  private anywhere(key: string, { shiftKey, repeat }: KeyboardEvent): boolean {
    if (key === 'Escape') return this.host.dismiss();
    const pile = this.host.pileForKey(key);
    const command = commandFor(key, shiftKey, pile !== undefined);
    // A key that is held down repeats only undo and redo.
    if (repeat && command !== 'undo' && command !== 'redo') return Boolean(command ?? pile);
    if (command) this.host.command(command);
    else if (pile !== undefined) this.host.goTo(pile);
    return Boolean(command ?? pile);
  }

  private onBoard(key: string, at: HTMLElement): boolean {
    const pile = at.closest<HTMLElement>('[data-pile]')!;
    const cards = cardOrSlotsOf(pile);
    const arrow = ARROWS[key];
    if (arrow) this.walk(at, pile, cards, arrow);
    else if (key === 'Home') cards[0]?.focus();
    else if (key === 'End') cards.at(-1)?.focus();
    else return false;
    return true;
  }

  /** Moves the focus from card to card in a pile, or to the next pile in that direction. */
  private walk(
    at: HTMLElement,
    pile: HTMLElement,
    cards: readonly HTMLElement[],
    [across, down]: readonly [number, number],
  ): void {
    const index = cards.indexOf(at);
    const free = !this.host.isHolding;
    const within = free && down !== 0 ? cards[index + down] : undefined;
    if (within) return within.focus();
    const next = this.neighbour(pile, across, down);
    if (!next) return;
    // Stays at the same height in the next column, but goes from the end of one to the end of the other.
    const level = free && across !== 0 && index < cards.length - 1;
    ((level ? cardOrSlotsOf(next)[index] : undefined) ?? endOf(next))?.focus();
  }

  /** The next pile in that direction on the screen, so that a mirrored board works too. */
  private neighbour(pile: HTMLElement, across: number, down: number): HTMLElement | undefined {
    const board = this.host.boardNode!;
    const space = new LocalSpace(board);
    const from = space.box(pile);
    let nearest: HTMLElement | undefined;
    let least = Infinity;
    for (const node of board.querySelectorAll<HTMLElement>('.pile')) {
      const to = space.box(node);
      const [dx, dy] = [to.left - from.left, to.top - from.top];
      const along = across * dx + down * dy;
      if (along < 2 || (across !== 0 && Math.abs(dy) > 2) || !endOf(node)) continue;
      // The nearest row first, then the nearest pile in it.
      const far = along * 100 + (across === 0 ? Math.abs(dx) : 0);
      if (far < least) [nearest, least] = [node, far];
    }
    return nearest;
  }
}
