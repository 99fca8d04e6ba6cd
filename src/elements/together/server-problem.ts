import type { Problem } from '../../core/engine/reason.js';
import { server } from '../../locales/compiled/en/server.js';
import { textFor } from '../../locales/words.js';

/** What is wrong with a table on a server, for the page's author. */
export function serverProblemText(problem: Problem): string {
  const { problems } = server;
  const { code } = problem;
  return textFor(problems, problem) ?? problems.other({ code, server: String(problem['server']) });
}
