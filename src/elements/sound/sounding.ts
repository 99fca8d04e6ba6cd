import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import type { SoundHost } from '../controllers/sound-host.js';
import { SOUNDS, soundChoice } from '../controllers/sound-choice.js';
import { APART, type Cue, type Happening, cuesOf } from './score.js';
import { open, play } from './speaker.js';
import { isHeard } from './is-heard.js';

/** What is asked of a game that is to be heard: what it tells, and what it shows. */
export interface Heard extends SoundHost {
  /** Of a patience game or a table: the hand as it is seen. */
  readonly state?: unknown;
  /** Of a table: the seats of people at this device. */
  readonly mine?: readonly Seat[];
  /** Of a table: the hand as far as it is seen, and whether its end is being shown. */
  readonly seen?: unknown;
  readonly reveal?: { readonly isRunning: boolean };
}

const EVENTS = [
  ...['game-start', 'game-move', 'game-undo', 'game-redo', 'game-refuse', 'game-win', 'game-lose'],
  ...['hand-start', 'hand-end'],
];
/** Milliseconds in which what is seen to change belongs to the sound before. */
const SAME = 150;

/** A card in hand, and those laid in front at a table: neither is told by an event. */
const HELD = '[part~="card-selected"]';
const TRAY = '[part~="tray-front"]';
const LAID = `${TRAY} [data-card]`;
const CHIP = '[part~="button-chip"]:not([aria-disabled="true"])';

const happeningOf = (host: Heard, { type, detail }: CustomEvent): Happening => {
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

/** How many cards of a table lie face down. */
function faceDown({ seen }: Heard): number {
  const { seats = [] } = Object(seen) as { seats?: readonly { cards?: readonly Card[] }[] };
  return seats.flatMap(({ cards = [] }) => cards).filter((card) => card === FACE_DOWN).length;
}

/** How loud a game is, by `--baize-volume`: 0 to 1, which it is where nothing usable is said. */
function volumeOf(host: HTMLElement): number {
  const volume = parseFloat(getComputedStyle(host).getPropertyValue('--baize-volume'));
  return volume >= 0 && volume <= 1 ? volume : 1;
}

/** Has a game heard from now on, by what it tells and shows, until it is closed. */
class GameSound {
  private readonly root: ShadowRoot;
  private readonly listening = new AbortController();
  private readonly seen = new MutationObserver(() => this.look());
  private readonly leave: () => void;
  /** What was told since the last task, and is heard together. */
  private readonly pending: Happening[] = [];
  private held: boolean;
  private laid: number;
  /** The end of a hand whose chips are still to be seen: it is heard with them. */
  private end: Happening | undefined;
  private hidden: number;
  /** When something was heard last. */
  private last = -SAME;
  private hush = (): void => undefined;

  constructor(
    private readonly host: Heard,
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
    if (cues.length === 0 || !isHeard(this.host)) return;
    this.last = performance.now();
    this.hush = play(cues, volumeOf(this.host));
  }

  private hear(event: CustomEvent): void {
    const { host, pending } = this;
    if (event.target !== host) return;
    if (pending.length === 0) queueMicrotask(() => this.flush());
    pending.push(happeningOf(host, event));
  }

  /** The end of a hand is heard as it is seen: cards as they turn up, and the pay with the chips. */
  follow(): void {
    const { host, end, hidden } = this;
    this.hidden = faceDown(host);
    if (host.reveal?.isRunning) {
      // After what was told of the move that ended the hand.
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
    // What is on its way to the foundations, or celebrated, is over.
    if (happenings.some(({ type }) => /start|undo/.test(type))) this.hush();
    this.held = false;
    this.sound(cuesOf(happenings));
  }

  private press(target: Element): void {
    if (target.closest(CHIP)) this.sound([['chip', 0, 1]]);
  }

  /** Something else is shown: a card in hand, or out of it again, or in another tray. */
  private look(): void {
    const { held, laid } = this;
    this.held = this.count(HELD) > 0;
    this.laid = this.count(LAID);
    // What was told already, and is heard in a moment, comes first.
    const isSame = this.pending.length > 0 || performance.now() - this.last < SAME;
    // A tray that was cleared for the next hand is gone.
    const isMoved = held !== this.held || (laid !== this.laid && this.count(TRAY) > 0);
    if (this.held && !held) this.sound([['lift', 0, 1]]);
    else if (!isSame && isMoved) this.sound([['place', 0, 0.6]]);
  }
}

/**
 * Makes a game one that can be heard; gives what looks whether it is to be, for whenever that may have
 * changed. What the page says and can't be used, it is told of once.
 */
export function sounding(host: Heard): () => void {
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
    if (isHeard(host)) {
      sound ??= new GameSound(host, fail);
      sound.follow();
    } else {
      sound?.close();
      sound = undefined;
    }
  };
}
