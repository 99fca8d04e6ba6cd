import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebab, wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { hostText } from '../base/host-value.js';
import { ALL_CHOICES } from './preferences.js';

/** The element of which a page says what its player has. */
export interface ControlsHost extends ReactiveControllerHost {
  /** The attributes, unchecked. */
  readonly controls: string | null;
  readonly without: string | null;
  readonly locked?: boolean;
  reportOption(option: string, problem: Problem | undefined): void;
}

/** What would bring a player to another deal. */
const TO_OTHER_DEALS = ['new', 'deal'];

/** The player's settings, which `without` may name too: the page keeps them to itself then. */
const SETTINGS = Object.keys(ALL_CHOICES).map(kebab);

/** Alone in `controls` it stands for no control. */
const NONE = 'none';

/**
 * The names in an attribute; `undefined` where it gives none, or no text. An empty one gives none: so it is in HTML
 * (`<video controls>`), and so a server of Vue or Svelte writes any `controls` that is bound.
 */
export function namesIn(given: unknown): readonly string[] | undefined {
  const names = hostText(given)?.split(/\s+/).filter(Boolean);
  if (names?.length === 0) return undefined;
  return names?.join() === NONE ? [] : names;
}

/**
 * What a player can ask of a game: in the toolbar, in the menu and by keys alike. The attribute `controls` names
 * all that there is, `without` takes some of it away, and `locked` what leads to another deal.
 */
export class ControlsController implements ReactiveController {
  /** @param names of all the controls that this kind of game has */
  constructor(
    private readonly host: ControlsHost,
    private readonly names: readonly string[],
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.check('controls');
    this.check('without');
  }

  /** Whether the player has it; what is no control, as a move of a card, is never taken away. */
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
