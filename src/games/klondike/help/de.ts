import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0) return 'Der Abwurf wird nicht umgedreht: Du gehst den Stapel einmal durch.';
  const often =
    redeals === 'unlimited' ? 'beliebig oft' : redeals === 1 ? 'einmal' : `${redeals}-mal`;
  return `Ist der Stapel leer, wird der Abwurf umgedreht und ist der neue Stapel, ${often}.`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    'Punkte: 10 für eine Karte auf die Ablage, 5 für eine vom Abwurf in eine Spalte oder eine, die in einer Spalte aufgedeckt wird; 15 weniger für eine, die zurückkommt.',
  ],
  vegas: ['Punkte: Das Austeilen kostet 52, jede Karte auf der Ablage bringt 5.'],
};

/** How Klondike is played, in German. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: 'Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.',
  moves: [
    [
      'In den Spalten kommt eine Karte auf eine, die um eins höher ist und die andere Farbe hat, rot oder schwarz; was auf ihr liegt, geht mit. Eine verdeckte Karte wird aufgedeckt, sobald sie frei ist.',
      'build',
    ],
    [
      options.draw === 3
        ? 'Ein Druck auf den Stapel deckt drei Karten auf den Abwurf auf. Die oberste ist spielbar.'
        : 'Ein Druck auf den Stapel deckt eine Karte auf den Abwurf auf. Die oberste ist spielbar.',
      'draw',
    ],
    [
      'Ein Ass beginnt seine Ablage, die nächste Karte der Farbe folgt. Zweimal angetippt geht eine Karte dorthin.',
      'home',
    ],
    ['In eine leere Spalte darf nur ein König, mit allem, was auf ihm liegt.'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? 'Die oberste Karte einer Ablage darf in eine Spalte zurück.'
      : 'Was auf der Ablage liegt, bleibt dort.',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['Jedes Umdrehen des Abwurfs kostet 100 Punkte.']
      : []),
  ],
});
