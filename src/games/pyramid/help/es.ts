import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals, wastes }: PyramidOptions): string {
  const [what, go] = wastes > 1 ? ['los descartes', 'vuelven'] : ['el descarte', 'vuelve'];
  if (redeals === 0) return `Cuando el mazo se acaba, ${what} no ${go} a él.`;
  const often =
    redeals === 'unlimited'
      ? 'tantas veces como quieras'
      : redeals === 1
        ? 'una vez'
        : `${redeals} veces`;
  return `Cuando el mazo se acaba, ${what} ${go} a él en el mismo orden, ${often}.`;
}

/** How Pyramid is played, in Spanish. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'Retira toda la pirámide. En el mazo y el descarte pueden quedar cartas.',
  moves: [
    [
      'Dos cartas libres que sumen 13 se retiran juntas. La jota vale 11, la reina 12 y el as 1; una carta está libre cuando no tiene nada encima.',
      'pair',
    ],
    ['Un rey vale 13 y se retira solo.', 'king'],
    [
      options.wastes > 1
        ? 'Una carta del mazo pasa al descarte que elijas. La carta de arriba de cada descarte está libre, también para otra de ellas.'
        : 'Al pulsar el mazo, una carta pasa al descarte. La de arriba está libre para hacer pareja con una de la pirámide.',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'Una carta puede retirarse con la que tiene debajo, si nada más la tapa.'
      : 'Una carta nunca se retira con una a la que tapa.',
    ...(options.openStock ? ['El mazo está boca arriba: se ve lo que viene.'] : []),
  ],
});
