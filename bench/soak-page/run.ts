// npm run bench:soak: plays at random on every element in one page, as fast as possible, for an hour's worth of actions: a
// move every two seconds in each of the six games, 10,800 actions by mouse and keys. A site's calls are added. It fails on a
// console message, a game-error, lost or duplicated cards or chips, growing memory, or if the time is up too early.
//   npm run bench:soak -- [--seed 1] [--minutes 60] [--acts 10800]
import { parseArgs } from 'node:util';
import { print } from '../support/table.js';
import { whole } from '../support/figures.js';
import { PLAYED, type Played, type SoakPage } from './acts.js';
import { grown, rowsOf } from './growth.js';
import { type Soaked, onPage } from './host.js';
import { Play } from './play.js';
import { savedFaults } from './saves.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    minutes: { type: 'string', default: '60' },
    acts: { type: 'string', default: '10800' },
  },
});
const [seed, minutes, wanted] = [values.seed, values.minutes, values.acts].map(Number) as [
  number,
  number,
  number,
];
if (!(seed >= 0 && minutes > 0 && wanted > 0))
  throw new Error('seed, minutes and acts are numbers');

const countsOf = ({ page }: Soaked): Promise<ReturnType<SoakPage['counts']>> =>
  page.evaluate(() => soakOf().counts());

/** Whether enough was played: a tenth of the actions makes a move, and one in five hundred ends a game or hand. */
const isPlayed = (of: Played | undefined, acts: number): boolean =>
  of !== undefined && of.moves >= acts / 10 && of.ends >= Math.floor(acts / 500);

const faults = await onPage(seed, async (soaked) => {
  const start = performance.now();
  const play = new Play(soaked, { seed, acts: wanted, until: start + minutes * 60_000 });
  await play.run();
  const seconds = (performance.now() - start) / 1000;
  const { errors, played, ...counts } = await countsOf(soaked);
  const { acts, count, looks } = play;
  print(`seed ${seed}: ${whole(count)} acts in ${seconds.toFixed(0)} s`, [
    Object.fromEntries([...acts].map(([tag, n]) => [tag, whole(n)])),
  ]);
  print('what came of them', [
    Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, whole(n)])),
  ]);
  print('memory after garbage collection, all games dealt anew', rowsOf(looks));
  const short = wanted - count;
  print('moves, and games or hands that came to their end', [
    Object.fromEntries(
      Object.entries(played).map(([tag, { moves, ends }]) => [
        tag,
        `${whole(moves)}, ${whole(ends)}`,
      ]),
    ),
  ]);
  const perGame = Math.min(...PLAYED.map((tag) => acts.get(tag) ?? 0));
  console.log(
    `\n${whole(perGame)} acts or more on each game; ${soaked.messages.length} messages in the console.`,
  );
  return [
    ...soaked.messages,
    ...errors.map((error) => `game-error: ${error}`),
    ...play.faults,
    ...PLAYED.filter((tag) => !isPlayed(played[tag], acts.get(tag) ?? 0)).map(
      (tag) => `${tag} was hardly played: ${JSON.stringify(played[tag])}`,
    ),
    ...(await savedFaults(soaked.page)),
    ...(looks.length > 1 ? grown(looks) : ['there was no time to see whether memory grows']),
    ...(short > 0 ? [`the time was up ${whole(short)} acts too early`] : []),
  ];
});

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing was found.' : `${faults.length} faults were found.`);
process.exitCode = faults.length === 0 ? 0 : 1;

declare const soakOf: () => SoakPage;
