import type { Seat } from '../../../core/engine/rules.js';
import type { LiveRegion } from '../../../elements/controllers/live-region.js';
import { atOnceText, rollTexts, startText } from '../advice/tell.js';
import type { TenDiceWords } from '../locales/en.js';
import type { TenDiceState } from '../rules/state.js';

/** The race that is told of. */
export interface CommentaryHost {
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  readonly gameWords: TenDiceWords;
  readonly inForce: { isOn(name: 'calm'): boolean };
  readonly game: { readonly view: TenDiceState | undefined };
}

/** Says how a race goes, for those who do not see it. */
export class Commentary {
  /** What others did since a person rolled. */
  private unspoken: string[] = [];

  constructor(private readonly host: CommentaryHost) {}

  /** A race begins, or is taken up again. */
  begin(): void {
    const { liveRegion, game, gameWords } = this.host;
    this.unspoken = [];
    liveRegion.say(startText(game.view!, gameWords), { show: false });
  }

  /** A seat has rolled, in turn. */
  roll(seat: Seat): void {
    const { liveRegion, game, gameWords, inForce } = this.host;
    const [said, now] = rollTexts(game.view!, gameWords, seat, inForce.isOn('calm'));
    this.unspoken.push(...said);
    if (!now) return;
    liveRegion.say(this.unspoken.join(' '), { show: false });
    this.unspoken = [];
  }

  /** The dice of a seat lie, in a race at once. */
  rested(seat: Seat): void {
    const { liveRegion, game, gameWords, inForce } = this.host;
    const text = atOnceText(game.view!, gameWords, seat, inForce.isOn('calm'));
    if (text) liveRegion.say(text, { show: undefined });
  }
}
