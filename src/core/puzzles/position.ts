import { withIndex } from '../cards/list.js';
import {
  type Card,
  DECK_SIZE,
  RANKS,
  SUITS,
  type Suit,
  cardOf,
  faceOf,
  suitOf,
} from '../cards/card.js';
import { plainDigits } from '../cards/deal-number.js';
import { ORDERED_DECK, numberCopies } from '../cards/deck.js';
import { cardCode, formatCards, parseCard } from '../cards/notation.js';
import { type Checked, type Figure, type Problem, quote } from '../engine/reason.js';
import { type Build, runLength, topOf } from '../patience/piles.js';

/**
 * A line of a position in a game's format. Lines with names are optional. Without them, their piles are
 * empty.
 */
export type PositionLine =
  /** The height of each foundation, from the ace: `Foundations: H-0 C-A D-0 S-2`. */
  | { readonly kind: 'heights'; readonly names: Names; readonly piles: readonly string[] }
  /**
   * Piles of one card each, `-` for none: `Freecells: 2H - 5S -`. A line without a name lists all of its
   * piles.
   */
  | {
      readonly kind: 'places';
      readonly names?: Names;
      readonly piles: readonly string[];
    }
  /** A pile from the bottom up: `Stock: 7H 2C`. Face-down cards are in brackets: `<7H> <2C> 9D`. */
  | {
      readonly kind: 'pile';
      readonly names?: Names;
      readonly pile: string;
      readonly most: number;
      /** The most cards that may be face down, from the bottom. The others must be in order. */
      readonly hidden?: number;
      readonly build?: Build;
    }
  /** A number of the state: `Redeals: 2`. */
  | {
      readonly kind: 'number';
      readonly names: Names;
      readonly field: string;
      readonly least: number;
      readonly most: number;
    };

/** The name of a line, and alternatives that are read too. */
type Names = readonly [string, ...string[]];

/** The position format of a game. */
export interface PositionPlan {
  /** The lines in the order of writing. Lines without names are recognised by their order. */
  readonly lines: readonly PositionLine[];
  /** The cards of the game. Default: the 52 cards. */
  readonly deck?: readonly Card[];
  /** The pile that gets all cards not named, at the bottom. If omitted, all cards must be named. */
  readonly rest?: string;
  /** Piles that together hold at most that many cards. */
  readonly supply?: { readonly piles: readonly string[]; readonly most: number };
}

/** The contents of a position. */
export interface PositionContents {
  readonly piles: Readonly<Record<string, readonly Card[]>>;
  readonly faceDown: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A line of a text. */
export interface TextLine {
  readonly text: string;
  /** In lower case. Empty if the line has no name. */
  readonly name: string;
  readonly words: readonly string[];
}

/** The longest text. */
const LONGEST = 2000;

const LABEL = /^([A-Za-z][A-Za-z ]*?\s*\d*)\s*:(.*)$/;

const wrong = (
  code: string,
  figures: Readonly<Record<string, Figure>>,
): { readonly problem: Problem } => ({ problem: { code: `position-${code}`, ...figures } });

/** Splits a text into lines, at line breaks, semicolons or bars. Empty lines are dropped. */
export function readLines(text: unknown): Checked<readonly TextLine[]> {
  if (typeof text !== 'string' || text.length > LONGEST || text.trim() === '') {
    return { problem: { code: 'position', got: quote(text) } };
  }
  const lines = plainDigits(text)
    .split(/[\n\r;|]/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    value: lines.map((line) => {
      const [, name = '', rest] = LABEL.exec(line) ?? [];
      const words = (rest ?? line.replace(/^:/, '')).split(/[\s,]+/).filter(Boolean);
      return { text: line, name: name.toLowerCase().replace(/\s+/g, ' '), words };
    }),
  };
}

/** How often each suit begins a foundation: as often as the first of its cards is in the deck. */
function suitsOf(deck: readonly Card[]): readonly Suit[] {
  const cards = deck.map(faceOf);
  return SUITS.flatMap((_, index) => {
    const first = cards.find((card) => suitOf(card) === index);
    return cards.filter((card) => card === first).map(() => index as Suit);
  });
}

/** Reads the lines of a text, and finds the first problem. */
class Reader {
  readonly piles: Record<string, Card[]> = {};
  readonly faceDown: Record<string, number> = {};
  readonly numbers: Record<string, number> = {};
  private readonly deck: readonly Card[];
  /** The cards that were not named yet. */
  private readonly left: Card[];

  constructor(private readonly plan: PositionPlan) {
    this.deck = (plan.deck ?? ORDERED_DECK).map(faceOf);
    this.left = [...this.deck];
    for (const line of plan.lines) {
      if (line.kind === 'pile') this.piles[line.pile] = [];
      else if (line.kind !== 'number') for (const pile of line.piles) this.piles[pile] = [];
    }
    if (plan.rest !== undefined) this.piles[plan.rest] = [];
  }

  read(lines: readonly TextLine[]): Problem | undefined {
    const plain = this.plan.lines.filter(({ names }) => !names);
    const given = lines.filter(({ name }) => name === '');
    if (given.length !== plain.length) {
      return wrong('lines', { got: given.length, wanted: plain.length }).problem;
    }
    const used = new Set<PositionLine>();
    for (const line of lines) {
      const as = line.name === '' ? plain[given.indexOf(line)] : this.named(line.name);
      if (!as || used.has(as)) return this.unknown(line);
      used.add(as);
      const problem = this.take(as, line);
      if (problem) return problem;
    }
    const problem = this.checkSupply() ?? this.takeRest();
    this.numberCopies();
    return problem;
  }

  private named(name: string): PositionLine | undefined {
    return this.plan.lines.find(({ names }) => names?.some((one) => one.toLowerCase() === name));
  }

  private unknown({ text }: TextLine): Problem {
    const names = this.plan.lines.flatMap((one) => one.names?.[0] ?? []);
    return wrong('line', { got: quote(text), accepted: [...names, 'Goal'].join(', ') }).problem;
  }

  private take(as: PositionLine, line: TextLine): Problem | undefined {
    switch (as.kind) {
      case 'heights':
        return this.takeHeights(as.piles, line);
      case 'places':
        return this.takePlaces(as, line);
      case 'pile':
        return this.takePile(as, line);
      case 'number':
        return this.takeNumber(as, line);
    }
  }

  private takeHeights(piles: readonly string[], { words, text }: TextLine): Problem | undefined {
    const got = quote(text);
    const suits = [...suitsOf(this.deck)];
    if (words.length > piles.length) return wrong('many', { got, most: piles.length }).problem;
    for (const [index, word] of withIndex(words)) {
      const [, letter = '', height = ''] = /^([CDHS])-(10|[0A2-9TJQK])$/i.exec(word) ?? [];
      const suit = SUITS.findIndex((one) => one === letter.toUpperCase());
      const at = suits.indexOf(suit as Suit);
      if (at < 0) return wrong('heights', { got: quote(word) }).problem;
      suits.splice(at, 1);
      const rank = height === '10' ? 10 : RANKS.indexOf(height.toUpperCase() as 'A') + 1;
      for (let up = 1; up <= rank; up++) {
        const problem = this.put(piles[index]!, cardOf(up, suit as Suit));
        if (problem) return problem;
      }
    }
    return undefined;
  }

  private takePlaces(
    { piles, names }: Extract<PositionLine, { kind: 'places' }>,
    { words, text }: TextLine,
  ): Problem | undefined {
    const got = quote(text);
    if (words.length > piles.length || (!names && words.length < piles.length)) {
      return wrong(names ? 'many' : 'row', { got, most: piles.length }).problem;
    }
    for (const [index, word] of withIndex(words)) {
      const problem = word === '-' ? undefined : this.putWord(piles[index]!, word, text);
      if (problem) return problem;
    }
    return undefined;
  }

  private takePile(
    { pile, most, hidden, build }: Extract<PositionLine, { kind: 'pile' }>,
    { words, text }: TextLine,
  ): Problem | undefined {
    const got = quote(text);
    const cards = words.filter((word) => word !== '-');
    if (cards.length > most) return wrong('many', { got, most }).problem;
    const isHidden = (word: string): boolean => hidden !== undefined && /^<.*>$/.test(word);
    const down = cards.findIndex((word) => !isHidden(word));
    const count = down < 0 ? cards.length : down;
    if (cards.slice(count).some(isHidden)) return wrong('over', { got }).problem;
    if (hidden !== undefined && count > hidden) {
      return wrong('hidden', { got, most: hidden }).problem;
    }
    for (const word of cards) {
      const problem = this.putWord(pile, isHidden(word) ? word.slice(1, -1) : word, text);
      if (problem) return problem;
    }
    if (hidden !== undefined) this.faceDown[pile] = count;
    const open = this.piles[pile]!.slice(count);
    const isRun = build === undefined || runLength(build, open) === open.length;
    return isRun ? undefined : wrong('order', { got }).problem;
  }

  private takeNumber(
    { field, least, most }: Extract<PositionLine, { kind: 'number' }>,
    { words, text }: TextLine,
  ): Problem | undefined {
    const [word = ''] = words;
    const number = Number(word);
    const isOne = words.length === 1 && /^-?\d{1,6}$/.test(word);
    if (!isOne || number < least || number > most) {
      return wrong('number', { got: quote(text), least, most }).problem;
    }
    this.numbers[field] = number;
    return undefined;
  }

  private putWord(pile: string, word: string, line: string): Problem | undefined {
    const card = parseCard(word);
    return card === undefined || card >= DECK_SIZE
      ? wrong('card', { got: quote(word), line: quote(line) }).problem
      : this.put(pile, card);
  }

  private put(pile: string, card: Card): Problem | undefined {
    const at = this.left.indexOf(card);
    if (at < 0) return this.tooOften(card);
    this.left.splice(at, 1);
    this.piles[pile]!.push(card);
    return undefined;
  }

  private tooOften(card: Card): Problem {
    const got = cardCode(card);
    const most = this.deck.filter((one) => one === card).length;
    return most === 1 ? wrong('twice', { got }).problem : wrong('often', { got, most }).problem;
  }

  private checkSupply(): Problem | undefined {
    const { piles, most } = this.plan.supply ?? { piles: [], most: 0 };
    const count = piles.reduce((sum, pile) => sum + this.piles[pile]!.length, 0);
    return count > most ? wrong('supply', { got: count, most }).problem : undefined;
  }

  private takeRest(): Problem | undefined {
    const { rest } = this.plan;
    if (rest !== undefined) this.piles[rest]!.unshift(...this.left);
    else if (this.left.length > 0) {
      return wrong('missing', { got: quote(formatCards(this.left)) }).problem;
    }
    return undefined;
  }

  /** Numbers copies by pile, in the order of the plan. So a position that was written and read again is the same. */
  private numberCopies(): void {
    const piles = Object.values(this.piles);
    const cards = numberCopies(piles.flat());
    for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  }
}

/**
 * Reads a position, each card as often as the deck has it.
 *
 * @returns its contents, or what is wrong with the lines
 */
export function readPosition(
  plan: PositionPlan,
  lines: readonly TextLine[],
): Checked<PositionContents> {
  const reader = new Reader(plan);
  const problem = reader.read(lines);
  return problem ? { problem } : { value: reader };
}

/** Writes foundations as `H-0 C-A D-0 S-2`. Empty foundations get the suits that are left. */
function writeHeights(deck: readonly Card[], piles: readonly (readonly Card[])[]): string {
  const tops = piles.map(topOf);
  const left = [...suitsOf(deck)];
  for (const top of tops) if (top !== undefined) left.splice(left.indexOf(suitOf(top)), 1);
  return tops
    .map((top) =>
      top === undefined ? `${SUITS[left.shift()!]}-0` : `${cardCode(top)[1]}-${cardCode(top)[0]}`,
    )
    .join(' ');
}

/** Writes a line. Empty if a named line can be omitted. */
function writeLine(
  line: PositionLine,
  deck: readonly Card[],
  { piles, faceDown, numbers }: PositionContents,
): string {
  switch (line.kind) {
    case 'heights':
      return writeHeights(
        deck,
        line.piles.map((pile) => piles[pile]!),
      );
    case 'places': {
      const cards = line.piles.map((pile) => formatCards(piles[pile]!) || '-');
      return line.names && cards.every((card) => card === '-') ? '' : cards.join(' ');
    }
    case 'pile': {
      const hidden = faceDown[line.pile] ?? 0;
      const cards = piles[line.pile]!.map((card, index) =>
        index < hidden ? `<${cardCode(card)}>` : cardCode(card),
      );
      return cards.join(' ') || (line.names ? '' : '-');
    }
    case 'number':
      return numbers[line.field] ? String(numbers[line.field]) : '';
  }
}

/** Writes a position as lines of text. */
export const writePosition = (plan: PositionPlan, contents: PositionContents): string[] =>
  plan.lines.flatMap((line) => {
    const text = writeLine(line, plan.deck ?? ORDERED_DECK, contents);
    return text && line.names ? `${line.names[0]}: ${text}` : text || [];
  });
