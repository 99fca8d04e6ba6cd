import { type TemplateResult, html } from 'lit';
import type { History } from '../../core/history/history.js';
import { variantsOf } from '../../core/history/statistics.js';
import { gameText, variantText } from '../../locales/variant-text.js';
import type { StatsWords } from './words.js';

/** The game and the variant that are shown. `variant` is `null` for all variants together. */
export interface Choice {
  readonly game: string;
  readonly variant: string | null;
}

export const lastGame = ({ records, sealed }: History): string | undefined =>
  records.at(-1)?.game ?? sealed?.totals.at(-1)?.game;

type Options = readonly (readonly [value: string, text: string])[];

/** The option's value for all variants. Names of variants contain no space. */
const ALL = ' ';

function selectTemplate(
  name: string,
  label: string,
  value: string,
  options: Options,
  choose: (value: string) => void,
): TemplateResult {
  return html`<select
    part="select"
    name=${name}
    aria-label=${label}
    @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
  >
    ${options.map(
      ([one, text]) => html`<option value=${one} .selected=${one === value}>${text}</option>`,
    )}
  </select>`;
}

const byText = ([, one]: readonly string[], [, other]: readonly string[]): number =>
  one! < other! ? -1 : 1;

/** The selects of a game and of a variant. A select is omitted if there is only one choice. */
export function choicesTemplate(
  history: History,
  { game, variant }: Choice,
  words: StatsWords,
  choose: (choice: Choice) => void,
): TemplateResult {
  const all = variantsOf(history);
  const games = [...new Set([...all.map((one) => one.game), game])];
  const played = all.filter((one) => one.game === game).map((one) => one.variant);
  const variants = [...new Set([...played, ...(variant === null ? [] : [variant])])];
  const named = (names: readonly string[], text: (name: string) => string): Options =>
    names.map((name) => [name, text(name)]);
  const { stats } = words;
  const gameName = (name: string): string => gameText(words, name);
  return html`<div class="choices">
    ${
      games.length > 1
        ? selectTemplate(
            'game',
            stats.chooseGame,
            game,
            [...named(games, gameName)].sort(byText),
            (value) => choose({ game: value, variant: null }),
          )
        : html`<b class="name" part="name">${gameName(game)}</b>`
    }
    ${
      variants.length > 1 || variant !== null
        ? selectTemplate(
            'variant',
            stats.chooseVariant,
            variant ?? ALL,
            [[ALL, stats.allVariants], ...named(variants, (name) => variantText(words, name))],
            (value) => choose({ game, variant: value === ALL ? null : value }),
          )
        : ''
    }
  </div>`;
}
