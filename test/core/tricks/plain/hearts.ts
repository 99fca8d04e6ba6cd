import { ACE_HIGH, type PlainCard, following, preferring, suitOf } from './cards.js';
import {
  type Hand,
  type Result,
  type Start,
  count,
  dealTo,
  onlyOne,
  pass,
  playTrick,
  sum,
  turnsFrom,
  wonBy,
} from './hand.js';

export interface HeartsTerms {
  readonly players: number;
  readonly passing: 'left-right-across-hold' | 'left-right' | 'left' | 'none';
  readonly lead: 'two-of-clubs' | 'left-of-dealer';
  readonly firstTrick: 'no-points' | 'any';
  readonly breaking: 'hearts' | 'points' | 'off';
  readonly jack: 'none' | 'diamonds';
  readonly queen: 'any-time' | 'first-chance';
  readonly moon: 'add' | 'subtract' | 'choose';
  readonly target: number;
}

const isPoint = (card: PlainCard): boolean => suitOf(card) === 'H' || card === 'QS';

/** How many seats to the left the cards go; 0 for no pass. Three or five players have nobody across. */
function passDistance({ passing, players }: HeartsTerms, hand: number): number {
  const across = players === 4 ? [2] : [];
  const turns = {
    'left-right-across-hold': [1, players - 1, ...across, 0],
    'left-right': [1, players - 1],
    left: [1],
    none: [0],
  }[passing];
  return turns[(hand - 1) % turns.length]!;
}

/** Cards that may be led. */
function leads(
  terms: HeartsTerms,
  hand: readonly PlainCard[],
  tricks: readonly PlainCard[],
): readonly PlainCard[] {
  const isFirst = tricks.length === 0;
  if (isFirst && terms.lead === 'two-of-clubs') {
    return hand.filter((card) => card === (terms.players === 5 ? '3C' : '2C'));
  }
  const isNoPoint = isFirst && terms.firstTrick === 'no-points';
  const allowed = isNoPoint ? preferring(hand, (card) => !isPoint(card)) : hand;
  const isBroken =
    terms.breaking === 'off' ||
    tricks.some((card) => suitOf(card) === 'H' || (terms.breaking === 'points' && card === 'QS'));
  return isBroken ? allowed : preferring(allowed, (card) => suitOf(card) !== 'H');
}

/** Cards that may be played to a trick that was led. */
function replies(
  terms: HeartsTerms,
  hand: readonly PlainCard[],
  plays: readonly { readonly card: PlainCard }[],
  isFirst: boolean,
): readonly PlainCard[] {
  const follow = following(hand, plays);
  const isNoPoint = isFirst && terms.firstTrick === 'no-points';
  const allowed = isNoPoint ? preferring(follow, (card) => !isPoint(card)) : follow;
  const canDiscard = suitOf(follow[0]!) !== suitOf(plays[0]!.card);
  const isBeaten = plays.some(({ card }) => card === 'KS' || card === 'AS');
  const isChance = canDiscard || (suitOf(plays[0]!.card) === 'S' && isBeaten);
  return terms.queen === 'first-chance' && isChance
    ? preferring(allowed, (card) => card === 'QS')
    : allowed;
}

/** The seat that took all hearts and the queen of spades. */
const shooterOf = (taken: readonly (readonly PlainCard[])[]): number =>
  taken.findIndex((cards) => cards.filter(isPoint).length === 14);

const pointsOf = ({ jack }: HeartsTerms, cards: readonly PlainCard[]): number =>
  sum(
    cards.map((card) => {
      if (card === 'JD' && jack === 'diamonds') return -10;
      return card === 'QS' ? 13 : suitOf(card) === 'H' ? 1 : 0;
    }),
  );

/** The points of each seat. The jack of diamonds always counts for the seat that took it. */
function* score(
  terms: HeartsTerms,
  taken: readonly (readonly PlainCard[])[],
  events: string[],
): Hand<readonly number[]> {
  const points = taken.map((cards) => pointsOf(terms, cards));
  const shooter = shooterOf(taken);
  if (shooter < 0) return points;
  let choice: string = terms.moon;
  if (choice === 'choose') {
    const legal = [`${shooter} moon add`, `${shooter} moon subtract`];
    choice = (yield { turn: shooter, legal, hands: taken.map(() => []), gives: 0 }).split(' ')[2]!;
  }
  const hasJack = terms.jack === 'diamonds' && taken[shooter]!.includes('JD');
  events.push('moon', `moon ${choice}`, ...(hasJack ? ['moon with the jack'] : []));
  return points.map((all, seat) => {
    const rest = seat === shooter ? all - 26 : all;
    if (choice === 'add') return seat === shooter ? rest : rest + 26;
    return seat === shooter ? rest - 26 : rest;
  });
}

/** The end of a hand: somebody is at the target, and one score is the lowest. */
function finish(
  terms: HeartsTerms,
  start: Start,
  { points, won, taken }: Pick<Result, 'points' | 'won'> & { taken: readonly PlainCard[][] },
  events: string[],
): Result {
  const scores = start.scores.map((score, seat) => score + points[seat]!);
  const isOver = Math.max(...scores) >= terms.target;
  const winners = isOver ? onlyOne(scores, Math.min(...scores)) : null;
  if (isOver && winners === null) events.push('tie plays on');
  const nextDealer = (start.dealer + 1) % terms.players;
  const shooter = shooterOf(taken);
  const details = {
    moon: shooter < 0 ? null : shooter,
    cardPoints: taken.map((cards) => pointsOf(terms, cards)),
  };
  const tricks = taken.map((_, seat) => wonBy(won, seat));
  return {
    ...{ isPlayed: true, won, tricks, points, scores, bags: [], winners },
    ...{ details, nextDealer, events },
  };
}

/** One hand of Hearts. */
export function* hearts(terms: HeartsTerms, start: Start): Hand {
  const { players } = terms;
  const without = { 3: ['2D'], 4: [], 5: ['2C', '2D'] }[players] ?? [];
  const deck = start.deck.filter((card) => !without.includes(card));
  const hands = count(players).map((): PlainCard[] => []);
  const order = turnsFrom((start.dealer + 1) % players, players);
  dealTo(hands, order, deck, deck.length / players);
  const by = passDistance(terms, start.hand);
  if (by > 0) yield* pass(hands, count(players), 3, (seat) => (seat + by) % players);
  const lowest = players === 5 ? '3C' : '2C';
  let leader =
    terms.lead === 'two-of-clubs' ? hands.findIndex((hand) => hand.includes(lowest)) : order[0]!;
  const taken = hands.map((): PlainCard[] => []);
  const won: number[] = [];
  while (hands[leader]!.length > 0) {
    const before = taken.flat();
    const { winner, cards } = yield* playTrick(
      hands,
      turnsFrom(leader, players),
      { trump: null, ranks: ACE_HIGH },
      (hand, plays) =>
        plays.length === 0
          ? leads(terms, hand, before)
          : replies(terms, hand, plays, before.length === 0),
    );
    taken[winner]!.push(...cards);
    won.push(winner);
    leader = winner;
  }
  const events: string[] = [];
  const points = yield* score(terms, taken, events);
  return finish(terms, start, { points, won, taken }, events);
}
