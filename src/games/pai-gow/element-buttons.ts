import type { TemplateResult } from 'lit';
import { actionButton } from '../../elements/table/buttons.js';
import type { PaigowHost } from './element-host.js';

/** A button of this game's under the own cards. */
export const button = (
  { gameWords: { buttons }, request }: PaigowHost,
  name: 'clear' | 'deal' | 'pass' | 'house-way' | 'set' | 'sort' | 'show',
  primary: 'primary' | '' = '',
  refused = false,
  label: string = buttons[name as keyof typeof buttons],
): TemplateResult =>
  actionButton(
    name,
    label,
    () => request({ type: name === 'deal' ? 'bet' : name }),
    primary,
    refused,
  );
