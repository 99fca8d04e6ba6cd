import { ACE_HIGH, type PlainCard, SUITS, following, suitOf } from './cards.js';
import {
  type Hand,
  type Start,
  count,
  dealTo,
  onlyOne,
  playTrick,
  turnsFrom,
  wonBy,
} from './hand.js';

export interface WhistTerms {
  readonly players: number;
  readonly variant: 'whist' | 'knock-out' | 'german' | 'oh-hell';
  readonly game: '5' | '7' | '10';
  readonly honours: boolean;
}

interface Table {
  readonly hands: PlainCard[][];
  /** The seats in the game, from the dealer's left. */
  readonly order: readonly number[];
  readonly trump: string;
}

/** The order of play from a seat on. */
const from = (order: readonly number[], leader: number): readonly number[] => {
  const at = order.indexOf(leader);
  return [...order.slice(at), ...order.slice(0, at)];
};

/** Plays all cards. Returns the winners of the tricks. */
function* playAll(
  { hands, order, trump }: Table,
  afterTrick: (winner: number, loser: number) => void = () => undefined,
): Hand<readonly number[]> {
  const winners: number[] = [];
  let leader = order[0]!;
  while (hands[leader]!.length > 0) {
    const turns = from(order, leader);
    const { winner } = yield* playTrick(hands, turns, { trump, ranks: ACE_HIGH }, following);
    winners.push(winner);
    afterTrick(winner, from(order, winner)[1]!);
    leader = winner;
  }
  return winners;
}

/** The points for honours, by the cards that a side was dealt. A side one point short of the game gets none. */
function honourPoints(held: readonly string[], { trump }: Table, isShort: boolean): number {
  const honours = held.filter((card) => suitOf(card) === trump && 'AKQJ'.includes(card.charAt(0)));
  if (isShort) return 0;
  return honours.length === 4 ? 4 : honours.length === 3 ? 2 : 0;
}

function* whist(terms: WhistTerms, start: Start): Hand {
  const hands = count(4).map((): PlainCard[] => []);
  const order = turnsFrom((start.dealer + 1) % 4, 4);
  dealTo(hands, order, [...start.deck], 13);
  const dealt = hands.map((hand) => [...hand]);
  const table = { hands, order, trump: suitOf(hands[start.dealer]!.at(-1)!) };
  const won = yield* playAll(table);
  const target = Number(terms.game);
  const tricks = [0, 1].map((side) => wonBy(won, side) + wonBy(won, side + 2));
  const over = tricks.map((number) => Math.max(0, number - 6));
  const isDecided = over.some((points, side) => start.scores[side]! + points >= target);
  const honours = over.map((_, side) => {
    if (isDecided || !terms.honours) return 0;
    const held = [...dealt[side]!, ...dealt[side + 2]!];
    return honourPoints(held, table, start.scores[side] === target - 1);
  });
  const points = over.map((number, side) => number + honours[side]!);
  const scores = start.scores.map((score, side) => score + points[side]!);
  const best = Math.max(...scores);
  const winners = best >= target ? onlyOne(scores, best) : null;
  return {
    ...{ isPlayed: true, won, tricks, points, scores, bags: [], winners, details: { honours } },
    nextDealer: (start.dealer + 1) % 4,
    events: honours.filter((bonus) => bonus > 0).map((bonus) => `honours ${bonus}`),
  };
}

/** The seat that names trump: the first from the dealer's left with most tricks. */
function namerOf(order: readonly number[], scores: readonly number[]): number {
  const most = Math.max(...scores);
  return order.find((seat) => scores[seat] === most)!;
}

/** Knock-out whist. The scores are the tricks of the last hand. */
function* knockOut({ players }: WhistTerms, start: Start): Hand {
  const isIn = (seat: number): boolean => start.hand === 1 || start.scores[seat]! > 0;
  const order = turnsFrom((start.dealer + 1) % players, players).filter(isIn);
  const hands = count(players).map((): PlainCard[] => []);
  const deck = [...start.deck];
  dealTo(hands, order, deck, 8 - start.hand);
  let trump = suitOf(deck[0]!);
  if (start.hand > 1) {
    const namer = namerOf(order, start.scores);
    const legal = SUITS.map((suit) => `${namer} trump ${suit}`);
    trump = (yield { turn: namer, legal, hands, gives: 0 }).split(' ')[2]!;
  }
  const won = yield* playAll({ hands, order, trump });
  const tricks = count(players).map((seat) => wonBy(won, seat));
  const left = count(players).filter((seat) => tricks[seat]! > 0);
  const nextDealer = turnsFrom((start.dealer + 1) % players, players).find((one) =>
    left.includes(one),
  )!;
  const events = [
    ...(left.length < order.length ? ['knocked out'] : []),
    ...(tricks.filter((number) => number === Math.max(...tricks)).length > 1 ? ['tie'] : []),
  ];
  const winners = left.length === 1 ? left : null;
  return {
    ...{ isPlayed: true, tricks, points: tricks, scores: tricks, bags: [] },
    ...{ won, details: {}, winners, nextDealer, events },
  };
}

/** German whist: the stock is drawn first, then the last 13 tricks decide. */
function* german(_terms: WhistTerms, start: Start): Hand {
  const hands: PlainCard[][] = [[], []];
  const order = turnsFrom(1 - start.dealer, 2);
  const deck = [...start.deck];
  dealTo(hands, order, deck, 13);
  const won = yield* playAll({ hands, order, trump: suitOf(deck[0]!) }, (winner, loser) => {
    if (deck.length > 0) dealTo(hands, [winner, loser], deck, 1);
  });
  const last = [0, 1].map((seat) => wonBy(won.slice(13), seat));
  const winners = onlyOne(last, Math.max(...last))!;
  const points = [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0));
  return {
    ...{ isPlayed: true, tricks: [0, 1].map((seat) => wonBy(won, seat)), points, bags: [] },
    scores: start.scores.map((score, seat) => score + points[seat]!),
    ...{ won, details: {}, winners, nextDealer: 1 - start.dealer, events: [] },
  };
}

/** The dealer bids last, and may not make the sum fit. */
function* ohHellBids(table: Table, tricks: number): Hand<ReadonlyMap<number, number>> {
  const bids = new Map<number, number>();
  let total = 0;
  for (const seat of table.order) {
    const isLast = seat === table.order.at(-1);
    const numbers = count(tricks + 1).filter((bid) => !isLast || total + bid !== tricks);
    const legal = numbers.map((bid) => `${seat} bid ${bid}`);
    const move = yield { turn: seat, legal, hands: table.hands, gives: 0 };
    bids.set(seat, Number(move.split(' ')[2]));
    total += bids.get(seat)!;
  }
  return bids;
}

/** The cards of each hand of a game of Oh hell: 1 to 10 and back; 1 to 8 if six play. */
export const ohHellSizes = (players: number): readonly number[] => {
  const up = count(players === 6 ? 8 : 10).map((index) => index + 1);
  return [...up, ...up.slice(0, -1).reverse()];
};

function* ohHell({ players }: WhistTerms, start: Start): Hand {
  const sizes = ohHellSizes(players);
  const size = sizes[start.hand - 1]!;
  const hands = count(players).map((): PlainCard[] => []);
  const order = turnsFrom((start.dealer + 1) % players, players);
  const deck = [...start.deck];
  dealTo(hands, order, deck, size);
  const table = { hands, order, trump: suitOf(deck[0]!) };
  const bids = yield* ohHellBids(table, size);
  const won = yield* playAll(table);
  const tricks = count(players).map((seat) => wonBy(won, seat));
  const points = tricks.map((number, seat) => (number === bids.get(seat) ? 10 + number : 0));
  const scores = start.scores.map((score, seat) => score + points[seat]!);
  const best = Math.max(...scores);
  const isOver = start.hand === sizes.length;
  const winners = isOver ? count(players).filter((seat) => scores[seat] === best) : null;
  const events = winners !== null && winners.length > 1 ? ['tie'] : [];
  const nextDealer = (start.dealer + 1) % players;
  return {
    ...{ isPlayed: true, won, tricks, points, scores, bags: [], winners, nextDealer, events },
    details: { bids: count(players).map((seat) => bids.get(seat)!) },
  };
}

/** One hand of a variant of whist. */
export const playWhist = (terms: WhistTerms, start: Start): Hand =>
  ({ whist, 'knock-out': knockOut, german, 'oh-hell': ohHell })[terms.variant](terms, start);
