import type { PatienceNamesMessages } from '../../../locales/compiled/types.js';

/** The name of a game in the language of these messages: `fortyThieves` is the message of `forty-thieves`. */
export function titleIn(
  names: PatienceNamesMessages | undefined,
  { name, title }: { readonly name: string; readonly title: string },
): string {
  const message = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const titles: Readonly<Record<string, string>> = names?.titles ?? {};
  return Object.hasOwn(titles, message) ? titles[message]! : title;
}
