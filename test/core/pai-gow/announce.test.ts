import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type PaigowOptions,
  type SeatKind,
  type Seed,
  botRandom,
  paigow,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { announce, announceCards, announceStart } from '../../../src/games/pai-gow/announce.js';
import { paigowWords } from '../../../src/games/pai-gow/words.js';
import { cards } from '../support/cards.js';
import { seedOf, waitingSeats } from '../support/pai-gow-bots.js';
import { BY, deckFor, playMoves, showdown, startHand, table } from '../support/pai-gow.js';
import { must, valueOf } from '../support/result.js';
import { askBot, paigowBot } from '../../../src/core.js';

void [must, valueOf, showdown, playMoves, cards, deckFor];

/** A hand as it is told to a seat (or to nobody in particular), line by line. */
interface Told {
  /** One step a line. */
  readonly lines: readonly string[];
  /** How many of them came before the dealer's cards were turned up. */
  readonly hidden: number;
}

const KINDS: readonly SeatKind[] = ['bot', 'human', 'bot', 'bot', 'open'];
const SEED: Seed = seedOf(5, 16);
const GIVEN: Partial<PaigowOptions> = {
  kinds: KINDS,
  stacks: [null, 1000, 860, 430, null],
  bonus: 'fortune',
  commission: 5,
  quickDeal: false,
  dice: secureDice(SEED, 3),
};

/** Seat 2 cuts and stakes, the bots stake, and all who have to set do so by the house way. */
function tell(deck: readonly Card[], listener: number | undefined): Told {
  const options = table(KINDS.length, GIVEN);
  const session = startHand(options, deck);
  const words = paigowWords(options);
  const lines = [words.announce(announceStart(session.view(listener), 12))];
  let hidden = 0;
  let before = session.view(listener);
  session.subscribe((change) => {
    if (change.type === 'restart') return;
    const after = session.view(listener);
    if (before.phase === 'bets' || before.phase === 'set') hidden = lines.length;
    lines.push(announce(before, change, after, listener).map(words.announce).join(' '));
    before = after;
  });
  const random = botRandom(SEED, 'bots');
  for (const move of [
    { type: 'cut', seat: 1, text: 'my own' },
    { type: 'bet', seat: 1, amount: 25, bonus: 5 },
    { type: 'pass', seat: 3 },
  ] as const) {
    session.play(move, BY);
  }
  while (session.outcome === undefined) {
    const seat = waitingSeats(session.state)[0]!;
    session.play(askBot(paigow, session.state, seat, paigowBot, random)!, BY);
  }
  return { lines, hidden };
}

console.log(JSON.stringify(tell(tableDeck(SEED), 1), null, 1));
console.log(JSON.stringify(tell(tableDeck(SEED), undefined), null, 1));
void [announceCards];
