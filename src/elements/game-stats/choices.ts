import { type TemplateResult, html } from 'lit';
import type { History } from '../../core/history/history.js';
import { variantsOf } from '../../core/history/statistics.js';
import type { StatsWords } from '../../locales/stats-en.js';

/** What is shown: a game, and its variant; `null` for all of them together. */
export interface Choice {
  readonly game: string;
  readonly variant: string | null;
}

/** The game that was played last. */
export const lastGame = ({ records, sealed }: History): string | undefined =>
  records.at(-1)?.game ?? sealed?.totals.at(-1)?.game;

type Options = readonly (readonly [value: string, text: string])[];

/** The value that stands for all variants: no variant's text has a space. */
const ALL = ' ';

function selectTemplate(
  name: string,
  label: string,
  now: string,
  options: Options,
  chosen: (value: string) => void,
): TemplateResult {
  return html`<select
    part="select"
    name=${name}
    aria-label=${label}
    @change=${({ target }: Event) => chosen((target as HTMLSelectElement).value)}
  >
    ${options.map(
      ([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`,
    )}
  </select>`;
}

/** The choice of a game and of its variant, each where there is more than one. */
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
  const byText = ([, one]: readonly string[], [, other]: readonly string[]): number =>
    one! < other! ? -1 : 1;
  return html`<div class="choices">
    ${
      games.length > 1
        ? selectTemplate(
            'game',
            words.chooseGame,
            game,
            [...named(games, words.game)].sort(byText),
            (value) => choose({ game: value, variant: null }),
          )
        : html`<b class="name" part="name">${words.game(game)}</b>`
    }
    ${
      variants.length > 1 || variant !== null
        ? selectTemplate(
            'variant',
            words.chooseVariant,
            variant ?? ALL,
            [[ALL, words.allVariants], ...named(variants, words.variant)],
            (value) => choose({ game, variant: value === ALL ? null : value }),
          )
        : ''
    }
  </div>`;
}
