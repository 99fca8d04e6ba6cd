import { percent, textTable, whole } from './text-table.mjs';

/**
 * Lists every legal way to set seven cards, best first.
 *
 * @param {import('./args.mjs').Core} core
 * @param {import('./args.mjs').Order} order
 * @param {(share: number) => void} tell
 */
export function adviseText({ beginPaigowAdvice, formatCards }, order, tell) {
  const advising = beginPaigowAdvice(order.cards, order, () => performance.now());
  let advice;
  while (!(advice = advising.run(50))) tell(advising.progress);
  tell(1);
  const { hands, splits } = advice;
  const paid = 1 - order.commission / 100;
  return textTable(
    [
      ['front', 'back', 'wins', 'pushes', 'loses', 'value', 'dealer hands won', 'pushed', 'lost'],
      ...splits.map(({ front, back, wins, pushes, losses }) => [
        formatCards(front),
        formatCards(back),
        ...[wins, pushes, losses].map((some) => percent(some / hands)),
        ((paid * wins - losses) / hands).toFixed(6),
        ...[wins, pushes, losses].map(whole),
      ]),
    ],
    2,
  );
}
