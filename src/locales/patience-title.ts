import type { PatienceNamesMessages } from './compiled/types.js';

/** The name of a patience, if these messages have it: `fortyThieves` is the message of `forty-thieves`. */
export function patienceTitle(names: PatienceNamesMessages, name: string): string | undefined {
  const message = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const titles: Readonly<Record<string, string>> = names.titles;
  return Object.hasOwn(titles, message) ? titles[message] : undefined;
}
