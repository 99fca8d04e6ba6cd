import { checkRun } from '../../../core/table/run-save.js';
import { secureBytes } from '../../base/random.js';
import type { TogetherRoom } from '../../together/table-connection.js';
import type { TableMove, TableState } from '../table-game.js';
import type { SourceListener } from '../table-source.js';
import type { AnyTableRules, JoinHost, JoiningElement } from './parts-host.js';
import { RemoteSource } from './remote-source.js';
import { loadEnglish, loadTogether } from './together-words.js';

/** Adapts a table's element, which has everything that the parts need under the same names. */
const hostOf = <S, M>(element: JoiningElement<S, M>): JoinHost<S, M> => ({
  element,
  announcer: element.announcer,
  panels: element.panels,
  // Getters, because another language replaces the words.
  get words() {
    return element.words;
  },
  get texts() {
    return element.texts;
  },
  loadWords: loadTogether,
  request: (request) => element.request(request),
  refused: (...refusal) => element.refused(...refusal),
});

/**
 * Joins the shared table of a room. Resolves to `undefined` if the browser has no secure random numbers for
 * its share of the shuffle.
 */
export async function join<S extends TableState, M extends TableMove>(
  lent: TogetherRoom,
  element: JoiningElement<S, M>,
  rules: AnyTableRules<S, M>,
  listener: SourceListener<S, M>,
): Promise<RemoteSource<S, M> | undefined> {
  if (secureBytes(1)) {
    const loadingWords = loadTogether(element.words).catch(loadEnglish);
    const [words, checks] = await Promise.all([loadingWords, rules.pageChecks?.()]);
    const checked = { ...rules, ...checks };
    const server = { join: () => lent.join(element), checkRun };
    return new RemoteSource(server, hostOf(element), checked, listener, words);
  }
  element.cannotDeal();
  return undefined;
}
