import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import type { TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import { countOf } from '../../../support/counts.js';
import { randomFrom } from '../../support/small-random.js';
import { TRICK_GAMES, botMove, dueSeats, shuffledPack } from '../../support/trick-bots.js';
import { SEED } from '../../support/walks.js';

const HANDS = countOf({ normal: 6, full: 300 });
const KINDS = ['quick', 'quick', 'beginner', 'club', 'expert'] as const;

/** Plays a hand; each move is by a bot of a random level. */
function playHand<O extends TrickOptions>(
  game: TrickGame<O>,
  options: O,
  number: number,
): TrickState<O> {
  const random = randomFrom(number);
  let state = game.deal(options, shuffledPack(number));
  for (;;) {
    const [automatic] = game.automatic(state, { type: 'deal' }, {});
    if (automatic) {
      state = game.play(state, automatic);
      continue;
    }
    const due = dueSeats(game, state);
    if (due.length === 0) return state;
    const seat = due[random(due.length)]!;
    const kind = KINDS[random(KINDS.length)]!;
    const move = botMove(game, game.view(state, seat), seat, kind);
    const refused = game.refusal(state, move, seat);
    expect(refused, `${kind} ${JSON.stringify(move)} in ${state.phase}`).to.equal(undefined);
    expect(move.type).not.to.equal('cut');
    state = game.play(state, move);
  }
}

describe('bots of all levels', () => {
  for (const { name, use } of TRICK_GAMES) {
    it(`play whole hands of ${name} by legal moves`, () => {
      use((game, options) => {
        fc.assert(
          fc.property(options, fc.nat(), (given, number) => {
            expect(playHand(game, given, number).phase).to.equal('over');
          }),
          { seed: SEED, numRuns: HANDS },
        );
      });
    });
  }
});
