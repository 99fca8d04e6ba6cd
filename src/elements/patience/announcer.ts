import type { TranslatedWords } from '../../locales/translations.js';
import type { Outcome } from '../../core/engine/rules.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { Hand } from '../../core/patience/move-resolver.js';
import { type Piles, isFoundation } from '../../core/patience/piles.js';
import { capital } from '../../locales/capital.js';
import type { Certainty } from '../../core/solver/hint.js';
import type { GameChange, GameStep } from '../controllers/game-definition.js';
import type { LiveRegion } from '../controllers/live-region.js';
import { type GameWords, announcementText, cardsText, handText } from '../ui/speech.js';

/** What there is to tell of a game. */
export interface AnnouncerHost {
  readonly words: TranslatedWords;
  readonly gameWords: GameWords;
  readonly gameTitle: string;
  /** A day's game is called by its day. */
  readonly sharing: { readonly dayView: { readonly title: string | undefined } | undefined };
  readonly puzzles: {
    readonly dealText: string;
    readonly notice: { readonly text: string } | undefined;
  };
  readonly liveRegion: LiveRegion;
  /** Whether a way to win was shown: then the player has not won. */
  readonly isWayShown?: boolean;
  readonly game: {
    readonly view: { readonly piles: Piles } | undefined;
    readonly deal: number | undefined;
    readonly moveCount: number;
    readonly session: { readonly at: number } | undefined;
    readonly outcome: Outcome | undefined;
  };
}

/** What is spoken of a game. */
export interface AnnouncedGame<State, Move> {
  readonly words: {
    announce(step: GameStep<State, Move>, own: GameWords): readonly (Announcement | string)[];
  };
}

/** Puts what happens into words, for the live region to say. */
export class Announcer<State, Move> {
  constructor(
    private readonly host: AnnouncerHost,
    private readonly definition: () => AnnouncedGame<State, Move>,
  ) {}

  /** Called after each change of the game. */
  follow(change: GameChange<State, Move>): void {
    if (!('step' in change)) return this.deal();
    const isUndo = change.type === 'undo';
    // An undo ends nothing.
    const announcements = [
      ...this.definition().words.announce(change, this.host.gameWords),
      ...(isUndo ? [] : this.ending()),
    ];
    this.say(this.texts(announcements), isUndo);
  }

  /** The start of a game is announced again in another language. */
  readonly changed = (): void => {
    const { session, moveCount } = this.host.game;
    if (session && moveCount === 0) this.deal();
  };

  /** Which deal is on the table, and whether it is lost already. */
  deal(): void {
    const { words, gameTitle, puzzles, sharing } = this.host;
    const goal = puzzles.notice ? [puzzles.notice.text] : [];
    const started = words.announce.started(sharing.dayView?.title ?? gameTitle, puzzles.dealText);
    this.say([started, ...goal, ...this.texts(this.ending())], false);
  }

  /** What is in hand, and where it can go; where a target takes more cards of its pile, or fewer, which. */
  hand(hand: Hand | undefined, targets: Iterable<readonly [pile: string, cards: Hand]>): void {
    if (!hand) return this.host.liveRegion.clearStatus();
    const ways = new Map<string, string[]>([[this.cards(hand), []]]);
    for (const [pile, cards] of targets) {
      const name = this.cards(cards);
      ways.set(name, [...(ways.get(name) ?? []), this.wayTo(pile)]);
    }
    const texts = [...ways]
      .filter(([, there]) => there.length > 0 || ways.size === 1)
      .map(([cards, there]) => handText(this.host.words, cards, there));
    this.host.liveRegion.say(texts.join(' '), { show: true });
  }

  /**
   * Which move a hint shows, and, where it is not proved, that it is only a legal one.
   *
   * @param corrects whether a hint that was not sure is told of anew
   */
  hint(move: Hand & { readonly to: string }, certainty: Certainty, corrects: boolean): void {
    const { words, gameWords } = this.host;
    const { proven, ...doubts } = words.announce.certainty;
    const sure = corrects ? [proven] : [];
    const text =
      gameWords.hint?.(move) ?? words.announce.hint(this.cards(move), this.wayTo(move.to));
    this.say([...(certainty === 'proven' ? sure : [doubts[certainty]]), text], true);
  }

  private cards({ from, count }: Hand): string {
    const { words } = this.host;
    return cardsText(words, this.host.game.view!.piles[from]!.at(-count)!, count);
  }

  /** How cards go to a pile: `on the 7 of diamonds`, `to a cell`. */
  private wayTo(pile: string): string {
    const { words, gameWords } = this.host;
    const top = isFoundation(pile) ? undefined : this.host.game.view!.piles[pile]!.at(-1);
    return top === undefined ? gameWords.wayTo(pile) : words.announce.on(words.cardName(top));
  }

  private ending(): readonly (Announcement | string)[] {
    const { game, words } = this.host;
    const { outcome, moveCount, session } = game;
    if (outcome === 'won' && this.host.isWayShown) return [`${capital(words.assisted.shown!)}.`];
    if (outcome === 'won') return [{ code: 'won', count: moveCount }];
    const lost = session?.at === 0 ? words.announce.deadDeal : ({ code: 'lost' } as const);
    return outcome === 'lost' ? [lost] : [];
  }

  private texts(announcements: readonly (Announcement | string)[]): string[] {
    const { words, gameWords } = this.host;
    return announcements.map((one) =>
      typeof one === 'string' ? one : announcementText(words, gameWords, one),
    );
  }

  /** That the game is lost is shown by a notice. */
  private say(texts: readonly string[], show: boolean): void {
    this.host.liveRegion.say(texts.join(' '), { show });
  }
}
