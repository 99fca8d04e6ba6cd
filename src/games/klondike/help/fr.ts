import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0)
    return 'La défausse ne se retourne pas\u00a0: le talon ne se parcourt qu’une fois.';
  const often =
    redeals === 'unlimited'
      ? 'autant de fois que vous voulez'
      : redeals === 1
        ? 'une fois'
        : `${redeals} fois`;
  return `Quand le talon est vide, la défausse se retourne et redevient le talon, ${often}.`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    'Points\u00a0: 10 pour une carte qui monte, 5 pour une carte de la défausse à une colonne ou une carte retournée dans une colonne\u202f; 15 de moins pour une carte qui redescend.',
  ],
  vegas: ['Points\u00a0: la donne coûte 52, et chaque carte qui monte rapporte 5.'],
};

/** How Klondike is played, in French. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: 'Amenez les 52 cartes sur les quatre fondations, en haut\u00a0: une par couleur, de l’as au roi.',
  moves: [
    [
      'Dans les colonnes, une carte va sur une carte d’un rang au-dessus, rouge sur noire ou noire sur rouge, avec toutes celles posées sur elle. Une carte cachée se retourne dès qu’elle est libre.',
      'build',
    ],
    [
      options.draw === 3
        ? 'Touchez le talon\u00a0: trois cartes se retournent sur la défausse. Celle du dessus se joue.'
        : 'Touchez le talon\u00a0: une carte se retourne sur la défausse. Celle du dessus se joue.',
      'draw',
    ],
    [
      'Un as commence sa fondation, la carte suivante de sa couleur vient dessus. Une carte touchée deux fois y va.',
      'home',
    ],
    ['Une colonne vide ne reçoit qu’un roi, avec toutes les cartes posées sur lui.'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? 'La carte du dessus d’une fondation peut revenir dans une colonne.'
      : 'Les cartes restent sur les fondations.',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['Chaque retournement de la défausse coûte 100 points.']
      : []),
  ],
});
