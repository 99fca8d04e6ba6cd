import { SHORTEST_SEED } from '../../../core/cards/secure-shuffle.js';
import type { SeatKind } from '../../../core/table/seats.js';
import type { TableRun } from '../../../core/table/table-run.js';
import { RemoteSession } from '../../../core/together/remote-session.js';
import { handBase } from '../../../core/together/shared-rules.js';
import type { TableStatus } from '../../../core/together/messages.js';
import type { SharedMove, SharedState } from '../../../core/together/shared-rules.js';
import type { SharedSettings } from '../table-game.js';
import type { AnyTableRules } from './join-host.js';

/** A shared table before its first hand, for people to sit down at: nobody has cards, and nothing can be done. */
export function emptyHand<S extends SharedState, M extends SharedMove & object>(
  game: AnyTableRules<S, M>,
  settings: SharedSettings,
  { people }: Pick<TableStatus, 'people'>,
): { readonly run: TableRun; readonly session: RemoteSession<S, M, object> } | undefined {
  const opened = game.open(settings, () => 0);
  const kindOf = (kind: SeatKind, seat: number): SeatKind =>
    people[seat] ? 'human' : kind === 'human' ? 'open' : kind;
  const kinds = opened.kinds.map(kindOf);
  // Who looks at no cards sees them all taken.
  const run = { ...opened, kinds: kinds.every((kind) => kind === 'open') ? opened.kinds : kinds };
  const given = game.options(run, settings, new Uint8Array(SHORTEST_SEED));
  const options = game.game.options.check(given);
  if ('problem' in options) return undefined;
  const view = handBase({ game: game.game, deal: game.deal }, options.value);
  return { run, session: new RemoteSession(game.game, options.value, view, 0) };
}
