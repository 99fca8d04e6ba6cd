// The address of the page: the game that the player began with, the number of the deal, and the rules, if they were changed.

/** Text as letters that an address takes as they are. */
const encode = (text) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const decode = (letters) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.codePointAt(0),
    ),
  );

/** @returns the hash; without `rules`, it names a game of the kit as it is */
export function hashOf({ game, deal, rules }) {
  const parts = [
    ['game', game],
    ['deal', deal],
    ['rules', rules && encode(JSON.stringify(rules))],
  ];
  return `#${parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

/** @returns `game`, `deal` and `rules`, unchecked, as far as the hash has them, or `undefined` if it can't be read */
export function readHash(hash) {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [game, deal, rules] = ['game', 'deal', 'rules'].map((name) => parts.get(name) ?? undefined);
  try {
    if (game === undefined && rules === undefined) return undefined;
    return { game, deal, rules: rules === undefined ? undefined : JSON.parse(decode(rules)) };
  } catch {
    return undefined;
  }
}
