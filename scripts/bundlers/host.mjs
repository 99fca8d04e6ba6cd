import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A host</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./app.js"></script>
  </head>
  <body>
    <freecell-game deal="1" verdict no-auto-finish auto-foundation="off"></freecell-game>
    <output></output>
  </body>
</html>
`;

/** A first script with the kit: an element by its tag, its rules, an event. */
const APP = `import { Session, freecell } from 'baize/core';
import 'baize/freecell-game';

const started = Session.start(freecell, { deal: 1 });
const output = document.querySelector('output');
output.value = 'value' in started ? String(started.value.legalMoves().length) : 'no game';
document.addEventListener('game-move', ({ detail }) => (output.value += \` \${detail.notation}\`));
`;

/** For a bundler that does not follow the worker's URL: the worker is an entry of its own. */
const WITH_WORKER = `import { FreecellGame } from 'baize/freecell-game/class';
import './app.js';

FreecellGame.workerFactory = () => new Worker('/workers/solver.js', { type: 'module' });
`;

/**
 * Writes a small project: a page with its script, and the same with its own worker.
 *
 * @param {string} folder
 */
export function writeHost(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'app.js'), APP);
  writeFileSync(join(folder, 'app-with-worker.js'), WITH_WORKER);
}
