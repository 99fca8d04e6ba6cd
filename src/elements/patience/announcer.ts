import type { Announcement } from '../../core/patience/announce.js';
import type { Hand } from '../../core/patience/move-resolver.js';
import { isFoundation } from '../../core/patience/piles.js';
import type { Certainty } from '../../core/solver/hint.js';
import type { GameChange, GameStep } from '../controllers/game-definition.js';
import { type GameWords, announcementText, cardsOf, handText } from '../ui/speech.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';
import type { PuzzleController } from './puzzle-controller.js';

/** The part of a definition that announcements are made from. */
export interface AnnouncedGame<State, Move> {
  readonly words: {
    announce(step: GameStep<State, Move>, own: GameWords): readonly (Announcement | string)[];
  };
}

/** Announces what happens in the game through the live region. */
export class Announcer<State extends PatienceState, Move> {
  constructor(
    private readonly host: PatienceHost<State, Move> & {
      readonly puzzles: Pick<PuzzleController<State, Move>, 'dealText' | 'notice'>;
    },
    private readonly definition: () => AnnouncedGame<State, Move>,
  ) {}

  follow(change: GameChange<State, Move>): void {
    if (!('step' in change)) return this.deal();
    const isUndo = change.type === 'undo';
    // An undo never ends a game, so no ending is announced.
    const announcements = [
      ...this.definition().words.announce(change, this.host.gameWords),
      ...(isUndo ? [] : this.ending()),
    ];
    this.say(this.texts(announcements), isUndo);
  }

  /** Called when the language changes. Announces the start again if no move was made. */
  readonly changed = (): void => {
    const { session, moveCount } = this.host.game;
    if (session && moveCount === 0) this.deal();
  };

  /** Announces the deal, and whether it is lost from the start. */
  deal(): void {
    const { words, gameTitle, puzzles, sharing } = this.host;
    const goal = puzzles.notice ? [puzzles.notice.text] : [];
    const title = sharing.dayView?.title ?? gameTitle;
    const started = words.patience.started({ title, deal: puzzles.dealText });
    this.say([started, ...goal, ...this.texts(this.ending())], false);
  }

  /**
   * Announces the cards in hand and where they can go. If a pile takes more or fewer cards than are in hand,
   * names those cards too.
   */
  hand(hand: Hand | undefined, targets: Iterable<readonly [pile: string, cards: Hand]>): void {
    if (!hand) return this.host.liveRegion.clearStatus();
    const ways = new Map<number, string[]>([[hand.count, []]]);
    for (const [pile, { count }] of targets)
      ways.set(count, [...(ways.get(count) ?? []), this.wayTo(pile)]);
    const texts = [...ways]
      .filter(([, there]) => there.length > 0 || ways.size === 1)
      .map(([count, there]) => handText(this.host.words, this.cards({ ...hand, count }), there));
    this.host.liveRegion.say(texts.join(' '), { show: true });
  }

  /**
   * Announces a hint. If the move is not proved, says that it is only a legal one.
   *
   * @param corrects whether it replaces a hint that was not proved
   */
  hint(move: Hand & { readonly to: string }, certainty: Certainty, corrects: boolean): void {
    const { words, gameWords } = this.host;
    const { proven, ...doubts } = words.patience.certainty;
    const sure = corrects ? [proven] : [];
    const text =
      gameWords.hint?.(move) ??
      words.patience.hint({ ...this.cards(move), way: this.wayTo(move.to) });
    this.say([...(certainty === 'proven' ? sure : [doubts[certainty]]), text], true);
  }

  private cards({ from, count }: Hand): ReturnType<typeof cardsOf> {
    return cardsOf(this.host.game.view!.piles[from]!.at(-count)!, count);
  }

  /** The words for laying cards on a pile: `on the 7 of diamonds`, `to a cell`. */
  private wayTo(pile: string): string {
    const { words, gameWords } = this.host;
    const top = isFoundation(pile) ? undefined : this.host.game.view!.piles[pile]!.at(-1);
    return top === undefined ? gameWords.wayTo(pile) : words.patience.wayOn({ card: top });
  }

  private ending(): readonly (Announcement | string)[] {
    const { game, words } = this.host;
    const { outcome, moveCount, undoCount, session } = game;
    if (outcome === 'won' && this.host.isWayShown) return [words.patience.wayShown];
    if (outcome === 'won') return [{ code: 'won', count: moveCount, undos: undoCount }];
    const lost = session?.at === 0 ? words.patience.deadDeal : ({ code: 'lost' } as const);
    return outcome === 'lost' ? [lost] : [];
  }

  private texts(announcements: readonly (Announcement | string)[]): string[] {
    const { words } = this.host;
    return announcements.map((one) =>
      typeof one === 'string' ? one : announcementText(words, one),
    );
  }

  /** A lost game is shown by a notice, so the text itself need not be. */
  private say(texts: readonly string[], show: boolean): void {
    this.host.liveRegion.say(texts.join(' '), { show });
  }
}
