/**
 * `baize/together`: tables that people at several machines share, without a network. A server runs a table
 * with `TableHost`, a page takes part with `RemoteTable`, and both make the shuffles together. It is pure
 * and runs in Node, in a worker, or on a server.
 */
import { asSharedRules } from './core/together/shared-rules.js';
import { heartsShared } from './games/hearts/bots/shared-table.js';
import { paigowShared } from './games/pai-gow/bots/shared-table.js';
import { seven27Shared } from './games/seven-twenty-seven/bots/shared-table.js';
import { spadesShared } from './games/spades/bots/shared-table.js';
import { raceShared } from './games/ten-dice/bots/shared-table.js';
import { twentyNineShared } from './games/twenty-nine/bots/shared-table.js';
import { whistShared } from './games/whist/bots/shared-table.js';

export * from './core/together/messages.js';
export { type Difference, differenceOf, withDifference } from './core/together/difference.js';
export { handBase } from './core/together/shared-rules.js';
export {
  SECRET_SIZE,
  type ShuffleName,
  type Transcript,
  type TranscriptCheck,
  type TranscriptLine,
  type Witness,
  checkTranscript,
  houseCommitment,
  isHex64,
  jointSeed,
  shareHash,
} from './core/together/shuffle.js';
export { type SharedHandCheck, checkSharedHand } from './core/together/check-hand.js';
export { type RandomBytes } from './core/together/shuffle-participant.js';
export {
  type CheckedHand,
  type JoinedTable,
  type RemoteEvent,
  RemoteTable,
  type RemoteTableOptions,
} from './core/together/remote-table.js';
export { RemoteSession } from './core/together/remote-session.js';
export {
  CODE_LENGTH,
  CODE_LETTERS,
  isTableCode,
  readTableCode,
} from './core/together/table-code.js';
export {
  CLOCK,
  type GivenSetup,
  type TableSetup,
  checkClock,
  checkSetup,
  checkSharedSettings,
  tokenHash,
} from './core/together/table-setup.js';
export { LONGEST_NAME, cleanName } from './core/table/seat-names.js';
export { type SiteVisitor, TableHost, type TableListing } from './core/together/table-host.js';
export type { NameForms } from './core/together/people.js';
export type { HostSave } from './core/together/host-save.js';
export {
  type SeatedSettings,
  type SharedMove,
  type SharedRules,
  type SharedState,
  asSharedRules,
} from './core/together/shared-rules.js';

/** The rules of the games that can be shared, by the tag of their element. */
export const sharedTables = {
  'seven27-table': asSharedRules(seven27Shared),
  'paigow-table': asSharedRules(paigowShared),
  'hearts-table': asSharedRules(heartsShared),
  'spades-table': asSharedRules(spadesShared),
  'whist-table': asSharedRules(whistShared),
  'twenty-nine-table': asSharedRules(twentyNineShared),
  'ten-dice-race': asSharedRules(raceShared),
} as const;

/** The tag of an element whose table can be shared. */
export type SharedGame = keyof typeof sharedTables;
