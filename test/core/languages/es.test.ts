import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER } from '../../../src/core.js';
import { chips, es, kit } from '../../../src/locales/es/kit.js';
import { elementWords as common } from '../../../src/locales/es/patience.js';
import { extras } from '../../../src/locales/es/extras.js';
import { freecell } from '../../../src/games/freecell/locales/es.js';
import { klondike } from '../../../src/games/klondike/locales/es.js';
import { linkWords, links } from '../../../src/locales/es/extras.js';
import { pyramid } from '../../../src/games/pyramid/locales/es.js';
import { replay } from '../../../src/locales/es/replay.js';
import { solver } from '../../../src/locales/es/extras.js';
import { stats } from '../../../src/locales/es/stats.js';
import { announcementText, handText } from '../../../src/elements/ui/speech.js';
import { card } from '../support/cards.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const { announce } = common;
const name = (code: string): string => kit.cardName(card(code));
const named = (codes: string): readonly string[] => codes.split(' ').map(name);
const COUNTS = [0, 1, 2, 3, 11, 100, 1000000] as const;
const sharing = linkWords(common);
const GAME = {
  game: 'freecell',
  options: {},
  outcome: 'won',
  deal: 15,
  moves: 85,
  elapsed: 187000,
} as const;
/** Six in the evening of a day in the middle of the year, by the reader's own clock. */
const MOMENT = new Date(2026, 5, 15, 18, 5).getTime();

const SAID: Readonly<Record<string, Said>> = {
  'cards as players call them': [
    [
      named('AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC').join(', '),
      'as de tréboles, 2 de tréboles, 3 de tréboles, 4 de tréboles, 5 de tréboles, ' +
        '6 de tréboles, 7 de tréboles, 8 de tréboles, 9 de tréboles, 10 de tréboles, ' +
        'jota de tréboles, reina de tréboles, rey de tréboles',
    ],
    [
      named('AD JH QS KS 7D'),
      ['as de diamantes', 'jota de corazones', 'reina de picas', 'rey de picas', '7 de diamantes'],
    ],
    [kit.cardName(JOKER), 'comodín'],
    [kit.cardName(-1), 'carta boca abajo'],
    [
      [1, 2, 3, 4, 11].map((n) => kit.position(n, 12)),
      ['primera de 12', 'segunda de 12', 'tercera de 12', '4.ª de 12', '11.ª de 12'],
    ],
    [kit.board(pyramid(false).title), 'Tablero de Pirámide'],
  ],
  'numbers, times and counts': [
    [
      [es.number(1240), es.number(12400), es.time(187000), es.time(3787000)],
      ['1240', '12.400', '3:07', '1:03:07'],
    ],
    [
      [es.percent(0.34), es.tenths(0.342)],
      ['34\u00a0%', '34,2\u00a0%'],
    ],
    [[25, -12400, 0].map(es.signed), ['+25', '−12.400', '±0']],
    [
      COUNTS.map(chips),
      [
        '0 fichas',
        '1 ficha',
        '2 fichas',
        '3 fichas',
        '11 fichas',
        '100 fichas',
        '1.000.000 de fichas',
      ],
    ],
    [
      COUNTS.slice(0, 6).map((count) => common.moves(count)),
      [
        '0 movimientos',
        '1 movimiento',
        '2 movimientos',
        '3 movimientos',
        '11 movimientos',
        '100 movimientos',
      ],
    ],
    [
      [0, 1, 24].map((count) => common.stock(count)),
      ['mazo, 0 cartas', 'mazo, 1 carta', 'mazo, 24 cartas'],
    ],
  ],
  'what happens at patience': [
    [
      announcementText(common, freecell, {
        code: 'moved',
        card: card('QS'),
        count: 3,
        to: 'column-2',
        onto: card('KD'),
      }),
      'Reina de picas y 2 más a la columna 2, sobre el rey de diamantes.',
    ],
    [
      announcementText(common, freecell, {
        code: 'undone',
        card: card('AC'),
        count: 1,
        to: 'foundation-1',
        onto: undefined,
      }),
      'Deshecho: as de tréboles de vuelta a la base 1.',
    ],
    [
      announce.redone(name('9C'), klondike.pileName('waste')),
      'Rehecho: 9 de tréboles al descarte.',
    ],
    [
      [announce['went-up'](1, name('QD')), announce['went-up'](1, name('AC'))],
      ['La reina de diamantes ha subido sola.', 'El as de tréboles ha subido solo.'],
    ],
    [announce['went-up'](11, name('KD')), '11 cartas han subido solas.'],
    [
      [1, 85].map((count) => announce.won(count)),
      ['Has ganado en 1 movimiento.', 'Has ganado en 85 movimientos.'],
    ],
    [announce.lost, 'No quedan movimientos. Deshaz o empieza de nuevo.'],
    [announce.started(freecell.title('freecell'), common.dealNumber(15)), 'FreeCell, n.º 15.'],
    [
      handText(common, name('6S'), [announce.on(name('7D')), freecell.wayTo('cell-1')]),
      'El 6 de picas puede ir sobre el 7 de diamantes, en una celda.',
    ],
    [
      handText(common, announce.cards(name('JS'), 2), [announce.on(name('QD'))]),
      'La jota de picas y 1 más pueden ir sobre la reina de diamantes.',
    ],
    [handText(common, name('6S'), []), 'El 6 de picas ahora no puede ir a ningún sitio.'],
    [
      handText(common, announce.cards(name('6S'), 3), []),
      'El 6 de picas y 2 más ahora no pueden ir a ningún sitio.',
    ],
    [
      announce.hint(name('QS'), freecell.wayTo('column-3')),
      'Prueba a poner la reina de picas en una columna vacía.',
    ],
    [
      announce.hint(name('AS'), freecell.wayTo('foundation-3')),
      'Prueba a poner el as de picas en la base.',
    ],
    [
      ['cell-2', 'stock', 'waste', 'column-7'].map((pile) =>
        common.emptyPile(freecell.pileName(pile)),
      ),
      ['celda b, vacía', 'mazo, vacío', 'descarte, vacío', 'columna 7, vacía'],
    ],
  ],
  'what Klondike tells': [
    [
      [1, 2, 3].map((count) => klondike.said({ code: 'drawn', card: card('QD'), count })),
      [
        'Sale la reina de diamantes.',
        'Salen 2 cartas; arriba, la reina de diamantes.',
        'Salen 3 cartas; arriba, la reina de diamantes.',
      ],
    ],
    [
      klondike.said({ code: 'redealt', pass: 2, of: 3 }),
      'El descarte vuelve al mazo, vuelta 2 de 3.',
    ],
    [
      klondike.said({ code: 'redealt', pass: 2, of: undefined }),
      'El descarte vuelve al mazo, vuelta 2.',
    ],
    [
      [1, 2].map((count) => klondike.said({ code: 'flipped', card: card('7S'), count })),
      ['Y se descubre el 7 de picas.', 'Y se descubren 2 cartas.'],
    ],
    [
      (['draw', 'redeal', 'flip'] as const).map((what) =>
        klondike.said({ code: 'turned-back', what }),
      ),
      [
        'Deshecho: robar del mazo.',
        'Deshecho: devolver el descarte al mazo.',
        'Deshecho: la carta vuelve a estar boca abajo.',
      ],
    ],
    [
      [klondike.score(125), klondike.score(-52)],
      ['Puntos 125', 'Puntos −52'],
    ],
    [
      klondike.hint({ from: 'column-4', to: 'column-4', count: 1 }),
      'Prueba a descubrir la carta de la columna 4.',
    ],
    [
      klondike.hint({ from: 'waste-1', to: 'stock', count: 9 }),
      'Prueba a devolver el descarte al mazo.',
    ],
    [klondike.hint({ from: 'stock', to: 'waste-1', count: 1 }), 'Prueba con el mazo.'],
  ],
  'what FreeCell and Klondike refuse': [
    [freecell.refusal({ code: 'empty-pile', pile: 'cell-1' }), 'La celda a está vacía.'],
    [klondike.refusal({ code: 'empty-pile', pile: 'waste-1' }), 'El descarte está vacío.'],
    [
      freecell.refusal({ code: 'build', build: 'alternate', card: card('QS'), target: card('KC') }),
      'Las columnas van en orden descendente y colores alternos: la reina de picas no va sobre el rey de tréboles.',
    ],
    [
      freecell.refusal({ code: 'foundation-next', card: card('7H'), top: card('QH') }),
      'El 7 de corazones no sigue a la reina de corazones.',
    ],
    [
      freecell.refusal({ code: 'foundation-next', card: card('7H'), top: card('KH') }),
      'Esa base ya está completa.',
    ],
    [
      freecell.refusal({ code: 'not-in-order', build: 'suit' }),
      'Solo se mueven juntas cartas en orden descendente y del mismo palo.',
    ],
    [
      [1, 2].map((allowed) => freecell.refusal({ code: 'too-many', count: 11, allowed })),
      [
        '11 cartas son demasiadas: ahora solo puede ir una.',
        '11 cartas son demasiadas: ahora pueden ir 2.',
      ],
    ],
    [
      [1, 3].map((count) => klondike.refusal({ code: 'bad-count', count })),
      ['De ahí no se puede mover 1 carta.', 'De ahí no se pueden mover 3 cartas.'],
    ],
    [
      freecell.refusal({ code: 'cell-taken', card: card('JH') }),
      'En esa celda está la jota de corazones.',
    ],
    [
      klondike.refusal({ code: 'turn-first', pile: 'column-3' }),
      'Descubre antes la carta de la columna 3.',
    ],
    [
      klondike.refusal({ code: 'takes-none', pile: 'waste-1' }),
      'En el descarte no se ponen cartas.',
    ],
    [
      [0, 2].map((redeals) => klondike.refusal({ code: 'no-redeal', redeals })),
      ['Aquí el descarte no vuelve al mazo.', 'No quedan más vueltas al mazo.'],
    ],
    [common.refusals['nothing-to-undo'], 'No hay nada que deshacer.'],
  ],
  'what Pyramid tells and refuses': [
    [
      [pyramid(false).pileName('waste-1'), pyramid(true).pileName('waste-2')],
      ['descarte', 'descarte 2'],
    ],
    [pyramid(false).pileName('pyramid-5'), 'fila 3, puesto 2'],
    [
      pyramid(false).announce({ code: 'pair', way: 'move', card: card('6H'), other: card('7S') }),
      'Se retiran el 6 de corazones y el 7 de picas.',
    ],
    [
      pyramid(false).announce({ code: 'king', way: 'undo', card: card('KS') }),
      'Deshecho: retirar el rey de picas.',
    ],
    [
      pyramid(true).announce({ code: 'turned', way: 'move', card: card('QS'), waste: 2 }),
      'Sale la reina de picas, al descarte 2.',
    ],
    [
      pyramid(false).announce({ code: 'put-back', way: 'redo', count: 24, redeal: 1, allowed: 2 }),
      'Rehecho: devolver el descarte al mazo, vuelta 1 de 2.',
    ],
    [
      pyramid(false).refusal({ code: 'not-13', card: card('QS'), target: card('3H'), sum: 15 }),
      'La reina de picas y el 3 de corazones suman 15, no 13.',
    ],
    [
      [card('QS'), card('9S')].map((one) => pyramid(false).refusal({ code: 'covered', card: one })),
      ['La reina de picas está tapada.', 'El 9 de picas está tapado.'],
    ],
    [
      [1, 3].map((count) => pyramid(false).refusal({ code: 'stock-left', count })),
      [
        'El descarte vuelve al mazo cuando este se acaba; queda 1 carta.',
        'El descarte vuelve al mazo cuando este se acaba; quedan 3 cartas.',
      ],
    ],
    [
      [0, 1, 2].map((allowed) => pyramid(false).refusal({ code: 'no-redeal', allowed })),
      [
        'Aquí el descarte no vuelve al mazo.',
        'El descarte ya ha vuelto al mazo una vez.',
        'El descarte ya ha vuelto al mazo 2 veces.',
      ],
    ],
    [
      ['stock', 'waste-1', 'foundation-1'].map((pile) => pyramid(false).wayTo(pile)),
      ['de vuelta en el mazo', 'en el descarte', 'en la base'],
    ],
    [pyramid(true).wayTo('waste-3'), 'en el descarte 3'],
  ],
  'links, the solver, panels and problems': [
    [
      sharing.result(GAME, { title: 'FreeCell' }),
      'FreeCell, n.º 15: ganada tras 85 movimientos, 3:07',
    ],
    [
      sharing.result(
        { ...GAME, outcome: undefined },
        { title: 'FreeCell', date: '2026-11-21', calm: true, link: 'x' },
      ),
      'FreeCell, 2026-11-21, n.º 15: sin terminar\nx',
    ],
    [
      sharing.notOpened({ code: 'share-newer', got: 3, known: 2 }),
      'No se abre el enlace: este enlace es de la versión 3, y aquí se conocen hasta la 2.',
    ],
    [
      sharing.problem({ code: 'deal', got: 'x', first: 1, last: 32000 }),
      'la partida «x» no se puede usar; se admite: de 1 a 32000',
    ],
    [
      kit.problem({ code: 'deck', count: 51, size: 52 }),
      'la baraja de 51 cartas no se puede usar; se admite: cada una de las 52 cartas, una sola vez',
    ],
    [links.notCopied, 'El navegador no lo copia. Está seleccionado: cópialo a mano.'],
    [solver.light.unwinnable, 'no se puede ganar'],
    [
      extras.panels['win'],
      ['Has ganado', 'Nueva partida', 'Repetir la misma', 'Compartir', 'Ver de nuevo'],
    ],
    [extras.choices['safe'], 'si es seguro'],
    [Object.values(common.tools), ['Deshacer', 'Rehacer', 'Pista', 'Nueva partida', 'Más']],
  ],
  'statistics and replays': [
    [
      [1, 2, 100].map((count) => stats.exported(count)),
      [
        'Se ha exportado 1 partida.',
        'Se han exportado 2 partidas.',
        'Se han exportado 100 partidas.',
      ],
    ],
    [stats.cleared('klondike', 3), 'Se han borrado 3 partidas de Klondike.'],
    [
      stats.merged({ added: 1, known: 3, late: 1 }),
      '1 partida añadida, 3 ya estaban, 1 demasiado antigua.',
    ],
    [stats.variant(''), 'Reglas habituales'],
    [stats.variant('draw~3.scoring~vegas'), 'Robar 3, puntos Vegas'],
    [stats.variant('cells~1.variant~kingcell'), 'KingCell, 1 celda'],
    [stats.variant('supermove~full'), 'Supermovimientos completos'],
    [stats.variant('redeals~0'), 'Sin vueltas al mazo'],
    [
      stats.variant('declare~sequential.draw~up.freeze~2'),
      'Se declara por turno, cartas extra boca arriba, se congela tras 2',
    ],
    [stats.variant('house~false.minBet~5'), 'Reparten los jugadores, min bet 5'],
    [stats.variant('redeals~unlimited.wastes~3'), 'Vueltas al mazo sin límite, 3 descartes'],
    [
      [1, 20].map((count) => stats.chart.caption(count, count === 1)),
      ['Última mano', 'Últimas 20 partidas'],
    ],
    [
      stats.chart.text('time', { won: 1, other: 2, pushes: 0 }, stats.chart.range('2:10', '4:00')),
      'Barras de tiempo, de la más antigua a la más reciente: 1 ganada, 2 no ganadas; de 2:10 a 4:00.',
    ],
    [
      stats.refused({ code: 'history', field: 'kind' }),
      'No se ha importado: no es un archivo de partidas jugadas.',
    ],
    [stats.moment(MOMENT, MOMENT), '15 jun, 18:05'],
    [stats.moment(MOMENT, MOMENT + 366 * 864e5), '15 jun 2026, 18:05'],
    [
      [stats.signed(0), stats.signed(-5), stats.share(0.5)],
      ['0', '−5', '50\u00a0%'],
    ],
    [replay.spokenPosition(3, 85), 'Paso 3 de 85'],
    [
      [replay.times(0.5), replay.times(2)],
      ['0,5 ×', '2 ×'],
    ],
    [replay.problem({ code: 'other' }), 'Este enlace no se puede reproducir aquí.'],
  ],
};

describe('Spanish', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([got]) => got)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
