import type { TemplateResult } from 'lit';
import { type ActionButton, actionButton } from '../../../elements/table/buttons.js';
import type { PaigowHost } from './host.js';

/** What only some of this game's buttons have; the label is else the name in words. */
type Looks = Partial<Pick<ActionButton, 'label' | 'primary' | 'refused'>>;

/** A button of this game's under the own cards. */
export const button = (
  { gameWords: { buttons }, request }: PaigowHost,
  name: 'clear' | 'bank' | 'decline' | 'deal' | 'pass' | 'house-way' | 'set' | 'sort' | 'show',
  looks: Looks = {},
): TemplateResult =>
  actionButton({
    name,
    label: buttons[name as keyof typeof buttons],
    press: () => request({ type: name === 'deal' ? 'bet' : name }),
    ...looks,
  });
