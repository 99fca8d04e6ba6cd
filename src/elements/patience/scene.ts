import type { CommonWords } from '../../locales/words.js';
import { cardText, listText } from '../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, copyOf, suitOf, withCopy } from '../../core/cards/card.js';
import { cardCode, parseCard } from '../../core/cards/notation.js';
import { cardPart } from '../cards/card-face.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import type { GameWords } from '../ui/speech.js';

/** The position of the keyboard cursor: a card, or an empty pile. */
export interface Cursor {
  readonly pile: string;
  readonly card: Card | undefined;
  /** The index in the pile, for a face-down card, which has nothing else to identify it. */
  readonly index?: number | undefined;
}

export interface PileTraits {
  /** As in the name of its part, `pile-tableau`. */
  readonly kind: 'tableau' | 'foundation' | 'cell' | 'stock' | 'waste' | 'reserve' | 'place';
  /** How many of its cards are visible, counted from the top. */
  readonly seen: number;
  /** The text in the empty slot. */
  readonly ghost?: string;
}

interface SeenPiles {
  readonly piles: Piles;
}

/** Everything that a render needs to draw the board. */
export interface Scene<View extends SeenPiles, Move> {
  readonly view: View;
  readonly gesture: MoveResolver<View, Move>;
  readonly words: CommonWords;
  readonly gameWords: GameWords;
  readonly hand: Hand | undefined;
  /** The piles where the cards in hand may go. */
  readonly targets: Pick<ReadonlySet<string>, 'has'>;
  /** Where Tab enters the board: a card, or the slot of an empty pile. */
  readonly entry: Cursor;
  /** The move that a hint shows. */
  readonly hint: (Hand & { readonly to: string }) | undefined;
  readonly face: (card: Card) => TemplateResult;
  /** Renders a face-down card. Games without face-down cards omit it. */
  readonly back:
    ((scene: Scene<View, Move>, pile: string, index: number) => TemplateResult) | undefined;
}

/** Joins the names whose value is true, for class and part lists. */
const namesOf = (names: Readonly<Record<string, boolean | undefined>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/** The value of `aria-hidden`. */
const hiddenIf = (hidden: boolean): 'true' | typeof nothing => (hidden ? 'true' : nothing);

/** An empty place. It is a button, so that it can be chosen as a target by pointer, key and screen reader. */
function slotTemplate<View extends SeenPiles, Move>(
  { view, words, gameWords, entry, hint }: Scene<View, Move>,
  id: string,
  target: boolean,
  ghost: string | undefined,
): TemplateResult {
  const empty = view.piles[id]!.length === 0;
  const hinted = hint?.to === id;
  const name = words.patience.emptyPile({ pile: id, name: gameWords.pileName(id) });
  return html`<button
    type="button"
    class="slot ${namesOf({ target, hinted })}"
    part="slot ${namesOf({ target, hint: hinted })}"
    tabindex=${empty && entry.pile === id ? 0 : -1}
    aria-label=${listText(words, [name, target && words.patience.canGoHere])}
    title=${empty ? name : nothing}
    aria-hidden=${hiddenIf(!empty)}
  >
    ${ghost && html`<span class="ghost" aria-hidden="true">${ghost}</span>`}
  </button>`;
}

/** Whether a hint leads onto this card. Cards turned over from the stock land on nothing. */
const isGoal = (hint: Scene<SeenPiles, unknown>['hint'], id: string, fromTop: number): boolean =>
  fromTop === 1 && hint?.to === id && hint.from !== STOCK;

/** A face-up card. It is a button with a name, so that every way of playing uses the same node. */
function cardTemplate<View extends SeenPiles, Move>(
  { view, gesture, words, gameWords, hand, hint, entry, face }: Scene<View, Move>,
  id: string,
  index: number,
  { seen, target }: { readonly seen: number; readonly target: boolean },
): TemplateResult {
  const cards = view.piles[id]!;
  const card = cards[index]!;
  const fromTop = cards.length - index;
  const among = (some: Hand | undefined): boolean => some?.from === id && fromTop <= some.count;
  const selected = among(hand);
  const hinted = among(hint) || isGoal(hint, id, fromTop);
  const movable = 'hand' in gesture.pick(view, id, index);
  const label = [
    cardText(words, card),
    gameWords.pileName(id),
    seen > 1 && cards.length > 1 && words.kit.position({ place: index + 1, count: cards.length }),
    movable && (selected ? words.patience.pickedUp : words.patience.canMove),
    target && words.patience.canGoHere,
  ];
  return html`<button
    type="button"
    class="card suit-${suitOf(card)} ${namesOf({ selected, target, hinted, movable })}"
    part="${cardPart(card)} ${namesOf({ selected, target, hint: hinted })}"
    data-card=${cardCode(card)}
    data-copy=${copyOf(card) > 0 ? copyOf(card) + 1 : nothing}
    data-index=${index}
    tabindex=${entry.card === card ? 0 : -1}
    aria-label=${listText(words, label)}
    aria-hidden=${hiddenIf(fromTop > seen)}
  >
    ${face(card)}
  </button>`;
}

/** A pile, which contains its cards in order. CSS does all layout. */
export function pileTemplate<View extends SeenPiles, Move>(
  scene: Scene<View, Move>,
  id: string,
  { kind, seen, ghost }: PileTraits,
): TemplateResult {
  const cards = scene.view.piles[id]!;
  const target = scene.targets.has(id);
  return html`<div class="pile ${kind}" part="pile pile-${kind}" data-pile=${id}>
    ${kind === 'place' ? '' : slotTemplate(scene, id, target, ghost)}${cards.map((card, index) =>
      card < 0
        ? scene.back!(scene, id, index)
        : cardTemplate(scene, id, index, { seen, target: target && index === cards.length - 1 }),
    )}
  </div>`;
}

/** The buttons of a pile that a player can reach, bottom first: its cards, or its empty slot. */
export const cardOrSlotsOf = (pile: ParentNode): HTMLElement[] => [
  ...pile.querySelectorAll<HTMLElement>('button:not([aria-hidden="true"])'),
];

/** The button at the end of a pile: its top card, or its empty slot. */
export const endOf = (pile: ParentNode): HTMLElement | undefined => cardOrSlotsOf(pile).at(-1);

export const pileNode = (board: ParentNode, pile: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile="${pile}"]`);

/** The face-up card that a node shows, if it shows one. */
export function cardIn({ dataset }: HTMLElement): Card | undefined {
  const face = parseCard(dataset['card'] ?? '');
  return face === undefined ? undefined : withCopy(face, Number(dataset['copy'] ?? 1) - 1);
}

/** The pile that contains a node, and the node's index in it. */
export function placeOf(
  node: Element,
): { readonly pile: string; readonly index: number | undefined } | undefined {
  const pile = node.closest<HTMLElement>('[data-pile]');
  const card = node.closest<HTMLElement>('[data-index]');
  if (!pile) return undefined;
  const index = card ? Number(card.dataset['index']) : undefined;
  return { pile: pile.dataset['pile']!, index };
}
