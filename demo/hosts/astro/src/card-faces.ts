/** A picture of each card: its letters. The game's property for it has no attribute. */
export const cardFaces = (card: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84"><rect width="60" height="84" fill="white"/><text x="30" y="52" font-size="28" text-anchor="middle" fill="${/[HD]$/.test(card) ? 'crimson' : 'black'}">${card}</text></svg>`,
  )}`;
