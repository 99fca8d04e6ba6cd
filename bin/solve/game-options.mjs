import { parseArgs } from 'node:util';

/**
 * A whole number or, where it is none, the text itself, which the game's rules then refuse.
 *
 * @param {string} text
 */
const number = (text) => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * The options of each game: those of its element, as attributes, and what they are to its rules.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, (text: string) => object>>>>}
 */
export const TEXTS = {
  freecell: {
    variant: (text) => ({ variant: text }),
    cells: (text) => ({ cells: number(text) }),
    supermove: (text) => ({ supermove: text }),
  },
  golf: {},
  klondike: {
    draw: (text) => ({ draw: number(text) }),
    redeals: (text) => ({ redeals: number(text) }),
    scoring: (text) => ({ scoring: text }),
  },
  pyramid: {
    redeals: (text) => ({ redeals: number(text) }),
    wastes: (text) => ({ wastes: number(text) }),
  },
};

/**
 * Those that are there or not.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, object>>>>}
 */
export const FLAGS = {
  freecell: {},
  golf: { corner: { corner: true } },
  klondike: { 'foundation-return': { foundationReturn: true } },
  pyramid: { 'no-cover-pairs': { coverPairs: false }, 'open-stock': { openStock: true } },
};

/** The same in the words of a command's help. */
export const OPTIONS_USAGE = `\
  freecell  --variant freecell|kingcell|forecell|bakers-game|eight-off|seahaven  --cells 0…8
            --supermove linear|full|off
  golf      --corner
  klondike  --draw 1|3  --redeals unlimited|0|1|2…  --foundation-return  --scoring none|standard|vegas
  pyramid   --redeals unlimited|0|1|2…  --no-cover-pairs  --open-stock
            --wastes 1|2|3
`;

/** What is wrong with the arguments. */
export class Wrong extends Error {}

/**
 * The given arguments by name.
 *
 * @template {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Others
 * @param {string} game
 * @param {readonly string[]} args
 * @param {Others} others the options that every game has
 */
export function parsed(game, args, others) {
  const names = /** @type {const} */ ([
    ...Object.keys(TEXTS[game] ?? {}).map((name) => [name, { type: 'string' }]),
    ...Object.keys(FLAGS[game] ?? {}).map((name) => [name, { type: 'boolean' }]),
  ]);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(names), ...others },
    });
  } catch (error) {
    // Its first sentence names the option; the others are about dashes.
    throw new Wrong(`${String(error instanceof Error ? error.message : error).split('. ')[0]}.`);
  }
}

/**
 * The options of a game, as its rules take them.
 *
 * @param {string} game
 * @param {Readonly<Record<string, unknown>>} values as `parsed` gives them
 * @returns {object}
 */
export function optionsOf(game, values) {
  const options = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' ? TEXTS[game]?.[name]?.(value) : FLAGS[game]?.[name],
  );
  return Object.assign({}, ...options);
}
