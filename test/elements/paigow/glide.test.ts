import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { parseCard } from '../../../src/core.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { emulateFeatures } from '../../harness/commands.js';
import {
  HANDS,
  type PaigowTable,
  buttons,
  card,
  makeTable,
  mountTable,
  part,
  playOn,
  settled,
  tray,
} from '../support/paigow.js';
import { focusedIn, keys, press, pressButton } from '../support/paigow-play.js';
import { afterTest } from '../support/mount.js';
import { until } from '../support/until.js';
import { someOf } from '../support/counts.js';

const moves = (): Promise<void> => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });

const KING = parseCard('KD')!;

/** The most pixels by which a card is lifted under the pointer. */
const LIFT = 8;

/**
 * A card is where it was, except that it may be lifted. Some browsers notice at once that the
 * pointer is over a card or has left it, others later.
 */
function expectThere(at: readonly number[], [x, y]: readonly [x: number, y: number]): void {
  expect(at[0]).to.equal(x);
  expect(at[1]).to.be.within(y - LIFT, y + LIFT);
}

/** A card's animations from script. The deal is animated by the style sheet. */
const flights = (node: Element): readonly Animation[] =>
  node.getAnimations().filter((one) => !(one instanceof CSSAnimation));

const allFlights = (table: PaigowTable): readonly Animation[] =>
  [...table.shadowRoot!.querySelectorAll('[data-card]')].flatMap(flights);

/** Holds animations at their start from now on, so that a busy machine sees them too. */
function holdFlights(): void {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!;
  afterTest(() => Object.defineProperty(Element.prototype, 'animate', own));
  Element.prototype.animate = function (...how) {
    const flight = (own.value as Element['animate']).apply(this, how);
    flight.pause();
    return flight;
  };
}

/** A table with cards to set, after all animations. */
async function dealt(attributes = {}): Promise<PaigowTable> {
  // A pointer that an earlier test left over a card would lift it.
  await sendMouse({ type: 'move', position: [0, 0] });
  const table = await mountTable(attributes, [HANDS.aces, HANDS.jacks]);
  await moves();
  await playOn(table, 'b0:25');
  for (const one of table.shadowRoot!.getAnimations()) one.finish();
  return table;
}

/** The position of a card relative to its table, which doesn't depend on scrolling. */
function placeOf(table: PaigowTable, code: string): readonly [x: number, y: number] {
  const { x, y } = card(table, code).getBoundingClientRect();
  const { x: left, y: top } = table.getBoundingClientRect();
  return [Math.round(x - left), Math.round(y - top)];
}

/** The one animation of a card: its duration and its start. */
function flightOf(table: PaigowTable, code: string): readonly [number, readonly number[]] {
  const [flight, ...others] = flights(card(table, code));
  expect(others).to.deep.equal([]);
  flight!.currentTime = 0;
  return [Number(flight!.effect!.getTiming().duration), placeOf(table, code)];
}

describe('a card that moves to the other tray', () => {
  const HANDLES: Readonly<Record<string, (table: PaigowTable) => Promise<void>>> = {
    'by a press': (table) => press(table, 'KD'),
    'by keys': async (table) => {
      card(table, 'KD').focus({ preventScroll: true });
      await keys(table, 'Enter');
    },
    'by the house way': async (table) => {
      table.request({ type: 'hint' });
      await settled(table);
    },
  };
  for (const [how, move] of someOf(HANDLES, (name) => name === 'by a press')) {
    it(`glides there ${how}, and the others close up`, async () => {
      const table = await dealt();
      const [king, queen] = [placeOf(table, 'KD'), placeOf(table, 'QS')];
      holdFlights();
      await move(table);
      const [time, from] = flightOf(table, 'KD');
      expect(time).to.be.within(150, 250);
      expectThere(from, king);
      expectThere(flightOf(table, 'QS')[1], queen);
      for (const flight of allFlights(table)) flight.play();
      await until('all have landed', () => allFlights(table).length === 0);
      expect(tray(table, 'front').startsWith('KD')).to.equal(true);
    });
  }

  it('continues from where it is visible when it is moved back in flight', async () => {
    const table = await dealt();
    const home = placeOf(table, 'KD');
    holdFlights();
    table.request({ type: 'card', card: KING });
    await settled(table);
    expect(tray(table, 'front')).to.equal('KD');
    for (const flight of allFlights(table)) flight.currentTime = 90;
    const seen = placeOf(table, 'KD');
    expect(seen).not.to.deep.equal(home);
    table.request({ type: 'card', card: KING });
    await settled(table);
    expect(flightOf(table, 'KD')[1]).to.deep.equal(seen);
    for (const flight of allFlights(table)) flight.play();
    await until('all have landed', () => allFlights(table).length === 0);
    expect(tray(table, 'front')).to.equal('');
    expectThere(placeOf(table, 'KD'), home);
  });

  it('is not moved back by a second click in the same place, which means the card that is there next', async () => {
    const table = await dealt();
    const { x, y, width, height } = card(table, 'KD').getBoundingClientRect();
    const position: [number, number] = [Math.round(x + width * 0.7), Math.round(y + height / 2)];
    holdFlights();
    await sendMouse({ type: 'click', position });
    await sendMouse({ type: 'click', position });
    await settled(table);
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('is not dealt again if the deal has not ended', async () => {
    const table = await mountTable({ 'quick-deal': undefined }, [HANDS.jacks, HANDS.aces]);
    await moves();
    // The deal takes a minute, so a busy machine sees it too.
    table.style.setProperty('--baize-duration', '50');
    await playOn(table, 'b0:25');
    // The dice may give these hands in the opposite order.
    const [own] = tray(table, 'back').split(' ') as [string];
    expect(card(table, own).getAnimations().length).to.equal(1);
    table.request({ type: 'card', card: parseCard(own)! });
    await settled(table);
    expect(tray(table, 'front')).to.equal(own);
    expect(flights(card(table, own))).to.deep.equal(card(table, own).getAnimations());
  });

  const STILL: Readonly<Record<string, (table: PaigowTable) => unknown>> = {
    'the system asks for less motion': () =>
      emulateFeatures({ 'prefers-reduced-motion': 'reduce' }),
    'the page sets --baize-duration to 0': (table) =>
      table.style.setProperty('--baize-duration', '0'),
  };
  for (const [why, still] of someOf(STILL, (name) => name.startsWith('the system'))) {
    it(`is there at once if ${why}`, async () => {
      const table = await dealt();
      await still(table);
      await press(table, 'KD');
      expect(tray(table, 'front')).to.equal('KD');
      expect(allFlights(table)).to.deep.equal([]);
    });
  }
});

describe('a table resumed during a hand', () => {
  it('does not animate; what happens afterwards does', async () => {
    const save = (await dealt()).save();
    const table = makeTable();
    document.body.append(table);
    await table.updateComplete;
    expect(table.load(save)).to.equal(undefined);
    await settled(table);
    expect(table.shadowRoot!.getAnimations()).to.deep.equal([]);
    holdFlights();
    table.request({ type: 'hint' });
    await settled(table);
    expect(flights(card(table, 'KD')).length).to.equal(1);
    const turned: string[] = [];
    table.shadowRoot!.addEventListener('animationstart', (event) => {
      const { target, animationName } = event as AnimationEvent;
      if ((target as HTMLElement).dataset['card'] === 'JS') turned.push(animationName);
    });
    await pressButton(table, 'set');
    await until('a card of the dealer turns', () => turned.length > 0);
    expect(turned).to.deep.equal(['turn']);
  });
});

describe('the focus after both hands are set', () => {
  it('stays on the line while bots set, and then moves to the next hand', async () => {
    const hands = [HANDS.nines, HANDS.aces, HANDS.quads, HANDS.jacks];
    const table = await mountTable({ seats: '4' }, hands);
    publish({ pace: 'fast' });
    afterTest(() => publish({}));
    // From here on, bots take their time.
    await moves();
    table.play({ type: 'bet', seat: 0, amount: 25 });
    table.request({ type: 'hint' });
    await table.updateComplete;
    part(table, 'button-set').focus();
    part(table, 'button-set').click();
    await table.updateComplete;
    expect(table.outcome).to.equal(undefined);
    expect(focusedIn(table)).to.equal('Waiting for the other players.');
    await until('it is paid, and all is shown', () => buttons(table).length > 0);
    expect(focusedIn(table)).to.equal('Next hand');
  });
});
