/** A selector of the nodes that have all of these parts: `card selected`. */
export const byPart = (names: string): string =>
  names
    .split(' ')
    .map((name) => `[part~="${name}"]`)
    .join('');
