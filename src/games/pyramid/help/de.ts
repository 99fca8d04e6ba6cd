import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals, wastes }: PyramidOptions): string {
  const [what, go] = wastes > 1 ? ['die Abwürfe', 'gehen'] : ['der Abwurf', 'geht'];
  if (redeals === 0) return `Ist der Stapel leer, ${go} ${what} nicht zurück.`;
  const often =
    redeals === 'unlimited' ? 'beliebig oft' : redeals === 1 ? 'einmal' : `${redeals}-mal`;
  return `Ist der Stapel leer, ${go} ${what} in derselben Reihenfolge zurück, ${often}.`;
}

/** How Pyramid is played, in German. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'Räum die Pyramide ab. In Stapel und Abwurf dürfen Karten übrig bleiben.',
  moves: [
    [
      'Zwei freie Karten, die zusammen 13 ergeben, gehen miteinander weg. Der Bube zählt 11, die Dame 12, das Ass 1; frei ist eine Karte, auf der nichts liegt.',
      'pair',
    ],
    ['Ein König zählt 13 und geht allein.', 'king'],
    [
      options.wastes > 1
        ? 'Eine Karte des Stapels wird auf einen Abwurf deiner Wahl gelegt. Die oberste Karte jedes Abwurfs ist frei, auch füreinander.'
        : 'Ein Druck auf den Stapel deckt eine Karte auf den Abwurf auf. Die oberste ist frei für ein Paar mit einer der Pyramide.',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'Eine Karte darf mit der weggehen, auf der sie liegt, wenn sonst nichts auf jener liegt.'
      : 'Eine Karte geht nie mit einer weg, auf der sie liegt.',
    ...(options.openStock ? ['Der Stapel liegt offen: Du siehst, was kommt.'] : []),
  ],
});
