import { type Suit, SUITS } from '../../core/cards/card.js';
import { parseCard } from '../../core/cards/notation.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { SideLine, TrickAnnouncement } from '../../core/tricks/announce.js';
import type { TrickMove } from '../../core/tricks/state.js';
import type { Messages, TricksMessages } from '../../locales/compiled/types.js';
import { type SeatPerson, seatParts } from '../../locales/format.js';
import { type SeatedTable, seatPerson } from '../../locales/seat-person.js';
import { type TableRefusal, tableRefusalText } from '../../locales/table-refusals.js';
import { signedText } from '../../locales/table-words.js';
import { textFor } from '../../locales/words.js';

export type TrickMessages = Pick<Messages, 'kit' | 'table' | 'tricks'>;

export type SuitName = keyof TricksMessages['suits'];

const SUIT_NAMES: readonly SuitName[] = ['clubs', 'diamonds', 'hearts', 'spades'];

/** `hearts`, as messages need it. */
export const suitName = (suit: Suit): SuitName => SUIT_NAMES[suit]!;

/** `@fluent/bundle` reads a variant `[28]` as a number, so the message `title` has words for these games. */
const TITLE_NAMES: Readonly<Record<string, string>> = { 28: 'twenty-eight', 29: 'twenty-nine' };

/** What the line below the player's cards says: the next step, or what the player waits for. */
export type Step =
  | { readonly code: 'ready' | 'wait-all' | 'out' | 'look' | 'bid' | 'auction' | 'must-bid' }
  | {
      readonly code:
        | 'trump'
        | 'conceal'
        | 'lay'
        | 'lead'
        | 'moon'
        | 'not-played'
        | 'over'
        | 'game-over'
        | 'watch';
    }
  | { readonly code: 'wait' | 'covered'; readonly seat: Seat }
  | { readonly code: 'double' | 'redouble'; readonly count: number }
  | { readonly code: 'pass' | 'exchange'; readonly missing: number; readonly seat: Seat }
  | { readonly code: 'follow' | 'discard' | 'ask' | 'must-trump'; readonly suit: SuitName };

/** The messages of a language, and the people at a table, whom messages name. */
interface Speaker extends TrickMessages {
  readonly personAt: (seat: Seat) => SeatPerson;
  readonly sideText: (side: number) => string;
  readonly hasNil: boolean;
}

type Announced<Code> = Extract<TrickAnnouncement, { readonly code: Code }>;

/** Says how one side did in the hand. */
const sideText = ({ tricks, table, sideText: nameOf }: Speaker, line: SideLine): string =>
  tricks.announcements.side({
    names: nameOf(line.side),
    tricks: line.tricks,
    points: signedText({ table }, line.points),
    score: table.number({ value: line.score }),
  });

const bidText = (
  { tricks, personAt, hasNil }: Speaker,
  { seat, bid }: Announced<'bid'>,
): string => {
  const given = { seat: personAt(seat) };
  const { announcements } = tricks;
  if (bid === null) return announcements['no-bid'](given);
  return bid === 0 && hasNil ? announcements.nil(given) : announcements.bid({ ...given, bid });
};

/** Says what happened with trump. */
function trumpText(
  { tricks: { announcements }, personAt }: Speaker,
  said: Announced<'trump' | 'laid' | 'trump-shown'>,
): string {
  switch (said.code) {
    case 'trump':
      return said.suit === null
        ? announcements.concealed({ seat: personAt(said.seat) })
        : announcements.trump({ seat: personAt(said.seat), suit: suitName(said.suit) });
    case 'laid':
      return announcements.laid({ seat: personAt(said.seat) });
    case 'trump-shown':
      return announcements['trump-shown']({ suit: suitName(said.suit) });
  }
}

/** Says what happened, in a sentence or two. */
function announcementText(speaker: Speaker, said: TrickAnnouncement): string {
  const { tricks, personAt } = speaker;
  const { announcements } = tricks;
  switch (said.code) {
    case 'hand-started':
      return announcements['hand-started']({ hand: said.hand, dealer: personAt(said.dealer) });
    case 'bid':
      return bidText(speaker, said);
    case 'trump':
    case 'laid':
    case 'trump-shown':
      return trumpText(speaker, said);
    case 'play':
      return announcements[said.isLead ? 'lead' : 'play']({
        seat: personAt(said.seat),
        card: said.card,
      });
    case 'side':
      return sideText(speaker, said.line);
    case 'game-won':
      return announcements['game-won']({
        names: said.sides.map(speaker.sideText).join(speaker.kit.listSeparator),
      });
    default:
      return (
        textFor(announcements, 'seat' in said ? { ...said, seat: personAt(said.seat) } : said) ?? ''
      );
  }
}

/** Says what the player can do next. */
function stepText({ tricks: { steps, refusals }, personAt }: Speaker, step: Step): string {
  const given = 'seat' in step ? { ...step, seat: personAt(step.seat) } : step;
  // The rule that binds the player is the reason why other cards are refused.
  if (step.code === 'must-trump') return refusals['must-trump'](step);
  return textFor(steps, given) ?? '';
}

/** Says why the rules refuse something. Cards and suits are codes in refusals. */
function refusalText({ tricks, table, personAt }: Speaker, refusal: Refusal): string {
  if (refusal.code in table.tableRefusals) {
    return tableRefusalText(table, refusal as TableRefusal, personAt);
  }
  const { card, suit, turn, ...rest } = refusal as Readonly<Record<string, unknown>> & Refusal;
  const given = {
    ...rest,
    ...(typeof card === 'string' && { card: parseCard(card) }),
    ...(typeof suit === 'string' && {
      suit: SUIT_NAMES[(SUITS as readonly string[]).indexOf(suit)],
    }),
    ...(typeof turn === 'number' && { turn: personAt(turn) }),
  };
  return textFor(tricks.refusals, given) ?? refusal.code;
}

/** The best move of the player. */
function hintText({ hints, buttons }: TricksMessages, move: TrickMove, hasNil: boolean): string {
  switch (move.type) {
    case 'bid':
      if (move.bid === null) return hints['no-bid'];
      return move.bid === 0 && hasNil ? hints.nil : hints.bid({ bid: move.bid });
    case 'trump':
      return hints.trump({ suit: SUIT_NAMES[SUITS.indexOf(move.suit)]! });
    case 'lay':
    case 'play':
      return hints[move.type]({ card: move.card });
    case 'pass':
      return hints.pass({ cards: move.cards });
    case 'moon':
      return hints.other({ action: buttons[move.choice] });
    case 'deal':
    case 'cut':
      return '';
    default:
      return hints.other({ action: buttons[move.type] });
  }
}

/**
 * The words of a table: its messages, and functions that choose messages and make their arguments.
 *
 * @param game the name of the game among the titles
 * @param sides how many sides play: the seats of a side are that far apart
 * @param hasNil whether a bid of 0 is nil
 */
export function trickWords(
  messages: TrickMessages,
  seated: SeatedTable,
  {
    game,
    sides,
    hasNil,
  }: { readonly game: string; readonly sides: number; readonly hasNil: boolean },
) {
  const { table, tricks: texts } = messages;
  const personAt = (seat: Seat): SeatPerson => seatPerson(seated, seat);
  const seatName = (seat: Seat): string =>
    table.seatName({ ...seatParts(personAt(seat)), form: 'label' });
  /** The name of a side: a player, or two partners. */
  const nameOfSide = (side: number): string =>
    seated.kinds.length > sides
      ? texts.partners({ first: seatName(side), second: seatName(side + sides) })
      : seatName(side);
  const speaker: Speaker = { ...messages, personAt, sideText: nameOfSide, hasNil };
  return {
    ...texts,
    title: texts.title({ game: TITLE_NAMES[game] ?? game }),
    handNumber: (hand: number): string => texts.handNumber({ hand }),
    /** Tables of points have no chips; the toolbar needs a text all the same. */
    chips: (count: number): string => texts.points({ count }),
    seatName,
    personAt,
    nameOfSide,
    hint: (move: TrickMove): string => hintText(texts, move, hasNil),
    step: (step: Step): string => stepText(speaker, step),
    announce: (said: TrickAnnouncement): string => announcementText(speaker, said),
    refusal: (refusal: Refusal): string => refusalText(speaker, refusal),
  };
}

export type TrickWords = ReturnType<typeof trickWords>;
