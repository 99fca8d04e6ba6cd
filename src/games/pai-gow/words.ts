import { type Card, JOKER } from '../../core/cards/card.js';
import type { Figure, Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { paiGow } from '../../locales/compiled/en/pai-gow.js';
import type { PaiGowMessages } from '../../locales/compiled/types.js';
import type { SeatPerson } from '../../locales/format.js';
import { type SeatedTable, seatPerson } from '../../locales/seat-person.js';
import {
  type TableRefusal,
  chipRefusalText,
  tableRefusalText,
} from '../../locales/table-refusals.js';
import { type TableWords, seatLabel } from '../../locales/table-words.js';
import { textFor } from '../../locales/words.js';
import { type Speaker, announcementText } from './announcement-words.js';
import { type Side, foulHands, handName, handText } from './hand-words.js';
import type { HandsDescribed, PaigowAnnouncement } from './rules/announce.js';
import type { HandDescription } from './rules/describe.js';
import type { PaigowRefusal } from './rules/state.js';

/** The content of the line under the trays. */
export type SetLine =
  | { readonly code: 'choose'; readonly missing: 1 | 2 }
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** `foul` is for tables that allow a foul set. It loses both hands. */
  | ({ readonly code: 'foul' | 'legal' } & HandsDescribed);

const isCard = (card: Figure): card is Card =>
  typeof card === 'number' && card >= 0 && card <= JOKER;

type FoulRefusal = Extract<PaigowRefusal, { readonly code: 'foul' }>;

const handsOf = (foul: FoulRefusal): HandsDescribed => ({
  front: { code: foul.front, high: foul.frontHigh, kicker: foul.frontKicker ?? 0 },
  back: { code: foul.back, high: foul.backHigh, kicker: foul.backKicker ?? 0 },
});

/** Says why the rules refuse something. */
function refusalText(
  { messages, personAt }: Speaker,
  table: TableWords['table'],
  refusal: PaigowRefusal | TableRefusal,
): string {
  const { refusals, stakeNames } = messages;
  if ('what' in refusal) return chipRefusalText(table, refusal, stakeNames[refusal.what]);
  switch (refusal.code) {
    case 'no-such-seat':
    case 'not-your-seat':
    case 'no-undo':
    case 'hand-runs':
      return tableRefusalText(table, refusal, personAt);
    case 'foul':
      return refusals.foul(foulHands(messages, handsOf(refusal)));
    case 'foreign-card': {
      const { card } = refusal;
      return refusals['foreign-card']({ card: isCard(card) ? card : undefined, got: String(card) });
    }
    default: {
      const given = 'seat' in refusal ? { ...refusal, seat: personAt(refusal.seat) } : refusal;
      return textFor(refusals, given) ?? refusal.code;
    }
  }
}

/** Says what is missing from a set, or whether it is legal. */
function setLineText(
  messages: PaiGowMessages,
  line: SetLine,
  refused: (refusal: Refusal) => string,
): string {
  switch (line.code) {
    case 'choose':
      return messages.choose(line);
    case 'refused':
      return refused(line.refusal);
    case 'foul':
      return messages.foulSet(foulHands(messages, line));
    case 'legal':
      return messages.legalSet({
        front: handName(messages, line.front, 'front', 'sentence'),
        back: handName(messages, line.back, 'back', 'sentence'),
        backKind: line.back.code,
      });
  }
}

/** The words of Pai Gow poker in the language of a table, for the people at it. */
export function paigowWords(words: TableWords, seated: SeatedTable) {
  const { table, paiGow: messages = paiGow } = words;
  const personAt = (seat: Seat): SeatPerson => seatPerson(seated, seat);
  const speaker: Speaker = { messages, personAt };
  const refusal = (refused: Refusal): string =>
    refusalText(speaker, table, refused as PaigowRefusal | TableRefusal);
  return {
    ...messages,
    personAt,
    seatName: (seat: Seat): string => seatLabel(words, seated, seat),
    handNumber: (hand: number): string => messages.handNumber({ hand }),
    chips: (count: number): string => table.chips({ count }),
    describe: (hand: HandDescription, side: Side): string => handText(messages, hand, side),
    announce: (said: PaigowAnnouncement): string => announcementText(speaker, said),
    refusal,
    setLine: (line: SetLine): string => setLineText(messages, line, refusal),
  };
}

export type PaigowWords = ReturnType<typeof paigowWords>;
