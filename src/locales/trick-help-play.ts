import type { Card, SuitLetter } from '../core/cards/card.js';
import { parseCard } from '../core/cards/notation.js';
import { lowestOf } from '../core/tricks/following.js';
import { pointsOf } from '../core/tricks/trick-table.js';
import {
  type TrickHelpBlock,
  type TrickHelpTask,
  type TrickSample,
  cardsOfSuit,
  lineIf,
  suitWord,
} from './trick-help-parts.js';

/** The order of ranks that most players know. */
const USUAL_RANKS = 'AKQJT98765432';

/** The card with most points, which others discard; otherwise an ace. */
function discardOf({ table, rules }: TrickHelpTask, led: SuitLetter): Card {
  const ace = cardsOfSuit(rules.pack.ranks, led === 'C' ? 'D' : 'C')[0]!;
  return [...table.pack].reduce(
    (best, card) => (pointsOf(table, card) > pointsOf(table, best) ? card : best),
    ace,
  );
}

/** The suits of the example: the one that is led, and trump. */
function suitsOf({
  rules: { trump },
}: TrickHelpTask): readonly [led: SuitLetter, trump: SuitLetter] {
  const suit = trump.type === 'suit' ? trump.suit : 'S';
  return [suit === 'D' ? 'H' : 'D', suit];
}

/** A trick that the highest card of the suit led wins. */
function highestSample(task: TrickHelpTask): TrickSample {
  const { messages, rules } = task;
  const [led] = suitsOf(task);
  const { ranks } = rules.pack;
  const [, high, , first, , low] = cardsOfSuit(ranks, led);
  const suit = suitWord(led);
  if (rules.players === 2) {
    const { two } = messages.examples;
    return { cards: [first!, high!], winner: high!, text: two({ suit, card: high! }) };
  }
  const other = discardOf(task, led);
  const cards = [first!, high!, other, low!].slice(0, rules.players);
  const text = messages.examples.highest({ suit, card: high!, other });
  return { cards, winner: high!, text };
}

/** A trick that a low trump wins. */
function trumpSample(task: TrickHelpTask): TrickSample {
  const { messages, rules } = task;
  const [led, trump] = suitsOf(task);
  const { ranks } = rules.pack;
  const [ace, , first, , low] = cardsOfSuit(ranks, led);
  const card = cardsOfSuit(ranks, trump)[6]!;
  const isTwo = rules.players === 2;
  const cards = isTwo ? [ace!, card] : [first!, ace!, card, low!].slice(0, rules.players);
  return { cards, winner: card, text: messages.examples.trump({ card, other: ace! }) };
}

/** How ranks are ordered. */
function rankBlocks({ messages, rules }: TrickHelpTask): readonly TrickHelpBlock[] {
  const { ranks } = rules.pack;
  if (ranks === USUAL_RANKS) return [messages.ranks.usual];
  return [messages.ranks.other, [{ cards: cardsOfSuit(ranks, 'S'), text: '' }]];
}

/** What can’t be led, or must be played. */
function limitLines({ messages, rules: { lead = {} } }: TrickHelpTask): readonly string[] {
  const { breaking, firstTrickNoPoints = false, atFirstChance } = lead;
  return [
    ...lineIf(breaking !== undefined, () =>
      messages.breaking({ suit: suitWord(breaking!.suit), by: breaking!.by }),
    ),
    ...lineIf(firstTrickNoPoints, () => messages.firstTrick),
    ...lineIf(atFirstChance !== undefined, () =>
      messages.firstChance({ card: parseCard(atFirstChance!)! }),
    ),
  ];
}

/** How tricks are played and won. */
export function playBlocks(task: TrickHelpTask): readonly TrickHelpBlock[] {
  const { messages, rules, table, claim } = task;
  const lowest = rules.lead?.lowest;
  const hasTrump = rules.trump.type !== 'none';
  return [
    lowest === undefined
      ? messages.leads.next
      : messages.leads.lowest({ card: lowestOf(table, lowest) }),
    messages.follow,
    messages.wins[hasTrump ? 'trump' : 'highest'],
    [highestSample(task), ...(hasTrump ? [trumpSample(task)] : [])],
    ...rankBlocks(task),
    ...limitLines(task),
    messages.claim({ button: claim }),
  ];
}
