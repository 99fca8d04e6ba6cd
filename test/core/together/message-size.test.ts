import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { SharedGame } from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { TestTable } from '../support/shared-table.js';

describe('messages of a shared table', () => {
  for (const game of ['seven27-table', 'paigow-table'] as const)
    it(`are small: a hand 1.2 kB and a step 250 bytes on average, two people with three bots (${game})`, () => {
      areSmall(game, 5, countOf({ normal: 10, full: 200 }));
    });

  for (const game of ['hearts-table', 'twenty-nine-table'] as const)
    it(`are as small in a game of tricks, which has more steps (${game})`, () => {
      areSmall(game, 4, countOf({ normal: 2, full: 40 }));
    });
});

function areSmall(game: SharedGame, seats: number, hands: number): void {
  const table = TestTable.open({ game, seats });
  const pages = [table.sit('Ann'), table.sit('Bob')];
  table.playHands(hands, ...pages);
  const meanOf = (type: string): number => {
    const sizes = pages[0]!.heard
      .filter((message) => message.type === type)
      .map((message) => Buffer.byteLength(JSON.stringify(message)));
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  };
  expect(meanOf('hand')).to.be.lessThan(1200);
  expect(meanOf('step')).to.be.lessThan(countOf({ normal: 275, full: 250 }));
  expect(
    pages.flatMap(({ table: { checked } }) => checked).every((one) => one.check.fair),
  ).to.equal(true);
}
