import { numberText } from '../table-en.js';

/** What a person did over several hands, counted by its game. */
export type OwnFigure =
  | 'sat-out'
  // Seven Twenty-Seven
  | 'folds'
  | 'busts'
  | 'showdowns'
  | 'low'
  | 'high'
  | 'both'
  | 'unseen'
  // Pai Gow poker
  | 'deals'
  | 'wins'
  | 'pushes'
  | 'losses'
  | 'front'
  | 'back'
  | 'bonus'
  | 'envy';

/** The words of hands that are looked at again, of the log of a hand, and of a person's own figures. */
export const tableHandsEn = {
  open: (hand: number): string => `Open hand ${numberText(hand)}`,
  all: 'All hands',
  kept: (most: number): string =>
    `The last ${numberText(most)} hands can be opened. Of others only the result is known.`,
  back: 'Step back',
  forward: 'Step forward',
  slider: 'Step',
  position: (at: number, of: number): string => `Step ${numberText(at)} of ${numberText(of)}`,
  players: 'Players',
  log: 'What happened',
  /** Chips of all players that are at stake. */
  middle: (chips: number): string => `${numberText(chips)} in the middle`,
  copy: 'Copy as text',
  copied: 'Copied.',
  own: (hands: number): string => `Of the last ${numberText(hands)} hands`,
  figures: {
    'sat-out': 'Sat out',
    folds: 'Folded',
    busts: 'Bust',
    showdowns: 'Showed the hand',
    low: 'Won or shared the 7 half',
    high: 'Won or shared the 27 half',
    both: 'Both halves in one hand',
    unseen: 'Took the pot unseen',
    deals: 'Dealt',
    wins: 'Won both hands',
    pushes: 'Pushes',
    losses: 'Lost the stake',
    front: 'Won in front',
    back: 'Won behind',
    bonus: 'Chips by Fortune',
    envy: 'Chips by Envy',
  } as Readonly<Record<OwnFigure, string>>,
  /** Sets that were as good as the advice, of those that were judged. */
  agreed: 'As good as the advice',
  agreedOf: (agreed: number, judged: number): string =>
    `${numberText(agreed)} of ${numberText(judged)}`,
};

export type TableHandsWords = typeof tableHandsEn;
