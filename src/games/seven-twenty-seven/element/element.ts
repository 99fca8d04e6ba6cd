import type { TranslatedKitWords } from '../../../locales/translations.js';
import type { CSSResultGroup, TemplateResult } from 'lit';
import { botRandom } from '../../../core/cards/secure-shuffle.js';
import { faceOf } from '../../../elements/cards/card-face.js';
import { anyBytes } from '../../../elements/base/chance.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { Faces } from '../../../elements/cards/faces.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import type { Acts } from '../../../elements/table/scene.js';
import type { Refusal } from '../../../core/engine/reason.js';
import type { Source } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import {
  type Seven27Announcement,
  announce,
  announceCards,
  announceStart,
} from '../rules/announce.js';
import { Seven27Attributes } from './attributes.js';
import { seven27Table } from './game.js';
import type { Seven27Host, Seven27Request } from './host.js';
import { seven27Languages } from './languages.js';
import { TablePlayer } from './player.js';
import { tableTemplate } from './table.js';
import { toCall } from '../rules/figures.js';
import { seven27 } from '../rules/game.js';
import { writeMove } from '../rules/notation.js';
import type { Declaration, Seven27Results } from '../rules/results.js';
import type { SeenMove, Seven27Move, Seven27State } from '../rules/state.js';
import { seven27Styles } from './styles.js';
import { viewMove } from '../rules/view.js';
import { type Seven27Words, seven27Words } from '../locales/en.js';

/** A move of one's own that needs no more than its name. */
type Plain = 'ante' | 'sit-out' | 'check' | 'call' | 'fold' | 'take' | 'stand';

/**
 * Seven Twenty-Seven: half of the pot to the hand nearest to 7, half to the one nearest to 27, for
 * people, bots and both, by mouse, touch, keyboard or screen reader; every deal can be checked.
 */
export class Seven27Table extends Seven27Attributes {
  static override readonly styles: CSSResultGroup = seven27Styles;

  protected readonly tableGame = seven27Table;
  protected readonly faces = new Faces(this, faceOf);
  private readonly player = new TablePlayer(this);

  /** @internal */
  readonly keys: Readonly<Record<string, Seven27Request>> = {
    p: { type: 'sit-out' },
    c: { type: 'stay' },
    r: { type: 'more' },
    f: { type: 'fold' },
    t: { type: 'take' },
    s: { type: 'stand' },
    7: { type: 'low' },
    2: { type: 'high' },
    b: { type: 'both' },
    h: { type: 'hint' },
  };

  protected readonly acts: Acts<Seven27Request> = {
    ante: () => this.plain('ante'),
    'sit-out': () => this.plain('sit-out'),
    check: () => this.plain('check'),
    call: () => this.plain('call'),
    stay: () => this.plain(toCall(this.state!, this.seatNow!) > 0 ? 'call' : 'check'),
    fold: () => this.plain('fold'),
    take: () => this.plain('take'),
    stand: () => this.plain('stand'),
    bet: () => this.act(this.player.move),
    raise: () => this.act(this.player.move),
    more: () => this.act(this.player.move),
    low: () => this.declares('low'),
    high: () => this.declares('high'),
    both: () => this.declares('both'),
    // A press can wait for what bots judge by; a host is answered at once.
    hint: () => void this.pace.ready().then(() => this.hint()),
    chip: ({ amount }) => this.player.add(amount),
    amount: ({ text }) => this.player.enter(text),
  };

  /** Says what a steady player would do now, and gives that move; nothing is played. */
  hint(): Seven27Move | undefined {
    const { state, seatNow, legalMoves, covered } = this;
    if (!state || seatNow === undefined || covered || legalMoves.length === 0) return undefined;
    const random = botRandom(anyBytes(32), 'hint');
    const move = this.tableGame.bot(state, seatNow, random);
    if (move) this.liveRegion.say(this.texts.hint(move), { show: true });
    return move;
  }

  /** @internal Enter in the field of the amount bets it. */
  override primary(): void {
    if (this.shadowRoot?.activeElement?.closest('.bets')) this.act(this.player.move);
    else super.primary();
  }

  /** @internal */
  adjustBet(chips: 1 | -1): void {
    if (!this.covered) this.player.adjustBet(chips);
  }

  /** A move of the person who has asked for the cards; one that lie covered waits for that. */
  private act(move: Seven27Move): void {
    const { covered, state } = this;
    if (state && (!covered || state.phase === 'ante')) this.attempt(move);
  }

  private plain(type: Plain): void {
    this.act({ type, seat: this.seatNow! });
  }

  private declares(targets: Declaration): void {
    this.act({ type: 'declare', seat: this.seatNow!, targets });
  }

  protected override wordsFiles(): WordsFiles<TranslatedKitWords> {
    return seven27Languages;
  }

  protected override wordsAt(table: SeatedTable): Seven27Words {
    return (this.words.foreign?.seven27 ?? seven27Words)(table);
  }

  protected override sayStart(): void {
    this.player.begin();
    this.say([announceStart(this.state!, this.handNumber)]);
  }

  protected override sayCards(): void {
    this.say(announceCards(this.state!, this.seatNow));
  }

  protected override changed(change: SteppedChange<Seven27Move>, before: Seven27State): void {
    const listener = this.covered ? undefined : this.seatNow;
    this.say(announce(seven27.view(before, listener), change, this.state!, listener));
    this.player.begin();
  }

  private say(said: readonly Seven27Announcement[]): void {
    this.tell(said.map(this.texts.announce));
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: Seven27Move,
  ): Refusal | undefined {
    return super.refused(reason, source, move && (this.publicly(move) as Seven27Move));
  }

  /** A move as anybody may know it: a declaration that is secret still without what it is. */
  private publicly(move: Seven27Move): SeenMove {
    return viewMove(this.state!, move);
  }

  protected override toldMove(told: Seven27Move): { move: unknown; notation: string } {
    const move = this.publicly(told);
    const isSecret = move.type === 'declare' && move.targets === null;
    return { move, notation: isSecret ? `g${move.seat}` : writeMove(this.state!, told) };
  }

  protected override resultsOf(state: Seven27State): Seven27Results | null {
    return state.results;
  }

  protected override leavesToBot(): boolean {
    return false;
  }

  /** A declaration has no main button. */
  protected override focusPlaces(): readonly string[] {
    return ['.board .primary', '.buttons .button'];
  }

  protected override boardTemplate(scene: Seven27Host): TemplateResult {
    return tableTemplate(scene);
  }

  protected override scene(): Seven27Host {
    const { texts: gameWords, request, player } = this;
    const { intro, help, hintLabel } = gameWords;
    const scene = this.sharedScene();
    const { options } = scene.view;
    return {
      ...scene,
      ...{ gameWords, request },
      moves: this.legalMoves,
      amount: player.amount,
      help: { aim: intro(options), rules: options },
      ownMenu: [
        { label: help, choose: () => request({ type: 'panel', panel: 'help' }) },
        { label: hintLabel, choose: () => request({ type: 'hint' }) },
      ],
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seven27-table': Seven27Table;
  }
}

export type { GameEventMap };
