import type { Refusal } from '../../engine/reason.js';
import type { Seat } from '../../engine/rules.js';
import type { TableRequest } from './element-host.js';
import type { TablePanels } from './element-panels.js';
import type { TablePlayer } from './element-player.js';
import type { PaigowMove } from './state.js';

/** What can be asked of a table, and by whom it is done. */
export interface ActsHost {
  readonly player: TablePlayer;
  readonly panels: TablePanels;
  readonly seatNow: Seat | undefined;
  readonly paused: boolean;
  attempt(move: PaigowMove): Refusal | undefined;
  byHouseWay(): void;
  setHands(): void;
  show(): void;
  next(more: boolean): void;
  openAnew(): void;
  pause(): void;
  resume(): void;
}

type Act<Type extends TableRequest['type']> = (
  host: ActsHost,
  request: Extract<TableRequest, { readonly type: Type }>,
) => void;

const ACTS: { readonly [Type in TableRequest['type']]: Act<Type> } = {
  chip: ({ player }, { amount }) => player.addChip(amount),
  clear: ({ player }) => player.stake(0),
  amount: ({ player }, { text }) => player.stake(text),
  bonus: ({ player }, { text }) => player.bet(text),
  bet: (host) => host.attempt(host.player.stakeMove),
  pass: (host) => host.attempt({ type: 'pass', seat: host.seatNow! }),
  cut: (host, { text }) => host.attempt({ type: 'cut', seat: host.seatNow!, text }),
  card: ({ player }, { card }) => player.move(card),
  sort: ({ player }) => player.sortAnew(),
  'house-way': (host) => host.byHouseWay(),
  set: (host) => host.setHands(),
  show: (host) => host.show(),
  next: (host) => host.next(false),
  rebuy: (host) => host.next(true),
  new: (host) => host.openAnew(),
  pause: (host) => (host.paused ? host.resume() : host.pause()),
  panel: ({ panels }, { panel }) => panels.toggle(panel),
};

/** Does what the player asks of the table. */
export const obey = (host: ActsHost, request: TableRequest): void =>
  (ACTS[request.type] as Act<TableRequest['type']>)(host, request);
