import type { ReactiveControllerHost } from 'lit';
import { type Problem, quote } from '../../engine/reason.js';
import { LANGUAGES, type Language, isRtl, languageOf } from '../../languages/languages.js';
import type { Preferences } from '../preferences.js';
import { watchLanguages } from './watch-languages.js';

/** What is spoken in the language of its reader. */
export interface Speaker<Words> extends ReactiveControllerHost, HTMLElement {
  words: Words;
  /** What the page asks for, unchecked. */
  readonly locale: string | null;
  readonly room: { readonly locale?: string | null } | undefined;
  readonly preferences: Preferences;
  complain?(problem: Problem): unknown;
}

/** How the words of each language are fetched. */
export type WordsFiles<Words> = Readonly<Partial<Record<Language, () => Promise<Words>>>>;

/** What is to be spoken, whether anybody chose it for this element, and the `lang` around it. */
interface Wanted {
  readonly language: Language;
  readonly chosen: boolean;
  readonly around: string;
}

/** The English words that a speaker came with, and what was wanted of it last. */
interface Spoken {
  readonly english: unknown;
  language: Language;
  refused?: string | undefined;
  /** The `lang` around it when it was marked as what it is in, once there was something to mark. */
  marked?: string;
}

const speakers = new WeakMap<object, Spoken>();

/** The `lang` of the nearest element that has one, beyond shadow roots too. */
function nearest(host: HTMLElement): string {
  for (let node: Node | null = host; node;) {
    const lang = node instanceof Element && node.getAttribute('lang');
    if (lang) return lang;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
  return '';
}

/** A locale that the page asked for and nobody speaks is told of once. */
function refuse<Words>(host: Speaker<Words>, spoken: Spoken): void {
  const locale = host.locale ?? null; // undefined where a framework took it back
  const got = locale !== null && languageOf(locale) === undefined ? quote(locale) : undefined;
  const isNew = got !== spoken.refused;
  spoken.refused = got;
  if (!isNew || got === undefined) return;
  const accepted = Object.keys(LANGUAGES).join(', ');
  host.complain?.({ code: 'option', option: 'locale', got, accepted });
}

/** The player's choice, the page's for this element, the room's; else what stands around it. */
function wantedOf<Words>(host: Speaker<Words>): Wanted {
  const { preferences, locale, room } = host;
  const around = nearest(host);
  for (const asked of [preferences['language'], locale, room?.locale]) {
    const language = asked ? languageOf(asked) : undefined;
    if (language) return { language, chosen: true, around };
  }
  return { language: languageOf(around) ?? 'en', chosen: false, around };
}

/** Tells screen readers, fonts and the text's direction of a language that the page is not in. */
function mark(host: HTMLElement, spoken: Spoken, { language, chosen, around }: Wanted): void {
  const frame = host.shadowRoot?.querySelector<HTMLElement>('.frame, [role="group"]');
  if (!frame) return;
  spoken.marked = around;
  if (languageOf(around) === language) frame.removeAttribute('lang');
  else frame.lang = language;
  frame.removeAttribute('dir');
  if (!chosen && language === 'en') return;
  const dir = isRtl(language) ? 'rtl' : 'ltr';
  if (getComputedStyle(frame).direction !== dir) frame.dir = dir;
}

/**
 * Sees to it that an element speaks the language that is wanted of it now; called with every render,
 * it does something only where that has changed. A language whose files can't be fetched leaves
 * English. `anew` follows once other words are there.
 */
export function speak<Words>(
  host: Speaker<Words>,
  files: WordsFiles<Words>,
  anew?: () => void,
): void {
  let spoken = speakers.get(host);
  if (!spoken) {
    speakers.set(host, (spoken = { english: host.words, language: 'en' }));
  }
  watchLanguages(host);
  refuse(host, spoken);
  const wanted = wantedOf(host);
  if (wanted.language !== spoken.language) void change(host, spoken, wanted, files, anew);
  else if (spoken.marked !== wanted.around) markLater(host, spoken, wanted);
}

const markLater = <Words>(host: Speaker<Words>, spoken: Spoken, wanted: Wanted): void =>
  void host.updateComplete.then(() => mark(host, spoken, wanted));

async function change<Words>(
  host: Speaker<Words>,
  spoken: Spoken,
  wanted: Wanted,
  files: WordsFiles<Words>,
  anew?: () => void,
): Promise<void> {
  let { language } = wanted;
  spoken.language = language;
  let words = spoken.english as Words;
  try {
    if (language !== 'en') words = await files[language]!();
  } catch {
    language = 'en';
  }
  // Another one may have been chosen meanwhile.
  if (spoken.language !== wanted.language) return;
  host.words = words;
  host.requestUpdate();
  anew?.();
  markLater(host, spoken, { ...wanted, language });
}
