import { type SolvableGame, SHARE_FORMAT, dayNumber } from '../../../src/core.js';
import {
  type Envelope,
  readEnvelope,
  writeEnvelope,
} from '../../../src/core/sharing/share-text.js';
import { mutated } from '../../core/support/mutations.js';
import { dayDeal, linkOf, wayToWin, wonLink } from './day-links.js';

type Random = (below: number) => number;

/** A link that must be refused, and how it was made. */
export interface Forgery {
  readonly link: string;
  readonly how: string;
}

const GAMES: readonly SolvableGame[] = ['freecell', 'klondike', 'golf', 'pyramid'];

/** The day that is so many days later. */
function dayAfter(day: string, days: number): string {
  if ('problem' in dayNumber(day)) throw new Error(day);
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function envelopeOf(link: string): Envelope {
  const opened = readEnvelope(link);
  if ('problem' in opened) throw new Error(opened.problem.code);
  return opened.value;
}

/**
 * Valid links that don't win the day's deal: of other days, with moves cut off, and under other
 * rules.
 */
async function trueLinks(day: string): Promise<readonly Forgery[]> {
  const found: Forgery[] = [];
  for (const game of GAMES) {
    const deal = await dayDeal(game, day);
    const way = wayToWin(game, deal);
    for (let at = 0; at < way.length; at += 7)
      found.push({ link: linkOf(game, deal, way.slice(0, at)), how: 'moves cut' });
    for (const days of [-300, -1, 1])
      found.push({ link: await wonLink(game, dayAfter(day, days)), how: 'another day' });
  }
  const fewer = { cells: 3 };
  const other = await dayDeal('freecell', day, fewer);
  const way = wayToWin('freecell', other, fewer);
  found.push({ link: linkOf('freecell', other, way, fewer), how: 'other rules' });
  return found;
}

/**
 * The letters are a number, lowest digit first. The zeros at its end are `A`s, and change nothing.
 */
const plain = ({ letters }: Envelope): string => letters.replace(/A+$/, '');

/**
 * Whether a link has the same content as the win. An address or spaces around it, and zeros at its
 * end, don't matter.
 */
function isSame(win: string, link: string): boolean {
  if (link.includes(win)) return true;
  const opened = readEnvelope(link);
  return 'value' in opened && plain(opened.value) === plain(envelopeOf(win));
}

/** Texts that are no links. */
const NONE = ['', ' ', '#', '%', 'null', '1.freecell.1.', '1..1.AAAAAA', '1.chess.1.AAAAAA', '☂'];

/**
 * Yields so many forged links: valid ones with typos, with or without a corrected checksum, under
 * another game or other rules, or with another link's moves. Some links are valid, but don't win
 * the day's deal.
 */
export async function* forgeries(
  day: string,
  count: number,
  random: Random,
): AsyncGenerator<Forgery> {
  const wins = await Promise.all(GAMES.map((game) => wonLink(game, day)));
  const sound = await trueLinks(day);
  const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;
  const letters = (link: string): string => envelopeOf(link).letters;
  const kinds: readonly (() => Forgery)[] = [
    () => ({ link: mutated(random, pick(wins)), how: 'slips' }),
    () => {
      const envelope = envelopeOf(pick(wins));
      const spoilt = mutated(random, envelope.letters).replace(/[^\w-]/g, '');
      return { link: writeEnvelope({ ...envelope, letters: spoilt }), how: 'slips, sealed anew' };
    },
    () => {
      const [one, other] = [pick(wins), pick(sound).link];
      const at = random(letters(one).length);
      const mixed = letters(one).slice(0, at) + letters(other).slice(at);
      return {
        link: writeEnvelope({ ...envelopeOf(one), letters: mixed }),
        how: 'moves of another',
      };
    },
    () => ({
      link: writeEnvelope({ ...envelopeOf(pick(wins)), game: pick([...GAMES, 'pai-gow']) }),
      how: 'under the name of another game',
    }),
    () => ({
      // Only FreeCell has this option. The other games ignore it.
      link: writeEnvelope({ ...envelopeOf(wins[0]!), options: 'cells~5' }),
      how: 'under other rules',
    }),
    () => ({
      link: writeEnvelope({ ...envelopeOf(pick(wins)), version: SHARE_FORMAT + random(3) }),
      how: 'of another version',
    }),
    () => pick(sound),
    () => ({ link: pick(NONE), how: 'no link' }),
  ];
  for (let left = count; left > 0;) {
    const forged = pick(kinds)();
    if (wins.some((link) => isSame(link, forged.link))) continue;
    left--;
    yield forged;
  }
}

/** A link with another checksum of its moves, to which its first letter belongs. Only a replay can find that out. */
export function withWrongMoves(link: string): string {
  const { letters, ...rest } = envelopeOf(link);
  const first = letters.startsWith('A') ? 'B' : 'A';
  return writeEnvelope({ ...rest, letters: first + letters.slice(1) });
}
