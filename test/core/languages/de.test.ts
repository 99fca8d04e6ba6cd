import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER } from '../../../src/core.js';
import { chips, de, kit } from '../../../src/locales/de/kit.js';
import { elementWords as common } from '../../../src/locales/de/patience.js';
import { extras } from '../../../src/locales/de/extras.js';
import { freecell } from '../../../src/games/freecell/locales/de.js';
import { klondike } from '../../../src/games/klondike/locales/de.js';
import { linkWords } from '../../../src/locales/de/extras.js';
import { pyramid } from '../../../src/games/pyramid/locales/de.js';
import { replay } from '../../../src/locales/de/replay.js';
import { solver } from '../../../src/locales/de/extras.js';
import { stats } from '../../../src/locales/de/stats.js';
import { card } from '../support/cards.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const { announce } = common;
const named = (codes: string): string => codes.split(' ').map(card).map(kit.cardName).join(', ');
const sharing = linkWords(common);
const GAME = { outcome: 'won', deal: 15, moves: 11, elapsed: 63000 } as Parameters<
  typeof sharing.result
>[0];
const COUNTS = [0, 1, 2, 3, 11, 100] as const;
const PYRAMID = pyramid(false);
const NO_BREAK = '\u00a0';
/** Six in the evening of a day in the middle of the year, by the reader's own clock. */
const MOMENT = new Date(2026, 5, 15, 18, 5).getTime();

const SAID: Readonly<Record<string, Said>> = {
  'cards as players call them': [
    [
      named('AC 2C 3C 4C 5C 6C 7C'),
      'Kreuz Ass, Kreuz 2, Kreuz 3, Kreuz 4, Kreuz 5, Kreuz 6, Kreuz 7',
    ],
    [named('8C 9C TC JC QC KC'), 'Kreuz 8, Kreuz 9, Kreuz 10, Kreuz Bube, Kreuz Dame, Kreuz König'],
    [named('AD JD QH KS 7H'), 'Karo Ass, Karo Bube, Herz Dame, Pik König, Herz 7'],
    [kit.cardName(JOKER), 'Joker'],
    [kit.cardName(-1), 'verdeckte Karte'],
    [kit.position(3, 7), '3. von 7'],
    [kit.board(klondike.title), 'Spielbrett Klondike'],
  ],
  'numbers, shares and times': [
    [
      [de.number(1240), de.percent(0.34), de.tenths(0.342), de.time(63000), de.time(3787000)],
      ['1.240', `34${NO_BREAK}%`, `34,2${NO_BREAK}%`, '1:03', '1:03:07'],
    ],
    [[25, -1240, 0].map(de.signed), ['+25', '−1.240', '±0']],
    [COUNTS.map(chips), ['0 Chips', '1 Chip', '2 Chips', '3 Chips', '11 Chips', '100 Chips']],
    [COUNTS.map(common.moves), ['0 Züge', '1 Zug', '2 Züge', '3 Züge', '11 Züge', '100 Züge']],
  ],
  'moves of patience': [
    [
      announce.moved('Herz 7', announce.onto('Spalte 3', 'Pik 8')),
      'Herz 7 in Spalte 3, auf Pik 8.',
    ],
    [announce.moved('Herz 7', freecell.pileName('cell-2')), 'Herz 7 in Zelle b.'],
    [announce.moved('Pik Ass', klondike.pileName('foundation-1')), 'Pik Ass auf Ablage 1.'],
    [announce.undone('Herz 7', 'Spalte 3'), 'Rückgängig: Herz 7 zurück in Spalte 3.'],
    [announce.redone('Herz 7', 'Ablage 2'), 'Wiederholt: Herz 7 auf Ablage 2.'],
    [
      [1, 2, 3].map((count) => announce.cards('Herz 7', count)),
      ['Herz 7', 'Herz 7 und 1 weitere', 'Herz 7 und 2 weitere'],
    ],
    [announce.picked('Herz 7', 'auf Pik 8, in eine Zelle'), 'Herz 7: auf Pik 8, in eine Zelle.'],
    [announce.picked('Herz 7', announce.noWay), 'Herz 7: passt jetzt nirgendwohin.'],
    [announce.hint('Herz 7', freecell.wayTo('column-1')), 'Versuch Herz 7 in eine leere Spalte.'],
    [
      [1, 3].map((count) => announce['went-up'](count, 'Pik Ass')),
      ['Pik Ass wurde von selbst abgelegt.', '3 Karten wurden von selbst abgelegt.'],
    ],
    [[1, 100].map(announce.won), ['Gewonnen in 1 Zug.', 'Gewonnen in 100 Zügen.']],
    [announce.started('FreeCell', common.dealNumber(15)), 'FreeCell, Nr. 15.'],
    [[1, 24].map(common.stock), ['Stapel, 1 Karte', 'Stapel, 24 Karten']],
  ],
  'cards that are turned': [
    [klondike.said({ code: 'drawn', card: card('QH'), count: 1 }), 'Herz Dame aufgedeckt.'],
    [
      klondike.said({ code: 'drawn', card: card('QH'), count: 3 }),
      '3 Karten aufgedeckt, obenauf Herz Dame.',
    ],
    [klondike.said({ code: 'redealt', pass: 2, of: 3 }), 'Abwurf gewendet, Durchgang 2 von 3.'],
    [klondike.score(-52), `Punkte ${de.number(-52)}`],
    [
      PYRAMID.announce({ code: 'pair', way: 'move', card: card('QH'), other: card('AS') }),
      'Herz Dame und Pik Ass entfernt.',
    ],
    [
      PYRAMID.announce({ code: 'put-back', way: 'move', count: 24, redeal: 1, allowed: 3 }),
      'Abwurf zurückgelegt, zum 1. Mal von 3.',
    ],
    [PYRAMID.pileName('pyramid-5'), 'Reihe 3, Platz 2'],
  ],
  'refusals of patience': [
    [
      freecell.refusal({ code: 'build', build: 'alternate', card: card('7H'), target: card('8D') }),
      'Spalten wachsen abwärts in wechselnder Farbe: Herz 7 passt nicht auf Karo 8.',
    ],
    [
      [1, 2].map((allowed) => freecell.refusal({ code: 'too-many', count: 11, allowed })),
      ['11 Karten sind zu viele: jetzt geht eine.', '11 Karten sind zu viele: jetzt gehen 2.'],
    ],
    [
      freecell.refusal({ code: 'cell-taken', card: card('KS') }),
      'In dieser Zelle liegt Pik König.',
    ],
    [
      klondike.refusal({ code: 'kings-only', card: card('QH') }),
      'In eine leere Spalte darf nur ein König.',
    ],
    [klondike.refusal({ code: 'waste-top' }), 'Vom Abwurf ist nur die oberste Karte spielbar.'],
    [
      klondike.refusal({ code: 'takes-none', pile: 'waste' }),
      'Hier lassen sich keine Karten ablegen: Abwurf.',
    ],
    [
      [1, 24].map((count) => PYRAMID.refusal({ code: 'stock-left', count })),
      [
        'Der Abwurf geht zurück, wenn der Stapel leer ist; es ist noch 1 Karte da.',
        'Der Abwurf geht zurück, wenn der Stapel leer ist; es sind noch 24 Karten da.',
      ],
    ],
    [
      PYRAMID.refusal({ code: 'not-13', card: card('QH'), target: card('2S'), sum: 14 }),
      'Herz Dame und Pik 2 ergeben 14, nicht 13.',
    ],
    [
      common.problem({ code: 'deal', got: '0', first: 1, last: 1000000 }),
      'Spielnummer „0“ ist nicht verwendbar; möglich: 1 bis 1000000',
    ],
  ],
  'panels, solver and links': [
    [
      extras.panels['win'],
      ['Gewonnen', 'Neues Spiel', 'Dasselbe noch einmal', 'Teilen', 'Ansehen'],
    ],
    [extras.choices['tapToMove'], 'Antippen zieht'],
    [solver.light.winnable, 'lösbar'],
    [
      sharing.result(GAME, { title: 'Klondike', date: '2026-11-21' }),
      'Klondike, 2026-11-21, Nr. 15: gewonnen nach 11 Zügen, 1:03',
    ],
    [
      sharing.notOpened({ code: 'share-broken' }),
      'Der Link wird nicht geöffnet: dieser Link ist unvollständig oder hat einen Fehler.',
    ],
    [replay.spokenPosition(3, 1240), 'Schritt 3 von 1.240'],
    [
      replay.problem({ code: 'share-newer', got: 3, known: 2 }),
      'Dieser Link hat die Version 3; bekannt sind hier Versionen bis 2.',
    ],
    [replay.problem({ code: 'other' }), 'Dieser Link lässt sich hier nicht abspielen.'],
    [replay.times(0.5), '0,5 ×'],
  ],
  statistics: [
    [[25, 0, -1240].map(stats.signed), ['+25', '0', '−1.240']],
    [stats.moment(MOMENT, MOMENT), '15. Juni, 18:05'],
    [stats.moment(MOMENT, MOMENT + 4e10), '15. Juni 2026, 18:05'],
    [
      [stats.game('pyramid'), stats.game('grand-duchess')],
      ['Pyramide', 'Grand duchess'],
    ],
    [
      ['', 'draw~3.scoring~vegas', 'redeals~1', 'redeals~0', 'cells~1', 'minBet~5'].map(
        stats.variant,
      ),
      [
        'Übliche Regeln',
        '3 Karten, Vegas-Wertung',
        '1 weiterer Durchgang',
        'Kein weiterer Durchgang',
        '1 Zelle',
        'Mindesteinsatz 5',
      ],
    ],
    [
      [
        stats.chart.caption(1, false),
        stats.chart.caption(20, false),
        stats.chart.caption(11, true),
      ],
      ['Letztes Spiel', 'Letzte 20 Spiele', 'Letzte 11 Runden'],
    ],
    [
      stats.chart.text('chips', { won: 3, other: 2, pushes: 1 }, '−10 bis +25'),
      'Balken für Chips, die ältesten zuerst: 3 gewonnen, 2 verloren, 1 remis; −10 bis +25.',
    ],
    [
      stats.merged({ added: 1, known: 2, late: 3 }),
      '1 Spiel hinzugefügt, 2 schon bekannt, 3 zu alt, um noch zu zählen.',
    ],
    [
      stats.refused({ code: 'history-newer', got: 3, known: 2 }),
      'Nicht importiert: diese Datei hat die Version 3, bekannt sind hier Versionen bis 2.',
    ],
    [
      [1, 100].map((count) => stats.cleared('klondike', count)),
      ['1 Spiel von Klondike gelöscht.', '100 Spiele von Klondike gelöscht.'],
    ],
  ],
};

describe('German at patience and in the statistics', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([text]) => text)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
