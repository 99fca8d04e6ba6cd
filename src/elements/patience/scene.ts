import type { CommonWords } from '../../locales/words.js';
import { cardText, listText } from '../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Card, copyOf, suitOf, withCopy } from '../../core/cards/card.js';
import { cardCode, parseCard } from '../../core/cards/notation.js';
import { cardPart } from '../cards/card-face.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import type { GameWords } from '../ui/speech.js';
import { signTemplate } from './place-sign.js';

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
  /** The sign in the empty slot: a rank, or one of place-sign.ts. */
  readonly sign?: string;
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
  /** The move that a hint shows. */
  readonly hint: (Hand & { readonly to: string }) | undefined;
  readonly face: (card: Card, kind: PileTraits['kind']) => TemplateResult;
  /** Whether the number of cards in the stock is shown. */
  readonly counts: boolean;
  /** Renders a face-down card. Games without face-down cards omit it. */
  readonly back: ((scene: Scene<View, Move>, place: CardPlace) => unknown) | undefined;
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
  { view, words, hint }: Scene<View, Move>,
  { id, name: pileName }: { readonly id: string; readonly name: string },
  target: boolean,
  sign: string | undefined,
): TemplateResult {
  const empty = view.piles[id]!.length === 0;
  const hinted = hint?.to === id;
  const name = words.patience.emptyPile({ pile: id, name: pileName });
  return html`<button
    type="button"
    class="slot ${namesOf({ target, hinted })}"
    part="slot ${namesOf({ target, hint: hinted })}"
    tabindex="-1"
    aria-label=${listText(words, [name, target && words.patience.canGoHere])}
    title=${empty ? name : nothing}
    aria-hidden=${hiddenIf(!empty)}
  >
    ${signTemplate(sign)}
  </button>`;
}

/** Whether a hint leads onto this card. Cards turned over from the stock land on nothing. */
const isGoal = (hint: Scene<SeenPiles, unknown>['hint'], id: string, fromTop: number): boolean =>
  fromTop === 1 && hint?.to === id && hint.from !== STOCK;

/** What a card's node shows of its place, besides the card. */
export interface CardPlace {
  readonly pile: string;
  /** The name of the pile. */
  readonly name: string;
  readonly index: number;
}

/** A face-up card. It is a button with a name, so that every way of playing uses the same node. */
function cardTemplate<View extends SeenPiles, Move>(
  { view, gesture, words, hand, hint, face }: Scene<View, Move>,
  { pile, name, index }: CardPlace,
  { seen, kind, target }: Pick<PileTraits, 'seen' | 'kind'> & { readonly target: boolean },
): unknown {
  const cards = view.piles[pile]!;
  const { length } = cards;
  const card = cards[index]!;
  const fromTop = length - index;
  const among = (some: Hand | undefined): boolean => some?.from === pile && fromTop <= some.count;
  const selected = among(hand);
  const hinted = among(hint) || isGoal(hint, pile, fromTop);
  const movable = 'hand' in gesture.pick(view, pile, index);
  const picture = face(card, kind);
  const label = (): string =>
    listText(words, [
      cardText(words, card),
      name,
      seen > 1 && length > 1 && words.kit.position({ place: index + 1, count: length }),
      movable && (selected ? words.patience.pickedUp : words.patience.canMove),
      target && words.patience.canGoHere,
    ]);
  // Most cards of a board stay as they are at a move.
  return guard(
    [words, card, name, index, length, seen, selected, target, hinted, movable, picture],
    () =>
      html`<button
        type="button"
        class="card suit-${suitOf(card)} ${namesOf({ selected, target, hinted, movable })}"
        part="${cardPart(card)} ${namesOf({ selected, target, hint: hinted })}"
        data-card=${cardCode(card)}
        data-copy=${copyOf(card) > 0 ? copyOf(card) + 1 : nothing}
        data-index=${index}
        tabindex="-1"
        aria-label=${label()}
        aria-hidden=${hiddenIf(fromTop > seen)}
      >
        ${picture}
      </button>`,
  );
}

/** The number of cards in the stock. Its name tells it, too. It comes before the cards, so that the last one is the top. */
const countTemplate = (count: number): TemplateResult | '' =>
  count > 0 ? html`<span class="count" part="stock-count" aria-hidden="true">${count}</span>` : '';

/** A pile, which contains its cards in order. CSS does all layout. */
export function pileTemplate<View extends SeenPiles, Move>(
  scene: Scene<View, Move>,
  id: string,
  { kind, seen, sign }: PileTraits,
): TemplateResult {
  const cards = scene.view.piles[id]!;
  const target = scene.targets.has(id);
  const name = scene.gameWords.pileName(id);
  return html`<div class="pile ${kind}" part="pile pile-${kind}" data-pile=${id}>
    ${kind === 'place' ? '' : slotTemplate(scene, { id, name }, target, sign)}${
      kind === 'stock' && scene.counts ? countTemplate(cards.length) : ''
    }${cards.map((card, index) =>
      card < 0
        ? scene.back!(scene, { pile: id, name, index })
        : cardTemplate(
            scene,
            { pile: id, name, index },
            { seen, kind, target: target && index === cards.length - 1 },
          ),
    )}
  </div>`;
}

export const pileNode = (board: ParentNode, pile: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile="${pile}"]`);

/** The node at the keyboard cursor: a card, or the slot of an empty pile. */
export const cursorNode = (board: ParentNode, { pile, index }: Cursor): HTMLElement | null => {
  const node = pileNode(board, pile);
  return (
    node?.querySelector<HTMLElement>(`[data-index="${index}"]`) ??
    node?.querySelector<HTMLElement>('.slot') ??
    null
  );
};

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
