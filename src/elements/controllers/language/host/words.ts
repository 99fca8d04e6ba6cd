import { type Language, languageOf } from '../../../../locales/languages.js';
import type { Problem } from '../../../../core/engine/reason.js';
import { HostMessages } from './messages.js';
import { type PageLanguage, type PageLocale, pageLoads } from '../page-locales.js';
import { SOURCES } from '../../../../locales/compiled/sources.js';

/** Longer lists of faults are cut. */
const MOST_FAULTS = 20;

const problem = (got: string, accepted: string): Problem => ({
  code: 'option',
  option: 'locales',
  got,
  accepted,
});

/** @throws if the file can't be loaded */
async function fileOf({ messages, src }: PageLocale): Promise<string | undefined> {
  if (typeof messages === 'string') return messages;
  if (typeof src !== 'string') return undefined;
  const response = await fetch(new URL(src, document.baseURI));
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return response.text();
}

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

async function read(language: PageLanguage): Promise<HostMessages> {
  const { tag, locale } = language;
  const report = (got: string, accepted: string): unknown =>
    language.complain?.(problem(`${tag}: ${got}`, accepted));
  const english = new HostMessages('en', '', await SOURCES['en']!());
  if (!isTag(tag)) {
    report(tag, 'a language tag, such as pt-BR');
    return english;
  }
  const file = await fileOf(locale);
  if (file === undefined) {
    report(typeof locale, '{ messages: text } or { src: address }');
    return english;
  }
  const base: Language | undefined = languageOf(tag);
  const messages = new HostMessages(tag, file, base ? await SOURCES[base]!() : {}, english);
  for (const { line, got, accepted } of messages.faults.slice(0, MOST_FAULTS))
    report(`line ${line}, ${got}`, accepted);
  const [first, ...more] = base ? [] : messages.missing();
  if (first !== undefined)
    report(`${first} is missing, and ${more.length} others`, 'all messages of each section');
  return messages;
}

/** The files that were read, by what the page gave. */
const known = new WeakMap<PageLocale, Map<string, Promise<HostMessages>>>();

/** Reads the page's messages once for all elements. */
function messagesOf(language: PageLanguage): Promise<HostMessages> {
  const { tag, locale } = language;
  const tags = known.get(locale) ?? new Map<string, Promise<HostMessages>>();
  known.set(locale, tags);
  const old = tags.get(tag);
  if (old) return old;
  const reading = read(language);
  tags.set(tag, reading);
  // A failed load is tried again.
  reading.catch(() => tags.delete(tag));
  return reading;
}

/** The name of a file: `pai-gow-help` for `paiGowHelp`. */
const fileName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Loads an element's words in a language that the page gives.
 *
 * @param names of the files, as in `words`
 */
export async function pageWords(names: readonly string[], language: PageLanguage): Promise<object> {
  const messages = await messagesOf(language);
  const chunk = (file: string): object => messages.chunk(file);
  const words = Object.fromEntries(names.map((name) => [name, chunk(fileName(name))] as const));
  if (words['kit']) pageLoads.set(words['kit'], (file) => Promise.resolve(chunk(file)));
  return words;
}
