import type { PatienceNamesMessages } from '../../../locales/compiled/types.js';
import { patienceTitle } from '../../../locales/patience-title.js';

/** The name of a game in the language of these messages, or the English one of a game that they don't know. */
export const titleIn = (
  names: PatienceNamesMessages | undefined,
  { name, title }: { readonly name: string; readonly title: string },
): string => (names && patienceTitle(names, name)) ?? title;
