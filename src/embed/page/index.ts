import { type EmbedProblem, readEmbed } from '../query.js';
import { showGame } from './game-frame.js';
import { reportHeight } from './height.js';
import { Parent } from './parent.js';
import { refusalPage } from './refusal.js';

const reading = readEmbed(location.search);
const parent = new Parent('value' in reading ? reading.value.origin : undefined);

const game = 'value' in reading ? reading.value.game.name : undefined;

function refuse(problems: readonly EmbedProblem[]): void {
  document.title = 'This address can’t be used';
  const page = refusalPage(problems);
  document.body.replaceChildren(page);
  reportHeight(page, parent, game);
  parent.send({ type: 'baize:refused', problems });
}

if ('problems' in reading) {
  refuse(reading.problems);
} else {
  const found: EmbedProblem[] = [];
  const element = showGame(reading.value, parent, (problem) => {
    found.push(problem);
    refuse(found);
  });
  // The entry is in the same folder as this file.
  const entry = new URL(`${reading.value.game.tag}.js`, import.meta.url).href;
  try {
    await import(entry);
    document.body.replaceChildren(element);
  } catch (error) {
    const wait = document.querySelector('#wait');
    wait?.classList.replace('late', 'failed');
    if (wait) reportHeight(wait, parent, game);
    throw error;
  }
}
