import { type ReactiveController, isServer } from 'lit';
import type { Problem } from '../../../core/engine/reason.js';
import { type Speaker, type WordsFiles, speak } from './speak.js';

interface LanguageOptions {
  /** Called once other words are there. */
  readonly changed?: () => unknown;
  /** Tells of a locale that can't be used, for an element that has no `complain` of its own. */
  readonly complain?: (problem: Problem) => unknown;
}

/** Has an element speak the language of its reader; it holds English until another one is loaded. */
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
