import { listOf } from '../../core/cards/list.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { Messages, SevenTwentySevenMessages } from '../../locales/compiled/types.js';
import { type SeatPerson, seatParts } from '../../locales/format.js';
import { type SeatedTable, seatPerson } from '../../locales/seat-person.js';
import {
  type TableRefusal,
  chipRefusalText,
  tableRefusalText,
} from '../../locales/table-refusals.js';
import { textFor } from '../../locales/words.js';
import type { Seven27Announcement } from './rules/announce.js';
import type { Explanation } from './rules/explain.js';
import type { Shown, Standing } from './rules/figures.js';
import type { Seven27Options } from './rules/options.js';
import type { DrawPlan } from './rules/plan.js';
import type { Declaration, Target, Totals } from './rules/results.js';
import { GOALS } from './rules/scoring.js';
import type { LastAction, Seven27Move, Seven27Refusal } from './rules/state.js';

/** What the line below the player's cards says: the next step, or what the player waits for. */
export type Step =
  | { readonly code: 'ante'; readonly ante: number }
  | { readonly code: 'check'; readonly min: number; readonly max: number }
  | { readonly code: 'call'; readonly call: number; readonly raises: boolean }
  /** `left`: how many more stands in a row freeze the hand; 0 if none do. */
  | { readonly code: 'draw'; readonly left: number; readonly up: boolean }
  /** `tie`: to win one half alone and to tie for the other is enough for both. */
  | { readonly code: 'declare'; readonly secret: boolean; readonly tie: boolean }
  /** Without a seat, several others must act. */
  | { readonly code: 'wait' | 'frozen' | 'all-in'; readonly seat: Seat | null }
  | { readonly code: 'covered'; readonly seat: Seat }
  /** The chips won from the pot, and the chips put in. */
  | { readonly code: 'paid'; readonly seat: Seat; readonly won: number; readonly put: number }
  | { readonly code: 'folded' | 'bust' | 'sits-out' | 'no-chips' | 'nobody' };

/** The messages of this table. */
export type Seven27Messages = Pick<Messages, 'kit' | 'table' | 'sevenTwentySeven'>;

/** The messages of a language, and the people at a table, whom messages name. */
interface Speaker extends Seven27Messages {
  readonly texts: SevenTwentySevenMessages;
  readonly personAt: (seat: Seat) => SeatPerson;
}

/** Half points as points: `6½`, `½`, `27` */
const pointsText = ({ points }: SevenTwentySevenMessages, halves: number): string =>
  points({ whole: halves === 1 ? '' : String(halves >> 1), half: (halves & 1) === 1 });

/** The totals of a hand. `high` is left out if aces make no difference. */
const totalsOf = (texts: SevenTwentySevenMessages, { low, high }: Totals) => ({
  low: pointsText(texts, low),
  high: low === high ? undefined : pointsText(texts, high),
});

/** How far a total is from a target; `undefined` if it is exact. */
function offText(
  texts: SevenTwentySevenMessages,
  total: number,
  target: Target,
): string | undefined {
  const off = Math.abs(total - GOALS[target]);
  return off === 0 ? undefined : pointsText(texts, off);
}

/** The totals of a hand, and how far they are from the targets. */
function reachOf(texts: SevenTwentySevenMessages, totals: Totals) {
  const lowOff = offText(texts, totals.low, 'low');
  const highOff = offText(texts, totals.high, 'high');
  const { low, high } = totalsOf(texts, totals);
  // 27 for both targets is named twice, as only one of them is exact.
  return { low, high: highOff ? high : (high ?? low), lowOff, highOff };
}

/** The name of a pot. Pot 0 is the main pot. */
export function potTitle(
  { potName }: SevenTwentySevenMessages,
  { pot, pots }: { readonly pot: number; readonly pots: number },
): string {
  if (pots < 2) return potName({ pot: 'only', number: pot });
  const side = pots > 2 ? 'numbered' : 'side';
  return potName({ pot: pot === 0 ? 'main' : side, number: pot });
}

/** Says how a hand was paid, one line of it. */
function explanationText({ texts, personAt }: Speaker, line: Explanation): string {
  const { explanations } = texts;
  const potName = 'pots' in line && line.pots > 1 ? potTitle(texts, line) : undefined;
  switch (line.code) {
    case 'both':
    case 'nothing': {
      const reach = reachOf(texts, line.totals);
      return explanations[line.code]({
        amount: 0,
        ...{ ...line, ...reach, potName, seat: personAt(line.seat) },
      });
    }
    case 'half': {
      const { target, odd = false } = line;
      const total = pointsText(texts, line.total);
      const off = offText(texts, line.total, target);
      return explanations.half({ ...line, potName, total, off, odd, seat: personAt(line.seat) });
    }
    case 'unclaimed':
    case 'five-ace-ace': {
      const seats = line.seats.map(personAt);
      return explanations[line.code]({ target: 'low', amount: 0, ...line, potName, seats });
    }
    case 'carried':
      return explanations.carried({ ...line, potName, target: line.target ?? 'pot' });
    case 'void':
      return explanations.void({ potName });
    default:
      return explanations[line.code]({ ...line, potName, seat: personAt(line.seat) });
  }
}

/** What a seat did. */
type Action = Extract<
  Seven27Announcement,
  {
    readonly code:
      | ('ante' | 'call' | 'bet' | 'raise' | 'take' | 'stand' | 'declare')
      | ('sits-out' | 'cut' | 'check' | 'fold' | 'bust');
  }
>;

/** Says what a seat did. */
function actionText({ texts, personAt }: Speaker, said: Action): string {
  const { announcements, counts } = texts;
  const seat = personAt(said.seat);
  switch (said.code) {
    case 'ante':
    case 'call':
    case 'bet':
    case 'raise':
      return announcements[said.code]({ ...said, seat });
    case 'take': {
      const total = said.totals ? counts(totalsOf(texts, said.totals)) : undefined;
      return announcements.take({ seat, card: said.card ?? undefined, counts: total });
    }
    case 'stand':
      return announcements.stand({ ...said, seat });
    case 'declare':
      return announcements.declare({ seat, targets: said.targets ?? 'secret' });
    default:
      return announcements[said.code]({ seat });
  }
}

/** Says what happened, in a sentence or two. */
function announcementText(speaker: Speaker, said: Seven27Announcement): string {
  const { texts, kit, personAt } = speaker;
  const { announcements, counts, declaredBy } = texts;
  switch (said.code) {
    case 'hand-started':
      return announcements['hand-started']({ ...said, dealer: personAt(said.dealer) });
    case 'nobody-played':
      return announcements['nobody-played'];
    case 'dealt':
      return said.shown
        .map(({ seat, cards }) => announcements.dealt({ seat: personAt(seat), cards }))
        .join(' ');
    case 'own-cards': {
      const total = counts(totalsOf(texts, said.totals));
      return announcements['own-cards']({ ...said, seat: personAt(said.seat), counts: total });
    }
    case 'declared': {
      const all = said.all.map(({ seat, targets }) =>
        declaredBy({ seat: personAt(seat), targets }),
      );
      return announcements.declared({ all: all.join(kit.listSeparator) });
    }
    case 'phase':
      return announcements.phase(said);
    case 'turn':
      return announcements.turn({ ...said, seat: personAt(said.seat) });
    case 'line':
      return explanationText(speaker, said.line);
    case 'stack':
      return announcements.stack({ ...said, seat: personAt(said.seat) });
    default:
      return actionText(speaker, said);
  }
}

/** Whom the player waits for. */
const waitText = ({ texts, personAt }: Speaker, seat: Seat | null): string =>
  seat === null ? texts.waitForOthers : texts.waitForSeat({ seat: personAt(seat) });

/** Says what the player won or lost in the hand. */
function paidText(
  { texts, personAt }: Speaker,
  { seat, won, put }: Extract<Step, { readonly code: 'paid' }>,
): string {
  const net = won - put;
  const outcome = net === 0 ? 'even' : net > 0 ? 'won' : 'lost';
  return texts.paid({ outcome, chips: Math.abs(net), won, put, seat: personAt(seat) });
}

/** Says what the player can do next. */
function stepText(speaker: Speaker, step: Step): string {
  const { texts, personAt } = speaker;
  const { steps } = texts;
  switch (step.code) {
    case 'ante':
      return steps.ante(step);
    case 'check':
      return steps.check(step);
    case 'call':
      return steps.call(step);
    case 'draw':
      return steps.draw(step);
    case 'declare':
      return steps.declare(step);
    case 'covered':
      return steps.covered({ seat: personAt(step.seat) });
    case 'paid':
      return paidText(speaker, step);
    default:
      return 'seat' in step
        ? steps[step.code]({ waits: waitText(speaker, step.seat) })
        : steps[step.code];
  }
}

const isTableRefusal = (
  { table }: Speaker,
  refusal: Seven27Refusal | TableRefusal,
): refusal is TableRefusal => refusal.code in table.tableRefusals;

/** Says why the rules refuse something. */
function refusalText(speaker: Speaker, refusal: Seven27Refusal | TableRefusal): string {
  const { texts, table, personAt } = speaker;
  const { refusals, stakes } = texts;
  if (isTableRefusal(speaker, refusal)) return tableRefusalText(table, refusal, personAt);
  if ('what' in refusal) return chipRefusalText(table, refusal, stakes[refusal.what]);
  if ('turn' in refusal) return refusals['not-your-turn']({ turn: personAt(refusal.turn) });
  if (refusal.code === 'bad-declaration')
    return refusals['bad-declaration']({ targets: String(refusal.targets) });
  const given = 'seat' in refusal ? { ...refusal, seat: personAt(refusal.seat) } : refusal;
  return textFor(refusals, given) ?? refusal.code;
}

/** Which values the visible cards of a hand may have. */
function openOf(texts: SevenTwentySevenMessages, { open, aces }: Shown) {
  const totals = listOf(aces + 1, (elevens) => open + 20 * elevens);
  const most = totals.at(-1)!;
  return {
    count: totals.length,
    least: pointsText(texts, open),
    most: pointsText(texts, most),
    whole: most >> 1,
  };
}

/** How far a total is from its target. */
function standingText(texts: SevenTwentySevenMessages, { over, bust }: Standing): string {
  if (over === 0) return texts.exact;
  if (bust) return texts.tooHigh;
  const halves = Math.abs(over);
  const off = { points: pointsText(texts, halves), halves };
  return over < 0 ? texts.short(off) : texts.over(off);
}

/** How the aces of a hand count for a target; empty without aces. */
function acesText({ aces }: SevenTwentySevenMessages, { aces: count, elevens }: Standing): string {
  if (count === 0) return '';
  const single = elevens === 0 ? 'ones' : 'elevens';
  return aces({ count, values: elevens > 0 && elevens < count ? 'both' : single });
}

/** How a hand is won, sentence by sentence. */
function aimTexts(
  { intro, scorings }: SevenTwentySevenMessages,
  { scoring, declare, carried }: Pick<Seven27Options, 'scoring' | 'declare' | 'carried'>,
): readonly string[] {
  return [
    ...(carried > 0 ? [intro.carried({ chips: carried })] : []),
    intro.aim,
    scorings[scoring],
    ...(declare === 'none' ? [] : [intro.declare]),
  ];
}

/** The best move of the player. The table's own moves have no hint. */
function hintText({ hints }: SevenTwentySevenMessages, move: Seven27Move): string {
  switch (move.type) {
    case 'bet':
    case 'raise':
      return hints[move.type](move);
    case 'declare':
      return hints.declare(move);
    case 'deal':
    case 'settle':
      return '';
    default:
      return hints[move.type];
  }
}

/** The last action of a seat. */
function lastActionText(texts: SevenTwentySevenMessages, last: LastAction): string {
  const { actions, allIn } = texts;
  const { type, amount = 0 } = last;
  if (last.allIn) return allIn;
  const action = actions[type];
  return typeof action === 'string' ? action : action({ amount });
}

/** What a shown hand won; if it won nothing, what it declared. */
function resultText(
  { won, declared }: SevenTwentySevenMessages,
  declaration: Declaration | null,
  targets: readonly Target[],
): string {
  const [first] = targets;
  if (first) return won({ targets: targets.length > 1 ? 'both' : first });
  return declaration ? declared({ targets: declaration }) : '';
}

/** The words of a table: its messages, and functions that choose messages and make their arguments. */
export function seven27Words(messages: Seven27Messages, seated: SeatedTable) {
  const texts = messages.sevenTwentySeven;
  const { table } = messages;
  const personAt = (seat: Seat): SeatPerson => seatPerson(seated, seat);
  const speaker: Speaker = { ...messages, texts, personAt };
  return {
    ...texts,
    handNumber: (hand: number): string => texts.handNumber({ hand }),
    chips: (count: number): string => table.chips({ count }),
    /** `Seat 2`; the only person at the device is `You`. */
    seatName: (seat: Seat): string =>
      table.seatName({ ...seatParts(personAt(seat)), form: 'label' }),
    /** The people at seats, for messages. */
    people: (seats: readonly Seat[]): readonly SeatPerson[] => seats.map(personAt),
    /** `6½` */
    pointsText: (halves: number): string => pointsText(texts, halves),
    totalsOf: (totals: Totals) => totalsOf(texts, totals),
    openOf: (shown: Shown) => openOf(texts, shown),
    rangeOf: ({ least, most }: Shown) => ({
      least: pointsText(texts, least),
      most: pointsText(texts, most),
    }),
    standing: (standing: Standing): string => standingText(texts, standing),
    acesText: (standing: Standing): string => acesText(texts, standing),
    aim: (options: Parameters<typeof aimTexts>[1]) => aimTexts(texts, options),
    potTitle: (pot: number, pots: number): string => potTitle(texts, { pot, pots }),
    lastAction: (last: LastAction): string => lastActionText(texts, last),
    result: (declared: Declaration | null, won: readonly Target[]): string =>
      resultText(texts, declared, won),
    hint: (move: Seven27Move): string => hintText(texts, move),
    step: (step: Step): string => stepText(speaker, step),
    planChosen: (plan: DrawPlan): string => texts.planChosen({ until: 0, ...plan }),
    planShown: (plan: DrawPlan): string => texts.planShown({ until: 0, ...plan }),
    explain: (line: Explanation): string => explanationText(speaker, line),
    announce: (said: Seven27Announcement): string => announcementText(speaker, said),
    refusal: (refusal: Refusal): string =>
      refusalText(speaker, refusal as Seven27Refusal | TableRefusal),
  };
}

export type Seven27Words = ReturnType<typeof seven27Words>;
