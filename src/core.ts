/** `baize/core`: rules, sessions and notation. Pure: runs in Node, in a worker, on a server. */
export * from './core/cards/card.js';
export * from './core/cards/deal-number.js';
export * from './core/cards/deck.js';
export * from './core/cards/notation.js';
export type { RandomInteger } from './core/cards/random-stream.js';
export * from './core/cards/secure-shuffle.js';
export * from './core/cards/check-shuffle.js';
export * from './core/engine/reason.js';
export * from './core/engine/rules.js';
export { Clock } from './core/engine/clock.js';
export { type Change, Session, type Setup } from './core/engine/session.js';
export { ASSISTED, type Assisted, type Help } from './core/engine/help.js';
export { SAVE_FORMAT, type Save, type Step } from './core/engine/save.js';
export { SHARE_FORMAT, SHARE_STEPS, readShare, share, sharedGame } from './core/sharing/share.js';
export { type Day, type DayStreak, dayAfter, dayNumber, dayStreak } from './core/history/day.js';
export { type Zone, checkZone, dayIn, nextDay } from './core/history/zone.js';
export { type DailyPlan, readDaily } from './core/history/daily-plan.js';
export {
  type Season,
  type SeasonGame,
  type SeasonResult,
  type SeasonSum,
  seasonDays,
  seasonGames,
  seasonOf,
} from './core/history/season.js';
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
} from './core/history/history.js';
export { HISTORY_FORMAT, exportHistory, importHistory } from './core/history/history-json.js';
export {
  type GameRecord,
  MOST_RECORD_CHIPS,
  RECORD_OUTCOMES,
  type RecordOutcome,
} from './core/history/record.js';
export { recordOf } from './core/history/record-of.js';
export { type Statistics, statisticsOf, variantsOf } from './core/history/statistics.js';
export type { Totals } from './core/history/totals.js';
export { writeOptions } from './core/engine/option-text.js';
export { Playback } from './core/sharing/playback.js';
export { type GameResult, resultOf } from './core/sharing/result.js';
export {
  AUTO_FOUNDATIONS,
  type AutoFoundation,
  type FoundationAids,
} from './core/patience/foundation-aids.js';
export type { Piles, Transfer } from './core/patience/piles.js';
export { type Goal, type GoalState, goalOf } from './core/puzzles/goal.js';
export type { Build } from './core/patience/piles.js';
export {
  type CountedSearch,
  type ProvingSearch,
  type Search,
  type Verdict,
  finish,
} from './core/solver/search.js';
export { type Option, type OptionSet, attributeOf, defineOptions } from './core/engine/option.js';
export {
  GAMES,
  GRADED_GAMES,
  type GameName,
  type GradedGame,
  SOLVABLE,
  SOLVABLE_GAMES,
  type SolvableDescriptor,
  type SolvableGame,
} from './games/index.js';
export type { GameDescriptor } from './games/define-game.js';
export * from './solvable.js';
export * from './solve.js';
export * from './tricks.js';
export { daily } from './daily.js';
export * from './grade.js';
export { GRADING, type Graded } from './core/solver/grade.js';
export {
  GRADES,
  type Grade,
  type GradeName,
  gradeName,
  isGradeName,
} from './core/solver/grade-name.js';
export * from './verify.js';
export {
  type Certify,
  DAILY_BUDGET,
  type DailyGame,
  dailyCandidate,
  dailyDeal,
} from './core/solver/daily.js';
export { freecellPuzzles } from './games/freecell/rules/puzzles.js';
export {
  type FreecellAids,
  type FreecellMove,
  type FreecellRefusal,
  type FreecellState,
  freecell,
} from './games/freecell/rules/game.js';
export {
  type FreecellOptions,
  SUPERMOVES,
  type Supermove,
  VARIANTS,
  type Variant,
} from './games/freecell/rules/variants.js';
export { golfPuzzles } from './games/golf/rules/puzzles.js';
export {
  type GolfMove,
  type GolfOptions,
  type GolfRefusal,
  type GolfState,
  golf,
} from './games/golf/rules/game.js';
export { search as golfSearch, verdict as golfVerdict } from './games/golf/solver/solve.js';
export {
  type KlondikeAids,
  type KlondikeMove,
  type KlondikeRefusal,
  type KlondikeState,
  klondike,
} from './games/klondike/rules/game.js';
export { klondikePuzzles } from './games/klondike/rules/puzzles.js';
export {
  DRAWS,
  type Draw,
  type KlondikeOptions,
  SCORINGS,
  type Scoring,
} from './games/klondike/rules/options.js';
export * from './games/pyramid/rules/game.js';
export { pyramidPuzzles } from './games/pyramid/rules/puzzles.js';
export {
  search as pyramidSearch,
  verdict as pyramidVerdict,
} from './games/pyramid/solver/solve.js';
export { winningLine as pyramidLine } from './games/pyramid/solver/line.js';
export { DEALER_HANDS as PAIGOW_DEALER_HANDS } from './games/pai-gow/advice/advice-options.js';
export {
  type PaigowAdvice,
  type AdviceOptions as PaigowAdviceOptions,
  type Advising as PaigowAdvising,
  type SplitAdvice as PaigowSplitAdvice,
  advise as advisePaigow,
  beginAdvice as beginPaigowAdvice,
} from './games/pai-gow/advice/advice.js';
export {
  type Chances as PaigowChances,
  type CoachNotes as PaigowCoachNotes,
  type CoachTotals as PaigowCoachTotals,
  type Lesson as PaigowLesson,
  type SetHand as PaigowSetHand,
  NO_NOTES as NO_PAIGOW_NOTES,
  checkNotes as checkPaigowNotes,
  judge as judgePaigowSet,
  withLesson as notedPaigowLesson,
} from './games/pai-gow/advice/coach.js';
export {
  type CountOptions as PaigowCountOptions,
  type CountedKind as CountedPaigowKind,
  type CountsByTop as PaigowCountsByTop,
  type HandCounts as PaigowHandCounts,
  countHands as countPaigowHands,
} from './games/pai-gow/advice/count.js';
export {
  type HandDescription,
  describeFive,
  describeRank,
  describeTwo,
} from './games/pai-gow/rules/describe.js';
export {
  FORTUNE_ENVY,
  FORTUNE_ENVY_MIN,
  FORTUNE_LINES,
  FORTUNE_PAY,
  type FortuneLine,
  type FortuneTable,
  checkFortuneTable,
  fortuneLine,
} from './games/pai-gow/rules/fortune.js';
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
} from './games/pai-gow/rules/hand-rank.js';
export {
  HOUSE_FRONTS,
  HOUSE_HANDS,
  type HouseFront,
  type HouseHand,
  type HouseRule,
  type RankRange,
} from './games/pai-gow/rules/house-rules.js';
export { type HouseWay, type SetHands, houseWayBy } from './games/pai-gow/rules/house-way.js';
export {
  FOXWOODS_RULES,
  type FoxwoodsRule,
  HOUSE_WAYS,
  HOUSE_WAY_RULES,
  HOUSE_WAY_NAMES,
  type HouseWayName,
  type HouseWayOptions,
  type HouseWayRule,
} from './games/pai-gow/rules/house-ways.js';
export type {
  Back as BackHand,
  Front as FrontHand,
  Split as HandSplit,
} from './games/pai-gow/rules/split.js';
export { PUSHES as PAIGOW_PUSHES, type Push as PaigowPush } from './games/pai-gow/rules/push.js';
export { type RevealedHand, checkHand } from './games/pai-gow/rules/fairness.js';
export {
  type Estimate,
  type SimulateOptions as PaigowSimulateOptions,
  type SimulatedHands as SimulatedPaigowHands,
  houseEdge as paigowHouseEdge,
  shareOf,
  simulate as simulatePaigow,
} from './games/pai-gow/advice/simulate.js';
export { type Bot, type RandomBelow, askBot } from './core/table/bot.js';
export {
  type CardFault,
  type DealCheck,
  type DealLine,
  type DealtTo,
  checkDeal,
} from './core/table/check-deal.js';
export { cutsOf } from './core/table/cuts.js';
export type {
  BettingLimits,
  BettingMove,
  BettingRefusal,
  BettingRound,
  BettingSeat,
  LegalBetting,
} from './core/table/betting.js';
export type { ChipRange, ChipRefusal } from './core/table/chips.js';
export { type Account, type ChipTransfer, netOf, seatAccount } from './core/table/ledger.js';
export { type PastHand, pastHands } from './core/table/past-hands.js';
export {
  type EarlierTables,
  type KeptTable,
  afterTable,
  beforeHand,
} from './core/table/kept-tables.js';
export type { Pot } from './core/table/pots.js';
export { checkRun } from './core/table/run-save.js';
export { SEAT_KINDS, type SeatKind, nextSeat, parseSeats } from './core/table/seats.js';
export {
  HISTORY_LENGTH,
  type HandEnd,
  type HandRecord,
  NO_TOTALS,
  PAST_LENGTH,
  type RunSetup,
  type SeatTotals,
  type TableRun,
  bringChips,
  canGoOn,
  endHand,
  hasChips,
  seatsWithChips,
  startRun,
  withId,
} from './core/table/table-run.js';
export { paigow } from './games/pai-gow/rules/game.js';
export { dealtCards, viewMove as viewPaigowMove } from './games/pai-gow/rules/deal.js';
export { paigowBot } from './games/pai-gow/bots/bots.js';
export { type PaigowOptions, PAIGOW_LIMITS } from './games/pai-gow/rules/options.js';
export type {
  BonusResult,
  Comparison,
  DealerResult,
  EnvyResult,
  PaigowResults,
  SeatResult,
} from './games/pai-gow/rules/results.js';
export type {
  PaigowMove,
  PaigowRefusal,
  PaigowSeat,
  PaigowState,
} from './games/pai-gow/rules/state.js';
export {
  type PaigowSession,
  type PaigowTableParts,
  type PaigowTableRules,
  type PaigowTableSave,
  checkTable as checkPaigowTable,
  handEnd as paigowHandEnd,
  saveTable as savePaigowTable,
  startHand as startPaigowHand,
} from './games/pai-gow/rules/table.js';
export { seven27 } from './games/seven-twenty-seven/rules/game.js';
export {
  type AdviceOptions as Seven27AdviceOptions,
  type CallPrice as Seven27CallPrice,
  type Seven27Advice,
  type Seven27Advising,
  adviseSeven27,
  beginSeven27Advice,
} from './games/seven-twenty-seven/advice/advice.js';
export type {
  CardOdds as Seven27CardOdds,
  TargetOdds as Seven27TargetOdds,
} from './games/seven-twenty-seven/advice/card-odds.js';
export type { Estimate as Seven27Estimate } from './games/seven-twenty-seven/advice/estimate.js';
export type { ChoiceAdvice as Seven27ChoiceAdvice } from './games/seven-twenty-seven/advice/tally.js';
export {
  type JudgedDecision as JudgedSeven27Decision,
  judgeSeven27Decision,
} from './games/seven-twenty-seven/advice/decision.js';
export { seven27Bot } from './games/seven-twenty-seven/bots/bots.js';
export {
  type RevealedHand as RevealedSeven27Hand,
  checkHand as checkSeven27Hand,
} from './games/seven-twenty-seven/rules/fairness.js';
export {
  CARRIES as SEVEN27_CARRIES,
  type Carry as Seven27Carry,
  DEALINGS,
  DECLARES,
  DRAWS as SEVEN27_DRAWS,
  type Dealing,
  type Declare,
  type Draw as Seven27Draw,
  FIVE_ACE_ACES,
  FREEZES,
  type FiveAceAce,
  type Freeze,
  LIMITS as SEVEN27_LIMIT_KINDS,
  type Limit as Seven27Limit,
  OPENS as SEVEN27_OPENS,
  type Opens as Seven27Opens,
  SCORINGS as SEVEN27_SCORINGS,
  SEVEN27_LIMITS,
  type Scoring as Seven27Scoring,
  type Seven27Options,
  TEMPERS,
  TENS,
  type Temper,
  type Tens,
  WIN_AND_TIES,
  type WinAndTie,
} from './games/seven-twenty-seven/rules/options.js';
export {
  HOUSE_RULES as SEVEN27_HOUSE_RULES,
  type HouseRules as Seven27HouseRules,
} from './games/seven-twenty-seven/rules/house-rules.js';
export { pots as seven27Pots } from './games/seven-twenty-seven/rules/paying.js';
export type {
  Declaration,
  HalfResult,
  HalfWinner,
  PotResult,
  SeatResult as Seven27SeatResult,
  Seven27Results,
  Target,
  Totals as Seven27Totals,
} from './games/seven-twenty-seven/rules/results.js';
export {
  GOALS as SEVEN27_GOALS,
  isBust as isSeven27Bust,
  totalsOf as seven27Totals,
} from './games/seven-twenty-seven/rules/scoring.js';
export {
  type LastAction,
  type SeenMove as SeenSeven27Move,
  type Seven27Move,
  type Seven27Refusal,
  type Seven27Seat,
  type Seven27State,
  chipsOf as seven27Chips,
} from './games/seven-twenty-seven/rules/state.js';
export {
  type Seven27Session,
  type Seven27TableParts,
  type Seven27TableSave,
  checkTable as checkSeven27Table,
  handEnd as seven27HandEnd,
  startHand as startSeven27Hand,
} from './games/seven-twenty-seven/rules/table-rules.js';
export type { Seven27TableRules } from './games/seven-twenty-seven/rules/settings.js';
export { saveTable as saveSeven27Table } from './core/table/table-save.js';
export { viewMove as viewSeven27Move } from './games/seven-twenty-seven/rules/view.js';
