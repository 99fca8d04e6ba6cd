import type { HelpWords } from '../../../locales/help-text.js';
import type { GolfOptions } from '../rules/options.js';

/** How Golf is played, in Spanish. */
export const golfHelp: HelpWords<GolfOptions> = ({ corner }) => ({
  goal: 'Vacía las siete columnas. Si no lo consigues, cuantas menos cartas queden, mejor.',
  moves: [
    [
      'La última carta de una columna va al descarte si vale uno más o uno menos que la carta que hay en él; el palo no importa. Basta con pulsarla.',
      'play',
    ],
    ['Cuando nada encaja, pulsa el mazo: su siguiente carta pasa al descarte.', 'turn'],
    corner
      ? ['El rey y el as son vecinos: los valores dan la vuelta.', 'corner']
      : ['Sobre un rey no va nada, y sobre un as, solo un dos.'],
  ],
  rules: ['El mazo tiene 16 cartas y se recorre una sola vez.'],
});
