import { cardOf } from '../../core/cards/card.js';
import type { PaiGowMessages } from '../../locales/compiled/types.js';
import type { HandsDescribed } from './rules/announce.js';
import type { HandDescription } from './rules/describe.js';

/** Which of a player's two hands. */
export type Side = 'front' | 'back';

/**
 * The name of a hand, without the joker's part. Two cards without a pair are both named.
 *
 * @param form `sentence` for a hand within a sentence, which may need an article
 */
export function handName(
  { hands, twoCards, handApart }: PaiGowMessages,
  hand: HandDescription,
  side: Side,
  form: 'name' | 'sentence' = 'name',
): string {
  const { code, high, low = 0, kicker = 0, apart } = hand;
  const name =
    side === 'front' && code === 'nothing'
      ? twoCards({ high, low: kicker })
      : hands[code]({ high, low, form });
  return apart === undefined ? name : handApart({ hand: name, kind: code, rank: apart });
}

/** What a hand is: `pair of aces`, `king, queen`, `ace-high flush, the joker as the king of spades`. */
export function handText(messages: PaiGowMessages, hand: HandDescription, side: Side): string {
  const name = handName(messages, hand, side);
  const { joker, jokerSuit } = hand;
  if (joker === undefined) return name;
  const card = jokerSuit === undefined ? undefined : cardOf(joker, jokerSuit);
  return messages.handWithJoker({ hand: name, card, rank: joker });
}

/** Both hands of a foul set. If their highest cards are equal, two cards of each are named. */
export function foulHands(messages: PaiGowMessages, { front, back }: HandsDescribed) {
  const isAlike = front.code === 'nothing' && back.code === 'nothing' && front.high === back.high;
  return {
    front: handName(messages, front, 'front', 'sentence'),
    back: handName(messages, back, isAlike ? 'front' : 'back', 'sentence'),
  };
}
