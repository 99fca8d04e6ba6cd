import { history } from '../../locales/compiled/en/history.js';
import { kit } from '../../locales/compiled/en/kit.js';
import { stats } from '../../locales/compiled/en/stats.js';
import { history as historyFiles } from '../../locales/compiled/load/history.js';
import { kit as kitFiles } from '../../locales/compiled/load/kit.js';
import { patienceNames } from '../../locales/compiled/load/patience-names.js';
import { stats as statsFiles } from '../../locales/compiled/load/stats.js';
import { lazily } from '../../locales/lazily.js';
import type { Words } from '../../locales/words.js';
import { wordsFrom } from '../controllers/language/gather.js';

/** The messages of `<game-stats>`. */
export type StatsWords = Words<'kit' | 'stats' | 'history'>;

export const statsWords: StatsWords = { kit, stats, history };

export const statsLanguages = wordsFrom({
  kit: kitFiles,
  stats: statsFiles,
  patienceNames,
  history: historyFiles,
});

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The formats of a locale. A browser takes milliseconds to create one. */
const createFormats = (locale: string) => ({
  moment: lazily(() => new Intl.DateTimeFormat(locale, MOMENT)),
  date: lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })),
});

const formats = new Map<string, ReturnType<typeof createFormats>>();

/** When a game ended, by the reader's clock: `Nov 21, 11:30 PM`, or `Nov 21, 2025` in another year. */
export function momentText(
  { kit: { intlLocale } }: StatsWords,
  ended: number,
  now: number,
): string {
  const made = formats.get(intlLocale) ?? createFormats(intlLocale);
  formats.set(intlLocale, made);
  const isThisYear = new Date(ended).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? made.moment : made.date)().format(ended);
}
