import { isElement, shadowHost } from '../../base/place-in-page.js';
import type { ReactiveControllerHost } from 'lit';
import { type Problem, quote } from '../../../core/engine/reason.js';
import { LANGUAGES, type Language, isRtl, languageOf } from '../../../locales/languages.js';
import { LazyPart, lazy } from '../../base/lazy.js';
import { flatParentOf } from '../../base/place.js';
import type { Preferences } from '../preferences.js';
import { ROOM } from '../room.js';
import { watchLanguages, watchRoots } from './watch-languages.js';

/** An element whose language the page or a room may choose. */
export interface LocaleHost extends HTMLElement {
  /** What the page asks for, unchecked. */
  readonly locale: string | null;
  readonly room: { readonly locale?: string | null } | undefined;
}

/** What is spoken in the language of its reader. */
export interface Speaker<Words> extends ReactiveControllerHost, LocaleHost {
  words: Words;
  readonly preferences: Preferences;
  complain?(problem: Problem): unknown;
  /** A language could not be loaded: English stays. */
  loadFailed?(error: unknown): void;
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
  /** Loads the words of that language. */
  words?: LazyPart<unknown>;
  /** The `lang` around it when it was marked as what it is in, once there was something to mark. */
  marked?: string;
}

const speakers = new WeakMap<object, Spoken>();

/** The `lang` of the nearest element that has one, beyond shadow roots too. */
export function nearestLang(host: HTMLElement): string {
  for (let node: Node | null = host; node;) {
    const lang = isElement(node) && node.getAttribute('lang');
    if (lang) return lang;
    node = node.parentNode ?? shadowHost(node) ?? null;
  }
  return '';
}

/** What was asked last that nobody speaks; the same in all files of a page, which may all find it. */
const REFUSED = Symbol.for('baize/refused-locale');

/** Who is asked for a language: what speaks, or a room. */
interface Asked {
  readonly locale?: string | null;
  complain?(problem: Problem): unknown;
}

/** A locale that the page asked for and nobody speaks is told of once. */
function refuse(asked: Asked, complain?: (problem: Problem) => unknown): void {
  const locale = asked.locale ?? null; // undefined where a framework took it back
  const got = locale !== null && languageOf(locale) === undefined ? quote(locale) : undefined;
  const isNew = got !== Reflect.get(asked, REFUSED);
  Reflect.set(asked, REFUSED, got);
  if (!isNew || got === undefined) return;
  const accepted = Object.keys(LANGUAGES).join(', ');
  const problem = { code: 'option', option: 'locale', got, accepted };
  if (complain) complain(problem);
  else asked.complain?.(problem);
}

/** The rooms around that ask for what is asked here: they speak nothing, and know no language. */
function refuseRooms<Words>({ room }: Speaker<Words>, host: Node): void {
  const locale = room?.locale;
  if (!locale) return;
  for (let node: Node | null = host; node;) {
    node = flatParentOf(node);
    if (node && ROOM in node && (node as Asked).locale === locale) refuse(node as Asked);
  }
}

/** The player's choice, the page's for this element, the room's; else what stands around it. */
function wantedOf(host: LocaleHost, preferences: Preferences): Wanted {
  const { locale, room } = host;
  const around = nearestLang(host);
  for (const asked of [preferences['language'], locale, room?.locale]) {
    const language = asked ? languageOf(asked) : undefined;
    if (language) return { language, chosen: true, around };
  }
  return { language: languageOf(around) ?? 'en', chosen: false, around };
}

/** The language where the player chooses none. */
export const pageLanguage = (host: LocaleHost): Language => wantedOf(host, {}).language;

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
 * English. `anew` follows once other words are there; `complain` is for what complains of nothing else.
 */
export function speak<Words>(
  host: Speaker<Words>,
  files: WordsFiles<Words>,
  anew?: () => void,
  complain?: (problem: Problem) => unknown,
): void {
  let spoken = speakers.get(host);
  if (!spoken) {
    speakers.set(host, (spoken = { english: host.words, language: 'en' }));
    watchLanguages(host);
  }
  watchRoots(host);
  refuse(host, complain);
  refuseRooms(host, host);
  const wanted = wantedOf(host, host.preferences);
  if (wanted.language !== spoken.language) {
    spoken.language = wanted.language;
    spoken.words = new LazyPart(host, () => change(host, spoken, wanted, files, anew));
  } else if (spoken.marked !== wanted.around && !spoken.words?.hasFailed) {
    markLater(host, spoken, wanted);
  }
  spoken.words?.want();
}

const markLater = <Words>(host: Speaker<Words>, spoken: Spoken, wanted: Wanted): void =>
  void host.updateComplete.then(() => mark(host, spoken, wanted));

async function change<Words>(
  host: Speaker<Words>,
  spoken: Spoken,
  wanted: Wanted,
  files: WordsFiles<Words>,
  anew?: () => void,
): Promise<true> {
  let language: Language = 'en';
  let words = spoken.english as Words;
  try {
    if (wanted.language !== 'en')
      words = await lazy(`locale ${wanted.language}`, files[wanted.language]!)();
    language = wanted.language;
  } finally {
    // Another one may have been chosen meanwhile.
    if (spoken.language === wanted.language) {
      host.words = words;
      anew?.();
      markLater(host, spoken, { ...wanted, language });
    }
  }
  return true;
}
