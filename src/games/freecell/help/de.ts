import type { Build } from '../../../core/patience/piles.js';
import { de } from '../../../locales/de/kit.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: 'die um eins höher ist und die andere Farbe hat, rot oder schwarz',
  suit: 'die um eins höher ist und dieselbe Farbe hat',
  any: 'die um eins höher ist, gleich welcher Farbe',
};

function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['Zellen'] : []), ...(kingsOnly ? [] : ['Spalten'])].join(' und ');
  if (supermove === 'off' || free === '') return ['Karten gehen einzeln.'];
  return supermove === 'linear'
    ? [`Geordnete Karten gehen zusammen: eine mehr, als ${free} leer sind.`, 'run']
    : [
        `Geordnete Karten gehen zusammen: so viele, wie einzeln über leere ${free} gehen könnten.`,
        'run',
      ];
}

/** How the FreeCell family is played, in German. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: 'Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.',
    moves: [
      [`Die letzte Karte einer Spalte kommt auf eine, ${ON[build]}.`, 'build'],
      ...(cells > 0
        ? [['Eine Zelle nimmt eine beliebige Karte auf, bis du sie brauchst.', 'cell'] as const]
        : []),
      runText(options, kingsOnly),
      [
        'Ein Ass beginnt seine Ablage, die nächste Karte der Farbe folgt. Zweimal angetippt geht eine Karte dorthin.',
        'home',
      ],
      [
        kingsOnly
          ? 'In eine leere Spalte darf nur ein König, auch mit Karten, die geordnet auf ihm liegen.'
          : 'In eine leere Spalte darf jede Karte.',
      ],
    ],
    rules: [
      `${columns} Spalten. ${cells === 0 ? 'Keine Zellen' : de.counted(cells, { one: 'Zelle', other: 'Zellen' })}.`,
      ...(dealt > 0
        ? [`Die letzten ${dealt} ausgeteilten Karten liegen von Anfang an in Zellen.`]
        : []),
      foundationReturn && cells > 0
        ? 'Die oberste Karte einer Ablage darf in eine leere Zelle zurück.'
        : 'Was auf der Ablage liegt, bleibt dort.',
    ],
  };
};
