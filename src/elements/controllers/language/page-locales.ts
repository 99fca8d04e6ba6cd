import { KIT_LANGUAGES, LANGUAGES, languageOf, matchLanguage } from '../../../locales/languages.js';
import { type Problem, asRecord } from '../../../core/engine/reason.js';

/**
 * Messages of a language that the page gives, in Fluent's syntax: sections that begin with a heading `## golf`, named as
 * the kit's files. They replace the kit's messages; without the language in the kit, other messages stay English.
 */
export interface PageLocale {
  /** The messages themselves. */
  readonly messages?: string;
  /** The address of a file with the messages, relative to the page. */
  readonly src?: string;
  /** What the language is called in the settings. Default: its name in the language itself. */
  readonly name?: string;
}

/** A language that the page gives, or changes. */
export interface PageLanguage {
  readonly tag: string;
  readonly locale: PageLocale;
  /** Reports what is wrong with the messages to the page's author. */
  complain?(problem: Problem): unknown;
}

/** Loads other files of a language that the page gives, by the messages of kit.ftl in that language. */
export const pageLoads = new WeakMap<object, (file: string) => Promise<object>>();

/** Messages that the page gives, by the language's tag: `pt-BR`. */
export type PageLocales = Readonly<Record<string, PageLocale>>;

/** An element with messages of the page, or in a room that has some. */
export interface PageLocalesHost {
  readonly locales?: PageLocales | null;
  readonly room?: { readonly locales?: PageLocales | null | undefined } | undefined;
}

const NONE: PageLocales = {};

/** Copies of what pages gave, so that each language stays the same object. */
const copies = new WeakMap<object, PageLocales>();

/** A copy of what the page gave for one language; a value that throws when it is read has no messages. */
function copyOfLocale(given: unknown): PageLocale {
  try {
    const { messages, src, name } = (given ?? {}) as PageLocale;
    return {
      ...(messages !== undefined && { messages }),
      ...(src !== undefined && { src }),
      ...(typeof name === 'string' && { name }),
    };
  } catch {
    return {};
  }
}

/** A copy of what the page gave. A value that throws when it is read counts as none. */
function copyOf(given: unknown): PageLocales {
  if (typeof given !== 'object' || given === null) return NONE;
  const known = copies.get(given);
  if (known) return known;
  let copy = NONE;
  try {
    const entries = Object.entries(asRecord(given) ?? {});
    copy = Object.fromEntries(entries.map(([tag, one]) => [tag, copyOfLocale(one)]));
  } catch {
    // The page's own code threw.
  }
  copies.set(given, copy);
  return copy;
}

/** All messages that the page gives to an element. Its own go before the room's. */
export const pageLocalesOf = ({ locales, room }: PageLocalesHost): PageLocales => ({
  ...copyOf(room?.locales),
  ...copyOf(locales),
});

/** The tags of all languages that an element speaks: the kit's, and those that the page adds. */
export function tagsOf(host: PageLocalesHost): readonly string[] {
  const added = Object.keys(pageLocalesOf(host));
  if (added.length === 0) return KIT_LANGUAGES;
  return [...new Set<string>([...KIT_LANGUAGES, ...added])];
}

/** The element's language for a tag; `undefined` if it speaks none of that kind. */
export const tagFor = (host: PageLocalesHost, tag: unknown): string | undefined =>
  matchLanguage(tag, tagsOf(host));

/** What a language is called in the language itself. */
export function nameOfTag(host: PageLocalesHost, tag: string): string {
  const name = pageLocalesOf(host)[tag]?.name;
  if (name !== undefined) return name;
  const language = languageOf(tag);
  if (language !== undefined && language === tag) return LANGUAGES[language].name;
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // The tag is malformed. That is reported when the language is loaded.
    return tag;
  }
}
