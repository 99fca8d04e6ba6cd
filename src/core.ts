/** `baize/core`: rules, sessions and notation. Pure: it runs in Node, in a worker, on a server. */
export * from './cards/card.js';
export * from './cards/deal-number.js';
export * from './cards/notation.js';
export type { RandomInteger } from './cards/random-stream.js';
export * from './cards/secure-shuffle.js';
export * from './cards/check-shuffle.js';
export * from './engine/reason.js';
export * from './engine/rules.js';
export { Clock } from './engine/clock.js';
export { type Change, Session, type Setup } from './engine/session.js';
export { SAVE_FORMAT, type Save, type Step } from './engine/save.js';
export { SHARE_FORMAT, SHARE_STEPS, readShare, share, sharedGame } from './engine/share.js';
export { type Day, type DayStreak, dayNumber, dayStreak } from './engine/day.js';
export {
  type History,
  MOST_RECORDS,
  type Merged,
  NO_HISTORY,
  type Sealed,
  addRecords,
  clearHistory,
  mergeHistory,
  sealOldest,
} from './engine/history/history.js';
export { HISTORY_FORMAT, exportHistory, importHistory } from './engine/history/history-json.js';
export {
  type GameRecord,
  MOST_RECORD_CHIPS,
  RECORD_OUTCOMES,
  type RecordOutcome,
} from './engine/history/record.js';
export { recordOf } from './engine/history/record-of.js';
export { type Statistics, statisticsOf, variantsOf } from './engine/history/statistics.js';
export type { Totals } from './engine/history/totals.js';
export { writeOptions } from './engine/option-text.js';
export { Playback } from './engine/playback.js';
export { type GameResult, resultOf } from './engine/result.js';
export {
  AUTO_FOUNDATIONS,
  type AutoFoundation,
  type FoundationAids,
} from './solitaire/automatic.js';
export type { Piles, Transfer } from './solitaire/piles.js';
export type { Build } from './solitaire/runs.js';
export {
  type CountedSearch,
  type ProvingSearch,
  type Search,
  type Verdict,
  finish,
} from './solver/search.js';
export * from './solve.js';
export { daily } from './daily.js';
export {
  type Certify,
  DAILY_BUDGET,
  type DailyGame,
  dailyCandidate,
  dailyDeal,
} from './solver/daily.js';
export { freecell } from './games/freecell/game.js';
export type { FreecellAids } from './games/freecell/automatic.js';
export type { FreecellMove, FreecellRefusal, FreecellState } from './games/freecell/state.js';
export {
  type FreecellOptions,
  SUPERMOVES,
  type Supermove,
  VARIANTS,
  type Variant,
} from './games/freecell/variants.js';
export { klondike } from './games/klondike/game.js';
export type { KlondikeAids } from './games/klondike/automatic.js';
export type { KlondikeMove, KlondikeRefusal, KlondikeState } from './games/klondike/state.js';
export {
  DRAWS,
  type Draw,
  type KlondikeOptions,
  SCORINGS,
  type Scoring,
} from './games/klondike/options.js';
export { pyramid } from './games/pyramid/game.js';
export { type PyramidOptions, WASTES, type WasteCount } from './games/pyramid/options.js';
export type { PyramidMove, PyramidRefusal, PyramidState } from './games/pyramid/state.js';
export { search as pyramidSearch, verdict as pyramidVerdict } from './games/pyramid/solve.js';
export { winningLine as pyramidLine } from './games/pyramid/line.js';
export { DEALER_HANDS as PAIGOW_DEALER_HANDS } from './games/pai-gow/dealer-hands.js';
export {
  type Advice as PaigowAdvice,
  type AdviceOptions as PaigowAdviceOptions,
  type Advising as PaigowAdvising,
  type SplitAdvice as PaigowSplitAdvice,
  advise as advisePaigow,
  beginAdvice as beginPaigowAdvice,
} from './games/pai-gow/advice.js';
export {
  type Chances as PaigowChances,
  type CoachNotes as PaigowCoachNotes,
  type CoachTotals as PaigowCoachTotals,
  type Lesson as PaigowLesson,
  type SetHand as PaigowSetHand,
  NO_NOTES as NO_PAIGOW_NOTES,
  checkNotes as checkPaigowNotes,
  judge as judgePaigowSet,
  noted as notedPaigowLesson,
} from './games/pai-gow/coach.js';
export {
  type CountOptions as PaigowCountOptions,
  type CountedKind as CountedPaigowKind,
  type CountsByTop as PaigowCountsByTop,
  type HandCounts as PaigowHandCounts,
  countHands as countPaigowHands,
} from './games/pai-gow/count.js';
export {
  type HandDescription,
  describeFive,
  describeRank,
  describeTwo,
} from './games/pai-gow/describe.js';
export {
  FORTUNE_ENVY,
  FORTUNE_ENVY_MIN,
  FORTUNE_LINES,
  FORTUNE_PAY,
  type FortuneLine,
  type FortuneTable,
  checkFortuneTable,
  fortuneLine,
} from './games/pai-gow/fortune.js';
export {
  KINDS as HAND_KINDS,
  type Kind as HandKind,
  type KindName as HandKindName,
  WHEELS,
  type Wheel,
  bestFive,
  isFoul,
  kindOfFive,
  rankFive,
  rankTwo,
} from './games/pai-gow/hand-rank.js';
export { FOXWOODS_RULES, type FoxwoodsRule } from './games/pai-gow/foxwoods.js';
export type { HouseWay, SetHands } from './games/pai-gow/house-way.js';
export {
  HOUSE_WAYS,
  HOUSE_WAY_NAMES,
  type HouseWayName,
  type HouseWayRule,
} from './games/pai-gow/house-ways.js';
export type {
  Back as BackHand,
  Front as FrontHand,
  Split as HandSplit,
} from './games/pai-gow/split.js';
export { type RevealedHand, checkHand } from './games/pai-gow/fairness.js';
export {
  type Estimate,
  type SimulateOptions as PaigowSimulateOptions,
  type SimulatedHands as SimulatedPaigowHands,
  houseEdge as paigowHouseEdge,
  shareOf,
  simulate as simulatePaigow,
} from './games/pai-gow/simulate.js';
export { type Bot, type RandomBelow, askBot } from './table/bot.js';
export {
  type CardFault,
  type DealCheck,
  type DealLine,
  type DealtTo,
  checkDeal,
} from './table/check-deal.js';
export { cutsOf } from './table/cuts.js';
export type {
  BettingLimits,
  BettingMove,
  BettingRefusal,
  BettingRound,
  BettingSeat,
  LegalBetting,
} from './table/betting.js';
export type { ChipRange, ChipRefusal } from './table/chips.js';
export { type Account, type ChipTransfer, netOf, seatAccount } from './table/ledger.js';
export type { Pot } from './table/pots.js';
export { checkRun } from './table/run-save.js';
export { SEAT_KINDS, type SeatKind, nextSeat, parseSeats } from './table/seats.js';
export * from './table/table-run.js';
export { TableSession } from './table/table-session.js';
export { paigow } from './games/pai-gow/game.js';
export { dealtCards, viewMove as viewPaigowMove } from './games/pai-gow/deal.js';
export { paigowBot } from './games/pai-gow/bots.js';
export { type PaigowOptions, PAIGOW_LIMITS } from './games/pai-gow/options.js';
export type {
  BonusResult,
  Comparison,
  DealerResult,
  EnvyResult,
  PaigowResults,
  SeatResult,
} from './games/pai-gow/results.js';
export type { PaigowMove, PaigowRefusal, PaigowSeat, PaigowState } from './games/pai-gow/state.js';
export {
  type PaigowSession,
  type PaigowTableParts,
  type PaigowTableRules,
  type PaigowTableSave,
  checkTable as checkPaigowTable,
  handEnd as paigowHandEnd,
  saveTable as savePaigowTable,
  startHand as startPaigowHand,
} from './games/pai-gow/table.js';
export { seven27 } from './games/seven-twenty-seven/game.js';
export { seven27Bot } from './games/seven-twenty-seven/bots.js';
export {
  type RevealedHand as RevealedSeven27Hand,
  checkHand as checkSeven27Hand,
} from './games/seven-twenty-seven/fairness.js';
export {
  DEALINGS,
  DECLARES,
  DRAWS as SEVEN27_DRAWS,
  type Dealing,
  type Declare,
  type Draw as Seven27Draw,
  FREEZES,
  type Freeze,
  SCORINGS as SEVEN27_SCORINGS,
  SEVEN27_LIMITS,
  type Scoring as Seven27Scoring,
  type Seven27Options,
  TEMPERS,
  TENS,
  type Temper,
  type Tens,
} from './games/seven-twenty-seven/options.js';
export { pots as seven27Pots } from './games/seven-twenty-seven/paying.js';
export type {
  Declaration,
  HalfResult,
  HalfWinner,
  PotResult,
  SeatResult as Seven27SeatResult,
  Seven27Results,
  Target,
  Totals as Seven27Totals,
} from './games/seven-twenty-seven/results.js';
export {
  GOALS as SEVEN27_GOALS,
  isBust as isSeven27Bust,
  totalsOf as seven27Totals,
} from './games/seven-twenty-seven/scoring.js';
export {
  type LastAction,
  type SeenMove as SeenSeven27Move,
  type Seven27Move,
  type Seven27Refusal,
  type Seven27Seat,
  type Seven27State,
  chipsOf as seven27Chips,
} from './games/seven-twenty-seven/state.js';
export {
  type Seven27Session,
  type Seven27TableParts,
  type Seven27TableRules,
  type Seven27TableSave,
  checkTable as checkSeven27Table,
  handEnd as seven27HandEnd,
  saveTable as saveSeven27Table,
  startHand as startSeven27Hand,
} from './games/seven-twenty-seven/table.js';
export { viewMove as viewSeven27Move } from './games/seven-twenty-seven/view.js';
