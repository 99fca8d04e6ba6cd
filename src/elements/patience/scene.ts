import type { TranslatedWords } from '../../locales/translations.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, suitOf } from '../../core/cards/card.js';
import { cardCode } from '../../core/cards/notation.js';
import { cardPart } from '../cards/card-face.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { type Piles, STOCK } from '../../core/patience/piles.js';
import type { Cursor } from './cursor.js';
import type { GameWords } from '../ui/speech.js';

/** What a pile is, beside its id. */
export interface PileTraits {
  /** As its part says: `pile-tableau`. */
  readonly kind: 'tableau' | 'foundation' | 'cell' | 'stock' | 'waste' | 'place';
  /** How many of its cards, from the top, are to be seen. */
  readonly seen: number;
  /** What stands in the empty slot. */
  readonly ghost?: string;
}

/** A view whose cards lie in piles. */
interface SeenPiles {
  readonly piles: Piles;
}

/** Everything that one render knows of the board; it draws, names and marks cards and piles. */
export interface Scene<View extends SeenPiles, Move> {
  readonly view: View;
  readonly gesture: MoveResolver<View, Move>;
  readonly words: TranslatedWords;
  readonly gameWords: GameWords;
  readonly hand: Hand | undefined;
  /** The piles where the cards in hand may go. */
  readonly targets: Pick<ReadonlySet<string>, 'has'>;
  /** Where Tab enters the board: a card, or the slot of an empty pile. */
  readonly entry: Cursor;
  /** A move to point at. */
  readonly hint: (Hand & { readonly to: string }) | undefined;
  readonly face: (card: Card) => TemplateResult;
  /** A card face down, for games that have such. */
  readonly back:
    ((scene: Scene<View, Move>, pile: string, index: number) => TemplateResult) | undefined;
}

/** The names of what is true, for class and part lists. */
const namesOf = (names: Readonly<Record<string, boolean | undefined>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/** `aria-hidden` of what nobody can reach. */
const hiddenIf = (hidden: boolean): 'true' | typeof nothing => (hidden ? 'true' : nothing);

/** An empty place: a button as well, so that it can be chosen as a target in every way. */
function slotTemplate<View extends SeenPiles, Move>(
  { view, words, gameWords, entry, hint }: Scene<View, Move>,
  id: string,
  target: boolean,
  ghost: string | undefined,
): TemplateResult {
  const empty = view.piles[id]!.length === 0;
  const hinted = hint?.to === id;
  const name = words.emptyPile(gameWords.pileName(id));
  return html`<button
    type="button"
    class="slot ${namesOf({ target, hinted })}"
    part="slot ${namesOf({ target, hint: hinted })}"
    tabindex=${empty && entry.pile === id ? 0 : -1}
    aria-label=${words.list(target ? [name, words.canGoHere] : [name])}
    title=${empty ? name : nothing}
    aria-hidden=${hiddenIf(!empty)}
  >
    ${ghost && html`<span class="ghost" aria-hidden="true">${ghost}</span>`}
  </button>`;
}

/** Whether a hint leads onto this card; what is turned lands on nothing. */
const isGoal = (hint: Scene<SeenPiles, unknown>['hint'], id: string, fromTop: number): boolean =>
  fromTop === 1 && hint?.to === id && hint.from !== STOCK;

/** A face-up card: a button with its name, so that every way of playing meets the same node. */
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
    words.cardName(card),
    gameWords.pileName(id),
    seen > 1 && cards.length > 1 && words.position(index + 1, cards.length),
    movable && (selected ? words.pickedUp : words.canMove),
    target && words.canGoHere,
  ];
  return html`<button
    type="button"
    class="card suit-${suitOf(card)} ${namesOf({ selected, target, hinted, movable })}"
    part="${cardPart(card)} ${namesOf({ selected, target, hint: hinted })}"
    data-card=${cardCode(card)}
    data-index=${index}
    tabindex=${entry.card === card ? 0 : -1}
    aria-label=${words.list(label.filter((part) => part !== false))}
    aria-hidden=${hiddenIf(fromTop > seen)}
  >
    ${face(card)}
  </button>`;
}

/** A pile: a plain node that holds its cards in order; all layout is CSS. */
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
