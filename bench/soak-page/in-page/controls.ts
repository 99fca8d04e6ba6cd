import type { Act, Point, SoakTag } from '../acts.js';
import { below, chance, some } from './chance.js';
import { element } from './elements.js';

/**
 * The controls that are pressed. File inputs are left out: the driver intercepts the file dialog, and then keeps the input
 * and everything around it in memory.
 */
const CONTROLS = 'button:not([part~="button-import"]), input:not([type="file"]), select, summary';

/** Weights of controls that are pressed more or less often than others. The first pattern that matches counts. */
const WEIGHTS: readonly (readonly [part: RegExp, weight: number])[] = [
  [/\bprimary\b/, 12],
  [/button-(chip|more|less|take|stand|call|bet|raise|low|high|both|house-way)/, 3],
  [/button-(export|clear|new|fold|pass|sit-out)/, 0.3],
  [/button-menu|menu-item/, 0.5],
];

const weightOf = (control: HTMLElement): number =>
  WEIGHTS.find(([part]) => part.test(control.getAttribute('part') ?? ''))?.[1] ?? 1;

/** The middle of a control; `undefined` if it is covered or not visible. */
export function pointOn(root: ShadowRoot, control: HTMLElement): Point | undefined {
  const { x, y, width, height } = control.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  if (width === 0 || at.y < 0 || at.y >= innerHeight) return undefined;
  const top = root.elementFromPoint(at.x, at.y);
  return top && control.contains(top) ? at : undefined;
}

/** Chooses one of the controls by weight. */
function weighted(controls: readonly HTMLElement[]): HTMLElement | undefined {
  const weights = controls.map(weightOf);
  let left = below(1000 * weights.reduce((sum, one) => sum + one, 0)) / 1000;
  return controls.find((_, at) => (left -= weights[at]!) < 0);
}

function actOn(control: HTMLElement, at: Point): Act {
  if (control instanceof HTMLSelectElement) {
    control.focus();
    return { type: 'keys', keys: [chance(0.5) ? 'ArrowDown' : 'ArrowUp'] };
  }
  if (!(control instanceof HTMLInputElement) || control.type === 'range') {
    return { type: 'click', points: [at] };
  }
  if (control.type === 'checkbox') return { type: 'click', points: [at] };
  return { type: 'type', at, text: some(['1', '5', '25', '100', '617', '99999', '0', 'x']) };
}

/** A press anywhere on an element. */
function anywhere(tag: SoakTag): Act {
  const { x, y, width, height } = element(tag).getBoundingClientRect();
  const top = Math.max(y, 0);
  const bottom = Math.min(y + height, innerHeight - 1);
  const at = { x: x + below(width), y: top + below(Math.max(bottom - top, 1)) };
  return { type: 'click', points: [at] };
}

/** A press on a control that a person can reach, or beside all controls. */
export function pressSome(tag: SoakTag): Act {
  const root = element(tag).shadowRoot;
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.closest('[inert]'),
  );
  for (let tries = 0; tries < 8; tries++) {
    const control = weighted(controls);
    const at = control && pointOn(root, control);
    if (control && at) return actOn(control, at);
  }
  return anywhere(tag);
}

const COMMON = ['Enter', ' ', 'Escape', '?', 'Tab', 'Home', 'End'];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const KEYS: Readonly<Record<SoakTag, readonly string[]>> = {
  'freecell-game': 'uurth1234567890abcd'.split(''),
  'klondike-game': 'uurthssw1234567'.split(''),
  'pyramid-game': 'uurtsssw123'.split(''),
  'paigow-table': 'ddddphhsn+-'.split(''),
  'seven27-table': 'ddddcrftshn+-72bp'.split(''),
  'ten-dice-race': 'ttt123456'.split(''),
  'game-replay': ARROWS,
  'game-stats': ['Tab'],
  'playing-card': ARROWS,
};

/** A key at the focus; a press if the focus is outside of the element. */
export function pressKey(tag: SoakTag): Act {
  if (!element(tag).shadowRoot.activeElement) return pressSome(tag);
  return { type: 'keys', keys: [some([...KEYS[tag], ...ARROWS, some(COMMON)])] };
}
