import { lazy } from '../../../elements/base/lazy.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { PanelBody } from '../../../elements/ui/frame-host.js';
import type { TranslatedWords } from '../../../locales/translations.js';
import { raceCommitment, raceSeed } from '../rules/seed.js';
import { rolled } from '../rules/rules.js';
import { START, type TenDiceMove, type TenDiceState, isOver } from '../rules/state.js';
import type { RaceCheckWords } from '../locales/en-check.js';

const loadPanel = lazy('race-check', () => import('./panel-fair.js'));

/** What the check of a race needs of its element. */
export interface FairnessHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly words: TranslatedWords;
  readonly gameWords: { name(seat: Seat): string };
  readonly game: {
    readonly session:
      | {
          readonly deal: number | undefined;
          readonly state: TenDiceState;
          readonly steps: readonly { readonly move: TenDiceMove }[];
          stateAt(step: number): TenDiceState | undefined;
        }
      | undefined;
  };
  requestUpdate(): void;
}

/** What is told of the dice before a race and after it, and the panel in which anybody can check them. */
export class Fairness {
  /** Whether the dice were checked, by the player's own press. */
  isChecked = false;

  constructor(private readonly host: FairnessHost) {}

  /** Another race stands here. */
  begin(): void {
    this.isChecked = false;
  }

  get commitment(): string | undefined {
    const { session } = this.host.game;
    return session && session.deal === undefined ? raceCommitment(session.state) : undefined;
  }

  /** What events have of it. */
  get promise(): { readonly commitment?: string } {
    const { commitment } = this;
    return commitment === undefined ? {} : { commitment };
  }

  revealSeed(): string | undefined {
    const { session } = this.host.game;
    return session && isOver(session.state) ? raceSeed(session.state) : undefined;
  }

  /** What the panel holds. */
  async load(): Promise<PanelBody> {
    const { host } = this;
    this.isChecked = false;
    const foreign = host.words.foreign as
      { readonly tenDiceCheck?: () => Promise<RaceCheckWords> } | undefined;
    const [{ fairBody, fairStyles, raceCheckEn }, words] = await Promise.all([
      loadPanel(),
      foreign?.tenDiceCheck?.(),
    ]);
    if (host.shadowRoot) adoptStyles(host.shadowRoot, fairStyles);
    const check = (): void => {
      this.isChecked = true;
      host.requestUpdate();
    };
    return () => {
      const { commitment, isChecked } = this;
      const { session } = host.game;
      const seen = session!.steps.map(({ move }, index) => ({
        move,
        dice: session!.stateAt(index + 1)!.racers[move.seat]!.dice,
      }));
      return fairBody({
        words: words ?? raceCheckEn,
        nameOf: (seat) => host.gameWords.name(seat),
        commitment,
        seed: this.revealSeed(),
        seen,
        isChecked,
        check,
        rules: { START, rolled },
      });
    };
  }
}
