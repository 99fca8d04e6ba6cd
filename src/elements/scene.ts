import type { TemplateResult } from 'lit';
import type { Card } from '../cards/card.js';
import type { CommonWords } from '../locales/en.js';
import type { Gesture } from '../solitaire/gesture.js';
import type { Piles } from '../solitaire/piles.js';
import type { CardLook } from './card.js';
import type { Cursor, PatienceBoard } from './patience-board.js';
import { type PileKind, pileTemplate } from './pile.js';
import type { GameWords } from './speech.js';

/** What a pile is, beside its id. */
export interface PileTraits {
  readonly kind: PileKind;
  /** Whether its cards lie squared, the top one alone to be seen. */
  readonly squared: boolean;
  /** What stands in the empty slot. */
  readonly ghost?: string;
}

/** One move to point at. */
export interface Pointed {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Everything that one render knows of the board; it names cards and piles and marks them. */
export class Scene<View extends { readonly piles: Piles }, Move> {
  private readonly welcome = new Map<string, boolean>();

  constructor(
    private readonly view: View,
    private readonly board: PatienceBoard<View, Move>,
    private readonly gesture: Gesture<View, Move>,
    private readonly words: CommonWords,
    private readonly gameWords: GameWords,
    private readonly entry: Cursor,
    private readonly hint: Pointed | undefined,
  ) {}

  pile(id: string, traits: PileTraits): TemplateResult {
    const cards = this.view.piles[id]!;
    return pileTemplate({
      id,
      kind: traits.kind,
      cards,
      ghost: traits.ghost,
      emptyLabel: this.emptyLabel(id),
      target: this.isTarget(id),
      hinted: this.hint?.to === id && cards.length === 0,
      entry: this.entry.pile === id && cards.length === 0,
      look: (card, index) => this.card(card, index, id, traits),
    });
  }

  /** Whether the cards in hand may go there. */
  private isTarget(id: string): boolean {
    let target = this.welcome.get(id);
    if (target === undefined) this.welcome.set(id, (target = this.board.welcomes(id)));
    return target;
  }

  private emptyLabel(id: string): string {
    const { words } = this;
    const name = words.emptyPile(this.gameWords.pileName(id));
    return words.list(this.isTarget(id) ? [name, words.canGoHere] : [name]);
  }

  private card(card: Card, index: number, pile: string, traits: PileTraits): CardLook {
    const cards = this.view.piles[pile]!;
    const top = index === cards.length - 1;
    const { hand } = this.board.player;
    const selected = hand?.from === pile && index >= cards.length - hand.count;
    const movable = (top || !traits.squared) && 'hand' in this.gesture.pick(this.view, pile, index);
    const target = top && this.isTarget(pile);
    const fromTop = cards.length - index;
    const { hint } = this;
    return {
      card,
      index,
      label: this.label(card, index, pile, traits, { selected, movable, target }),
      reachable: top || !traits.squared,
      movable,
      selected,
      target,
      hinted: (hint?.from === pile && fromTop <= hint.count) || (top && hint?.to === pile),
      entry: this.entry.card === card,
    };
  }

  private label(
    card: Card,
    index: number,
    pile: string,
    traits: PileTraits,
    is: { selected: boolean; movable: boolean; target: boolean },
  ): string {
    const { words } = this;
    const many = traits.squared ? 1 : this.view.piles[pile]!.length;
    const place = this.gameWords.pileName(pile);
    const label = words.cardLabel(words.cardName(card), place, words.ordinal(index + 1), many);
    const states = [
      is.selected ? words.pickedUp : is.movable ? words.canMove : undefined,
      is.target ? words.canGoHere : undefined,
    ];
    return words.list([label, ...states.filter((text) => text !== undefined)]);
  }
}
