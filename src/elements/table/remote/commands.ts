import { html, nothing } from 'lit';
import type { ActionButton } from '../action-button.js';
import type { MenuItem } from '../scene.js';
import { TALK_ICON } from './badges.js';
import type { PartsView } from './parts-view.js';

/** Connects again, where the connection has ended. */
export function againButton({ source, words, joined }: PartsView): ActionButton | undefined {
  // Before there is a table to look at, nobody need wait for the next try.
  const isOut = source.state === 'closed' || (source.state === 'lost' && !joined);
  if (!isOut) return undefined;
  return { name: 'again', label: words.again, primary: 'primary', press: () => source.join() };
}

/** Ready for the next hand, by the `stacks` that the last one left; with more chips where the person has none. */
export function readyButton(
  { words, person, seat, status, source, host }: PartsView,
  stacks: readonly (number | null)[],
): ActionButton | undefined {
  // The seat may be known before its person is.
  if (seat === undefined || !person || person.isReady || status?.phase === 'shuffle') {
    return undefined;
  }
  // Who sat down after the hand has brought chips.
  const isBroke = source.table.handSeat === seat && stacks[seat] === 0;
  const type = isBroke ? 'rebuy' : 'next';
  const label = isBroke ? words.rebuy : words.ready;
  return { name: type, label, primary: 'primary', press: () => host.request({ type }) };
}

/** Asks for a seat, any of the free ones. */
export function sitButton({ words, seats }: PartsView): ActionButton | undefined {
  if (seats.all.length === 0 || !seats.mayAsk) return undefined;
  const { button: label } = words.sit;
  return { name: 'sit', label, primary: 'primary', press: () => seats.choose(undefined) };
}

/** What opens the things that can be said. */
export function talkTool({ words, host, seat, source }: PartsView): unknown {
  const isHere = seat !== undefined && source.state !== 'closed';
  if (!isHere || !host.element.offered.has('emotes')) return nothing;
  const { button } = words.talk;
  return html`<button
    type="button"
    class="tool"
    part="button button-emotes"
    aria-label=${button}
    title=${button}
    @click=${() => host.request({ type: 'panel', panel: 'emotes' })}
  >
    ${TALK_ICON}
  </button>`;
}

/** The line that asks for a pause, for one no longer, or to go on; none for who may not. */
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

/** The lines of the menu, of those that every table has. */
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
