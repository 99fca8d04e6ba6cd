import { toJson } from '../engine/json.js';
import { formatSeed } from '../cards/secure-shuffle.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { broken, copyOfSave, isCount, problem } from '../engine/save.js';
import type { TableSave } from '../table/table-save.js';
import type { TableRun } from '../table/table-run.js';
import type { Ceremony, SavedCeremony } from './ceremony.js';
import { KeptOut, type SavedKeptOut } from './kept-out.js';
import { type NameForms, People } from './people.js';
import type { SavedPerson } from './person.js';
import type { PlayTimes } from './table-clocks.js';
import {
  checkCeremony,
  checkChanges,
  checkClocks,
  checkKeptOut,
  checkPeople,
  isLeft,
} from './saved-parts.js';
import type { Moment } from './seating.js';
import { type SavedClocks, SeatClocks } from './table-clocks.js';
import { type SeatChange, withChange } from './seat-changes.js';
import { type HandSession, SharedHand } from './shared-hand.js';
import type { SharedRules } from './shared-rules.js';
import { isHex64 } from './shuffle.js';
import type { PlayStart, TablePlay } from './table-play.js';
import { type GivenSetup, type TableSetup, checkSetup } from './table-setup.js';

const FORMAT = 1;

/** A shared table as JSON. */
export interface HostSave {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly setup: TableSetup;
  /** The run before the current or last hand, that hand, and the seed of its cards. */
  readonly table: TableSave;
  /** How the deck of that hand was shuffled. */
  readonly dealtBy: SavedCeremony | null;
  /** The seat changes since that hand was over. */
  readonly changes: readonly SeatChange[];
  /** The running shuffle. */
  readonly ceremony: SavedCeremony | null;
  readonly shuffles: number;
  readonly people: readonly SavedPerson[];
  readonly keptOut: readonly SavedKeptOut[];
  readonly clocks: SavedClocks;
  /** Milliseconds until each event is due; `null` for none. */
  readonly times: { readonly [Name in keyof PlayTimes]: number | null };
}

const leftOf = (at: number | undefined, time: number): number | null =>
  at === undefined ? null : Math.max(0, at - time);

/** Saves the table as JSON. */
export function saveTable(
  setup: TableSetup,
  play: TablePlay,
  people: People,
  { now, time }: Moment,
): HostSave {
  const { rules, version, hand, ceremony, times, changes, shuffles } = play;
  const parts = {
    run: hand?.run ?? play.run,
    session: hand?.session,
    seed: hand?.dealtBy.joint,
  };
  return {
    ...{ format: FORMAT, version, setup },
    table: rules.save(parts),
    dealtBy: hand ? savedDeal(hand) : null,
    changes: [...changes],
    ceremony: ceremony?.save() ?? null,
    shuffles,
    people: people.save(),
    keptOut: people.keptOut.save(now),
    clocks: play.clocks.save(time),
    times: {
      ceremonyEnd: leftOf(times.ceremonyEnd, time),
      // A person choosing a seat is waited for again after a restart, but no longer than the time that was
      // left.
      nextAt: leftOf(play.handAt ?? times.nextAt, time),
      latestAt: leftOf(times.latestAt, time),
      botAt: leftOf(times.botAt, time),
    },
  };
}

function savedDeal({ dealtBy }: SharedHand): SavedCeremony {
  const { shuffle, hand, seats, hashes, shares } = dealtBy.shuffle;
  return { shuffle, hand, seed: formatSeed(dealtBy.seed), seats, hashes, shares };
}

/** A table restored from a save. */
interface LoadedTable {
  readonly setup: TableSetup;
  readonly start: PlayStart;
  readonly people: People;
  /** The seats of people who, as far as known, are away only briefly. */
  readonly away: readonly Seat[];
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

function checkSavedSetup(rules: SharedRules, value: unknown): Checked<TableSetup> {
  const { maker, ...given } = asRecord(value) ?? {};
  if (maker !== null && !isHex64(maker)) return broken('maker');
  const setup = checkSetup(rules, given as unknown as GivenSetup);
  return 'problem' in setup ? setup : { value: { ...setup.value, maker } };
}

const isSame = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other);

/** Checks a saved hand against the table's rules and its shuffle. */
function checkHand(
  rules: SharedRules,
  setup: TableSetup,
  run: TableRun,
  session: HandSession,
  ceremony: Ceremony,
): Checked<SharedHand> {
  const { settings } = setup;
  if (!ceremony.isComplete || ceremony.hand !== run.hand) return broken('dealtBy');
  const joint = ceremony.jointSeed;
  const options = rules.game.options.check(rules.options(run, settings, joint));
  if ('problem' in options) return options;
  // Some games change options during a hand, but at the start they follow from the table's rules.
  if (!isSame(options.value, session.options)) return broken('options');
  // Players give their cut texts with their shares.
  if (session.steps.some(({ move }) => move.type === 'cut')) return broken('moves');
  const dealtBy = { seed: ceremony.seed, joint, shuffle: ceremony.state };
  return { value: new SharedHand(rules, run, settings, session, dealtBy) };
}

/** Checks the seat changes since the hand. There can be none while it runs. */
function checkSince(value: unknown, hand: SharedHand): Checked<readonly SeatChange[]> {
  const changes = checkChanges(value, hand.run);
  if ('problem' in changes) return changes;
  return hand.isOver || changes.value.length === 0 ? changes : broken('changes');
}

/** Checks the run, and the current or last hand. */
function checkPlayed(
  rules: SharedRules,
  setup: TableSetup,
  saved: Fields,
): Checked<Pick<PlayStart, 'run' | 'hand' | 'changes'>> {
  const table = rules.load(saved['table']);
  if ('problem' in table) return table;
  const { run, session, seed } = table.value;
  if (run.kinds.length !== setup.settings.seats.length) return broken('kinds');
  if (!session) {
    const isFirst = saved['dealtBy'] === null && isSame(saved['changes'], []);
    return isFirst ? { value: { run, hand: undefined, changes: [] } } : broken('hand');
  }
  const ceremony = checkCeremony(saved['dealtBy'], setup.code, run.kinds.length);
  if ('problem' in ceremony) return ceremony;
  const hand = checkHand(rules, setup, run, session, ceremony.value);
  if ('problem' in hand) return hand;
  if (!seed || !isSame([...seed], [...hand.value.dealtBy.joint])) return broken('seed');
  const changes = checkSince(saved['changes'], hand.value);
  if ('problem' in changes) return changes;
  const now = hand.value.isOver ? changes.value.reduce(withChange, hand.value.ended) : run;
  return { value: { run: now, hand: hand.value, changes: changes.value } };
}

/** Checks the running shuffle. There can be none during a hand. */
function checkRunningShuffle(
  setup: TableSetup,
  saved: Fields,
  { run, hand }: Pick<PlayStart, 'run' | 'hand'>,
): Checked<Ceremony | undefined> {
  const { ceremony, shuffles } = saved;
  if (!isCount(shuffles)) return broken('shuffles');
  if (ceremony === null) return { value: undefined };
  const checked = checkCeremony(ceremony, setup.code, run.kinds.length);
  if ('problem' in checked) return checked;
  const { shuffle, hand: number, isComplete } = checked.value;
  const isGood = shuffle === shuffles && number === run.hand && !isComplete;
  return isGood && (!hand || hand.isOver) ? checked : broken('ceremony');
}

function checkTimes(value: unknown): Checked<Partial<PlayTimes>> {
  // Older saves have no `latestAt`, so their next hand doesn't wait for people who are choosing a seat.
  const times: Fields = { latestAt: null, ...asRecord(value) };
  const names = ['ceremonyEnd', 'nextAt', 'latestAt', 'botAt'] as const;
  if (!names.every((name) => isLeft(times[name]))) return broken('times');
  const left = names.map((name) => [name, (times[name] as number | null) ?? undefined]);
  return { value: Object.fromEntries(left) as Partial<PlayTimes> };
}

/** The fields of a save in this format. */
function fieldsOf(save: unknown): Checked<Fields & { readonly version: number }> {
  const copied = copyOfSave(save);
  if ('problem' in copied) return copied;
  const saved = asRecord(copied.value);
  const version = saved?.['version'];
  if (!saved || !isCount(version)) return broken('save');
  if (saved['format'] !== FORMAT) {
    return problem('save-newer', { got: Number(saved['format']), known: FORMAT });
  }
  return { value: { ...saved, version } };
}

/** Checks the people of a saved table, their clocks, and who is kept out. */
function checkEverybody(
  saved: Fields,
  run: TableRun,
  { clock }: TableSetup,
): Checked<{
  readonly people: readonly SavedPerson[];
  readonly clocks: SavedClocks;
  readonly keptOut: readonly SavedKeptOut[];
}> {
  const people = checkPeople(saved['people'], run);
  if ('problem' in people) return people;
  const clocks = checkClocks(saved['clocks'], run.kinds.length, clock);
  if ('problem' in clocks) return clocks;
  const keptOut = checkKeptOut(saved['keptOut']);
  if ('problem' in keptOut) return keptOut;
  return { value: { people: people.value, clocks: clocks.value, keptOut: keptOut.value } };
}

/**
 * Restores a shared table from a save of any origin. Nothing in it is trusted: the chips must add up, the
 * hand must belong to the table, and its cards to its shuffle.
 */
export function loadTable(
  rules: SharedRules,
  save: unknown,
  now: number,
  nameForms?: NameForms,
): Checked<LoadedTable> {
  const fields = fieldsOf(save);
  if ('problem' in fields) return fields;
  const saved = fields.value;
  const setup = checkSavedSetup(rules, saved['setup']);
  if ('problem' in setup) return setup;
  const played = checkPlayed(rules, setup.value, saved);
  if ('problem' in played) return played;
  const ceremony = checkRunningShuffle(setup.value, saved, played.value);
  if ('problem' in ceremony) return ceremony;
  const { run } = played.value;
  const everybody = checkEverybody(saved, run, setup.value);
  if ('problem' in everybody) return everybody;
  const { people, clocks, keptOut } = everybody.value;
  const times = checkTimes(saved['times']);
  if ('problem' in times) return times;
  const start: PlayStart = {
    ...played.value,
    ceremony: ceremony.value,
    shuffles: Number(saved['shuffles']),
    clocks: new SeatClocks(setup.value.clock, run.kinds.length, clocks),
    times: times.value,
  };
  return {
    value: {
      setup: setup.value,
      start,
      people: new People(setup.value.maker, people, new KeptOut(keptOut, now), nameForms),
      away: people.filter(({ isBot }) => !isBot).map(({ seat }) => seat),
      version: saved.version,
    },
  };
}
