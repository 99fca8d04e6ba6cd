import { type TemplateResult, html, nothing } from 'lit';
import { brokeSeats } from '../../core/table/company.js';
import { canGoOn } from '../../core/table/table-run.js';
import { trueIf } from './card.js';
import type { TableScene } from './scene.js';

/** A button under the own cards. */
export interface ActionButton {
  /** Its part's name. */
  readonly name: string;
  readonly label: string;
  /** The main one stands out, unless it is only `either` of what may be done. */
  readonly primary?: 'primary' | 'primary either' | undefined;
  /** One that would be refused stays a button: pressed, it says why. */
  readonly refused?: boolean | undefined;
  /** One that switches something on and off: whether that is on. */
  readonly pressed?: boolean | undefined;
  readonly press: () => void;
}

export const actionButton = ({
  name,
  label,
  primary,
  refused = false,
  pressed,
  press,
}: ActionButton): TemplateResult =>
  html`<button
    type="button"
    class="button ${primary ?? ''}"
    part="button button-${name} ${primary ? 'button-primary' : ''}"
    aria-disabled=${trueIf(refused)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${press}
  >
    ${label}
  </button>`;

/** What the player may ask for who has nothing to do; nothing while there is nothing to ask for. */
export const onwardButtons = ({
  gameWords,
  onward,
  together,
  request,
}: TableScene<unknown, never>): unknown => [
  together?.idleButtons,
  onward.map((type) =>
    actionButton({
      name: type,
      label: gameWords.buttons[type],
      primary: type === onward.at(-1) ? 'primary' : undefined,
      press: () => request({ type }),
    }),
  ),
];

/**
 * The one thing to do after a hand, by the `stacks` that it left: the next, more chips, or another
 * table where it can't go on.
 */
export function nextButtons(
  { run, gameWords, together, offers, request }: TableScene<unknown, never>,
  stacks: readonly (number | null)[],
): unknown {
  if (together) return together.nextButtons(stacks);
  const on = canGoOn({ ...run, stacks });
  const button = (type: 'next' | 'rebuy', primary?: 'primary'): unknown =>
    actionButton({
      name: type,
      label: gameWords.buttons[type],
      primary,
      press: () => request({ type }),
    });
  if (brokeSeats({ ...run, stacks }, 'human').length > 0) {
    return [on ? button('next') : nothing, button('rebuy', 'primary')];
  }
  if (on) return button('next', 'primary');
  if (!offers('new')) return nothing;
  return actionButton({
    name: 'new',
    label: gameWords.buttons.new,
    primary: 'primary',
    press: () => request({ type: 'panel', panel: 'new' }),
  });
}
