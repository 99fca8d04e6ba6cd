/**
 * The address of a card's file, as served in development: that of the last build. A build replaces this module with one
 * that has the addresses of its own files: scripts/build/english-cards.mjs.
 *
 * @param card its code: `7H`
 * @returns the full URL of an SVG file
 */
export const englishFile = (card: string): string =>
  new URL(/* @vite-ignore */ `../../../dist/cards/${card}.svg`, import.meta.url).href;
