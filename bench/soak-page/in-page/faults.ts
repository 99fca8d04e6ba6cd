import { BANKROLL, type Patience, type SoakTag, TABLES, type Table, isPatience } from '../acts.js';
import { isTable } from '../acts.js';
import { element, frame, node } from './elements.js';

/** The sum of the person's net chips in all hands, and of new bankrolls. It is counted independently of the room. */
let ledger = BANKROLL;

document.addEventListener('hand-end', (event) => {
  const { net } = (event as CustomEvent<{ net: readonly (number | null)[] }>).detail;
  ledger += net[0] ?? 0;
});
document.addEventListener('bankroll-change', (event) => {
  const { fresh } = (event as CustomEvent<{ fresh: boolean }>).detail;
  if (fresh) ledger += BANKROLL;
});

const sum = (chips: readonly (number | null)[]): number =>
  chips.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Finds cards that are shown more than once. */
function shownTwice(tag: SoakTag): readonly string[] {
  const shown = [...element(tag).shadowRoot.querySelectorAll<HTMLElement>('[data-card]')]
    .filter((card) => !card.closest('[part~="celebration"], [aria-hidden="true"] .flying'))
    .map((card) => card.dataset['card']!);
  const twice = shown.filter((card, at) => shown.indexOf(card) < at);
  return twice.length > 0 ? [`${tag} shows twice: ${twice.join(' ')}`] : [];
}

function cardsOf(tag: Patience): readonly string[] {
  const cards = Object.values(node(tag).state.piles).flat();
  const seen = cards.filter((card) => card >= 0);
  const whole = cards.length === 52 && new Set(seen).size === seen.length;
  return whole ? [] : [`${tag} has ${cards.length} cards: ${cards.join(' ')}`];
}

/** Compares a table's chips with those that were brought and won. */
function chipsOf(tag: Table): readonly string[] {
  const { stacks, brought, totals, house } = node(tag).run;
  const astray = stacks.some((chips, seat) => {
    const from = brought[seat];
    return chips !== null && chips !== (from ?? 0) + totals[seat]!.net;
  });
  const whole = !astray && sum(stacks) + house === sum(brought);
  return whole ? [] : [`${tag}: ${JSON.stringify({ stacks, brought, totals, house })}`];
}

/** Compares the room's chips with the available chips plus those at tables, and with the sum of all hands. */
function roomFaults(): readonly string[] {
  const { bankroll, availableChips } = node('card-room');
  const there = sum(TABLES.map((tag) => node(tag).run.stacks[0] ?? 0));
  return bankroll === availableChips + there && bankroll === ledger
    ? []
    : [
        `the room has ${bankroll}: ${availableChips} available, ${there} at tables, ${ledger} by hands`,
      ];
}

/** Checks that whoever has rolled has ten dice. */
function diceOf(): readonly string[] {
  const { racers } = node('ten-dice-race').state;
  return racers
    .filter(({ dice }) => dice.length !== 0 && dice.length !== 10)
    .map(({ dice }) => `a racer has ${dice.length} dice`);
}

export async function faultsOf(tag: SoakTag): Promise<readonly string[]> {
  if (isPatience(tag)) return [...cardsOf(tag), ...shownTwice(tag)];
  if (tag === 'ten-dice-race') return diceOf();
  if (!isTable(tag)) return [];
  // A room learns of a hand a moment after it.
  for (let tries = 0; tries < 60 && roomFaults().length > 0; tries++) await frame();
  return [...shownTwice(tag), ...chipsOf(tag), ...roomFaults()];
}
