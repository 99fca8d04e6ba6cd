import { flatParentOf, isElement, shadowHost } from '../../base/place-in-page.js';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import { type Problem, quote } from '../../../core/engine/reason.js';
import { LANGUAGES, type Language, isRtl, languageOf } from '../../../locales/languages.js';
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
  readonly room: { readonly locale?: string | null } | undefined;
}

/** An element whose words are translated. */
export interface Speaker<Words> extends ReactiveControllerHost, LocaleHost {
  words: Words;
  readonly preferences: Preferences;
  complain?(problem: Problem): unknown;
  /** Reports a language that failed to load. English stays. */
  loadFailed?(error: unknown): void;
}

/** Loads the words of each language. */
export type WordsFiles<Words> = Readonly<Partial<Record<Language, () => Promise<Words>>>>;

/** The language to use, whether anybody chose it for this element, and the `lang` around the element. */
interface Wanted {
  readonly language: Language;
  readonly chosen: boolean;
  readonly around: string;
}

/** The language of an element, and its English words. */
interface Spoken {
  readonly english: unknown;
  language: Language;
  /** Loads the words of that language. */
  words?: LazyPart<unknown>;
  /** The `lang` around the element when its frame's `lang` was last set. */
  marked?: string;
}

const speakers = new WeakMap<object, Spoken>();

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
const REFUSED = Symbol.for('baize/refused-locale');

/** An element or a room with a `locale`. */
interface Asked {
  readonly locale?: string | null;
  complain?(problem: Problem): unknown;
}

/** Reports a locale that the kit doesn't support, once. */
function refuse(asked: Asked, complain?: (problem: Problem) => unknown): void {
  // A framework resets a property to `undefined`.
  const locale = asked.locale ?? null;
  const got = locale !== null && languageOf(locale) === undefined ? quote(locale) : undefined;
  const isNew = got !== Reflect.get(asked, REFUSED);
  Reflect.set(asked, REFUSED, got);
  if (!isNew || got === undefined) return;
  const accepted = Object.keys(LANGUAGES).join(', ');
  const problem = { code: 'option', option: 'locale', got, accepted };
  if (complain) complain(problem);
  else asked.complain?.(problem);
}

/** Does the same for the rooms around an element, which can't check languages themselves. */
function refuseRooms<Words>({ room }: Speaker<Words>, host: Node): void {
  const locale = room?.locale;
  if (!locale) return;
  for (let node: Node | null = host; node;) {
    node = flatParentOf(node);
    if (node && ROOM in node && (node as Asked).locale === locale) refuse(node as Asked);
  }
}

/**
 * The player's choice, else the page's for this element, else the room's, else the `lang` around the element.
 */
function wantedOf(host: LocaleHost, preferences: Preferences): Wanted {
  const { locale, room } = host;
  const around = nearestLang(host);
  for (const asked of [preferences['language'], locale, room?.locale]) {
    const language = asked ? languageOf(asked) : undefined;
    if (language) return { language, chosen: true, around };
  }
  return { language: languageOf(around) ?? 'en', chosen: false, around };
}

/** The language if the player chooses none. */
export const pageLanguage = (host: LocaleHost): Language => wantedOf(host, {}).language;

/**
 * Sets `lang` and `dir` on the frame if its language differs from the page's, for screen readers, fonts and
 * the direction of text.
 */
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
 * Translates an element into the language that it should have now. Called before each render, it does
 * something only if the language has changed. If the files can't be loaded, the words stay English.
 *
 * @param changed called when other words are loaded
 * @param complain reports a wrong locale, for an element without a `complain` method
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
    // Another language may have been chosen meanwhile.
    if (spoken.language === wanted.language) {
      host.words = words;
      anew?.();
      markLater(host, spoken, { ...wanted, language });
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
