import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import type { ElementHost } from '../controllers/element-host.js';
import { SOUNDS, soundChoice } from '../controllers/sound-choice.js';
import { APART, type Cue, type Happening, cuesOf } from './score.js';
import { open, play } from './speaker.js';
import { isAudible } from './is-heard.js';

/** The parts of a game that decide its sounds: its events, and what it shows. */
export interface AudibleGame extends ElementHost<'sound' | 'room' | 'preferences' | 'complain'> {
  /** The visible state of a patience game or a table. */
  readonly state?: unknown;
  /** At a table: the seats of people at this device. */
  readonly mine?: readonly Seat[];
  /** At a table: the hand as shown now, and whether its end is being revealed. */
  readonly seen?: unknown;
  readonly reveal?: { readonly isRunning: boolean };
}

const EVENTS = [
  ...['game-start', 'game-move', 'game-undo', 'game-redo', 'game-refuse', 'game-win', 'game-lose'],
  ...['hand-start', 'hand-end'],
];
/** A visible change within this time, in milliseconds, belongs to the last sound. */
const SAME = 150;

/** A card in hand, and the cards laid in front at a table. No event reports them. */
const HELD = '[part~="card"][part~="selected"]';
const TRAY = '[part~="tray-front"]';
const LAID = `${TRAY} [data-card]`;
const CHIP = '[part~="button-chip"]:not([aria-disabled="true"])';

const happeningOf = (host: AudibleGame, { type, detail }: CustomEvent): Happening => {
  const { options, racers } = Object(host.state) as {
    options?: { dice?: unknown[]; quickDeal?: boolean };
    racers?: unknown;
  };
  const { mine = [] } = host;
  const { net } = Object(detail) as { net?: readonly (number | null)[] };
  const dice = !options?.quickDeal && (options?.dice?.length ?? 0) > 0;
  return {
    type,
    detail: Object(detail) as Happening['detail'],
    dice,
    net: net?.[mine[0] ?? -1] ?? 0,
    race: racers !== undefined,
  };
};

/** How many cards at a table are face down. */
function faceDown({ seen }: AudibleGame): number {
  const { seats = [] } = Object(seen) as { seats?: readonly { cards?: readonly Card[] }[] };
  return seats.flatMap(({ cards = [] }) => cards).filter((card) => card === FACE_DOWN).length;
}

/** The volume from `--baize-volume`, 0 to 1. 1 if the value can't be used. */
function volumeOf(host: HTMLElement): number {
  const volume = parseFloat(getComputedStyle(host).getPropertyValue('--baize-volume'));
  return volume >= 0 && volume <= 1 ? volume : 1;
}

/** Plays the sounds of a game until it is closed, by its events and what it shows. */
class GameSound {
  private readonly root: ShadowRoot;
  private readonly listening = new AbortController();
  private readonly seen = new MutationObserver(() => this.look());
  private readonly leave: () => void;
  /** The events since the last microtask, which make one batch. */
  private readonly pending: Happening[] = [];
  private held: boolean;
  private laid: number;
  /** The end of a hand whose payment is not shown yet. Its sound comes with the chips. */
  private end: Happening | undefined;
  private hidden: number;
  /** When the last sound was played. */
  private last = -SAME;
  private hush = (): void => undefined;

  constructor(
    private readonly host: AudibleGame,
    complain: (reason: unknown) => void,
  ) {
    this.leave = open(complain);
    this.root = host.shadowRoot!;
    this.held = this.count(HELD) > 0;
    this.laid = this.count(LAID);
    this.hidden = faceDown(host);
    const { root, seen } = this;
    const { signal } = this.listening;
    for (const type of EVENTS) {
      host.addEventListener(type, (event) => this.hear(event as CustomEvent), { signal });
    }
    root.addEventListener('click', (event) => this.press(event.target as Element), { signal });
    const attributeFilter = ['part', 'data-card'];
    seen.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  }

  close(): void {
    this.listening.abort();
    this.seen.disconnect();
    this.hush();
    this.leave();
  }

  private count(what: string): number {
    return this.root.querySelectorAll(what).length;
  }

  private sound(cues: readonly Cue[]): void {
    if (cues.length === 0 || !isAudible(this.host)) return;
    this.last = performance.now();
    this.hush = play(cues, volumeOf(this.host));
  }

  private hear(event: CustomEvent): void {
    const { host, pending } = this;
    if (event.target !== host) return;
    if (pending.length === 0) queueMicrotask(() => this.flush());
    pending.push(happeningOf(host, event));
  }

  /** Plays the end of a hand as it is shown: cards as they turn over, and the payment with the chips. */
  follow(): void {
    const { host, end, hidden } = this;
    this.hidden = faceDown(host);
    if (host.reveal?.isRunning) {
      // After the sound of the move that ended the hand.
      if (this.hidden < hidden) queueMicrotask(() => this.sound([['turn', 2 * APART, 1]]));
    } else if (end) {
      this.end = undefined;
      this.sound(cuesOf([end]));
    }
  }

  private flush(): void {
    const all = this.pending.splice(0);
    const isShown = !this.host.reveal?.isRunning;
    this.end = isShown ? undefined : all.find(({ type }) => type === 'hand-end');
    const happenings = all.filter((one) => one !== this.end);
    // A deal or an undo ends automatic moves and celebrations.
    if (happenings.some(({ type }) => /start|undo/.test(type))) this.hush();
    this.held = false;
    this.sound(cuesOf(happenings));
  }

  private press(target: Element): void {
    if (target.closest(CHIP)) this.sound([['chip', 0, 1]]);
  }

  /** The view has changed: a card was picked up, put down, or laid in another tray. */
  private look(): void {
    const { held, laid } = this;
    this.held = this.count(HELD) > 0;
    this.laid = this.count(LAID);
    // An event's sound, which is about to be played, takes precedence.
    const isSame = this.pending.length > 0 || performance.now() - this.last < SAME;
    // A tray that was cleared for the next hand is not in the page.
    const isMoved = held !== this.held || (laid !== this.laid && this.count(TRAY) > 0);
    if (this.held && !held) this.sound([['lift', 0, 1]]);
    else if (!isSame && isMoved) this.sound([['place', 0, 0.6]]);
  }
}

/**
 * Makes a game audible.
 *
 * @returns a function that checks whether the game should be audible now. Call it whenever that may have
 *   changed. It reports a wrong value of the page, once.
 */
export function makeAudible(host: AudibleGame): () => void {
  let sound: GameSound | undefined;
  let lastWrong: unknown;
  const problem = (got: unknown, accepted: string): Problem => ({
    code: 'option',
    option: 'sound',
    got: quote(got),
    accepted,
  });
  const fail = (reason: unknown): unknown =>
    host.complain(problem(reason instanceof Error ? reason.message : reason, 'Web Audio'));
  return () => {
    const wrong = soundChoice(host.sound) ? undefined : host.sound;
    if (wrong !== undefined && wrong !== lastWrong) {
      host.complain(problem(wrong, SOUNDS.join(', ')));
    }
    lastWrong = wrong;
    if (isAudible(host)) {
      sound ??= new GameSound(host, fail);
      sound.follow();
    } else {
      sound?.close();
      sound = undefined;
    }
  };
}
