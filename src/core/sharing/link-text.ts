/** The decoded text after the last `#` of a link. Empty if the value is not a text. */
export function textOf(link: unknown): string {
  if (typeof link !== 'string') return '';
  const text = link.slice(link.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The beginning of a share string: its format and its game. */
const BEGINNING = /^\d+\.([a-z0-9-]+)\./;

/** The name of the game that a link or a share string is of, sound or not. */
export const gameIn = (link: unknown): string | undefined => BEGINNING.exec(textOf(link))?.[1];

/** The beginning of the name of a game with a page's own rules. The rest of the name tells these rules from others. */
export const OWN_RULES = 'own-';

/** Whether a game of this name has a page's own rules. */
export const hasOwnRules = (game: string): boolean => game.startsWith(OWN_RULES);
