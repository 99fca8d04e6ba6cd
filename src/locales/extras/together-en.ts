import type { Reason } from '../../core/engine/reason.js';
import type { TranscriptLine } from '../../core/together/shuffle.js';

/** A sentence for each code, with the figures that it carries. */
type Sentences = Readonly<Record<string, (reason: Reason) => string>>;

const refusals: Sentences = {
  'no-seat': () => 'Only who has a seat can do that.',
  'seat-taken': () => 'That seat is taken.',
  'bad-name': ({ most }) => `A name has 1 to ${String(most)} letters.`,
  'name-taken': () => 'Somebody else at the table has that name.',
  'other-hand': () => 'That was meant for another hand.',
  'no-such-move': () => 'The server does not know that move.',
  'played-meanwhile': () => 'A bot or the clock has played for that seat meanwhile.',
  'maker-only': () => 'Only who made the table can do that.',
  'table-paused': () => 'The table is paused.',
  'cut-by-share': () => 'At this table everybody’s own words are given with the next shuffle.',
  'has-chips': () => 'There are chips left.',
  'too-often': () => 'That was said too often just now.',
  'move-sent': () => 'The last move is still on its way.',
  'not-connected': () => 'There is no connection to the table.',
  'shared-table': () => 'This table belongs to all who sit at it.',
};

const problems: Sentences = {
  'shared-table': () =>
    'a shared table is the server’s: newGame(), restart() and load() are refused there',
  'unfair-deal': ({ hand }) => `the deal of hand ${String(hand)} was not as it was promised`,
  'left-out': ({ hand }) =>
    `the shuffle of hand ${String(hand)} was begun without this page, which has a seat and was there`,
  'other-game': ({ got, wanted }) =>
    `this table is played by <${String(got)}>; this element is <${String(wanted)}>`,
  protocol: () => 'this page and the server are of different versions',
  'other-protocol': () => 'this page and the server are of different versions',
  'origin-not-allowed': () => 'This page may not join that table.',
  'bad-code': () => 'This is no code of a table.',
  'bad-options': () => 'This is no code of a table.',
  'second-table': () => 'Another table of this page has joined already.',
  'bad-message': () => 'a message of the server cannot be used',
  share: () => 'the server could not use a share of the shuffle',
  'server-unreachable': () => 'The server does not answer.',
  'table-full': () => 'There is no more room at this table, not even to watch.',
  'no-such-table': () => 'There is no such table, or it has ended.',
  'not-signed-in': () => 'Only who has signed in can join this table.',
  'load-failed': () => 'A part of the page that is needed for this table could not be loaded.',
};

/** A line of the check of a shuffle; `who` is whose share it is of. */
function lineText({ code, ok }: TranscriptLine, who: string): string {
  switch (code) {
    case 'unusable':
      return 'The seed or a share is missing.';
    case 'commitment':
      return `The hash of the house’s seed is ${ok ? '' : 'not '}the commitment.`;
    case 'share':
      return `${who}: the share is ${ok ? '' : 'not '}that of its hash.`;
    case 'published':
      return ok
        ? 'All hashes are those that this page saw before any share was revealed.'
        : 'The hashes are not those that this page saw before.';
    case 'own':
      return ok ? 'The own share is part of it.' : 'The own share is not part of it.';
  }
}

/** The words of a table that people elsewhere share; their type is that of every other language. */
export const togetherEn = {
  connection: {
    connecting: 'Connecting to the table …',
    lost: 'The connection is lost. Connecting again …',
    back: 'Connected again.',
  },
  bye: {
    replaced: 'This seat is played in another window now.',
    removed: 'Who made the table has ended this seat.',
    ended: 'The table has ended.',
  },
  again: 'Connect again',
  shuffling: 'All pages shuffle the deck together …',
  nobody: 'Nobody sits here yet.',
  choosing: 'Somebody is choosing a seat.',
  waitingFor: (names: string): string => `Waiting for ${names}.`,
  isVoid: (names: string): string =>
    `This shuffle is void: a share is missing, from ${names}. The deck is shuffled anew.`,
  warnings: {
    'unfair-deal': (hand: number) =>
      `Hand ${hand} was not dealt as it was promised! The check of the deal shows what is wrong.`,
    'no-share': (hand: number) =>
      `This page had no share in the shuffle of hand ${hand}: it can check only whether everything fits together.`,
    'left-out': (hand: number) =>
      `This page was left out of the shuffle of hand ${hand}! The deck was settled without a share of its own.`,
  },
  sit: {
    title: 'Take a seat',
    button: 'Sit down',
    name: 'Name',
    seat: 'Seat',
    any: 'Any that is free',
    seatOf: (seat: number): string => `Seat ${seat}`,
    kept: 'The name is kept in this browser.',
    booked: 'The seat is booked. It can be played from the next hand on.',
    cancel: 'Only watch',
  },
  ready: 'Ready',
  rebuy: 'More chips, ready',
  isReady: 'ready',
  menu: {
    leave: 'Leave the table',
    pause: 'Ask for a pause',
    noPause: 'No pause after all',
  },
  leave: {
    title: 'Leave the table?',
    text: 'A bot plays this hand to its end. The chips stay at the table.',
    yes: 'Leave',
    no: 'Stay',
  },
  remove: {
    button: 'Remove',
    title: (name: string): string => `Remove ${name}?`,
    text: 'The seat is free for others after this hand.',
    yes: 'Remove',
    no: 'Cancel',
  },
  people: {
    title: 'Who plays',
    close: 'Close',
    bot: 'a bot',
    free: 'free',
    maker: 'made the table',
    pause: 'wants a pause',
    out: 'sits out the next hand',
  },
  presence: { here: '', away: 'away', bot: 'a bot plays' },
  wantPause: (names: string): string => `A pause is asked for by ${names}.`,
  news: {
    sat: (name: string): string => `${name} has sat down.`,
    left: (name: string): string => `${name} has left.`,
    away: (name: string): string => `${name} is away.`,
    bot: (name: string): string => `A bot plays for ${name}.`,
    here: (name: string): string => `${name} is back.`,
  },
  seconds: (count: number): string => `${count} seconds left.`,
  bank: (count: number): string => `The time bank runs: ${count} seconds.`,
  talk: {
    button: 'Say something',
    title: 'Say something',
    mute: 'Hide what others say',
    hello: 'Hello!',
    thanks: 'Thank you!',
    'well-played': 'Well played!',
    'good-luck': 'Good luck!',
    oops: 'Oops!',
    thinking: 'Let me think …',
  },
  fair: {
    title: 'This deal',
    region: 'This deal',
    intro: (hand: number): string =>
      `The deck of hand ${hand} was shuffled by the house and all people at the table together.`,
    none: 'No hand has been dealt yet.',
    commitment: 'Commitment of the house',
    hash: (name: string): string => `Hash of ${name}`,
    share: (name: string): string => `Share of ${name}`,
    seed: 'Seed of the house',
    later: 'It is shown once the hand is over.',
    words: 'Own words for the next shuffle',
    keep: 'Use them',
    used: 'They are part of the next shuffle.',
    copy: 'Copy the transcript',
    copied: 'Copied.',
    how: 'What this shows',
    why: [
      'First the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds the person’s own words, and publishes their hash. Only once all hashes are known are the shares revealed; the deck follows from the seed and all shares.',
      'So nobody could choose the deck, nor could all but one together: one honest page is enough. A share that is not revealed makes the shuffle void, for all to see. Bots give no share.',
      'This page has checked the deal by itself as soon as the hand was over. The transcript can be checked anywhere else: docs/fair-shuffles.md of Baize tells every byte.',
    ],
  },
  line: lineText,
  refusals,
  problems,
};

export type TogetherWords = typeof togetherEn;
