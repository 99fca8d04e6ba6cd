// Solves FreeCell's deals from 1 on like fc-solve's range solver, in a process that does nothing else.
import { dealDeck, finish, freecell } from '../../src/core.js';
import { search } from '../../src/games/freecell/solver/solve.js';

const checked = freecell.options.check({ variant: 'freecell' });
if ('problem' in checked) throw new Error('The options of FreeCell are refused');
for (let number = 1; number <= Number(process.argv[2]); number++) {
  finish(search(freecell.deal(checked.value, dealDeck(number))));
}
