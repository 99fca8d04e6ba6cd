import type * as speaking from './speaking.js';

let file: Promise<typeof speaking> | undefined;

/** Has an element speak its reader's language; where the file can't be had, it speaks English. */
export const inLanguage = (speak: (file: typeof speaking) => void): void => {
  file ??= import('./speaking.js');
  file.then(speak, () => (file = undefined));
};
