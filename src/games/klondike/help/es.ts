import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0) return 'El descarte no vuelve al mazo: lo recorres una sola vez.';
  const often =
    redeals === 'unlimited'
      ? 'tantas veces como quieras'
      : redeals === 1
        ? 'una vez'
        : `${redeals} veces`;
  return `Cuando el mazo se acaba, se le da la vuelta al descarte, que vuelve a ser el mazo, ${often}.`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    'Puntos: 10 por cada carta que sube, 5 por una del descarte a una columna o por una que se descubre en una columna; 15 menos por una que vuelve.',
  ],
  vegas: ['Puntos: el reparto cuesta 52 y cada carta que sube da 5.'],
};

/** How Klondike is played, in Spanish. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: 'Lleva las 52 cartas a las cuatro bases de arriba: una para cada palo, del as al rey.',
  moves: [
    [
      'En las columnas, una carta va sobre otra de un valor más y del otro color, con todas las que lleve encima. Una carta boca abajo se descubre en cuanto queda libre.',
      'build',
    ],
    [
      options.draw === 3
        ? 'Al pulsar el mazo, tres cartas pasan al descarte. Se juega la de arriba.'
        : 'Al pulsar el mazo, una carta pasa al descarte. Se juega la de arriba.',
      'draw',
    ],
    [
      'Un as empieza su base y le sigue la carta siguiente del mismo palo. Una carta pulsada dos veces va a su base.',
      'home',
    ],
    ['En una columna vacía solo va un rey, con todas las cartas que lleve encima.'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? 'La carta de arriba de una base puede volver a una columna.'
      : 'Lo que sube a la base se queda en ella.',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['Cada vuelta del descarte cuesta 100 puntos.']
      : []),
  ],
});
