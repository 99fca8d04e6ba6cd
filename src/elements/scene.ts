import { type TemplateResult, html, nothing } from 'lit';
import { type Card, isRed, suitOf } from '../cards/card.js';
import { cardCode } from '../cards/notation.js';
import type { CommonWords } from '../locales/en.js';
import type { Gesture, Hand } from '../solitaire/gesture.js';
import type { Piles } from '../solitaire/piles.js';
import { cardFace } from './card-face.js';
import type { GameWords } from './speech.js';

/** What a pile is, beside its id. */
export interface PileTraits {
  /** As its part says: `pile-tableau`. */
  readonly kind: 'tableau' | 'foundation' | 'cell';
  /** Whether its cards lie squared, the top one alone to be seen. */
  readonly squared: boolean;
  /** What stands in the empty slot. */
  readonly ghost?: string;
}

/** Everything that one render knows of the board; it draws, names and marks cards and piles. */
export interface Scene<View extends { readonly piles: Piles }, Move> {
  readonly view: View;
  readonly gesture: Gesture<View, Move>;
  readonly words: CommonWords;
  readonly gameWords: GameWords;
  readonly hand: Hand | undefined;
  /** The piles where the cards in hand may go. */
  readonly targets: ReadonlySet<string>;
  /** Where Tab enters the board: a card, or the slot of an empty pile. */
  readonly entry: { readonly pile: string; readonly card: Card | undefined };
  /** A move to point at. */
  readonly hint: (Hand & { readonly to: string }) | undefined;
}

/** The names of what is true, for class and part lists. */
const namesOf = (names: Readonly<Record<string, boolean | undefined>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/** An empty place: a button as well, so that it can be chosen as a target in every way. */
function slotTemplate<View extends { readonly piles: Piles }, Move>(
  { view, words, gameWords, targets, entry, hint }: Scene<View, Move>,
  id: string,
  ghost: string | undefined,
): TemplateResult {
  const empty = view.piles[id]!.length === 0;
  const target = targets.has(id);
  const hinted = hint?.to === id;
  const name = words.emptyPile(gameWords.pileName(id));
  return html`<button
    type="button"
    class="slot ${namesOf({ target, hinted })}"
    part="slot ${namesOf({ 'slot-target': target, 'slot-hint': hinted })}"
    tabindex=${empty && entry.pile === id ? 0 : -1}
    aria-label=${words.list(target ? [name, words.canGoHere] : [name])}
    aria-hidden=${empty ? nothing : 'true'}
  >
    ${ghost && html`<span class="ghost" aria-hidden="true">${ghost}</span>`}
  </button>`;
}

/** What a card is at this moment; the names are its classes. */
interface Marks {
  readonly selected: boolean;
  readonly target: boolean;
  readonly hinted: boolean;
  readonly movable: boolean;
}

function marksOf<View extends { readonly piles: Piles }, Move>(
  { view, gesture, hand, targets, hint }: Scene<View, Move>,
  id: string,
  index: number,
): Marks {
  const fromTop = view.piles[id]!.length - index;
  const among = (some: Hand | undefined): boolean => some?.from === id && fromTop <= some.count;
  return {
    selected: among(hand),
    target: fromTop === 1 && targets.has(id),
    hinted: among(hint) || (fromTop === 1 && hint?.to === id),
    movable: 'hand' in gesture.pick(view, id, index),
  };
}

/** The name and place of a card, and what can be done with it. */
function labelOf<View extends { readonly piles: Piles }, Move>(
  { view, words, gameWords }: Scene<View, Move>,
  id: string,
  index: number,
  { squared, selected, movable, target }: Marks & { readonly squared: boolean },
): string {
  const cards = view.piles[id]!;
  const label = [words.cardName(cards[index]!), gameWords.pileName(id)];
  if (!squared && cards.length > 1) label.push(words.position(index + 1, cards.length));
  if (selected) label.push(words.pickedUp);
  else if (movable) label.push(words.canMove);
  if (target) label.push(words.canGoHere);
  return words.list(label);
}

/** A face-up card: a button with its name, so that every way of playing meets the same node. */
function cardTemplate<View extends { readonly piles: Piles }, Move>(
  scene: Scene<View, Move>,
  id: string,
  index: number,
  squared: boolean,
): TemplateResult {
  const cards = scene.view.piles[id]!;
  const card = cards[index]!;
  const marks = marksOf(scene, id, index);
  const { selected, target, hinted } = marks;
  const parts = { 'card-selected': selected, 'card-target': target, 'card-hint': hinted };
  return html`<button
    type="button"
    class="card suit-${suitOf(card)} ${namesOf({ ...marks })}"
    part="card card-${isRed(card) ? 'red' : 'black'} ${namesOf(parts)}"
    data-card=${cardCode(card)}
    data-index=${index}
    tabindex=${scene.entry.card === card ? 0 : -1}
    aria-label=${labelOf(scene, id, index, { ...marks, squared })}
    aria-hidden=${squared && index < cards.length - 1 ? 'true' : nothing}
  >
    ${cardFace(card)}
  </button>`;
}

/** A pile: a plain node that holds its cards in order; all layout is CSS. */
export const pileTemplate = <View extends { readonly piles: Piles }, Move>(
  scene: Scene<View, Move>,
  id: string,
  { kind, squared, ghost }: PileTraits,
): TemplateResult =>
  html`<div class="pile ${kind}" part="pile pile-${kind}" data-pile=${id}>
    ${slotTemplate(scene, id, ghost)}${scene.view.piles[id]!.map((_, index) =>
      cardTemplate(scene, id, index, squared),
    )}
  </div>`;
