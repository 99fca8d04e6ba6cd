import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The longest time between the presses of a double press, in milliseconds. */
export const DOUBLE_PRESS = 450;
/** How far apart two taps outside of all controls may be, in pixels. */
const NEAR = 10;

const CONTROLS = 'button, a[href], input, select, textarea, summary, [data-card]';

/** The control under a press. */
interface Control {
  readonly node: Element;
  /** Its parts, card or day. A render may reuse the same node for another control. */
  readonly act: string;
  readonly label: string;
  /** Whether it is on a patience board, whose cards have their own rules for double presses. */
  readonly isOnPile: boolean;
  /** Its box at the time of the press. */
  readonly box: DOMRect;
}

function controlOf(event: Event, host: EventTarget): Control | undefined {
  const path = event.composedPath();
  const nodes = path.slice(0, path.indexOf(host)).filter((one) => one instanceof Element);
  const node =
    nodes.find((one) => one.matches('label')) ?? nodes.find((one) => one.matches(CONTROLS));
  if (!node) return undefined;
  const parts = (node.getAttribute('part') ?? '').match(/button-(?!primary)[\w-]+/g) ?? [];
  const stands = ['data-card', 'data-day'].map((name) => node.getAttribute(name));
  return {
    node,
    act: [...parts, ...stands].join(' '),
    label: node.getAttribute('aria-label') ?? node.textContent,
    isOnPile: node.closest('[part~="pile"]') !== null,
    box: node.getBoundingClientRect(),
  };
}

/** Whether both are the same control. A render may have replaced its node. */
function isSame(one: Control | undefined, other: Control | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.act !== other.act) return false;
  return one.node === other.node || (!one.node.isConnected && one.label === other.label);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A press of the pointer, until its click has come. */
interface Press {
  readonly pointer: PointerEvent;
  readonly on: Control | undefined;
  isIgnored: boolean;
}

/** How many presses are remembered: fingers that are down, or whose clicks are still to come. */
const MOST_PRESSES = 5;

/**
 * Ignores the second press of a double press if the first one brought another control under the pointer. Also
 * ignores the repeats of a held key if another control has the focus by then. Fast presses on the same
 * control all count.
 */
export class DoublePressController implements ReactiveController {
  /** The control of the first of several quick presses. */
  private first: Control | undefined;
  /** The system's count of quick successive clicks. */
  private clicks = 0;
  private readonly presses: Press[] = [];
  private tap: PointerEvent | undefined;
  /** The control that had the focus when the key went down. */
  private pressedByKey: Control | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    const { host } = this;
    host.addEventListener('pointerdown', this.onPointerDown, true);
    host.addEventListener('mousedown', this.onMouseDown, true);
    host.addEventListener('click', this.onClick, true);
    host.addEventListener('keydown', this.onKeyDown, true);
  }

  private readonly onPointerDown = (pointer: PointerEvent): void => {
    const press = { pointer, on: controlOf(pointer, this.host), isIgnored: false };
    const { presses, tap } = this;
    presses.push(press);
    if (presses.length > MOST_PRESSES) presses.shift();
    if (pointer.pointerType === 'mouse') return;
    // The system does not count taps.
    const isNext = tap !== undefined && pointer.timeStamp - tap.timeStamp < DOUBLE_PRESS;
    this.begin(press, isNext && this.isNear(pointer, tap));
    this.tap = pointer;
  };

  private readonly onMouseDown = (event: MouseEvent): void => {
    const press = this.presses.at(-1);
    if (press?.pointer.pointerType !== 'mouse') return;
    const { clicks } = this;
    this.clicks = event.detail;
    // If the previous click was elsewhere in the page, this one is the first here.
    this.begin(press, event.detail > 1 && clicks === event.detail - 1);
    // A slider moves, and a list opens, when the button goes down.
    if (press.isIgnored) event.preventDefault();
  };

  private readonly onClick = (event: MouseEvent): void => {
    // Keys and scripts click without a press.
    if (event.detail === 0 || !event.isTrusted) return;
    const press = this.pressOf(event);
    const control = controlOf(event, this.host);
    if (!press || !control) return;
    // The press itself may have brought this control under the pointer.
    if (press.isIgnored || this.isOther(press.on, control)) ignore(event);
  };

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const on = controlOf(event, this.host);
    if (!event.repeat) this.pressedByKey = on;
    else if (on && this.isOther(this.pressedByKey, on)) ignore(event);
  };

  /** The press that a click ends. In browsers whose clicks have no pointer id, the last press. */
  private pressOf(click: MouseEvent): Press | undefined {
    const { presses } = this;
    const id = 'pointerId' in click ? click.pointerId : presses.at(-1)?.pointer.pointerId;
    const press = presses.findLast(({ pointer }) => pointer.pointerId === id);
    if (press) presses.splice(presses.indexOf(press), 1);
    return press;
  }

  /** A press has begun. `isNext` tells whether it follows another one quickly, in the same place. */
  private begin(press: Press, isNext: boolean): void {
    if (isNext) press.isIgnored = this.isOther(this.first, press.on);
    else this.first = press.on;
  }

  private isOther(first: Control | undefined, now: Control | undefined): boolean {
    return !isSame(first, now) && !(first?.isOnPile && now?.isOnPile);
  }

  /** Whether a tap is near the last one: two controls may be close to each other. */
  private isNear({ clientX: x, clientY: y }: PointerEvent, tap: PointerEvent): boolean {
    const box = this.first?.box;
    if (!box) return Math.hypot(x - tap.clientX, y - tap.clientY) < NEAR;
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }
}
