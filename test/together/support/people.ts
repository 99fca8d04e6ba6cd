import { Page, endPages } from './page.js';
import { endServers } from './server-process.js';
import { makeTable } from './wire.js';

/**
 * A table for two people only, whose clocks don't run out: each step of a hand is one of their
 * moves.
 */
export const FOR_TWO = { seats: 2, fill: false, clock: { decision: 300_000, bank: 0 } } as const;

/** Two people who have sat down at a new table; with `asked` a table of another kind. */
export async function twoPeople(
  servers: string | readonly string[],
  asked: Readonly<Record<string, unknown>> = FOR_TWO,
): Promise<{ code: string; token: string; ann: Page; bob: Page }> {
  const [first = ''] = [servers].flat();
  const { code, token } = await makeTable(first, asked);
  const ann = await Page.join(servers, code, token);
  const bob = await Page.join(servers, code);
  await ann.sit('Ann');
  await bob.sit('Bob');
  return { code, token, ann, bob };
}

/** Lets the pages play on their own, and makes them ready for the next hand. */
export function play(...pages: readonly Page[]): void {
  for (const page of pages) {
    page.plays = true;
    page.request({ type: 'next' });
  }
}

/** Waits until a page has seen so many hands to their end. */
export const hands = (page: Page, count: number): Promise<void> =>
  page.until(() => page.steps.size >= count);

/**
 * Splits the hands that both saw to their end. In the `exact` ones the steps are the acknowledged
 * moves: none is lost, and none counts twice. For a table of `FOR_TWO`.
 */
export function exactHands(ann: Page, bob: Page): { exact: number[]; others: object[] } {
  const both = [...ann.steps].filter(([hand]) => bob.steps.has(hand));
  const found = both.map(([hand, steps]) => {
    const [anns, bobs] = [ann, bob].map((page) => page.acknowledged.get(hand) ?? 0);
    return { hand, steps, seen: bob.steps.get(hand), moves: anns! + bobs! };
  });
  const isExact = ({ steps, seen, moves }: (typeof found)[number]): boolean =>
    steps === moves && seen === steps;
  return {
    exact: found.filter(isExact).map(({ hand }) => hand),
    others: found.filter((one) => !isExact(one)),
  };
}

/** Ends all pages and servers. For a test file's `after`. */
export async function endAll(): Promise<void> {
  endPages();
  await endServers();
}
