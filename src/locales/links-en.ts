import type { Problem } from '../core/engine/reason.js';
import { capital } from './capital.js';
import { type SharingWith, sharing } from './share-words.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) => `none of ${tried} deals can be won today; any deal is dealt`,
  'no-solver': ({ got }) => `the deal of the day could not be found (${got}); any deal is dealt`,
};

/** The words of links with those that all games have. */
export const linkWords = (common: SharingWith) => {
  const { problem: shareProblem, result } = sharing(common);
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? shareProblem)(one);
  /** Why a link in the address is not opened. */
  const notOpened = (one: Problem): string => `The link is not opened: ${problem(one)}.`;
  /** Why the deal of the day is not dealt, where something else is. */
  const noDay = (one: Problem): string => `${capital(problem(one))}.`;
  return { problem, result, notOpened, noDay };
};

/** The words of links and daily deals on a page, in English; their type is that of every other language. */
export const linksEn = {
  copyLink: 'Copy link',
  copyResult: 'Copy result',
  linkCopied: 'The link is copied.',
  resultCopied: 'The result is copied.',
  /** The name of the field that holds what the browser won't copy. */
  byHand: 'To be copied by hand',
  notCopied: 'The browser won’t copy it. It is selected: copy it by hand.',
  /** Hands it to another app, as the device does. */
  send: 'Share',
  notSent: 'The browser can’t share it. Copy it instead.',
  savePicture: 'Save picture',
  /** How a game stands, in the picture of its result. */
  won: 'Won',
  lost: 'Lost',
  unfinished: 'Not over',
  lookingForDay: 'Looking for the deal of the day.',
};

export type LinksWords = typeof linksEn;
export type LinkWordsWith = typeof linkWords;
