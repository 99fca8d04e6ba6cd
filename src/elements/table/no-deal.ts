import type { Problem } from '../../core/engine/reason.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { LiveRegion } from '../controllers/live-region.js';

/** The browser has no secure random numbers here. */
const NO_RANDOMNESS: Problem = { code: 'no-randomness' };

/** The table at which no hand may be dealt. */
interface NoDealHost {
  readonly words: TranslatedKitWords;
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  readonly hand: {
    readonly keptRun: unknown;
    readonly together: { readonly waiting: string } | undefined;
  };
  complain(problem: Problem): Problem;
}

/** Why there is no hand: to the page's author once, to the player in the place of the table or below it. */
export class NoDeal {
  private isUnfair = false;

  constructor(private readonly host: NoDealHost) {}

  /** No hand can be dealt that is fair. */
  report(): Problem {
    const { host } = this;
    if (!this.isUnfair) host.complain(NO_RANDOMNESS);
    this.isUnfair = true;
    if (host.hand.keptRun) host.liveRegion.say(host.words.problem(NO_RANDOMNESS), { show: true });
    return NO_RANDOMNESS;
  }

  /** What stands in the place of the table; nothing where there is no reason. */
  get text(): string | undefined {
    const { words, hand } = this.host;
    return this.isUnfair ? words.problem(NO_RANDOMNESS) : hand.together?.waiting;
  }
}
