import { nothing } from 'lit';
import type { MenuItem, ActionButton } from '../scene.js';
import { TALK_ICON } from './badges.js';
import type { PartsView } from './parts-view.js';
import { toolTemplate } from '../../ui/icon.js';

/** Connects again when the connection has ended. */
export function againButton({ source, words, joined }: PartsView): ActionButton | undefined {
  // Before the table is visible, the player need not wait for the next automatic try.
  const isOut = source.state === 'closed' || (source.state === 'lost' && !joined);
  if (!isOut) return undefined;
  return { name: 'again', label: words.again, primary: 'primary', press: () => source.join() };
}

/** Reports that the player is ready for the next hand. If the last one left them no chips, buys new ones. */
export function readyButton(
  { words, person, seat, status, source, host }: PartsView,
  stacks: readonly (number | null)[],
): ActionButton | undefined {
  // The seat may be known before its person is.
  if (seat === undefined || !person || person.isReady || status?.phase === 'shuffle') {
    return undefined;
  }
  // A player who sat down after the hand has new chips.
  const isBroke = source.table.handSeat === seat && stacks[seat] === 0;
  const type = isBroke ? 'rebuy' : 'next';
  const label = isBroke ? words.rebuy : words.ready;
  return { name: type, label, primary: 'primary', press: () => host.request({ type }) };
}

/** Asks for any free seat. */
export function sitButton({ words, seats }: PartsView): ActionButton | undefined {
  if (seats.all.length === 0 || !seats.mayAsk) return undefined;
  const { button: label } = words.sit;
  return { name: 'sit', label, primary: 'primary', press: () => seats.choose(undefined) };
}

/** The button that opens the emotes. */
export function talkTool({ words, host, seat, source }: PartsView): unknown {
  const isHere = seat !== undefined && source.state !== 'closed';
  if (!isHere || !host.element.offered.has('emotes')) return nothing;
  return toolTemplate({
    name: 'emotes',
    label: words.talk.button,
    drawing: TALK_ICON,
    press: () => host.request({ type: 'panel', panel: 'emotes' }),
  });
}

/** The menu line that asks for a pause, takes that back, or resumes. Omitted for people who may not. */
function pauseLine(
  { words, host, source, person, status }: PartsView,
  item: MenuItem,
): readonly MenuItem[] {
  if (status?.paused) return person || source.hasBooked ? [item] : [];
  if (!person) return [];
  const label = person.wantsPause ? words.menu.noPause : words.menu.pause;
  const choose = (): void => {
    host.panels.close();
    source.pause(!person.wantsPause);
  };
  return [{ ...item, label, choose }];
}

/** Adapts the menu lines of every table. */
export function menuLines(parts: PartsView, items: readonly MenuItem[]): readonly MenuItem[] {
  const { words, host, seat } = parts;
  const own = items.flatMap((item) => {
    if (item.name === 'new' || item.name === 'guide') return [];
    return item.name === 'pause' ? pauseLine(parts, item) : [item];
  });
  if (seat === undefined) return own;
  const choose = (): void => host.request({ type: 'panel', panel: 'leave' });
  return [...own, { name: 'leave', label: words.menu.leave, choose }];
}
