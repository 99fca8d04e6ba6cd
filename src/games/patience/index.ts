import { defineElement } from '../../elements/base/define.js';
import { USUAL } from './element/game-choice.js';
import { PatienceGame } from './element/element.js';
import { loadPatience } from './load.js';

const define = (): void => defineElement('patience-game', PatienceGame);

/** The games that the page names, until now in elements without a definition. */
function namesInPage(): readonly string[] {
  if (!('document' in globalThis)) return [];
  const named = document.querySelectorAll('patience-game:not([rules], :has(> [slot="rules"]))');
  return [...named].map((element) => element.getAttribute('game') ?? USUAL);
}

// The page shows its empty table or the server's cards until the element is defined. So that no frame shows neither, the
// games come first. The element itself reports one that fails to load.
const names = namesInPage();
if (names.length === 0) define();
else void Promise.allSettled(names.map(loadPatience)).then(define);

export * from './element/element.js';
