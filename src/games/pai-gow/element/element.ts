import type { TranslatedKitWords } from '../../../locales/translations.js';
import type { CSSResultGroup, PropertyValues, TemplateResult } from 'lit';
import { JOKER } from '../../../core/cards/card.js';
import { faceOf } from '../../../elements/cards/card-face.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { Faces } from '../../../elements/cards/faces.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { Acts } from '../../../elements/table/scene.js';
import type { SolverClient } from '../../../core/solver/client.js';
import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import {
  type PaigowAnnouncement,
  announce,
  announceCards,
  announceStart,
} from '../rules/announce.js';
import type { Advice } from '../advice/advice.js';
import type { Adviser } from './adviser.js';
import { PaigowAttributes } from './attributes.js';
import { TrayDrag, cardOf } from './drag.js';
import { paigowTable } from './game.js';
import type { PaigowHost, PaigowRequest } from './host.js';
import { paigowLanguages } from './languages.js';
import { setLineText } from './own.js';
import { TablePlayer } from './player.js';
import { tableTemplate } from './table.js';
import { walkTrays } from './walk.js';
import type { FortuneLine } from '../rules/fortune.js';
import { paigow } from '../rules/game.js';
import { writeMove } from '../rules/notation.js';
import type { PaigowResults } from '../rules/results.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import { paigowStyles } from './styles.js';
import { type PaigowWords, paigowWords } from '../locales/en.js';

const loadAdvice = lazy('paigow-advice', () => import('./adviser.js'));

/** A move as others may know it: which cards went in front is nobody else's to know before the end. */
const withoutCards = (move: PaigowMove): PaigowMove =>
  move.type === 'set' ? ({ type: 'set', seat: move.seat } as PaigowMove) : move;

/**
 * Pai Gow poker: seven cards in two hands against the dealer's, for people, bots and both, by mouse,
 * touch, keyboard or screen reader; every deal can be checked.
 */
export class PaigowTable extends PaigowAttributes {
  static override readonly styles: CSSResultGroup = paigowStyles;

  protected readonly tableGame = paigowTable;
  protected readonly faces = new Faces(this, faceOf, JOKER + 1);
  /** @internal */
  readonly player = new TablePlayer(this);
  private readonly drag = new TrayDrag(this);
  /** How the hand went for the person, in words. */
  private summary = '';
  /** Advice and coach, once they are loaded. */
  private adviser: Adviser | undefined;
  /** Whether the table has asked for them. Where they can't be loaded only `advise()` asks again. */
  private askedForAdviser = false;

  /** The page's own worker for the advice, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /** @internal */
  readonly keys: Readonly<Record<string, PaigowRequest>> = {
    h: { type: 'house-way' },
    s: { type: 'sort' },
    p: { type: 'pass' },
  };

  protected readonly acts: Acts<PaigowRequest> = {
    chip: ({ amount }) => this.player.addChip(amount),
    clear: () => this.player.stake(0),
    amount: ({ text }) => this.player.stake(text),
    bonus: ({ text }) => this.player.bet(text),
    bet: () => this.attempt(this.player.stakeMove),
    pass: () => this.attempt({ type: 'pass', seat: this.seatNow! }),
    // The click that ends a drag is none.
    card: ({ card }) => {
      if (!this.drag.swallowsClick()) this.player.move(card);
    },
    sort: () => this.player.sortAnew(),
    'house-way': () => this.byHouseWay(),
    set: () => this.setHands(),
  };

  /** Lays the person's cards as the house way would, and gives that set; nothing is played. */
  hint(): PaigowMove | undefined {
    this.byHouseWay();
    return this.player.arranges ? this.player.setMove : undefined;
  }

  /** The same for the player: what was laid is told to those who do not see it. */
  private byHouseWay(): void {
    const rule = this.player.byHouseWay();
    if (!rule) return;
    const text = `${this.texts.houseWay(rule)} ${setLineText(this.scene())}`;
    this.liveRegion.say(text, { show: false });
  }

  /**
   * What each way to set the person's seven cards comes to, worked out in a worker: exact counts, best
   * first. Nothing where there are no cards to be seen, for who deals, and where another hand came
   * before it was done. Neither attribute is needed for it.
   */
  async advise(): Promise<Advice | undefined> {
    const adviser = await this.loadAdviser();
    return adviser?.ask(this.scene());
  }

  private async loadAdviser(): Promise<Adviser | undefined> {
    try {
      const { Adviser } = await loadAdvice();
      return (this.adviser ??= new Adviser(this, () => this.keptRun!));
    } catch (error) {
      this.loadFailed(error);
      this.sayNotLoaded();
      return undefined;
    }
  }

  private setHands(): void {
    const { setMove } = this.player;
    if (setMove) this.attempt(setMove);
    else this.liveRegion.say(setLineText(this.scene()), { show: true });
  }

  /** @internal */
  adjustBet(chips: 1 | -1): void {
    if (!this.covered) this.player.adjustBet(chips);
  }

  /** @internal */
  override walk(from: HTMLElement, key: string): boolean {
    return walkTrays(this.shadowRoot!, from, key);
  }

  /** @internal */
  override dismiss(): boolean {
    this.drag.end();
    return super.dismiss();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.drag.end();
  }

  override pause(): void {
    this.drag.end();
    super.pause();
  }

  protected override wordsFiles(): WordsFiles<TranslatedKitWords> {
    return paigowLanguages;
  }

  protected override wordsAt(table: SeatedTable): PaigowWords {
    return (this.words.foreign?.paigow ?? paigowWords)(table);
  }

  protected override sayStart(): void {
    this.player.begin();
    this.say([announceStart(this.state!, this.handNumber)]);
  }

  protected override sayCards(): void {
    this.say(announceCards(this.state!, this.seatNow));
  }

  protected override changed(change: SteppedChange<PaigowMove>, before: PaigowState): void {
    const listener = this.covered ? undefined : this.seatNow;
    const seen = paigow.view(before, listener);
    this.say(announce(seen, change, this.state!, listener));
    this.drag.end();
  }

  private say(said: readonly PaigowAnnouncement[]): void {
    const { announce: text } = this.texts;
    const paid = said.find((one) => one.code === 'paid' && one.result.seat === this.seatNow);
    this.summary = paid ? text(paid) : '';
    this.tell(said.map(text));
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: PaigowMove,
  ): Refusal | undefined {
    // A host is told no more of a refused set than of one that was made.
    return super.refused(reason, source, move && withoutCards(move));
  }

  protected override toldMove(move: PaigowMove): { move: unknown; notation: string } {
    const notation = move.type === 'set' ? `s${move.seat}` : writeMove(this.state!, move);
    return { move: withoutCards(move), notation };
  }

  protected override resultsOf(state: PaigowState): PaigowResults | null {
    return state.results;
  }

  protected override leavesToBot(seat: Seat): boolean {
    const { phase, seats } = this.state!;
    return this.autoSet && phase !== 'bets' && seats[seat]!.cards.length > 0;
  }

  /** From tray to tray too. */
  protected override focusPlaces(name: string): readonly string[] {
    return [`.tray button[data-card="${name}"]`, '.tray .card[tabindex="0"]'];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.adviser?.follow(this.scene());
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.askedForAdviser || !this.keptRun || !(this.advice || this.coach)) return;
    this.askedForAdviser = true;
    void this.loadAdviser();
  }

  protected override boardTemplate(scene: PaigowHost): TemplateResult {
    return tableTemplate(scene);
  }

  protected override scene(): PaigowHost {
    const { player, texts: gameWords, request } = this;
    const scene: PaigowHost = {
      ...this.sharedScene(),
      ...{ gameWords, request },
      arrangement: player.arrangement,
      draft: player.draft,
      sort: player.sort,
      picked: this.drag.card,
      entry: player.entry,
      summary: this.summary,
      pays: this.panels.open === 'pays' ? this.pays : undefined,
    };
    return { ...scene, ...this.adviser?.look(scene) };
  }

  /** What the Fortune bet pays here. */
  private get pays(): PaigowHost['pays'] {
    const { pay, envy, envyMin } = this.state!.options;
    const lines = Object.entries(this.texts.fortune) as [FortuneLine, string][];
    return {
      lines: lines.map(([line, name]) => ({ name, pay: pay[line], envy: envy[line] })),
      envyMin,
    };
  }

  protected override pressed(event: PointerEvent): void {
    this.drag.begin(event);
  }

  protected override entered(event: FocusEvent): void {
    const card = cardOf(event.target as HTMLElement);
    if (card === undefined || card === this.player.entry) return;
    this.player.entry = card;
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'paigow-table': PaigowTable;
  }
}

export type { GameEventMap };
