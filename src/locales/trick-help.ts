import { listOf } from '../core/cards/list.js';
import { parseCard } from '../core/cards/notation.js';
import type { AuctionRules, TrickScore, TricksBid } from '../core/tricks/rules.js';
import { trickTableOf } from '../core/tricks/trick-table.js';
import { tricksHelp } from './compiled/en/tricks-help.js';
import type { TricksHelpMessages } from './compiled/types.js';
import {
  type TrickHelpPart,
  type TrickHelpSource,
  type TrickHelpTask,
  lineIf,
  suitWord,
} from './trick-help-parts.js';
import { playBlocks } from './trick-help-play.js';
import { scoreBlocks } from './trick-help-score.js';
import type { Words } from './words.js';

/** The messages of help and guide in the language of a table. */
export const helpWords = (words: Words): TricksHelpMessages => words.tricksHelp ?? tricksHelp;

/** What the game is about. */
export const aimText = ({ aims }: TricksHelpMessages, score: TrickScore): string =>
  score.type === 'majority' ? aims.majority(score) : aims[score.type];

/** When the game ends, and who wins it. The aim of knock-out whist says so already. */
function endLines({ messages: { ends }, rules: { score, sides } }: TrickHelpTask) {
  switch (score.type) {
    case 'points':
    case 'book':
      return [ends[score.type](score)];
    case 'contract':
      return [ends.contract({ ...score, sides })];
    case 'exact':
      return [ends.exact(score)];
    case 'card-points':
      return [ends['card-points']({ target: score.target, lost: -score.target })];
    case 'majority':
      return [ends.majority];
    case 'survival':
      return [];
  }
}

const aimLines = (task: TrickHelpTask): readonly string[] => {
  const { messages, rules, direction } = task;
  const { players, sides, score } = rules;
  return [
    aimText(messages, score),
    messages.players({ players, sides, direction }),
    ...endLines(task),
  ];
};

/** To whom cards are passed: so many seats on. */
function passTo({ messages, rules, direction }: TrickHelpTask, by: number): string {
  const { left, right, across, on, none } = messages.passTo;
  const { players } = rules;
  const [next, last] = direction === 'clockwise' ? [left, right] : [right, left];
  if (by === 0) return none;
  if (by * 2 === players) return across;
  return by === 1 ? next : by === players - 1 ? last : on;
}

/** More than the hands after which the passes repeat. */
const PASSES = 8;

/** How cards are passed, in this hand and in the others. */
function passLines(task: TrickHelpTask): readonly string[] {
  const { messages, rulesAt, separator } = task;
  const passes = listOf(PASSES, (at) => rulesAt(at + 1).pass);
  const ways = passes.map((pass) => pass?.by ?? 0);
  const count = passes.find((pass) => pass)?.cards ?? 0;
  if (count === 0) return [];
  const period = listOf(PASSES, (at) => at + 1).find((length) =>
    ways.every((by, at) => by === ways[at % length]),
  )!;
  const names = ways.slice(0, period).map((by) => passTo(task, by));
  const to = names.join(separator);
  return [names.length === 1 ? messages.pass({ count, to }) : messages.passInTurn({ count, to })];
}

/** How many cards the hands of a game have. */
function sizeLines({ messages: { sizes }, rules: { score } }: TrickHelpTask): readonly string[] {
  if (score.type === 'survival') return [sizes.survival];
  // The hands grow by one card up to the largest, then shrink.
  return score.type === 'exact' ? [sizes.exact({ most: (score.hands + 1) / 2 })] : [];
}

function dealLines(task: TrickHelpTask): readonly string[] {
  const { messages, rules, table } = task;
  const { without = [], jokers } = rules.pack;
  const { hand: count, before = count, draw } = rules.deal;
  const left = without.flatMap((code) => parseCard(code) ?? []);
  const [big, little] = table.jokers;
  return [
    messages.deck({ count: table.pack.size }),
    ...lineIf(left.length > 0, () => messages.leftOut({ cards: left })),
    ...lineIf(jokers !== undefined, () => messages.jokers({ big: big!, little: little! })),
    before === count
      ? messages.hand({ count })
      : messages.handInTwo({ before, rest: count - before }),
    ...sizeLines(task),
    ...lineIf(draw === true, () => messages.stock),
    ...passLines(task),
  ];
}

/** How tricks are bid. */
function tricksBidLines({ messages, rules }: TrickHelpTask, bid: TricksBid): readonly string[] {
  const { nil = false, least = nil ? 1 : 0, most = rules.deal.hand } = bid;
  const { blind, sideLeast = 0, mustMiss = false } = bid;
  const { sides } = rules;
  return [
    messages.bids({ least, most }),
    ...lineIf(sides === 'opposite', () => messages.bidSum),
    ...lineIf(nil, () => messages.nil),
    ...lineIf(blind !== undefined, () =>
      messages.blindNil({ sides, behind: blind!.behind, exchange: blind!.exchange ?? 0 }),
    ),
    ...lineIf(sideLeast > 0, () => messages.sideLeast({ least: sideLeast })),
    ...lineIf(mustMiss, () => messages.mustMiss),
  ];
}

/** How the right to name trump is bid for. */
function auctionLines({ messages, rules }: TrickHelpTask, bid: AuctionRules): readonly string[] {
  const { hold = false, overPartner, allPass } = bid;
  const { score } = rules;
  return [
    messages.auction(bid),
    ...lineIf(hold, () => messages.hold),
    ...lineIf(overPartner !== undefined, () => messages.overPartner({ least: overPartner! })),
    allPass === 'forced' ? messages.allPass.forced(bid) : messages.allPass.redeal,
    ...lineIf(score.type === 'card-points' && score.doubles, () => messages.doubles),
  ];
}

function biddingLines(task: TrickHelpTask): readonly string[] {
  const { bid } = task.rules;
  if (!bid) return [];
  return bid.type === 'tricks' ? tricksBidLines(task, bid) : auctionLines(task, bid);
}

function trumpLines({ messages, rules, personAt }: TrickHelpTask): readonly string[] {
  const { trump, score } = rules;
  const { trumps } = messages;
  const later = lineIf(score.type === 'survival', () => messages.mostNames);
  switch (trump.type) {
    case 'suit':
      return [trumps.suit({ suit: suitWord(trump.suit) })];
    case 'named':
      return [trumps.named({ seat: personAt(trump.by) }), ...later];
    case 'bidder':
      return [
        trumps[`bidder-${trump.conceal}`],
        messages.concealed,
        messages.afterAsking[trump.afterAsking],
      ];
    default:
      return [trumps[trump.type], ...later];
  }
}

/** “How to play” by the rules of a hand, section by section. */
export function trickHelp(
  messages: TricksHelpMessages,
  source: TrickHelpSource,
): readonly TrickHelpPart[] {
  const task = { ...source, messages, table: trickTableOf(source.rules) };
  const { headings } = messages;
  const parts: readonly TrickHelpPart[] = [
    { title: headings.aim, blocks: aimLines(task) },
    { title: headings.deal, blocks: dealLines(task) },
    { title: headings.bidding, blocks: biddingLines(task) },
    { title: headings.trump, blocks: trumpLines(task) },
    { title: headings.play, blocks: playBlocks(task) },
    { title: headings.scoring, blocks: scoreBlocks(task) },
  ];
  return parts.filter(({ blocks }) => blocks.length > 0);
}
