import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebab, wrongOption } from '../../core/engine/option.js';
import { hostText } from '../base/host-value.js';
import type { ElementMembers } from './element-host.js';
import { ALL_CHOICES } from './preferences.js';

/** An element with the attributes that name its controls, unchecked. */
type ElementWithControls = ReactiveControllerHost &
  Pick<ElementMembers, 'reportOption'> & {
    readonly controls: string | null;
    readonly without: string | null;
    readonly locked?: boolean;
  };

/** The controls that lead to another deal. */
const TO_OTHER_DEALS = ['new', 'deal'];

/** The settings that `without` may name, too. The player can't change those. */
export const SETTINGS = Object.keys(ALL_CHOICES).map(kebab);

/** As the only word in `controls`, it means that the player has no controls. */
const NONE = 'none';

/**
 * The names in an attribute. Returns `undefined` if it names none or isn't text. An empty attribute names none, as in
 * HTML (`<video controls>`); the servers of Vue and Svelte write a bound `controls` that way.
 */
export function namesIn(given: unknown): readonly string[] | undefined {
  const names = hostText(given)?.split(/\s+/).filter(Boolean);
  if (names?.length === 0) return undefined;
  return names?.join() === NONE ? [] : names;
}

/**
 * The controls that the player has, in the toolbar, the menu and by keys. The attribute `controls` lists them,
 * `without` removes some, and `locked` removes those that lead to another deal.
 */
export class ControlsController implements ReactiveController {
  /** @param names all controls of this kind of game */
  constructor(
    private readonly host: ElementWithControls,
    private readonly names: readonly string[],
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.check('controls');
    this.check('without');
  }

  /** Whether the player has a control. Actions that aren't controls, such as a move, are always there. */
  readonly has = (name: string): boolean => {
    const { controls, without, locked = false } = this.host;
    if (!this.names.includes(name)) return true;
    const taken = [...(namesIn(without) ?? []), ...(locked ? TO_OTHER_DEALS : [])];
    return (namesIn(controls) ?? this.names).includes(name) && !taken.includes(name);
  };

  private check(attribute: 'controls' | 'without'): void {
    const given: unknown = this.host[attribute];
    const named = namesIn(given);
    const isNoText =
      named === undefined && (given ?? null) !== null && hostText(given) === undefined;
    const known = attribute === 'without' ? [...this.names, ...SETTINGS] : this.names;
    const wrong = isNoText ? given : named?.find((name) => !known.includes(name));
    const problem =
      wrong === undefined
        ? undefined
        : wrongOption(attribute, wrong, [...known, NONE].join(', ')).problem;
    this.host.reportOption(attribute, problem);
  }
}
