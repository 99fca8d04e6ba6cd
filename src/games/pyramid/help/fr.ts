import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals, wastes }: PyramidOptions): string {
  const [what, back] = wastes > 1 ? ['les défausses', 'reviennent'] : ['la défausse', 'revient'];
  if (redeals === 0) return `Quand le talon est vide, ${what} n’y ${back} pas.`;
  const often =
    redeals === 'unlimited'
      ? 'autant de fois que vous voulez'
      : redeals === 1
        ? 'une fois'
        : `${redeals} fois`;
  return `Quand le talon est vide, ${what} y ${back} dans le même ordre, ${often}.`;
}

/** How Pyramid is played, in French. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'Retirez toute la pyramide. Il peut rester des cartes au talon et à la défausse.',
  moves: [
    [
      'Deux cartes libres qui font 13 ensemble partent. Le valet compte 11, la dame 12, l’as 1\u202f; une carte est libre quand rien ne la recouvre.',
      'pair',
    ],
    ['Un roi compte 13 et part seul.', 'king'],
    [
      options.wastes > 1
        ? 'Une carte du talon se retourne sur la défausse de votre choix. La carte du dessus de chaque défausse est libre, même pour celle d’une autre.'
        : 'Touchez le talon\u00a0: une carte se retourne sur la défausse. Celle du dessus est libre pour faire paire avec une de la pyramide.',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'Une carte peut partir avec celle qu’elle recouvre, si rien d’autre ne recouvre celle-ci.'
      : 'Une carte ne part jamais avec une carte qu’elle recouvre.',
    ...(options.openStock ? ['Le talon est face visible\u00a0: on voit ce qui vient.'] : []),
  ],
});
