import type { Problem } from '../../engine/reason.js';
import type { Unit } from '../../languages/unit.js';
import type { KitWords } from '../../locales/kit-en.js';
import type { ReplayWords } from '../../locales/replay-en.js';
import { tell } from '../events.js';
import type { StatsWords } from '../game-stats/words.js';
import { type Speaker, type WordsFiles, speak } from './speak.js';

const CARD: WordsFiles<KitWords> = {
  de: () => import('../../languages/de/kit.js').then(({ kit }) => kit),
  es: () => import('../../languages/es/kit.js').then(({ kit }) => kit),
  fr: () => import('../../languages/fr/kit.js').then(({ kit }) => kit),
  ja: () => import('../../languages/ja/kit.js').then(({ kit }) => kit),
  ar: () => import('../../languages/ar/kit.js').then(({ kit }) => kit),
};

const replayOf = ({ otherWords }: Unit): ReplayWords => otherWords!.replay!;
const statsOf = ({ otherWords }: Unit): StatsWords => otherWords!.stats!;

const REPLAY: WordsFiles<ReplayWords> = {
  de: () => import('../../languages/de/replay.js').then(replayOf),
  es: () => import('../../languages/es/replay.js').then(replayOf),
  fr: () => import('../../languages/fr/replay.js').then(replayOf),
  ja: () => import('../../languages/ja/replay.js').then(replayOf),
  ar: () => import('../../languages/ar/replay.js').then(replayOf),
};

const STATS: WordsFiles<StatsWords> = {
  de: () => import('../../languages/de/stats.js').then(statsOf),
  es: () => import('../../languages/es/stats.js').then(statsOf),
  fr: () => import('../../languages/fr/stats.js').then(statsOf),
  ja: () => import('../../languages/ja/stats.js').then(statsOf),
  ar: () => import('../../languages/ar/stats.js').then(statsOf),
};

/** Tells the page's author of a locale that can't be used, for what has no words for that. */
const tellOf =
  (host: HTMLElement) =>
  (problem: Problem): void => {
    const message = `locale "${problem['got']}" cannot be used; accepted: ${problem['accepted']}`;
    console.warn(`<${host.localName}>: ${message}`);
    tell(host, 'game-error', { source: 'host', problem, message });
  };

/** What elements that play no game themselves speak. */
export const speakCard = (host: Speaker<KitWords>): void => speak(host, CARD);
export const speakReplay = (host: Speaker<ReplayWords>): void =>
  speak(host, REPLAY, undefined, tellOf(host));
export const speakStats = (host: Speaker<StatsWords>): void =>
  speak(host, STATS, undefined, tellOf(host));
