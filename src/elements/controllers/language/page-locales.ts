import { KIT_LANGUAGES, LANGUAGES, languageOf, matchLanguage } from '../../../locales/languages.js';
import { asRecord } from '../../../core/engine/reason.js';

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

/** Messages that the page gives, by the language's tag: `pt-BR`. */
export type PageLocales = Readonly<Record<string, PageLocale>>;

/** An element with messages of the page, or in a room that has some. */
export interface PageLocalesHost {
  readonly locales?: PageLocales | null;
  readonly room?: { readonly locales?: PageLocales | null | undefined } | undefined;
}

/** All messages that the page gives to an element. Its own go before the room's. */
export function pageLocalesOf({ locales, room }: PageLocalesHost): PageLocales {
  const own = asRecord(locales);
  const shared = asRecord(room?.locales);
  return (own && shared ? { ...shared, ...own } : (own ?? shared ?? {})) as PageLocales;
}

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
