import { lazy } from '../../../../elements/base/lazy.js';
import type { TogetherWords } from '../../../../locales/extras/together-en.js';
import type {
  TranslatedKitWords,
  TranslatedWords,
  Translations,
} from '../../../../locales/translations.js';
import { type RaceCheckWords, raceCheckEn } from '../../locales/en-check.js';

const loadEnglish = lazy('shared-race-words', () => import('../../locales/together-en.js'));

/** The words in the game's own folder of a language. */
interface OwnWords {
  readonly tenDiceCheck?: () => Promise<RaceCheckWords>;
  readonly tenDiceTogether?: () => Promise<TogetherWords>;
}

/** The words of a shared race, in the element's language: those of shared tables, but about dice. */
export class RaceWords {
  /** The words for the check, of the last language that was loaded. */
  check = raceCheckEn;
  private kept: { readonly of: TranslatedWords; readonly kit: TranslatedKitWords } | undefined;

  constructor(private readonly element: { readonly words: TranslatedWords }) {}

  /** The words; the same object as long as the language stays the same. */
  get kit(): TranslatedKitWords {
    const { words } = this.element;
    if (this.kept?.of !== words) this.kept = { of: words, kit: this.kitOf(words) };
    return this.kept.kit;
  }

  private kitOf(words: TranslatedWords): TranslatedKitWords {
    const own = words.foreign as OwnWords | undefined;
    const together = async (): Promise<TogetherWords> => {
      const [check, said] = await Promise.all([own?.tenDiceCheck?.(), own?.tenDiceTogether?.()]);
      this.check = check ?? raceCheckEn;
      return said ?? (await loadEnglish()).raceTogetherEn;
    };
    const foreign: Translations = { ...words.foreign, together };
    return { ...words, foreign };
  }
}
