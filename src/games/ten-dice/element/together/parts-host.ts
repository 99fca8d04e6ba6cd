import type { Refusal } from '../../../../core/engine/reason.js';
import type { Seat, Source } from '../../../../core/engine/rules.js';
import type { JoinHost, CheckedLine } from '../../../../elements/table/remote/parts-host.js';
import type { SharedRequest, TablePanel } from '../../../../elements/table/scene.js';
import type { TogetherMessages } from '../../../../locales/compiled/types.js';
import type { Words } from '../../../../locales/words.js';
import type { RaceLine } from '../../rules/check.js';
import type { TenDiceMove, TenDiceState } from '../../rules/state.js';
import { rollsText } from '../check-words.js';
import type { RaceElement } from '../race-element.js';
import type { RaceWords } from './race-words.js';

/** What the parts of a shared table need from a race, in addition to its element. */
export class RacePartsHost implements JoinHost<TenDiceState, TenDiceMove> {
  readonly announcer = {
    say: (sentences: readonly string[]): void =>
      this.element.liveRegion.say(sentences.join(' '), { show: undefined }),
  };
  readonly texts = { seatName: (seat: Seat): string => this.element.gameWords.name(seat) };
  readonly panels: JoinHost<TenDiceState, TenDiceMove>['panels'];

  /**
   * @param refused reports a refusal
   * @param wins the number of races that a seat has won
   */
  constructor(
    readonly element: RaceElement,
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

  get words(): Words {
    return this.element.words;
  }

  loadWords(words: Words): Promise<TogetherMessages> {
    return this.raceWords.load(words);
  }

  request(request: SharedRequest): void {
    const { panels, player } = this.element;
    if (request.type === 'panel') panels.show(request.panel as 'people');
    else if (request.type === 'next') player.newGame();
  }

  standing(seat: Seat): string | undefined {
    const wins = this.wins(seat);
    return wins > 0 ? this.raceWords.check.wins({ count: wins }) : undefined;
  }

  ownLines(lines: readonly { readonly ok: boolean }[]): readonly CheckedLine[] {
    const { gameWords } = this.element;
    const { check } = this.raceWords;
    return (lines as readonly RaceLine[]).flatMap((line) =>
      line.code === 'rolls'
        ? [
            {
              ok: line.ok,
              text: rollsText(check, gameWords.name(line.seat), line.rolls, line.fault),
            },
          ]
        : [],
    );
  }
}
