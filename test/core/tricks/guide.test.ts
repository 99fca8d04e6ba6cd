import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session } from '../../../src/core.js';
import { quickBot } from '../../../src/core/tricks/bots/quick-bot.js';
import { trickGuideStep } from '../../../src/core/tricks/guide/guide-step.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import { TRICK_PHASES } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { tricksHelp } from '../../../src/locales/compiled/en/tricks-help.js';
import { guideText, guideTexts } from '../../../src/locales/trick-guide.js';
import { ALL_CARDS } from '../support/cards.js';
import { valueOf } from '../support/result.js';
import { BY, optionsOf } from '../support/tricks.js';

const NAMES = {
  personAt: (seat: number) => ({ who: 'other', number: seat + 1 }) as const,
  ...{ deal: 'Deal', aim: 'Win.' },
};

/** A deck that differs from hand to hand. */
const deckAt = (hand: number) =>
  [...ALL_CARDS].sort((a, b) => ((a * (hand * 7 + 5)) % 53) - ((b * (hand * 7 + 5)) % 53));

interface Seen {
  readonly codes: Set<string>;
  readonly phases: Set<string>;
}

/** Plays hands by the quick bot, and notes what the guide says to every seat at every step. */
function play<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  { codes, phases }: Seen,
  hands = 3,
): void {
  const options = optionsOf(game, given);
  const table = game.tableOf(options);
  for (let hand = 0; hand < hands; hand++) {
    const session = valueOf(Session.start(game, { deck: deckAt(hand), options }));
    for (;;) {
      const { state } = session;
      phases.add(state.phase);
      for (const seat of options.kinds.keys()) {
        const step = trickGuideStep(table, session.view(seat), seat, false);
        codes.add(step.code);
        const text = guideText(tricksHelp, step, NAMES);
        expect(text, step.code).to.not.match(/^$|undefined|NaN/);
      }
      const move = table.live
        .map((seat) => quickBot(table, session.view(seat), seat))
        .find((one) => one !== undefined);
      if (!move) break;
      expect(session.play(move, BY)).to.equal(undefined);
    }
  }
}

describe('the guide through a first hand of a trick-taking game', () => {
  it('has a text for every seat in every phase of every game', () => {
    const seen: Seen = { codes: new Set(), phases: new Set() };
    play(hearts, { moon: 'choose' }, seen, 6);
    play(spades, { blindNil: true, blindExchange: true, scores: [0, 200] }, seen, 6);
    play(whist, { variant: 'whist' }, seen);
    play(whist, { variant: 'german' }, seen);
    play(whist, { variant: 'oh-hell', hand: 6 }, seen);
    play(whist, { variant: 'knock-out', hand: 3, scores: [3, 2, 2, 0] }, seen);
    play(twentyNine, { doubles: true }, seen, 4);
    play(twentyNine, { game: '28', allPass: 'redeal' }, seen, 4);
    const phases = TRICK_PHASES.filter((phase) => phase !== 'moon');
    expect([...seen.phases]).to.include.members(phases);
    expect([...seen.codes].sort()).to.include.members([
      ...['ask', 'bid', 'bid-high', 'bid-pass', 'discard-points', 'double', 'duck', 'end-made'],
      ...['end-points', 'end-tricks', 'follow-partner', 'follow-win', 'lead-due', 'lead-high'],
      ...['lead-low', 'look', 'out', 'pass', 'ready', 'ruff', 'trump', 'lay', 'wait', 'wait-all'],
      ...['wait-trick', 'won', 'won-partner'],
    ]);
  });

  it('reserves room for every text', () => {
    const texts = guideTexts(tricksHelp, NAMES);
    expect(texts).to.have.length(Object.keys(tricksHelp.guide).length);
    for (const text of texts) expect(text).to.not.match(/^$|undefined|NaN/);
  });
});
