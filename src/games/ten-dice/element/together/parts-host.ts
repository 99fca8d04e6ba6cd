import type { Refusal } from '../../../../core/engine/reason.js';
import type { Seat, Source } from '../../../../core/engine/rules.js';
import type { LiveRegion } from '../../../../elements/controllers/live-region.js';
import type { PanelController } from '../../../../elements/controllers/panel-controller.js';
import type { EventQueue } from '../../../../elements/base/event-queue.js';
import type { JoinHost } from '../../../../elements/table/remote/join-host.js';
import type { CheckedLine, SharedElement } from '../../../../elements/table/remote/parts-host.js';
import type { SharedRequest, TablePanel } from '../../../../elements/table/scene.js';
import type { TranslatedKitWords, TranslatedWords } from '../../../../locales/translations.js';
import type { TenDiceWords } from '../../locales/en.js';
import type { RaceLine } from '../../rules/check.js';
import type { TenDiceMove, TenDiceState } from '../../rules/state.js';
import type { RaceWords } from './race-words.js';

/** The element of a race, as far as people elsewhere share it. */
export interface SharedRaceElement extends SharedElement {
  readonly words: TranslatedWords;
  readonly gameWords: TenDiceWords;
  readonly liveRegion: LiveRegion;
  readonly events: EventQueue;
  /** What the player does; the page is asked before. */
  readonly player: { newGame(): void };
  readonly panels: PanelController;
}

/** What the parts of a shared table ask of a race, beside its element. */
export class RacePartsHost implements JoinHost<TenDiceState, TenDiceMove> {
  readonly announcer = {
    say: (sentences: readonly string[]): void =>
      this.element.liveRegion.say(sentences.join(' '), { show: undefined }),
  };
  readonly texts = { seatName: (seat: Seat): string => this.element.gameWords.name(seat) };
  readonly panels: JoinHost<TenDiceState, TenDiceMove>['panels'];

  /**
   * @param refused tells of a refusal
   * @param wins how many races a seat has won
   */
  constructor(
    readonly element: SharedRaceElement,
    private readonly raceWords: RaceWords,
    readonly refused: (reason: Refusal, source: Source, move?: TenDiceMove) => Refusal,
    private readonly wins: (seat: Seat) => number,
  ) {
    const { panels } = element;
    this.panels = {
      get open() {
        return panels.open as TablePanel | undefined;
      },
      close: () => panels.close(),
    };
  }

  get words(): TranslatedKitWords {
    return this.raceWords.kit;
  }

  request(request: SharedRequest): void {
    const { panels, player } = this.element;
    if (request.type === 'panel') panels.show(request.panel as 'people');
    else if (request.type === 'next') player.newGame();
  }

  standing(seat: Seat): string | undefined {
    const wins = this.wins(seat);
    return wins > 0 ? this.raceWords.check.wins(wins) : undefined;
  }

  ownLines(lines: readonly { readonly ok: boolean }[]): readonly CheckedLine[] {
    const { gameWords } = this.element;
    return (lines as readonly RaceLine[]).flatMap((line) =>
      line.code === 'rolls'
        ? [
            {
              ok: line.ok,
              text: this.raceWords.check.rolls(gameWords.name(line.seat), line.rolls, line.fault),
            },
          ]
        : [],
    );
  }
}
