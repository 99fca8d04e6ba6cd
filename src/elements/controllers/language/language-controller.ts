import { type ReactiveController, isServer } from 'lit';
import type { Problem } from '../../../core/engine/reason.js';
import { type Speaker, type WordsFiles, speak } from './speak.js';

interface LanguageOptions {
  /** Called when other words are loaded. */
  readonly changed?: () => unknown;
  /** Reports a wrong locale, for an element without a `complain` method. */
  readonly complain?: (problem: Problem) => unknown;
}

/**
 * Translates an element into its player's language. Its words are English until another language is loaded.
 */
export class LanguageController<Words> implements ReactiveController {
  constructor(
    private readonly host: Speaker<Words>,
    private readonly files: () => WordsFiles<Words>,
    private readonly options: LanguageOptions = {},
  ) {
    if (!(isServer as boolean)) host.addController(this);
  }

  hostUpdate(): void {
    const { changed, complain } = this.options;
    speak(this.host, this.files(), changed, complain);
  }
}
