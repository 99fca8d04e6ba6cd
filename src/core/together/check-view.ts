import { withIndex } from '../cards/list.js';
import { asRecord } from '../engine/reason.js';
import { seatsFrom } from '../table/seats.js';
import type { PageRules } from '../table/table-rules.js';
import type { TableRun } from '../table/table-run.js';

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

/** Where a value is: in the state itself, in a list, or elsewhere. */
type Place = 'state' | 'list' | 'record' | 'listed record';

/** Which values can become `null` during a hand: whose turn it is, or a betting round, but no seat and no text. */
const canEnd = (known: unknown, place: Place): boolean =>
  (typeOf(known) === 'object' && place !== 'list') ||
  (typeof known === 'number' && place === 'record');

/** Returns the path of the first part that has another type than the same part of a known view. */
function wrongPart(known: unknown, got: unknown, place: Place, path: string): string | undefined {
  if (got === null && canEnd(known, place)) return undefined;
  const type = typeOf(got);
  const isKnown = known !== undefined && known !== null;
  if (type === 'undefined' || (isKnown && type !== typeOf(known))) return path;
  if (type === 'number') return Number.isSafeInteger(got) ? undefined : path;
  if (Array.isArray(got)) return wrongElement(known, got, path);
  return type === 'object' ? wrongField(known, got, place, path) : undefined;
}

function wrongElement(known: unknown, got: readonly unknown[], path: string): string | undefined {
  const all = Array.isArray(known) ? (known as readonly unknown[]) : [];
  for (const [at, one] of withIndex(got)) {
    const wrong = wrongPart(at < all.length ? all[at] : all[0], one, 'list', `${path}.${at}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongField(known: unknown, got: unknown, place: Place, path: string): string | undefined {
  const [before, after] = [asRecord(known) ?? {}, asRecord(got) ?? {}];
  const isListed = place === 'list';
  // The fields of a state and of its seats are always there.
  if (isListed || place === 'state') {
    const missing = Object.keys(before).find((name) => !Object.hasOwn(after, name));
    if (missing !== undefined) return `${path}.${missing}`;
  }
  for (const [name, value] of Object.entries(after)) {
    const within = isListed ? 'listed record' : 'record';
    const wrong = wrongPart(before[name], value, within, `${path}.${name}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/**
 * Checks a view that a server sent, before it is shown: each part must have the type that it has in a known view of the hand,
 * there must be as many seats, the game's own checks must pass, and the rules must be able to use it.
 *
 * @throws Error that says what is wrong. The rules may throw any error
 */
export function checkView<S, M, O extends object>(
  { game, chips, deal, end, wrongView }: PageRules<S, M, O, never>,
  known: S,
  view: S,
  run: TableRun,
): void {
  const wrong = wrongPart(known, view, 'state', 'view');
  if (wrong !== undefined) throw new TypeError(`${wrong} has a wrong type`);
  // First, because the rules may not end with a view that is impossible in the game.
  const own = wrongView?.(view, known, run);
  if (own !== undefined) throw new RangeError(`view.${own} is impossible`);
  for (const [name, value] of Object.entries(known as object)) {
    const { length } = (view as Readonly<Record<string, readonly unknown[]>>)[name] ?? {};
    const isBySeat = ['seats', 'racers'].includes(name);
    if (isBySeat && length !== (value as readonly unknown[]).length)
      throw new RangeError(`view.${name} has ${length} elements`);
  }
  for (const seat of [undefined, ...seatsFrom(0, run.kinds.length)]) {
    game.moves(view, seat);
    game.view(view, seat);
    if (seat !== undefined) chips(view, seat);
  }
  deal.to(view);
  deal.dice(view);
  if (game.outcome(view) !== undefined) end(view);
}
