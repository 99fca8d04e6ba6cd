import type { Seat } from '../../core/engine/rules.js';
import type { PaiGowMessages } from '../../locales/compiled/types.js';
import type { SeatPerson } from '../../locales/format.js';
import { handName, handText } from './hand-words.js';
import type { PaigowAnnouncement } from './rules/announce.js';
import type { SeatResult } from './rules/results.js';

/** The messages of a language, and the people that they talk about. */
export interface Speaker {
  readonly messages: PaiGowMessages;
  readonly personAt: (seat: Seat) => SeatPerson;
}

type Announced<Code extends PaigowAnnouncement['code']> = Extract<
  PaigowAnnouncement,
  { readonly code: Code }
>;

const join = ({ sentenceGap }: PaiGowMessages, sentences: readonly (string | false)[]): string =>
  sentences.filter((one) => one !== false).join(sentenceGap);

function startText({ messages, personAt }: Speaker, started: Announced<'hand-started'>): string {
  const { hand, dealer, house, offered } = started;
  const { announcements } = messages;
  return join(messages, [
    announcements['hand-started']({ hand }),
    !house && announcements.deals({ seat: personAt(dealer) }),
    offered !== undefined && announcements['bank-offered']({ seat: personAt(offered) }),
  ]);
}

function dealtText({ messages, personAt }: Speaker, { first, dice }: Announced<'dealt'>): string {
  const { announcements } = messages;
  const total = dice.reduce((sum, die) => sum + die, 0);
  return join(messages, [
    total > 0 && announcements.dice({ total }),
    announcements.dealt({ seat: personAt(first) }),
  ]);
}

/** A dealer who sets at once announces the two hands, so the seven cards are not listed. */
function dealerShownText(
  { messages, personAt }: Speaker,
  { seat, cards, sets }: Announced<'dealer-shown'>,
): string {
  const { announcements } = messages;
  return join(messages, [
    announcements['dealer-shown'],
    sets && announcements['own-cards']({ seat: personAt(seat), cards }),
  ]);
}

/** How a player's hands did. */
function handsText({ messages, personAt }: Speaker, paid: Announced<'paid'>): string {
  const { result, front, back } = paid;
  const seat = personAt(result.seat);
  if (result.foul) return messages.foulPlayed({ seat });
  return messages.compared({
    seat,
    front: handName(messages, front, 'front'),
    frontResult: result.front,
    back: handName(messages, back, 'back'),
    backKind: back.code,
    backResult: result.back,
  });
}

/** What a player won or lost by the stake. */
function outcomeText({ messages, personAt }: Speaker, paid: Announced<'paid'>): string {
  const { result, rounded = false, push = 'none' } = paid;
  const { outcome, net, commission } = result;
  const { results } = messages;
  const seat = personAt(result.seat);
  switch (outcome) {
    case 'win':
      return results.win({ seat, chips: net, commission, rounded });
    case 'push':
      if (seat.who !== 'you') return results.push({ seat, push });
      return push === 'none'
        ? messages.ownPush
        : join(messages, [results.push({ seat, push }), messages.stakeBack]);
    case 'lose':
      return results.lose({ seat, chips: -net });
  }
}

function bonusText(messages: PaiGowMessages, { bonus }: SeatResult): string | false {
  if (bonus === null) return false;
  const { line, net, stake } = bonus;
  return line === null
    ? messages.bonusLost({ chips: stake })
    : messages.bonusWon({ line: messages.fortune[line], chips: net });
}

/** The results of the side bets, and the part of the stake that was not covered. */
const sideTexts = (
  { messages, personAt }: Speaker,
  result: SeatResult,
): readonly (string | false)[] => [
  result.returned > 0 && messages.dealerShort({ chips: result.returned }),
  bonusText(messages, result),
  ...result.envy.map(({ seat, line, chips }) =>
    messages.envyWon({ seat: personAt(seat), line: messages.fortune[line], chips }),
  ),
];

function paidText(speaker: Speaker, paid: Announced<'paid'>): string {
  const { result, brief } = paid;
  const outcome = outcomeText(speaker, paid);
  const hasSides = result.bonus !== null || result.envy.length > 0;
  const { messages } = speaker;
  return join(messages, [
    ...(brief ? [outcome] : [handsText(speaker, paid), outcome, ...sideTexts(speaker, result)]),
    hasSides && messages.inAll({ chips: result.total }),
  ]);
}

/** What the dealer won or lost by all stakes. */
function dealerText(
  { messages: { dealerResults }, personAt }: Speaker,
  { house, result, rounded }: Announced<'dealer-paid'>,
): string {
  const { net, commission } = result;
  const given = { seat: personAt(result.seat), house };
  const chips = Math.abs(net);
  if (net < 0) return dealerResults.lose({ ...given, chips });
  return net > 0
    ? dealerResults.win({ ...given, chips, commission, rounded: rounded === true })
    : dealerResults.even({ ...given, commission, rounded: rounded === true });
}

/** A sentence or more for what happened. */
export function announcementText(speaker: Speaker, said: PaigowAnnouncement): string {
  const { messages, personAt } = speaker;
  const { announcements } = messages;
  switch (said.code) {
    case 'house-deals':
    case 'nobody-played':
      return announcements[said.code];
    case 'hand-started':
      return startText(speaker, said);
    case 'dealt':
      return dealtText(speaker, said);
    case 'dealer-shown':
      return dealerShownText(speaker, said);
    case 'paid':
      return paidText(speaker, said);
    case 'dealer-paid':
      return dealerText(speaker, said);
    case 'bet':
      return announcements.bet({
        seat: personAt(said.seat),
        chips: said.amount,
        bonus: said.bonus,
      });
    case 'dealer-set':
      return announcements['dealer-set']({
        seat: personAt(said.seat),
        front: handText(messages, said.front, 'front'),
        back: handText(messages, said.back, 'back'),
      });
    case 'own-cards':
      return announcements['own-cards']({ seat: personAt(said.seat), cards: said.cards });
    case 'stack':
      return announcements.stack({ seat: personAt(said.seat), chips: said.chips });
    default:
      return announcements[said.code]({ seat: personAt(said.seat) });
  }
}
