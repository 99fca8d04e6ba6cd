import { lazy } from '../../../elements/base/lazy.js';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import type { PanelBody } from '../../../elements/ui/frame-host.js';
import { raceCommitment, raceSeed } from '../rules/dice.js';
import { rolled } from '../rules/rules.js';
import { START, isOver } from '../rules/state.js';
import { loadCheckWords } from './check-words.js';
import type { RaceElement } from './race-element.js';

const loadPanel = lazy('race-check', () => import('./panel-fair.js'));

/** The commitment to the dice before a race, the seed after it, and the panel that checks the dice. */
export class Fairness {
  /** Whether the player has pressed the button that checks the dice. */
  isChecked = false;

  constructor(private readonly host: RaceElement) {}

  /** Resets the check for another race. */
  begin(): void {
    this.isChecked = false;
  }

  get commitment(): string | undefined {
    const { session } = this.host.game;
    return session && session.deal === undefined ? raceCommitment(session.state) : undefined;
  }

  /** The commitment, for event details. */
  get eventDetail(): { readonly commitment?: string } {
    const { commitment } = this;
    return commitment === undefined ? {} : { commitment };
  }

  revealSeed(): string | undefined {
    const { session } = this.host.game;
    return session && isOver(session.state) ? raceSeed(session.state) : undefined;
  }

  /** Loads the content of the panel. */
  async load(): Promise<PanelBody> {
    const { host } = this;
    this.isChecked = false;
    const { fairBody, fairStyles, tableCheck } = await loadPanel();
    const words = await loadCheckWords(host.words);
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
        words,
        table: host.words.tableCheck ?? tableCheck,
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
