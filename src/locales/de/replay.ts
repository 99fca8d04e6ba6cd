import type { Problem } from '../../core/engine/reason.js';
import type { ReplayWords } from '../replay-en.js';
import type { Translations } from '../translations.js';
import { de } from './kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'Dieser Link ist unvollständig oder enthält einen Fehler.',
  'share-newer': ({ got, known }) =>
    `Dieser Link hat die Version ${got}; bekannt sind hier Versionen bis ${known}.`,
  'share-moves': () => 'Dieser Link gehört zu einem Spiel nach anderen Regeln als den heutigen.',
  'replay-game': ({ got }) => `Das Spiel „${got}“, das ihn zeigen könnte, gibt es hier nicht.`,
  'load-failed': ({ module }) =>
    `Ein Teil der Wiederholung konnte nicht geladen werden (${module}).`,
};

/** The words of a replay, in German. */
export const replay: ReplayWords = {
  region: 'Wiederholung',
  slider: 'Schritt',
  position: (at, length) => `${de.number(at)} / ${de.number(length)}`,
  spokenPosition: (at, length) => `Schritt ${de.number(at)} von ${de.number(length)}`,
  tools: {
    start: 'Zum Anfang',
    back: 'Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    forward: 'Schritt vor',
    end: 'Zum Ende',
  },
  speed: 'Tempo',
  times: (speed) => `${de.number(speed)} ×`,
  playOn: 'Ab hier weiterspielen',
  back: 'Zurück zur Wiederholung',
  speeds: (got, accepted) => `Tempo „${got}“ ist nicht verwendbar; möglich: ${accepted}`,
  problem: (problem) =>
    PROBLEMS[problem.code]?.(problem) ?? 'Dieser Link lässt sich hier nicht abspielen.',
};

/** What a replay says, in German. */
export const otherWords: Translations = { replay };

export { kit as elementWords } from './kit.js';
