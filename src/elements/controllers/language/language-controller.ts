import { flatParentOf, isElement, shadowHost } from '../../base/place-in-page.js';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { type Problem, quote } from '../../../core/engine/reason.js';
import { type Language, isRtl, languageOf } from '../../../locales/languages.js';
import {
  type PageLanguage,
  type PageLocale,
  type PageLocales,
  type PageLocalesHost,
  pageLocalesOf,
  tagFor,
  tagsOf,
} from './page-locales.js';
import { LazyPart, lazy } from '../../base/lazy.js';
import type { Preferences } from '../preferences.js';
import { ROOM } from '../room.js';

const hosts = new Set<WeakRef<ReactiveControllerHost>>();
const roots = new WeakSet<Node>();
let observer: MutationObserver | undefined;

const changed = (): void => {
  for (const ref of hosts) {
    const one = ref.deref();
    if (one) one.requestUpdate();
    else hosts.delete(ref);
  }
};

/** Updates an element whenever a `lang` changes in the document or in a shadow root around it. */
export function watchLanguages(host: ReactiveControllerHost): void {
  hosts.add(new WeakRef(host));
}

/** Observes the roots around an element, at its current place. */
export function watchRoots(host: Node): void {
  observer ??= new MutationObserver(changed);
  for (let node: Node | undefined = host; node;) {
    const root = node.getRootNode();
    if (!roots.has(root)) {
      roots.add(root);
      observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    }
    node = shadowHost(root);
  }
}

/** The parts of an element that its language depends on. */
export interface LocaleHost extends HTMLElement {
  /** The `locale` attribute, unchecked. */
  readonly locale: string | null;
  /** Messages that the page gives. */
  readonly locales?: PageLocales | null;
  readonly room:
    | { readonly locale?: string | null; readonly locales?: PageLocales | null | undefined }
    | undefined;
}

/** An element whose words are translated. */
export interface TranslatedElement<Words> extends ReactiveControllerHost, LocaleHost {
  words: Words;
  readonly preferences: Preferences;
  complain?(problem: Problem): unknown;
  /** Reports a language that failed to load. English stays. */
  loadFailed?(error: unknown): void;
}

/** Loads the words of each language; those for English only if the page changes them. */
export type WordsFiles<Words> = Readonly<
  Partial<Record<Language, (page?: PageLanguage) => Promise<Words>>>
>;

/** The language to use, whether anybody chose it for this element, and the `lang` around the element. */
interface LanguageChoice {
  /** A language of the kit, or the page's own. */
  readonly language: string;
  /** The messages that the page gives for that language. */
  readonly page?: PageLocale | undefined;
  readonly chosen: boolean;
  readonly around: string;
}

/** The language of an element, and its English words. */
interface LanguageState {
  readonly english: unknown;
  language: string;
  page?: PageLocale | undefined;
  /** Loads the words of that language. */
  words?: LazyPart<unknown>;
  /** The `lang` around the element when its frame's `lang` was last set. */
  langAround?: string;
}

const states = new WeakMap<object, LanguageState>();

/** The `lang` of the nearest element that has one, across shadow roots. */
export function nearestLang(host: HTMLElement): string {
  for (let node: Node | null = host; node;) {
    const lang = isElement(node) && node.getAttribute('lang');
    if (lang) return lang;
    node = node.parentNode ?? shadowHost(node) ?? null;
  }
  return '';
}

/** The last locale that was reported as wrong. The symbol is the same in all copies of the kit on a page. */
const REPORTED = Symbol.for('baize/refused-locale');

/** An element or a room with a `locale`. */
interface Localized extends PageLocalesHost {
  readonly locale?: string | null;
  complain?(problem: Problem): unknown;
}

/** Reports a locale that the kit doesn't support, once. */
function reportLocale(localized: Localized, complain?: (problem: Problem) => unknown): void {
  // A framework resets a property to `undefined`.
  const locale = localized.locale ?? null;
  const isWrong = locale !== null && tagFor(localized, locale) === undefined;
  const got = isWrong ? quote(locale) : undefined;
  const isNew = got !== Reflect.get(localized, REPORTED);
  Reflect.set(localized, REPORTED, got);
  if (!isNew || got === undefined) return;
  const accepted = tagsOf(localized).join(', ');
  const problem = { code: 'option', option: 'locale', got, accepted };
  if (complain) complain(problem);
  else localized.complain?.(problem);
}

/** Does the same for the rooms around an element, which can't check languages themselves. */
function reportLocaleOfRooms<Words>({ room }: TranslatedElement<Words>, host: Node): void {
  const locale = room?.locale;
  if (!locale) return;
  for (let node: Node | null = host; node;) {
    node = flatParentOf(node);
    if (node && ROOM in node && (node as Localized).locale === locale)
      reportLocale(node as Localized);
  }
}

/**
 * The player's choice, else the page's for this element, else the room's, else the `lang` around the element.
 */
function languageChoiceOf(host: LocaleHost, preferences: Preferences): LanguageChoice {
  const { locale, room } = host;
  const around = nearestLang(host);
  const choose = (language: string, chosen: boolean): LanguageChoice => ({
    ...{ language, chosen, around },
    page: pageLocalesOf(host)[language],
  });
  for (const tag of [preferences['language'], locale, room?.locale]) {
    const language = tag ? tagFor(host, tag) : undefined;
    if (language) return choose(language, true);
  }
  return choose(tagFor(host, around) ?? 'en', false);
}

/** The language if the player chooses none. */
export const pageLanguage = (host: LocaleHost): string => languageChoiceOf(host, {}).language;

/** Whether these words are written from right to left: `direction` of kit.ftl says so. */
const isRtlIn = (words: unknown, language: string): boolean => {
  const kit = (words as { readonly kit?: { readonly direction: string } }).kit;
  return kit ? kit.direction === 'rtl' : isRtl(languageOf(language) ?? 'en');
};

/**
 * Sets `lang` and `dir` on the frame if its language differs from the page's, for screen readers, fonts and
 * the direction of text.
 */
function setLang(
  host: LocaleHost & { readonly words: unknown },
  state: LanguageState,
  { language, chosen, around }: LanguageChoice,
): void {
  const frame = host.shadowRoot?.querySelector<HTMLElement>('.frame, [role="group"]');
  if (!frame) return;
  state.langAround = around;
  if (tagFor(host, around) === language) frame.removeAttribute('lang');
  else frame.lang = language;
  frame.removeAttribute('dir');
  if (!chosen && language === 'en') return;
  const dir = isRtlIn(host.words, language) ? 'rtl' : 'ltr';
  if (getComputedStyle(frame).direction !== dir) frame.dir = dir;
}

/**
 * Translates an element into the language that it should have now. Called before each render, it does
 * something only if the language has changed. If the files can't be loaded, the words stay English.
 *
 * @param changed called when other words are loaded
 * @param complain reports a wrong locale, for an element without a `complain` method
 */
export function translate<Words>(
  host: TranslatedElement<Words>,
  files: WordsFiles<Words>,
  changed?: () => void,
  complain?: (problem: Problem) => unknown,
): void {
  let state = states.get(host);
  if (!state) {
    states.set(host, (state = { english: host.words, language: 'en' }));
    watchLanguages(host);
  }
  watchRoots(host);
  reportLocale(host, complain);
  reportLocaleOfRooms(host, host);
  const choice = languageChoiceOf(host, host.preferences);
  if (choice.language !== state.language || choice.page !== state.page) {
    state.language = choice.language;
    state.page = choice.page;
    state.words = new LazyPart(host, () => change(host, state, choice, files, changed));
  } else if (state.langAround !== choice.around && !state.words?.hasFailed) {
    setLangLater(host, state, choice);
  }
  state.words?.loadInBackground();
}

const setLangLater = <Words>(
  host: TranslatedElement<Words>,
  state: LanguageState,
  choice: LanguageChoice,
): void => void host.updateComplete.then(() => setLang(host, state, choice));

/** Loads the words of a choice. `undefined` for English, and for an element whose words a page can't change. */
function loadOf<Words>(
  { language, page }: LanguageChoice,
  files: WordsFiles<Words>,
  complain: (problem: Problem) => unknown,
): (() => Promise<Words>) | undefined {
  const known = languageOf(language) ?? 'en';
  if (!page) return known === 'en' ? undefined : files[known];
  const load = files.en;
  return load && (() => load({ tag: language, locale: page, complain }));
}

async function change<Words>(
  host: TranslatedElement<Words>,
  state: LanguageState,
  choice: LanguageChoice,
  files: WordsFiles<Words>,
  changed?: () => void,
): Promise<true> {
  let language = 'en';
  let words = state.english as Words;
  const { page } = choice;
  const load = loadOf(choice, files, (problem) => host.complain?.(problem));
  try {
    if (load) words = await lazy(`locale ${choice.language}`, load)();
    language = choice.language;
  } finally {
    // Another language may have been chosen meanwhile.
    if (state.language === choice.language && state.page === page) {
      host.words = words;
      changed?.();
      setLangLater(host, state, { ...choice, language });
    }
  }
  return true;
}

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
    private readonly host: TranslatedElement<Words>,
    private readonly files: () => WordsFiles<Words>,
    private readonly options: LanguageOptions = {},
  ) {
    if (!(isServer as boolean)) host.addController(this);
  }

  hostUpdate(): void {
    const { changed, complain } = this.options;
    translate(this.host, this.files(), changed, complain);
  }
}
