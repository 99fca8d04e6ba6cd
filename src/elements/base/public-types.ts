/** The types that every element's module exports beside its class. */
export type {
  BankrollChangeDetail,
  GameEndDetail,
  GameErrorDetail,
  GameEvent,
  GameEventMap,
  GameMoveDetail,
  GameRefuseDetail,
  GameSendDetail,
  GameStartDetail,
  GameTypes,
  GameVerdictDetail,
  HandEndDetail,
  HandStartDetail,
  TrickEndDetail,
} from './events.js';
export type {
  GameRequestHintDetail,
  GameRequestMoveDetail,
  GameRequestNewDetail,
  GameRequestUndoDetail,
} from './player-requests.js';
export type { NewGame } from './setup.js';
export type { CardFaces } from '../cards/host-faces.js';
export type { PageLocale, PageLocales } from '../controllers/language/page-locales.js';
export type { ReplayedGame } from '../controllers/links.js';
export type { Room } from '../controllers/room.js';
export type { Assisted } from '../../core/engine/help.js';
export type { Checked, Figure, Problem, Reason, Refusal } from '../../core/engine/reason.js';
export type { End, Outcome, Seat, Source } from '../../core/engine/rules.js';
export type { Save } from '../../core/engine/save.js';
export type { Day } from '../../core/history/day.js';
export type { Verdict } from '../../core/solver/search.js';
export type { SolverClient } from '../solver/client.js';
