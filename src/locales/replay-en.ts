import type { Problem } from '../core/engine/reason.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'This link is incomplete or has a slip in it.',
  'share-newer': ({ got, known }) =>
    `This link is of version ${got}, and versions up to ${known} are known here.`,
  'share-moves': () => 'This link is of a game by other rules than today’s.',
  'replay-game': ({ got }) => `There is no game “${got}” here to show it.`,
  'load-failed': ({ module }) => `A part of the replay could not be fetched (${module}).`,
};

/** The words of a replay, in English; their type is that of every other language. */
export const replayEn = {
  region: 'Replay',
  slider: 'Step',
  position: (at: number, length: number): string => `${at} / ${length}`,
  spokenPosition: (at: number, length: number): string => `Step ${at} of ${length}`,
  tools: {
    start: 'To the start',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'Step forward',
    end: 'To the end',
  },
  speed: 'Speed',
  times: (speed: number): string => `${speed} ×`,
  playOn: 'Play on from here',
  back: 'Back to the replay',
  speeds: (got: string, accepted: string): string =>
    `speed "${got}" cannot be used; accepted: ${accepted}`,
  problem: (problem: Problem): string =>
    PROBLEMS[problem.code]?.(problem) ?? 'This link cannot be replayed here.',
};

export type ReplayWords = typeof replayEn;
