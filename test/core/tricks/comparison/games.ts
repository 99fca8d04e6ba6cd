import { type Card, cardCode } from '../../../../src/core.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import { hearts } from '../../../../src/games/hearts/rules/game.js';
import * as heartsOptions from '../../../../src/games/hearts/rules/options.js';
import { spades } from '../../../../src/games/spades/rules/game.js';
import * as spadesOptions from '../../../../src/games/spades/rules/options.js';
import { twentyNine } from '../../../../src/games/twenty-nine/rules/game.js';
import * as twentyNineOptions from '../../../../src/games/twenty-nine/rules/options.js';
import { whist } from '../../../../src/games/whist/rules/game.js';
import * as whistOptions from '../../../../src/games/whist/rules/options.js';
import { ALL_CARDS } from '../../support/cards.js';
import { randomFrom } from '../../support/small-random.js';
import { SEED } from '../../support/walks.js';
import { people } from '../../support/trick-options.js';
import { optionsOf } from '../../support/tricks.js';
import { ACE_HIGH, placeOf } from '../plain/cards.js';
import { hearts as plainHearts } from '../plain/hearts.js';
import { spades as plainSpades } from '../plain/spades.js';
import { twentyNine as plainTwentyNine } from '../plain/twenty-nine.js';
import { playWhist } from '../plain/whist.js';
import { type Compared, type EnginePair, HandComparison } from './compare.js';
import {
  type BidBy,
  type RandomBelow,
  chooseBy,
  lowBid,
  randomDeck,
  nilOrLowBid,
  oneOf,
} from './random-player.js';

/** A game in both engines, its random options, and the rare events that its hands must have. */
export interface ComparedGame<O extends TrickOptions> extends EnginePair<O> {
  readonly name: string;
  given(this: void, random: RandomBelow): Partial<O>;
  readonly bidBy?: BidBy;
  readonly events: readonly string[];
}

export const HEARTS: ComparedGame<heartsOptions.HeartsOptions> = {
  ...{ name: 'Hearts', game: hearts },
  plain: (options, start) => plainHearts({ ...options, players: options.kinds.length }, start),
  given: (random) => ({
    kinds: people(oneOf(random, [3, 4, 4, 5])),
    passing: oneOf(random, heartsOptions.PASSINGS),
    lead: oneOf(random, heartsOptions.LEADS),
    firstTrick: oneOf(random, heartsOptions.FIRST_TRICKS),
    breaking: oneOf(random, heartsOptions.BREAKINGS),
    jack: oneOf(random, heartsOptions.JACKS),
    queen: oneOf(random, heartsOptions.QUEENS),
    moon: oneOf(random, heartsOptions.MOONS),
    target: oneOf(random, [30, 50, 100]),
  }),
  events: ['moon', 'moon add', 'moon subtract', 'moon with the jack', 'tie plays on'],
};

export const SPADES: ComparedGame<spadesOptions.SpadesOptions> = {
  ...{ name: 'Spades', game: spades, plain: plainSpades, bidBy: nilOrLowBid },
  hasJokers: ({ jokers }) => jokers,
  given: (random) => {
    const partners = oneOf(random, spadesOptions.PARTNERS);
    const lead = oneOf(random, [0, 150]);
    return {
      ...{ partners, scores: partners === 'on' ? [lead, 0] : [0, lead, 0, 10] },
      ...{ blindNil: random(3) > 0, blindExchange: random(2) > 0, jokers: random(2) > 0 },
      bags: oneOf(random, ['10', '10', 'off']),
      bagPenalty: oneOf(random, [100, 50]),
      nilTricks: oneOf(random, spadesOptions.NIL_TRICKS),
      target: oneOf(random, [200, 500]),
      floor: oneOf(random, [null, -200]),
      minimumBid: oneOf(random, [0, 0, 4]),
    };
  },
  events: [
    ...['nil made', 'nil failed', 'blind nil made', 'blind nil failed', 'floor'],
    ...['bag penalty', 'bag penalty after a failed nil'],
  ],
};

const whistEntry = (
  variant: whistOptions.Variant,
  given: (random: RandomBelow) => Partial<whistOptions.WhistOptions>,
  events: readonly string[],
): ComparedGame<whistOptions.WhistOptions> => ({
  ...{ name: variant, game: whist, events },
  plain: (options, start) => playWhist({ ...options, players: options.kinds.length }, start),
  given: (random) => ({ variant, ...given(random) }),
});

export const WHIST = whistEntry(
  'whist',
  (random) => ({ game: oneOf(random, whistOptions.GAME_POINTS), honours: random(3) > 0 }),
  ['honours 2', 'honours 4'],
);

export const KNOCK_OUT = whistEntry('knock-out', (random) => ({ kinds: people(2 + random(5)) }), [
  ...['knocked out', 'tie'],
]);

export const GERMAN = whistEntry('german', () => ({}), []);

/** Some games begin near their end, so that more of them end in a tie. */
export const OH_HELL = whistEntry(
  'oh-hell',
  (random) => {
    const players = 3 + random(4);
    const last = players === 6 ? 15 : 19;
    return { kinds: people(players), hand: oneOf(random, [1, 8, last - 2, last - 1]) };
  },
  ['tie'],
);

const twentyNineEntry = (
  game: twentyNineOptions.GameNumber,
  events: readonly string[],
): ComparedGame<twentyNineOptions.TwentyNineOptions> => ({
  ...{ name: game === '28' ? 'Twenty-Eight' : 'Twenty-Nine', game: twentyNine },
  plain: plainTwentyNine,
  given: (random) => ({
    ...{ game, hold: random(2) > 0, doubles: random(3) > 0, lastTrick: random(2) > 0 },
    ...(random(2) > 0 && { minimum: oneOf(random, [14, 15, 16, 19, 24]) }),
    allPass: oneOf(random, twentyNineOptions.ALL_PASSES),
    afterAsking: oneOf(random, twentyNineOptions.AFTER_ASKINGS),
  }),
  events: [
    ...['doubled', 'redoubled', 'trump asked', 'bidder asked', 'all passed', 'dealer forced'],
    ...['hold', ...events],
  ],
});

export const TWENTY_NINE = twentyNineEntry('29', [
  ...['pair of the bidder', 'pair of the opponents', 'pair decided'],
]);
export const TWENTY_EIGHT = twentyNineEntry('28', ['laid card played last']);

/** How high a card ranks, the highest first: aces have the lowest number. */
const height = (card: Card): number => placeOf(cardCode(card), ACE_HIGH);

/** After so many hands, a new game begins. */
const MOST_HANDS = 20;

/** Random options of a new game. */
function newGame<O extends TrickOptions>({ game, given }: ComparedGame<O>, random: RandomBelow): O {
  const options = optionsOf(game, given(random));
  return optionsOf(game, { ...options, dealer: random(options.kinds.length) });
}

/** Compares one random hand. */
function compareHand<O extends TrickOptions>(
  entry: ComparedGame<O>,
  options: O,
  random: RandomBelow,
): Compared {
  const { live } = entry.game.tableOf(options);
  const { deck, strongPlace } = randomDeck(random, ALL_CARDS, live.length, height);
  const first = Math.max(
    0,
    live.findIndex((seat) => seat > options.dealer),
  );
  const strongSeat = strongPlace === null ? null : live[(first + strongPlace) % live.length]!;
  const choose = chooseBy(random, entry.bidBy ?? lowBid, strongSeat);
  return new HandComparison(entry, options, deck).playHand(choose);
}

/**
 * Plays random games, hand after hand, until so many hands were compared.
 *
 * @returns the rare events that occurred
 */
export function compareGames<O extends TrickOptions>(
  entry: ComparedGame<O>,
  hands: number,
): ReadonlySet<string> {
  const random = randomFrom(SEED);
  const events = new Set<string>();
  let options = newGame(entry, random);
  for (let played = 0, inGame = 1; played < hands; played++, inGame++) {
    const { result, next } = compareHand(entry, options, random);
    for (const event of result.events) events.add(event);
    const isNew = next === null || inGame === MOST_HANDS;
    if (isNew) inGame = 0;
    options = isNew ? newGame(entry, random) : optionsOf(entry.game, { ...options, ...next });
  }
  return events;
}
