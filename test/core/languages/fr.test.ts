import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, JOKER } from '../../../src/core/cards/card.js';
import { fr, kit } from '../../../src/locales/fr/kit.js';
import { elementWords as common } from '../../../src/locales/fr/patience.js';
import { freecell } from '../../../src/games/freecell/locales/fr.js';
import { klondike } from '../../../src/games/klondike/locales/fr.js';
import { pyramid } from '../../../src/games/pyramid/locales/fr.js';
import { otherWords as others } from '../../../src/locales/fr/extras.js';
import { otherWords as replayed } from '../../../src/locales/fr/replay.js';
import { otherWords as counted } from '../../../src/locales/fr/stats.js';
import { announcementText, handText } from '../../../src/elements/ui/speech.js';
import { card } from '../support/cards.js';

/** French sets no-break spaces before : ; ! ? % and within « »; here they are read as spaces. */
const plain = (text: string | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

const { extras, solver, links, linkWords } = others as Required<typeof others>;
const { replay } = replayed as Required<typeof replayed>;
const { stats } = counted as Required<typeof counted>;
const [one, several] = [pyramid(false), pyramid(true)];

type Said = readonly (readonly [got: string | undefined, text: string])[];

const says = (said: Said): void => {
  expect(said.map(([got]) => plain(got))).to.deep.equal(said.map(([, text]) => text));
};

describe('French cards and figures', () => {
  it('are named as players say them', () => {
    says([
      [kit.cardName(card('AC')), 'as de trèfle'],
      [kit.cardName(card('7D')), '7 de carreau'],
      [kit.cardName(card('10H')), '10 de cœur'],
      [kit.cardName(card('JS')), 'valet de pique'],
      [kit.cardName(card('QH')), 'dame de cœur'],
      [kit.cardName(card('KC')), 'roi de trèfle'],
      [kit.cardName(JOKER), 'joker'],
      [kit.cardName(FACE_DOWN), 'carte cachée'],
    ]);
  });

  it('have positions, times and counts', () => {
    says([
      [kit.position(1, 7), 'première sur 7'],
      [kit.position(3, 7), 'troisième sur 7'],
      [kit.position(21, 52), '21e sur 52'],
      [common.moves(0), '0 coup'],
      [common.moves(1), '1 coup'],
      [common.moves(2), '2 coups'],
      [common.moves(1240), '1 240 coups'],
      [common.moves(1_000_000), '1 000 000 de coups'],
      [common.stock(1), 'talon, 1 carte'],
      [common.stock(24), 'talon, 24 cartes'],
      [common.time(187_000), '3:07'],
      [common.time(3_787_000), '1:03:07'],
      [common.dealNumber(15), 'n° 15'],
      [fr.signed(-1240), '−1 240'],
      [fr.signed(0), '±0'],
      [fr.percent(0.45), '45 %'],
      [fr.tenths(0.342), '34,2 %'],
    ]);
  });

  it('keep signs with no-break spaces at their side', () => {
    expect(common.dealNumber(15)).to.equal('n°\u00a015');
    expect(fr.percent(0.45)).to.equal('45\u00a0%');
    expect(extras.panels['win']![0]).to.equal('Gagné\u202f!');
    expect(common.announce.undone('roi de trèfle', 'talon')).to.equal(
      'Annulé\u00a0: roi de trèfle, retour au talon.',
    );
    expect(links.notCopied).to.contain('sélectionné\u00a0: copiez');
  });
});

describe('French for patience', () => {
  const tell = (said: Parameters<typeof announcementText>[2]): string =>
    announcementText(common, klondike, said);
  const [seven, queen] = [card('7H'), card('QS')];

  it('tells of moves with their articles', () => {
    const moved = { card: seven, count: 1, onto: undefined } as const;
    says([
      [
        tell({ code: 'moved', card: seven, count: 3, to: 'column-3', onto: card('8S') }),
        '7 de cœur et 2 autres en colonne 3, sur le 8 de pique.',
      ],
      [
        tell({ code: 'moved', card: queen, count: 2, to: 'column-1', onto: card('KH') }),
        'Dame de pique et 1 autre en colonne 1, sur le roi de cœur.',
      ],
      [tell({ code: 'moved', ...moved, to: 'foundation-2' }), '7 de cœur en fondation 2.'],
      [
        tell({ code: 'undone', ...moved, to: 'waste-1' }),
        'Annulé : 7 de cœur, retour à la défausse.',
      ],
      [tell({ code: 'redone', ...moved, to: 'column-7' }), 'Rétabli : 7 de cœur en colonne 7.'],
      [tell({ code: 'went-up', card: seven, count: 1 }), 'Le 7 de cœur est monté automatiquement.'],
      [
        tell({ code: 'went-up', card: queen, count: 1 }),
        'La dame de pique est montée automatiquement.',
      ],
      [
        tell({ code: 'went-up', card: card('AH'), count: 1 }),
        'L’as de cœur est monté automatiquement.',
      ],
      [
        tell({ code: 'went-up', card: seven, count: 11 }),
        '11 cartes sont montées automatiquement.',
      ],
      [tell({ code: 'won', count: 100 }), 'Partie gagnée en 100 coups.'],
      [tell({ code: 'lost' }), 'Plus aucun coup possible. Annulez, ou recommencez.'],
      [common.announce.started('Klondike', common.dealNumber(15)), 'Klondike, n° 15.'],
    ]);
  });

  it('tells of the cards in hand, and hints', () => {
    const on = common.announce.on(kit.cardName(card('AS')));
    says([
      [on, 'sur l’as de pique'],
      [
        handText(common, '7 de cœur', [on, freecell.wayTo('cell-1'), freecell.wayTo('column-2')]),
        'Le 7 de cœur peut aller sur l’as de pique, dans une cellule, dans une colonne vide.',
      ],
      [
        handText(common, '7 de cœur et 2 autres', [on]),
        'Le 7 de cœur et 2 autres peuvent aller sur l’as de pique.',
      ],
      [
        handText(common, 'dame de pique', []),
        'La dame de pique ne peut aller nulle part pour le moment.',
      ],
      [
        common.announce.hint('as de pique', 'sur la fondation'),
        'Essayez l’as de pique sur la fondation.',
      ],
      [
        klondike.hint({ from: 'column-3', to: 'column-3', count: 1 }),
        'Retournez la carte de la colonne 3.',
      ],
      [klondike.hint({ from: 'stock', to: 'waste-1', count: 1 }), 'Essayez le talon.'],
    ]);
  });

  it('refuses in Klondike', () => {
    const { refusal } = klondike;
    says([
      [
        refusal({ code: 'turn-first', pile: 'column-3' }),
        'Retournez d’abord la carte de la colonne 3.',
      ],
      [refusal({ code: 'no-redeal', redeals: 2 }), 'La défausse ne se retourne plus.'],
      [refusal({ code: 'no-redeal', redeals: 0 }), 'Ici, la défausse ne se retourne pas.'],
      [refusal({ code: 'takes-none', pile: 'stock' }), 'On ne pose rien sur le talon.'],
      [refusal({ code: 'empty-pile', pile: 'stock' }), 'Le talon est vide.'],
      [refusal({ code: 'empty-pile', pile: 'column-2' }), 'La colonne 2 est vide.'],
      [
        refusal({ code: 'foundation-next', card: queen, top: card('AS') }),
        'La dame de pique ne suit pas l’as de pique.',
      ],
      [
        refusal({ code: 'build', build: 'alternate', card: seven, target: queen }),
        'Les colonnes se construisent en descendant et en couleurs alternées : le 7 de cœur ne va pas sur la dame de pique.',
      ],
      [klondike.said({ code: 'drawn', card: queen, count: 1 }), 'Dame de pique tirée.'],
      [
        klondike.said({ code: 'drawn', card: card('AS'), count: 3 }),
        '3 cartes tirées, l’as de pique sur le dessus.',
      ],
      [
        klondike.said({ code: 'flipped', card: queen, count: 1 }),
        'La dame de pique a été découverte.',
      ],
      [klondike.said({ code: 'redealt', pass: 2, of: 3 }), 'Défausse retournée, passage 2 sur 3.'],
      [klondike.score(-1052), 'Score −1 052'],
    ]);
  });

  it('refuses in FreeCell by the count', () => {
    const { refusal } = freecell;
    says([
      [refusal({ code: 'bad-count', count: 1 }), 'On ne peut pas déplacer 1 carte de là.'],
      [refusal({ code: 'bad-count', count: 100 }), 'On ne peut pas déplacer 100 cartes de là.'],
      [
        refusal({ code: 'too-many', count: 3, allowed: 1 }),
        '3 cartes, c’est trop : une seule pour le moment.',
      ],
      [
        refusal({ code: 'too-many', count: 11, allowed: 2 }),
        '11 cartes, c’est trop : 2 au plus pour le moment.',
      ],
      [
        refusal({ code: 'cell-taken', card: card('AH') }),
        'Cette cellule est prise par l’as de cœur.',
      ],
      [
        refusal({ code: 'not-in-order', build: 'suit' }),
        'Seules des cartes qui se suivent en descendant dans la même couleur se déplacent ensemble.',
      ],
      [freecell.pileName('cell-2'), 'cellule b'],
    ]);
  });

  it('speaks of the pyramid', () => {
    const { refusal } = one;
    says([
      [one.pileName('pyramid-5'), 'rangée 3, place 2'],
      [several.wayTo('waste-2'), 'sur la défausse 2'],
      [
        refusal({ code: 'stock-left', count: 1 }),
        'La défausse revient au talon quand il est vide ; il y reste 1 carte.',
      ],
      [
        refusal({ code: 'stock-left', count: 3 }),
        'La défausse revient au talon quand il est vide ; il y reste 3 cartes.',
      ],
      [
        refusal({ code: 'no-redeal', allowed: 1 }),
        'La défausse est déjà revenue une fois au talon.',
      ],
      [refusal({ code: 'no-redeal', allowed: 2 }), 'La défausse est déjà revenue 2 fois au talon.'],
      [
        refusal({ code: 'not-13', card: seven, target: card('5S'), sum: 12 }),
        'Le 7 de cœur et le 5 de pique font 12, et non 13.',
      ],
      [
        one.announce({ code: 'pair', way: 'move', card: queen, other: card('AH') }),
        'Dame de pique et as de cœur retirés.',
      ],
      [
        one.announce({ code: 'king', way: 'undo', card: card('KH') }),
        'Annulé : roi de cœur retiré.',
      ],
      [
        several.announce({ code: 'turned', way: 'redo', card: queen, waste: 2 }),
        'Rétabli : dame de pique tirée sur la défausse 2.',
      ],
      [
        one.announce({ code: 'put-back', way: 'move', count: 20, redeal: 1, allowed: 2 }),
        'Défausse remise au talon, reprise 1 sur 2.',
      ],
    ]);
  });
});

describe('French panels, links and statistics', () => {
  it('tells what is wrong with an input', () => {
    const { problem } = kit;
    says([
      [
        problem({ code: 'deal', got: 'x', first: 1, last: 32000 }),
        'numéro de donne « x » inutilisable ; accepté : de 1 à 32000',
      ],
      [
        problem({ code: 'option', option: 'draw', got: '2', accepted: '1, 3' }),
        'draw « 2 » inutilisable ; accepté : 1, 3',
      ],
      [
        problem({ code: 'save-newer', got: 9, known: 2 }),
        'sauvegarde de version 9 inutilisable ; accepté : les versions jusqu’à 2',
      ],
      [kit.board('Eight Off'), 'Plateau de jeu Eight Off'],
    ]);
  });

  it('tells a result, and of links', () => {
    const words = linkWords(common);
    const game = { game: 'klondike', deal: 15, moves: 84, elapsed: 187_000 };
    const told = (outcome: string | undefined, more = {}): string =>
      words.result({ ...game, outcome } as never, { title: 'Klondike', ...more });
    says([
      [told('won'), 'Klondike, n° 15 : gagné en 84 coups, 3:07'],
      [
        told('lost', { date: '2026-11-21' }),
        'Klondike, 2026-11-21, n° 15 : perdu après 84 coups, 3:07',
      ],
      [told(undefined, { calm: true }), 'Klondike, n° 15 : inachevé'],
      [
        words.notOpened({ code: 'share-broken' }),
        'Le lien n’est pas ouvert : ce lien est incomplet ou contient une erreur.',
      ],
      [solver.light.unwinnable, 'sans issue'],
      [
        extras.panels['conflict']!.join(' / '),
        'Partie continuée dans un autre onglet / Prendre l’autre / Garder celle-ci',
      ],
      [extras.keys[3]!.join(' : '), 'Échap : Reposer'],
      [replay.spokenPosition(3, 84), 'Coup 3 sur 84'],
      [replay.times(2), '2 ×'],
      [
        replay.problem({ code: 'share-newer', got: 9, known: 2 }),
        'Ce lien est de version 9 ; les versions connues ici vont jusqu’à 2.',
      ],
    ]);
  });

  it('counts games', () => {
    const [ended, now] = [new Date(2026, 10, 21, 23, 30), new Date(2026, 10, 22)].map(Number);
    says([
      [stats.moment(ended!, now!), '21 nov., 23:30'],
      [stats.moment(ended!, Number(new Date(2027, 1, 1))), '21 nov. 2026, 23:30'],
      [stats.variant(''), 'Règles usuelles'],
      [stats.variant('draw~3.redeals~2.scoring~vegas'), 'Tirage par 3, 2 reprises, score Vegas'],
      [stats.variant('redeals~unlimited'), 'Reprises à volonté'],
      [stats.chart.caption(1, false), 'Dernière partie'],
      [stats.chart.caption(30, true), '30 dernières mains'],
      [
        stats.chart.text('chips', { won: 1, other: 12, pushes: 2 }, 'de −50 à +50'),
        'Barres des jetons, de la plus ancienne à la plus récente : 1 gagnée, 12 perdues, 2 égalités ; de −50 à +50.',
      ],
      [stats.merged({ added: 1, known: 2, late: 0 }), '1 partie ajoutée, 2 déjà connues.'],
      [
        stats.merged({ added: 100, known: 1, late: 3 }),
        '100 parties ajoutées, 1 déjà connue, 3 trop anciennes pour compter.',
      ],
      [stats.cleared('pyramid', 11), 'Pyramide : 11 parties effacées.'],
      [
        stats.refused({ code: 'history', field: 'kind' }),
        'Rien n’est importé : ce n’est pas un fichier de parties jouées.',
      ],
    ]);
  });
});
