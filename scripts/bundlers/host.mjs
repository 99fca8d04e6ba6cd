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

/** What a stranger writes first: an element by its tag, the rules beside it, an event. */
const APP = `import { Session, freecell } from 'baize/core';
import 'baize/freecell-game';

const started = Session.start(freecell, { deal: 1 });
const output = document.querySelector('output');
output.value = 'value' in started ? String(started.value.legalMoves().length) : 'no game';
document.addEventListener('game-move', ({ detail }) => (output.value += \` \${detail.notation}\`));
`;

/**
 * The sources of a small host: a page, and its script.
 *
 * @param {string} folder
 */
export function writeHost(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'app.js'), APP);
}
