type Options = Readonly<Record<string, unknown>>;

/** What the options of a game are unless they are chosen; those that others settle, last. */
type Usual = (options: Options) => Options;

/**
 * The rules that each game is played by unless a page chooses others, as its own `checkOptions` has
 * them; test/core holds them to it. A table's are those alone that make another game of it: its
 * seats, stakes and chips do not.
 */
const USUAL: Readonly<Record<string, Usual>> = {
  freecell: ({ variant }) => ({
    ...{ variant: 'freecell', supermove: 'linear' },
    cells: variant === 'eight-off' ? 8 : 4,
  }),
  golf: () => ({ corner: false }),
  klondike: ({ draw, scoring }) => ({
    ...{ draw: 1, foundationReturn: false, scoring: 'none' },
    redeals: scoring === 'vegas' ? (draw === 1 ? 0 : 2) : 'unlimited',
  }),
  pyramid: () => ({ redeals: 'unlimited', coverPairs: true, openStock: false, wastes: 1 }),
  'pai-gow': () => ({
    ...{ house: true, commission: 0, pushOn: 'none', foul: 'refuse' },
    ...{ wheel: 'second', bonus: 'none' },
  }),
  'seven-twenty-seven': () => ({
    ...{ scoring: 'nearest', dealing: 'up-down', draw: 'down', freeze: 0 },
    ...{ lastBet: false, declare: 'none', tens: 'face', opens: 'dealers-left' },
    ...{ fiveAceAce: 'counted', winAndTie: 'shared', carry: 'none' },
  }),
  'ten-dice': () => ({ players: 1, bots: 0, atOnce: false }),
};

/** What `writeOptions` takes: words, whole numbers, yes and no. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  Number.isSafeInteger(value) ||
  (typeof value === 'string' && /^[A-Za-z0-9-]+$/.test(value));

/**
 * The text that a variant has in records, as `writeOptions` gives it: what differs from the game's
 * usual rules, in the order of the alphabet. Of a game that is not known here, all that can be written.
 */
export function variantOf(game: string, options: Options): string {
  const usual = Object.hasOwn(USUAL, game) ? USUAL[game]!(options) : undefined;
  return Object.keys(options)
    .filter((name) => isPlain(options[name]))
    .filter((name) => !usual || (Object.hasOwn(usual, name) && options[name] !== usual[name]))
    .sort()
    .map((name) => `${name}~${String(options[name])}`)
    .join('.')
    .slice(0, 256);
}
