import type { Build } from '../../../core/patience/piles.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: 'de un valor más y del otro color',
  suit: 'de un valor más y del mismo palo',
  any: 'de un valor más, sea del palo que sea',
};

function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['celdas'] : []), ...(kingsOnly ? [] : ['columnas'])].join(' y ');
  if (supermove === 'off' || free === '') return ['Las cartas se mueven de una en una.'];
  return supermove === 'linear'
    ? [`Las cartas en orden se mueven juntas: una más que las ${free} vacías que haya.`, 'run']
    : [
        `Las cartas en orden se mueven juntas: tantas como podrían pasar de una en una por las ${free} vacías.`,
        'run',
      ];
}

const cellsText = (cells: number): string =>
  cells === 0 ? 'Sin celdas' : cells === 1 ? '1 celda' : `${cells} celdas`;

/** How the FreeCell family is played, in Spanish. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: 'Lleva las 52 cartas a las cuatro bases de arriba: una para cada palo, del as al rey.',
    moves: [
      [`La última carta de una columna va sobre otra ${ON[build]}.`, 'build'],
      ...(cells > 0
        ? [['Una celda guarda una carta cualquiera hasta que la necesites.', 'cell'] as const]
        : []),
      runText(options, kingsOnly),
      [
        'Un as empieza su base y le sigue la carta siguiente del mismo palo. Una carta pulsada dos veces va a su base.',
        'home',
      ],
      [
        kingsOnly
          ? 'En una columna vacía solo va un rey, con las cartas en orden que lleve encima.'
          : 'En una columna vacía va cualquier carta.',
      ],
    ],
    rules: [
      `${columns} columnas. ${cellsText(cells)}.`,
      ...(dealt > 0 ? [`Las últimas ${dealt} cartas del reparto empiezan en celdas.`] : []),
      foundationReturn && cells > 0
        ? 'La carta de arriba de una base puede volver a una celda vacía.'
        : 'Lo que sube a la base se queda en ella.',
    ],
  };
};
