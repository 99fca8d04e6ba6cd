import { listOf } from '../../../core/cards/list.js';
import { type Card, JOKER } from '../../../core/cards/card.js';
import { backOfSet, frontOfSet, sevenRanker, sevenSetter } from './hand-table.js';
import { rankOfFront } from '../rules/rank-hand.js';
import { type Push, isPush } from '../rules/push.js';
import type { Wheel } from '../rules/hand-rank.js';
import type { HouseWayOptions } from '../rules/house-ways.js';

/** How many hands a player won, pushed and lost. They add up to all hands. */
export interface SimulatedHands {
  readonly wins: number;
  readonly pushes: number;
  readonly losses: number;
}

/** `houseWay` and `houseWayRules` apply to both player and dealer. */
export interface SimulateOptions extends HouseWayOptions {
  readonly wheel: Wheel;
  /** The dealer's hand that returns every stake. */
  readonly pushOn?: Push;
  /** How many hands are dealt. */
  readonly hands: number;
  /** A whole number from 0 to 2^32 − 1. The same seed deals the same hands. */
  readonly seed: number;
}

const HAND = 7;
/** How many hands are dealt between two progress reports. */
const STRIDE = 10_000;

/**
 * Random words of 32 bits: xoshiro128** (Blackman and Vigna, 2018). Its state is filled from the
 * seed by golden-ratio steps and a mixer. It is good for samples, but not for deals at a table.
 */
function randomWords(seed: number): () => number {
  let at = seed;
  const mixed = (): number => {
    at = (at + 0x9e3779b9) | 0;
    let word = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  };
  let [a, b, c, d] = [mixed(), mixed(), mixed(), mixed()];
  return () => {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word >>> 0;
  };
}

/**
 * Deals random hands of seven cards to the dealer and to a player, sets both by the house way, and
 * counts the player's results.
 *
 * @param onProgress called with the progress, 0 to 1
 */
export function simulate(
  { wheel, pushOn = 'none', hands, seed, ...way }: SimulateOptions,
  onProgress?: (share: number) => void,
): SimulatedHands {
  const set = sevenSetter(way, wheel);
  const rank = pushOn === 'none' ? () => 0 : sevenRanker(wheel);
  const random = randomWords(seed);
  const deck = listOf(JOKER + 1, (card): Card => card);
  const [dealer, player] = [deck.slice(0, HAND), deck.slice(0, HAND)];
  const results = [0, 0, 0];
  const deal = (hand: Card[], from: number): void => {
    for (let at = 0; at < HAND; at++) {
      // A partial shuffle. A word has 2^32 values, so the probabilities of cards differ by less
      // than 2^-26.
      const place = from + at;
      const drawn = place + Math.floor((random() / 2 ** 32) * (deck.length - place));
      const card = deck[drawn]!;
      deck[drawn] = deck[place]!;
      deck[place] = card;
      hand[at] = card;
    }
  };
  for (let dealt = 0; dealt < hands; dealt++) {
    deal(dealer, 0);
    deal(player, HAND);
    const theirs = set(dealer);
    const back = isPush(pushOn, rank(dealer), rankOfFront(frontOfSet(theirs)));
    results[back ? 1 : handsWon(set(player), theirs)]!++;
    if ((dealt + 1) % STRIDE === 0) onProgress?.((dealt + 1) / hands);
  }
  const [losses, pushes, wins] = results as [number, number, number];
  return { wins, pushes, losses };
}

/** How many of the player's two hands beat the dealer's. The dealer wins ties. */
const handsWon = (player: number, dealer: number): number =>
  Number(rankOfFront(frontOfSet(player)) > rankOfFront(frontOfSet(dealer))) +
  Number(backOfSet(player) > backOfSet(dealer));

/** A figure estimated from a sample. */
export interface Estimate {
  readonly value: number;
  /** One standard error. */
  readonly error: number;
}

/** The share of some hands among all. */
export function shareOf(some: number, hands: number): Estimate {
  const value = some / hands;
  return { value, error: Math.sqrt((value * (1 - value)) / hands) };
}

/**
 * The average share of a stake that the house keeps.
 *
 * @param commission percent of the win, 0 to 100
 */
export function houseEdge({ wins, pushes, losses }: SimulatedHands, commission: number): Estimate {
  const hands = wins + pushes + losses;
  const paid = 1 - commission / 100;
  const mean = (losses - paid * wins) / hands;
  const square = (losses + paid * paid * wins) / hands;
  return { value: mean, error: Math.sqrt((square - mean * mean) / hands) };
}
