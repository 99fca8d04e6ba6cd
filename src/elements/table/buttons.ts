import { type TemplateResult, nothing, html } from 'lit';
import { canGoOn } from '../../core/table/table-run.js';
import { brokeSeats } from '../../core/table/rebuy.js';
import type { TableScene, TogetherParts, ActionButton } from './scene.js';
import { trueIf } from './card.js';

export const actionButton = ({
  name,
  label,
  primary,
  role = primary && 'go-on',
  refused = false,
  pressed,
  press,
}: ActionButton): TemplateResult =>
  html`<button
    type="button"
    class="button ${role ?? ''} ${primary ?? ''}"
    part="button button-${name} ${primary ? 'primary' : ''}"
    aria-disabled=${trueIf(refused)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${press}
  >
    ${label}
  </button>`;

const drawn = (button: ActionButton | undefined): TemplateResult | undefined =>
  button && actionButton(button);

/** Replaces all other buttons when the connection has ended: connects again. */
export const againButton = (
  together: Pick<TogetherParts, 'again'> | undefined,
): TemplateResult | undefined => drawn(together?.again);

/** The buttons for a player who has nothing to do, if something can be requested. */
export const onwardButtons = ({
  gameWords,
  onward,
  together,
  request,
}: TableScene<unknown, never>): unknown => [
  drawn(together?.idleButton),
  onward.map((type) =>
    actionButton({
      name: type,
      label: gameWords.buttons[type],
      role: type === 'skip' ? 'hold' : 'go-on',
      primary: type === onward.at(-1) ? 'primary' : undefined,
      press: () => request({ type }),
    }),
  ),
];

/**
 * The buttons after a hand, depending on the `stacks` that it left: the next hand, more chips, or a new table
 * if this one can't go on.
 */
export function nextButtons(
  { run, gameWords, together, offers, request }: TableScene<unknown, never>,
  stacks: readonly (number | null)[],
): unknown {
  if (together) return drawn(together.nextButton(stacks));
  const on = canGoOn({ ...run, stacks });
  const button = (type: 'next' | 'rebuy', primary?: 'primary'): unknown =>
    actionButton({
      name: type,
      label: gameWords.buttons[type],
      role: primary ? 'go-on' : 'hold',
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
