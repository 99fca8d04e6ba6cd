import { render } from 'lit';
import type { ChipStack } from '../../core/table/denominations.js';
import { LocalSpace, type Vector, centreOf, isDragged, pointOf } from '../base/local-space.js';
import { windowOf } from '../base/place-in-page.js';
import { EDGE, stackTemplate } from './chips.js';

/** How far beside a spot chips may be released, in pixels. */
const NEAR = 20;
/** The height of a stack's top, in units of its drawing. */
const TOP = 25;

/** The table at which chips are dragged. */
export interface ChipDragHost {
  readonly board: HTMLElement;
  /** The denominations of the table. */
  readonly chips: readonly number[];
  /** Adds chips to the bet on a spot. */
  drop(amount: number, spot: string): void;
}

interface Drag {
  readonly node: HTMLElement;
  readonly space: LocalSpace;
  readonly stack: ChipStack;
}

/** How many chips a press lifts: the pressed one, and those that are drawn above it. */
function countLifted(button: Element, { clientY }: PointerEvent): number {
  const stack = button.querySelector<SVGSVGElement>('.stack')!;
  const { top, height } = stack.getBoundingClientRect();
  const units = stack.viewBox.baseVal.height;
  const below = ((clientY - top) / height) * units - TOP;
  return Math.max(1, Math.min((units - TOP) / EDGE, Math.ceil(below / EDGE)));
}

/** Follows one press on the player's chips until it ends. A press that does not move stays a click. */
export class ChipPress {
  private readonly listening = new AbortController();
  private drag: Drag | undefined;

  constructor(
    private readonly host: ChipDragHost,
    private readonly press: PointerEvent,
    private readonly button: HTMLElement,
  ) {
    this.listen('pointermove', (event) => this.move(event));
    this.listen('pointerup', (event) => this.release(pointOf(event)));
    this.listen('pointercancel', () => this.end());
  }

  /** Ends the press. Chips in hand go back. */
  end(): void {
    this.listening.abort();
    this.drag?.node.remove();
    this.drag = undefined;
    this.mark(undefined);
  }

  private listen(type: string, act: (event: PointerEvent) => void): void {
    windowOf(this.button).addEventListener(
      type,
      (event) => {
        const pointer = event as PointerEvent;
        if (pointer.pointerId === this.press.pointerId) act(pointer);
      },
      { signal: this.listening.signal, capture: true },
    );
  }

  private move(event: PointerEvent): void {
    if (!this.drag && !isDragged(this.press, event)) return;
    const at = pointOf(event);
    const { node, space } = (this.drag ??= this.lift());
    const { x, y } = space.point(at);
    node.style.transform = `translate(${x}px, ${y}px)`;
    this.mark(this.spotAt(at));
  }

  private lift(): Drag {
    const { host, button, press } = this;
    const stack = { chip: Number(button.dataset['chip']), count: countLifted(button, press) };
    const node = document.createElement('div');
    node.className = 'chip-flight chip-pile';
    node.style.setProperty('--_stack', `${button.getBoundingClientRect().width}px`);
    render(stackTemplate(stack, host.chips), node);
    host.board.append(node);
    return { node, space: new LocalSpace(node), stack };
  }

  private release(at: Vector): void {
    const { drag, host } = this;
    const spot = drag && this.spotAt(at)?.dataset['spot'];
    this.end();
    if (!drag) return;
    // The click that follows a drag is no press on the chips.
    const ignoring = new AbortController();
    const stop = (click: Event): void => click.stopPropagation();
    host.board.addEventListener('click', stop, { capture: true, signal: ignoring.signal });
    setTimeout(() => ignoring.abort());
    if (spot) host.drop(drag.stack.chip * drag.stack.count, spot);
  }

  private get spots(): readonly HTMLElement[] {
    return [...this.host.board.querySelectorAll<HTMLElement>('[data-spot]')];
  }

  private spotAt({ x, y }: Vector): HTMLElement | undefined {
    return this.spots.find((spot) => {
      const centre = centreOf(spot);
      return Math.hypot(x - centre.x, y - centre.y) <= spot.offsetWidth / 2 + NEAR;
    });
  }

  /** Highlights the spot on which the chips would land. */
  private mark(target: HTMLElement | undefined): void {
    for (const spot of this.spots) spot.toggleAttribute('data-target', spot === target);
  }
}
