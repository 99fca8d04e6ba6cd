import { rankOf } from '../../core/cards/card.js';
import type { PileRefusal } from '../../core/patience/refusal.js';
import type { Build } from '../../core/patience/piles.js';
import { capital } from '../capital.js';
import type { CommonWords } from '../en.js';
import { pileNameWith } from '../pile-name.js';
import type { WordsFor } from '../saying.js';
import { de, kit } from './kit.js';

const { cardName } = kit;

const moves = (count: number): string => de.counted(count, { one: 'Zug', other: 'Züge' });
/** After `in` and the like. */
const inMoves = (count: number): string => de.counted(count, { one: 'Zug', other: 'Zügen' });

/** `in Spalte 3`, `auf Ablage 2` */
const into = (place: string): string => `${/^(Spalte|Zelle)/.test(place) ? 'in' : 'auf'} ${place}`;

/** The words that all games of patience share, in German. */
export const elementWords: CommonWords = {
  ...kit,
  emptyPile: (pile) => `${pile}, leer`,
  pickedUp: 'aufgenommen',
  canMove: 'beweglich',
  canGoHere: 'passt hierher',
  stock: (count) => `Stapel, ${de.counted(count, { one: 'Karte', other: 'Karten' })}`,
  dealSign: 'Nr.',
  dealNumber: (deal) => `Nr. ${deal}`,
  ownDeck: 'eigenes Blatt',
  assisted: { hint: 'mit Tipps', shown: 'ein Weg wurde gezeigt' },
  openingGame: 'Das Spiel wird geöffnet.',
  moves,
  time: de.time,
  tools: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    new: 'Neues Spiel',
    menu: 'Mehr',
  },
  pause: 'Pause',
  resume: 'Weiter',
  keys: 'Tastatur',
  settings: 'Einstellungen',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  leftFullScreen: 'Vollbild ist aus.',
  show: 'Einen Weg zum Sieg zeigen',
  restart: 'Dieses Spiel von vorn',
  chooseDeal: 'Spielnummer wählen',
  deal: 'Spielnummer',
  dealThis: 'Austeilen',
  noSuchDeal: ({ got, first, last }) =>
    `Ein Spiel „${got}“ gibt es nicht. Möglich sind die Nummern ${first} bis ${de.number(Number(last))}.`,
  refusals: {
    over: 'Das Spiel ist zu Ende.',
    'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
    'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
    'no-hint': 'Es gibt keinen Zug zu zeigen.',
    hopeless: 'Dieses Spiel ist nicht mehr zu gewinnen.',
    'no-best-place': 'Sie liegt schon auf dem besten Platz.',
  },
  announce: {
    cards: (name, count) => (count > 1 ? `${name} und ${count - 1} weitere` : name),
    moved: (cards, place) => `${cards} ${into(place)}.`,
    undone: (cards, place) => `Rückgängig: ${cards} zurück ${into(place)}.`,
    redone: (cards, place) => `Wiederholt: ${cards} ${into(place)}.`,
    onto: (pile, card) => `${pile}, auf ${card}`,
    'went-up': (count, name) =>
      count > 1
        ? `${count} Karten wurden von selbst abgelegt.`
        : `${name} wurde von selbst abgelegt.`,
    won: (count) => `Gewonnen in ${inMoves(count)}.`,
    deadDeal: 'Dieses Spiel ist nicht lösbar.',
    lost: 'Es ist kein Zug mehr möglich. Nimm zurück oder fang neu an.',
    started: (title, deal) => `${title}, ${deal}.`,
    picked: (cards, ways) => `${cards}: ${ways}.`,
    noWay: 'passt jetzt nirgendwohin',
    on: (card) => `auf ${card}`,
    hint: (cards, way) => `Versuch ${cards} ${way}.`,
    certainty: {
      searching: 'Ich bin noch nicht sicher: nur ein erlaubter Zug.',
      unproven: 'Das ließ sich nicht klären: nur ein erlaubter Zug.',
      proven: 'Jetzt bin ich sicher.',
    },
  },
};

const KINDS: Readonly<Record<string, string>> = {
  column: 'Spalte',
  cell: 'Zelle',
  foundation: 'Ablage',
  stock: 'Stapel',
  waste: 'Abwurf',
};

/** A pile in words: `Spalte 3`, `Zelle b`; of stock and waste there is but one. */
export const pileName = pileNameWith(KINDS);

/** How cards go to a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  switch (pile.split('-')[0]) {
    case 'cell':
      return 'in eine Zelle';
    case 'column':
      return 'in eine leere Spalte';
    case 'waste':
      return 'auf den Abwurf';
    case 'stock':
      return 'auf den Stapel';
    default:
      return 'auf die Ablage';
  }
};

export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'abwärts in wechselnder Farbe',
  suit: 'abwärts in gleicher Farbe',
  any: 'abwärts',
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `Hier gibt es kein ${pile}.`,
  'same-pile': () => 'Dort liegt sie schon.',
  'empty-pile': ({ pile }) => `${capital(pileName(pile))} ist leer.`,
  'bad-count': ({ count }) => `Von dort lassen sich nicht ${count} Karten bewegen.`,
  'one-card-up': () => 'Auf die Ablage geht nur eine Karte auf einmal.',
  'foundation-starts-with-ace': () => 'Eine Ablage beginnt mit einem Ass.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'Diese Ablage ist vollständig.'
      : `${cardName(card)} folgt nicht auf ${cardName(top)}.`,
  'no-return': () => 'Was auf der Ablage liegt, bleibt dort.',
  'kings-only': () => 'In eine leere Spalte darf nur ein König.',
  build: ({ build, card, target }) =>
    `Spalten wachsen ${BUILDS[build]}: ${cardName(card)} passt nicht auf ${cardName(target)}.`,
};
