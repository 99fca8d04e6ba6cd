import { type TemplateResult, nothing } from 'lit';
import { brokeSeats, canGoOn } from '../../core/table/table-run.js';
import { type ActionButton, actionButton } from './action-button.js';
import type { TableScene } from './scene.js';
import type { TogetherParts } from './together-parts.js';

const drawn = (button: ActionButton | undefined): TemplateResult | undefined =>
  button && actionButton(button);

/** In the place of all other buttons: what connects again, once that has ended. */
export const againButton = (
  together: Pick<TogetherParts, 'again'> | undefined,
): TemplateResult | undefined => drawn(together?.again);

/** What the player may ask for who has nothing to do; nothing while there is nothing to ask for. */
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
  if (together) return drawn(together.nextButton(stacks));
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
