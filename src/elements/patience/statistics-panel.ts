import type { PageLocales } from '../controllers/language/page-locales.js';
import { type TemplateResult, css, html } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { adoptStyles } from '../base/adopt-styles.js';
import '../game-stats/index.js';
import type { PanelBody } from '../ui/frame-host.js';

/** The element and the history that the panel shows. */
export interface StatisticsSource {
  readonly host: {
    readonly shadowRoot: ShadowRoot | null;
    readonly inForce: { readonly theme: string | undefined };
    readonly locale: string | null;
    readonly locales?: PageLocales | null;
  };
  readonly keeper: HistoryKeeper | undefined;
  readonly kind: { readonly game: string; readonly variant: string };
}

/** The panel provides background and title. */
const statisticsStyles = css`
  .panel[part~='panel-stats'] {
    inline-size: min(100%, 560px);
  }
  game-stats::part(frame) {
    padding: 10px 0 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  game-stats::part(title) {
    display: none;
  }
`;

/** A change of the panel's selection is not an event of the game. */
const keep = (event: Event): void => event.stopPropagation();

/** The statistics for the rules in play. The player can select others. */
export function statisticsPanel(source: StatisticsSource): PanelBody {
  const { host } = source;
  const { game, variant } = source.kind;
  adoptStyles(host.shadowRoot!, statisticsStyles);
  return (): TemplateResult =>
    html`<game-stats
      class="scroll"
      .keeper=${source.keeper ?? null}
      .game=${game}
      .variant=${variant}
      .theme=${host.inForce.theme ?? 'auto'}
      .locale=${host.locale}
      .locales=${host.locales ?? null}
      @stats-change=${keep}
    ></game-stats>`;
}
