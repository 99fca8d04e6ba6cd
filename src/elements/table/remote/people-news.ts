import type { Seat } from '../../../core/engine/rules.js';
import type { TableStatus } from '../../../core/together/messages.js';
import type { TogetherWords } from '../../../locales/extras/together-en.js';

type People = TableStatus['people'];

/** What has changed with the people of the other seats, in sentences: who came, went, is away or back. */
export const peopleNews = (
  { news }: Pick<TogetherWords, 'news'>,
  before: People,
  now: People,
  own: Seat | undefined,
): readonly string[] =>
  now.flatMap((person, seat) => {
    const was = before[seat];
    if (seat === own) return [];
    if (person?.name !== was?.name) {
      return [...(was ? [news.left(was.name)] : []), ...(person ? [news.sat(person.name)] : [])];
    }
    return person && person.presence !== was?.presence ? [news[person.presence](person.name)] : [];
  });
