import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowOptions,
  type PaigowState,
  Session,
  checkRun,
  checkShuffle,
  commitment,
  cutsOf,
  paigow,
} from '../../../src/core.js';
import { dealtCards } from '../../../src/games/pai-gow/rules/deal.js';
import { isFoul } from '../../../src/games/pai-gow/rules/hand-rank.js';
import { ranksOf } from '../../../src/games/pai-gow/rules/settle.js';
import { splitAt, twosOf } from '../../../src/games/pai-gow/rules/split.js';
import { countOf } from '../../support/counts.js';
import { type BotHand, botHands, botsTable } from '../support/pai-gow-bots.js';
import { resultsOf } from '../support/pai-gow.js';
import { must, valueOf } from '../support/result.js';

const HANDS = countOf({ normal: 480, full: 20_000 });
const SIZES = [2, 3, 4, 5, 6, 7];
/** Twelve tables: every size, with the house dealing and with the players dealing in turn. */
const EACH = Math.ceil(HANDS / (2 * SIZES.length));
/** Every set is tried in one of so many hands. */
const TRIED = 5;

const RULES: readonly Partial<PaigowOptions>[] = [
  { bonus: 'fortune' },
  { bonus: 'fortune', commission: 5, wheel: 'low' },
  { commission: 5, quickDeal: true, bonus: 'fortune', maxBet: 400 },
  { commission: 5, pushOn: 'queen-high', offer: true, maxBet: 40 },
];

const sum = (chips: readonly (number | null)[]): number =>
  chips.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Chips only move between accounts: none appear or disappear, and nobody has less than none. */
function conserved({ run, session, next }: BotHand): void {
  const { stacks, transfers } = resultsOf(session);
  expect(next.stacks).to.deep.equal(stacks);
  expect(sum(next.stacks) + next.house).to.equal(sum(run.stacks) + run.house);
  expect(sum(next.brought)).to.equal(sum(next.stacks) + next.house);
  expect(next.stacks.filter((stack) => stack !== null && !(stack >= 0))).to.deep.equal([]);
  const wrong = transfers.filter(
    ({ amount, from, to }) => !Number.isSafeInteger(amount) || amount <= 0 || from === to,
  );
  expect(wrong).to.deep.equal([]);
}

/** The deck is that of the seed, the published commitment and the players' cuts. */
function fair({ seed, session }: BotHand): void {
  const { state } = session;
  const revealed = { commitment: commitment(seed), seed, cuts: cutsOf(state) };
  const { fair: isFair, faults } = checkShuffle({ ...revealed, deck: dealtCards(state) });
  expect(isFair, JSON.stringify(faults)).to.equal(true);
}

function replays({ session }: BotHand): void {
  const saved: unknown = JSON.parse(JSON.stringify(session.save(0)));
  const again = valueOf(Session.load(paigow, saved));
  expect(JSON.stringify(again.state)).to.equal(JSON.stringify(session.state));
}

const isFoulSet = ({ options }: PaigowState, cards: readonly number[], at: number): boolean => {
  const { front, back } = splitAt(cards, twosOf(cards)[at]!);
  const ranks = ranksOf(front, back, options.wheel);
  return isFoul(ranks.back, ranks.front);
};

/** No set is foul, and a foul one is refused. */
function noFoul({ session }: BotHand): void {
  const { state } = session;
  const playing = state.seats.filter(({ front }) => front.length > 0);
  const foul = playing.filter(({ front, back }) => {
    const ranks = ranksOf(front, back, state.options.wheel);
    return isFoul(ranks.back, ranks.front);
  });
  expect(foul).to.deep.equal([]);
  const seat = state.seats.findIndex(({ status }) => status === 'in');
  const { cards } = state.seats[seat]!;
  const unset = state.seats.map((one, at) => (at === seat ? { ...one, front: [], back: [] } : one));
  const asked: PaigowState = { ...state, phase: 'set', seats: unset };
  const refused = twosOf(cards).map(
    (front) => paigow.refusal(asked, { type: 'set', seat, front }, seat)?.code,
  );
  expect(refused).to.deep.equal(
    twosOf(cards).map((_, at) => (isFoulSet(state, cards, at) ? 'foul' : undefined)),
  );
}

describe(`${HANDS} hands of bots`, () => {
  for (const seats of SIZES) {
    for (const house of [true, false]) {
      it(`${seats} seats, ${house ? 'the house dealing' : 'players dealing in turn'}`, () => {
        const rules = RULES[seats % RULES.length]!;
        const dealers = new Set<number>();
        let last: BotHand | undefined;
        let number = 0;
        for (const hand of botHands(botsTable(seats, house), EACH, rules)) {
          conserved(hand);
          fair(hand);
          replays(hand);
          if (number++ % TRIED === 0) noFoul(hand);
          dealers.add(hand.run.dealer);
          last = hand;
        }
        expect(number).to.equal(EACH);
        expect(dealers.size).to.equal(house ? 1 : seats);
        const { next } = must(last);
        expect(valueOf(checkRun(JSON.parse(JSON.stringify(next))))).to.deep.equal(next);
      });
    }
  }
});
