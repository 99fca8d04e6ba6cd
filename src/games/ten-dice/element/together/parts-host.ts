import type { ReactiveController } from 'lit';
import type { Problem, Refusal } from '../../../../core/engine/reason.js';
import type { Seat, Source } from '../../../../core/engine/rules.js';
import type { EventQueue } from '../../../../elements/base/event-queue.js';
import type { LiveRegion } from '../../../../elements/controllers/live-region.js';
import type { PanelController } from '../../../../elements/controllers/panel-controller.js';
import type { Preferences } from '../../../../elements/controllers/preferences.js';
import type { CheckedLine } from '../../../../elements/table/remote/parts-host.js';
import type { JoinHost } from '../../../../elements/table/remote/join-host.js';
import type { SharedRequest, TablePanel } from '../../../../elements/table/scene.js';
import type { TranslatedKitWords, TranslatedWords } from '../../../../locales/translations.js';
import type { TenDiceWords } from '../../locales/en.js';
import type { RaceLine } from '../../rules/check.js';
import type { TenDiceMove, TenDiceState } from '../../rules/state.js';
import type { RaceWords } from './race-words.js';

/** The element of a race, as far as people elsewhere share it. */
export interface SharedRaceElement extends Pick<
  HTMLElement,
  'isConnected' | 'localName' | 'shadowRoot'
> {
  readonly words: TranslatedWords;
  readonly gameWords: TenDiceWords;
  readonly liveRegion: LiveRegion;
  readonly preferences: Preferences;
  readonly calm: boolean;
  readonly offered: { has(control: string): boolean };
  /** What the player does; the page is asked before. */
  readonly player: { newGame(): void };
  readonly events: EventQueue;
  problemText: ((problem: Problem) => string | undefined) | undefined;
  readonly panels: PanelController;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  requestUpdate(): void;
  complain(problem: Problem): Problem;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** What the parts of a shared table ask of the element of a race. */
export class RacePartsHost implements JoinHost<TenDiceState, TenDiceMove> {
  readonly isOut = false;
  readonly announcer = {
    tell: (sentences: readonly string[]): void =>
      this.element.liveRegion.say(sentences.join(' '), { show: undefined }),
  };
  readonly texts = { seatName: (seat: Seat): string => this.element.gameWords.name(seat) };
  readonly panels: JoinHost<TenDiceState, TenDiceMove>['panels'];

  /**
   * @param refused tells of a refusal
   * @param wins how many races a seat has won
   */
  constructor(
    private readonly element: SharedRaceElement,
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

  get isConnected(): boolean {
    return this.element.isConnected;
  }

  get localName(): string {
    return this.element.localName;
  }

  get shadowRoot(): ShadowRoot | null {
    return this.element.shadowRoot;
  }

  get words(): TranslatedKitWords {
    return this.raceWords.kit;
  }

  get liveRegion(): LiveRegion {
    return this.element.liveRegion;
  }

  get preferences(): Preferences {
    return this.element.preferences;
  }

  get calm(): boolean {
    return this.element.calm;
  }

  get offered(): SharedRaceElement['offered'] {
    return this.element.offered;
  }

  get events(): EventQueue {
    return this.element.events;
  }

  set problemText(text: SharedRaceElement['problemText']) {
    this.element.problemText = text;
  }

  addController(controller: ReactiveController): void {
    this.element.addController(controller);
  }

  removeController(controller: ReactiveController): void {
    this.element.removeController(controller);
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  complain(problem: Problem): Problem {
    return this.element.complain(problem);
  }

  loadFailed(error: unknown): void {
    this.element.loadFailed(error);
  }

  sayNotLoaded(): void {
    this.element.sayNotLoaded();
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
