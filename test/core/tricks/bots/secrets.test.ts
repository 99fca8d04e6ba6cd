import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Card, Seat } from '../../../../src/core.js';
import { TRICK_LEVELS } from '../../../../src/core/tricks/bots/question.js';
import { quickBot } from '../../../../src/core/tricks/bots/quick-bot.js';
import { adviseTrick } from '../../../../src/core/tricks/bots/solver.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import type { TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import { countOf } from '../../../support/counts.js';
import { stirredFor } from '../../support/stirred-tricks.js';
import { randomFrom } from '../../support/small-random.js';
import { TRICK_GAMES, botMove, dueSeats, shuffledPack } from '../../support/trick-bots.js';
import { SEED } from '../../support/walks.js';

const HANDS = countOf({ normal: 2, full: 40 });

/** What bots of all levels say, as text. They get the view. */
function answers<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
): string {
  const view = game.view(state, seat);
  const { rules } = game.tableOf(state.options);
  return JSON.stringify([
    quickBot(rules, view, seat, () => 0),
    ...TRICK_LEVELS.map((level) => adviseTrick({ rules, view, seat, level, seed: 'a' }, 3)),
  ]);
}

describe('what bots advise', () => {
  for (const { name, use } of TRICK_GAMES) {
    it(`does not depend on hidden cards in ${name}`, () => {
      use((game, options) => {
        const order = fc.shuffledSubarray<Card>([...Array(52).keys()], { minLength: 52 });
        fc.assert(
          fc.property(options, fc.nat(), order, (given, number, other) => {
            const random = randomFrom(number);
            let state = game.deal(given, shuffledPack(number));
            for (;;) {
              const [automatic] = game.automatic(state, { type: 'deal' }, {});
              if (automatic) state = game.play(state, automatic);
              const due = dueSeats(game, state);
              if (due.length === 0) break;
              const seat = due[random(due.length)]!;
              if (state.phase !== 'ready') {
                const changed = stirredFor(game, state, seat, other);
                expect(answers(game, changed, seat)).to.equal(answers(game, state, seat));
              }
              state = game.play(state, botMove(game, game.view(state, seat), seat, 'quick'));
            }
          }),
          { seed: SEED, numRuns: HANDS },
        );
      });
    });
  }
});
