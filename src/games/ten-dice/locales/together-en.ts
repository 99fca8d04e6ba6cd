import { type TogetherWords, togetherEn } from '../../../locales/extras/together-en.js';

/** What is said of a race that people elsewhere share, in English. */
export const raceTogetherEn: TogetherWords = {
  ...togetherEn,
  shuffling: 'All pages settle the dice together …',
  isVoid: (names) =>
    `These dice are void: a share is missing, from ${names}. They are settled anew.`,
  warnings: {
    'unfair-deal': (race) =>
      `The dice of race ${race} were not as they were promised! The check of the dice shows what is wrong.`,
    'no-share': (race) =>
      `This page had no share in the dice of race ${race}: it can check only whether everything fits together.`,
    'left-out': (race) =>
      `This page was left out as the dice of race ${race} were settled! They stand without a share of its own.`,
  },
  sit: { ...togetherEn.sit, booked: 'The seat is booked. It can be raced from the next race on.' },
  leave: { ...togetherEn.leave, text: 'A bot rolls in this race to its end.' },
  remove: { ...togetherEn.remove, text: 'The seat is free for others after this race.' },
  people: { ...togetherEn.people, out: 'a bot rolls in the next race' },
  fair: {
    ...togetherEn.fair,
    title: 'The dice of this race',
    region: 'The dice of this race',
    intro: (race) =>
      `The dice of race ${race} were settled by the house and all people at the table together.`,
    none: 'No race has begun yet.',
    later: 'It is shown once the race is over.',
    words: 'Own words for the next dice',
    used: 'They are part of the next dice.',
    why: [
      'First the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds the person’s own words, and publishes their hash. Only once all hashes are known are the shares revealed; all dice of the race follow from the seed and all shares.',
      'So nobody could choose the dice, nor could all but one together: one honest page is enough. A share that is not revealed makes the dice void, for all to see. Bots give no share.',
      'This page has checked each roll by itself as soon as the race was over, from where it joined. The transcript can be checked anywhere else: docs/fair-shuffles.md and docs/ten-dice.md of Baize tell every byte.',
    ],
  },
  refusals: {
    ...togetherEn.refusals,
    'other-hand': () => 'That was meant for another race.',
    'hand-runs': () => 'The race is not over yet.',
  },
  problems: {
    ...togetherEn.problems,
    'shared-table': () =>
      'a shared race is the server’s: neither a deal nor a save can be chosen for it',
    'unfair-deal': ({ hand }) => `the dice of race ${String(hand)} were not as they were promised`,
    'left-out': ({ hand }) =>
      `the dice of race ${String(hand)} were begun without this page, which has a seat and was there`,
  },
};
