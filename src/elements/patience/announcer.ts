import type { TranslatedWords } from '../../locales/translations.js';
import type { Outcome } from '../../core/engine/rules.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { Hand } from '../../core/patience/gesture.js';
import { type Piles, isFoundation } from '../../core/patience/piles.js';
import type { Certainty } from '../../core/solver/hint.js';
import type { LiveRegion } from '../controllers/live-region.js';
import { type GameWords, announcementText, cardsText, handText } from '../ui/speech.js';

/** What there is to tell of a game. */
export interface AnnouncerHost {
  readonly words: TranslatedWords;
  readonly gameWords: GameWords;
  readonly gameTitle: string;
  readonly dealText: string;
  readonly moveCount: number;
  readonly outcome: Outcome | undefined;
  currentView(): { readonly piles: Piles };
}

/** Puts what happens into words, for the liveRegion to say. */
export class Announcer {
  constructor(
    private readonly host: AnnouncerHost,
    private readonly liveRegion: LiveRegion,
  ) {}

  /** Which deal is on the table, and whether it is lost already. */
  deal(): void {
    const { words, gameTitle, dealText } = this.host;
    this.say([words.announce.started(gameTitle, dealText), ...this.texts(this.ending())], false);
  }

  /** What a step did, and how the game ended by it; an undo ends nothing. */
  step(said: readonly (Announcement | string)[], isUndo: boolean): void {
    this.say(this.texts([...said, ...(isUndo ? [] : this.ending())]), isUndo);
  }

  /** What is in hand, and where it can go. */
  hand(hand: Hand, targets: Iterable<string>): void {
    const ways = [...targets].map((pile) => this.wayTo(pile));
    this.liveRegion.say(handText(this.host.words, this.cards(hand), ways), { show: true });
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
    return cardsText(words, this.host.currentView().piles[from]!.at(-count)!, count);
  }

  /** How cards go to a pile: `on the 7 of diamonds`, `to a cell`. */
  private wayTo(pile: string): string {
    const { words, gameWords } = this.host;
    const top = isFoundation(pile) ? undefined : this.host.currentView().piles[pile]!.at(-1);
    return top === undefined ? gameWords.wayTo(pile) : words.announce.on(words.cardName(top));
  }

  private ending(): readonly Announcement[] {
    const { outcome, moveCount } = this.host;
    if (outcome === 'won') return [{ code: 'won', count: moveCount }];
    return outcome === 'lost' ? [{ code: 'lost' }] : [];
  }

  private texts(said: readonly (Announcement | string)[]): string[] {
    const { words, gameWords } = this.host;
    return said.map((one) =>
      typeof one === 'string' ? one : announcementText(words, gameWords, one),
    );
  }

  /** What has to be acted on is shown as well. */
  private say(texts: readonly string[], show: boolean): void {
    this.liveRegion.say(texts.join(' '), { show: show || this.host.outcome === 'lost' });
  }
}
