import { readFileSync } from 'node:fs';
import { Session, freecell, share } from '../../../src/core.js';
import { readToken, solutionOf } from '../../support/notation.js';

const SOLUTIONS = readFileSync(
  new URL('../../data/freecell-solutions-1-100.tsv', import.meta.url),
  'utf8',
);
const AIDS = { autoFinish: false, autoFoundation: 'off' } as const;

/** A game with this many moves of a deal's solution: its link and state. */
export function sharedGameOf(deal: number, moves: number): { link: string; state: unknown } {
  const started = Session.start(freecell, { deal, options: { supermove: 'full' } });
  if ('problem' in started) throw new Error(started.problem.code);
  const session = started.value;
  const tokens = solutionOf(SOLUTIONS, deal);
  if (tokens.length < moves) throw new Error(`deal ${deal} is solved in ${tokens.length}`);
  for (const token of tokens.slice(0, moves)) {
    const move = readToken(session.state, token);
    const refused = session.play(move, { source: 'host', now: 0, aids: AIDS });
    if (refused) throw new Error(`${token}: ${refused.code}`);
  }
  const link = share(freecell, session.save(0));
  if ('problem' in link) throw new Error(link.problem.code);
  return { link: link.value, state: JSON.parse(JSON.stringify(session.view())) as unknown };
}

/** The first deal whose solution has at least this many moves. */
export function dealOfLength(moves: number): number {
  for (let deal = 1; deal <= 100; deal++) {
    if (solutionOf(SOLUTIONS, deal).length >= moves) return deal;
  }
  throw new Error(`no solution has ${moves} moves`);
}
