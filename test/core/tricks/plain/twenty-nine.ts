import { type AuctionTerms, type Contract, bidding, doubling } from './auction.js';
import {
  type PlainCard,
  type Play,
  SUITS,
  following,
  preferring,
  suitOf,
  winnerOf,
} from './cards.js';
import { type Hand, type Result, type Start, dealTo, remove, sum, turnsFrom } from './hand.js';

export interface TwentyNineTerms extends AuctionTerms {
  readonly doubles: boolean;
  readonly afterAsking: 'must-trump' | 'free';
  readonly lastTrick: boolean;
}

const RANKS = 'J9ATKQ87';

const POINTS: Readonly<Record<string, number>> = { J: 3, '9': 2, A: 1, T: 1 };

/** The play of the tricks. */
interface Game {
  readonly terms: TwentyNineTerms;
  readonly hands: PlainCard[][];
  readonly bidder: number;
  readonly trump: string;
  isTrumpKnown: boolean;
  /** The bidder's card that lies face down. */
  laid: PlainCard | null;
  /** The seat that showed king and queen of trump. */
  pair: number | null;
  readonly winners: number[];
  readonly events: string[];
}

/** Trump is shown: the card face down goes back to the bidder. */
function showTrump(game: Game): void {
  game.isTrumpKnown = true;
  if (game.laid !== null) game.hands[game.bidder]!.push(game.laid);
  game.laid = null;
}

const cannotFollow = (hand: readonly PlainCard[], plays: readonly Play[]): boolean =>
  plays.length > 0 && !hand.some((card) => suitOf(card) === suitOf(plays[0]!.card));

const canShowPair = ({ terms, hands, trump, winners, ...game }: Game, seat: number): boolean =>
  terms.game === '29' &&
  game.isTrumpKnown &&
  game.pair === null &&
  winners.some((winner) => winner % 2 === seat % 2) &&
  ['K', 'Q'].every((rank) => hands[seat]!.includes(rank + trump));

/** The moves of a seat: a card, asking for trump, or showing king and queen. */
function legalMoves(game: Game, seat: number, plays: readonly Play[], hasAsked: boolean): string[] {
  const hand = game.hands[seat]!;
  const isVoid = cannotFollow(hand, plays);
  const mustTrump = hasAsked && isVoid && game.terms.afterAsking === 'must-trump';
  const cards = mustTrump
    ? preferring(hand, (card) => suitOf(card) === game.trump)
    : following(hand, plays);
  return [
    ...(isVoid && !game.isTrumpKnown ? [`${seat} ask`] : []),
    ...(canShowPair(game, seat) ? [`${seat} pair`] : []),
    ...cards.map((card) => `${seat} play ${card}`),
  ];
}

/** The card of one seat. Before it, the seat may ask for trump and show king and queen. */
function* playCard(game: Game, seat: number, plays: readonly Play[]): Hand<PlainCard> {
  const { hands, events, bidder } = game;
  if (hands[seat]!.length === 0) {
    showTrump(game);
    events.push('laid card played last');
  }
  let hasAsked = false;
  for (;;) {
    const legal = legalMoves(game, seat, plays, hasAsked);
    const [, verb, card] = (yield { turn: seat, legal, hands, gives: 0 }).split(' ');
    if (verb === 'play') return card!;
    if (verb === 'ask') {
      hasAsked = true;
      showTrump(game);
      events.push('trump asked', ...(seat === bidder ? ['bidder asked'] : []));
    } else {
      game.pair = seat;
      events.push(`pair of the ${seat % 2 === bidder % 2 ? 'bidder' : 'opponents'}`);
    }
  }
}

/** Plays eight tricks. Returns the card points of both sides. */
function* playTricks(game: Game, first: number): Hand<readonly number[]> {
  const points = [0, 0];
  let leader = first;
  while (game.winners.length < 8) {
    const plays: Play[] = [];
    for (const seat of turnsFrom(leader, 4)) {
      const card = yield* playCard(game, seat, plays);
      remove(game.hands[seat]!, [card]);
      plays.push({ seat, card, isTrumpKnown: game.isTrumpKnown });
    }
    leader = winnerOf(plays, game.trump, RANKS);
    game.winners.push(leader);
    points[leader % 2]! += sum(plays.map(({ card }) => POINTS[card.charAt(0)] ?? 0));
  }
  if (game.terms.lastTrick) points[leader % 2]!++;
  return points;
}

/** The bid after king and queen were shown: 4 lower for the bidder's side, otherwise 4 higher. */
export function bidAfterPair(bid: number, isOfBidder: boolean): number {
  if (!isOfBidder) return Math.min(28, bid + 4);
  // 15 is below the limit, and stays.
  return bid < 16 ? bid : Math.max(16, bid - 4);
}

/** Adds the game points of the bidder's side, and looks for a winner at 6 or −6. */
function finish(
  start: Start,
  { bidder, bid }: Contract,
  { pair, winners: won, events, terms }: Game,
  { cardPoints, stake }: { readonly cardPoints: readonly number[]; readonly stake: number },
): Result {
  const side = bidder % 2;
  const needed = pair === null ? bid : bidAfterPair(bid, pair % 2 === side);
  const worth = stake * (terms.game === '28' && bid >= 20 ? 2 : 1);
  const isMade = cardPoints[side]! >= needed;
  if (pair !== null && isMade !== cardPoints[side]! >= bid) events.push('pair decided');
  const points = [0, 1].map((one) => (one !== side ? 0 : isMade ? worth : -worth));
  const scores = start.scores.map((score, one) => score + points[one]!);
  const loser = scores.findIndex((score) => score <= -6);
  const winner = scores.findIndex((score) => score >= 6);
  const best = winner >= 0 ? winner : loser >= 0 ? 1 - loser : -1;
  return {
    ...{ isPlayed: true, points, scores, bags: [], winners: best < 0 ? null : [best] },
    tricks: [0, 1].map((one) => won.filter((seat) => seat % 2 === one).length),
    ...{ won, nextDealer: (start.dealer + 1) % 4, events },
    details: { cardPoints, bids: [0, 1].map((one) => (one === side ? needed : null)) },
  };
}

/** Nobody bid: no points, and the next dealer deals. */
const allPassed = ({ scores, dealer }: Start): Result => ({
  ...{ isPlayed: false, tricks: [0, 0], points: [0, 0], scores, bags: [], winners: null },
  ...{ won: [], details: {}, nextDealer: (dealer + 1) % 4, events: ['all passed'] },
});

/** The bidder chooses trump: a suit, or a card that is laid face down. */
function* chooseTrump(
  { game }: TwentyNineTerms,
  bidder: number,
  hands: PlainCard[][],
): Hand<Pick<Game, 'trump' | 'laid'>> {
  const legal =
    game === '28'
      ? hands[bidder]!.map((card) => `${bidder} lay ${card}`)
      : SUITS.map((suit) => `${bidder} trump ${suit}`);
  const chosen = (yield { turn: bidder, legal, hands, gives: 0 }).split(' ')[2]!;
  if (game === '29') return { trump: chosen, laid: null };
  remove(hands[bidder]!, [chosen]);
  return { trump: suitOf(chosen), laid: chosen };
}

/** One hand of Twenty-Nine or Twenty-Eight. */
export function* twentyNine(terms: TwentyNineTerms, start: Start): Hand {
  const order = turnsFrom((start.dealer + 1) % 4, 4);
  const deck = start.deck.filter((card) => RANKS.includes(card.charAt(0)));
  const hands: PlainCard[][] = [[], [], [], []];
  const events: string[] = [];
  dealTo(hands, order, deck, 4);
  const contract = yield* bidding(terms, start.dealer, hands, events);
  if (contract === null) return allPassed(start);
  const { bidder } = contract;
  const chosen = yield* chooseTrump(terms, bidder, hands);
  dealTo(hands, order, deck, 4);
  const stake = terms.doubles ? yield* doubling(bidder, hands, events) : 1;
  const game: Game = {
    ...{ terms, hands, bidder, ...chosen, isTrumpKnown: false, pair: null, winners: [], events },
  };
  const cardPoints = yield* playTricks(game, order[0]!);
  return finish(start, contract, game, { cardPoints, stake });
}
