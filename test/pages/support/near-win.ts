import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Session, freecell } from '../../../src/core.js';
import { type TestPage } from '../../harness/pages.js';
import { readToken, solutionOf } from '../../support/notation.js';

/** The tag of the game that `nearlyWon` loads. */
export const NEARLY_WON =
  '<freecell-game deal="3" supermove="full" no-auto-finish></freecell-game>';

/** Deal 3 without the last moves of another program's solution, and those moves. */
function stopBefore(last: number): { save: unknown; rest: readonly string[] } {
  const file = new URL('../../data/freecell-solutions-1-100.tsv', import.meta.url);
  const tokens = solutionOf(readFileSync(file, 'utf8'), 3);
  const started = Session.start(freecell, { deal: 3, options: { supermove: 'full' } });
  if ('problem' in started) throw new Error(started.problem.code);
  const session = started.value;
  const aids = { autoFinish: false, autoFoundation: 'off' } as const;
  // A second per move: a save with moves that took no time would count as one from a link.
  const played = tokens.slice(0, -last);
  for (const [index, token] of played.entries()) {
    const how = { source: 'host', now: index * 1000, aids } as const;
    expect(session.play(readToken(session.state, token), how)).to.equal(undefined);
  }
  return { save: session.save(played.length * 1000), rest: tokens.slice(-last) };
}

/** Stores such a game and loads it in the page. Returns the moves that are left. */
export async function nearlyWon(page: TestPage, last: number): Promise<readonly string[]> {
  const { save, rest } = stopBefore(last);
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.includes(':[3,')),
  );
  expect(key).to.be.a('string');
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name!, `1 ${text!}`),
    [key!, JSON.stringify(save)],
  );
  // The reload would cancel running requests.
  await page.waitForLoadState('networkidle');
  await page.reload();
  return rest;
}
