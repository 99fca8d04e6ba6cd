import { percent, textTable, whole } from './text-table.mjs';

/**
 * Plays the house way against itself.
 *
 * @param {import('./args.mjs').Core} core
 * @param {import('./args.mjs').Order} order
 * @param {(share: number) => void} tell
 */
export function simulateText({ paigowHouseEdge, shareOf, simulatePaigow }, order, tell) {
  const { hands, houseWay, seed, commission, pushOn } = order;
  const found = simulatePaigow(order, tell);
  const edge = paigowHouseEdge(found, commission);
  /** @type {readonly (readonly [name: string, count: number])[]} */
  const rows = [
    ['player wins', found.wins],
    ['push', found.pushes],
    ['player loses', found.losses],
  ];
  return textTable([
    [`${houseWay} against ${houseWay}, seed ${seed}`, 'hands', 'share', 'standard error'],
    ...rows.map(([name, count]) => {
      const { value, error } = shareOf(count, hands);
      return [name, whole(count), percent(value), percent(error)];
    }),
    ['all', whole(hands)],
    [
      `house edge ${pushOn === 'none' ? `at ${commission} % commission` : `with ${pushOn}`}`,
      '',
      percent(edge.value),
      percent(edge.error),
    ],
  ]);
}
