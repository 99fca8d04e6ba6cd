import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import {
  type PaigowState,
  type Seven27State,
  Session,
  freecell,
  klondike,
  paigow,
  pyramid,
  seven27,
} from '../../src/core.js';
import { tenDice } from '../../src/games/ten-dice/core.js';
import type { AnyPatience } from '../../test/core/support/patience.js';
import { GAMES, type SoakTag } from './acts.js';

type GameTag = (typeof GAMES)[number];
type Cards = readonly number[];

interface Subject {
  readonly game: AnyPatience;
  /** All cards of the game, in any pile. */
  readonly cards: (state: unknown) => Cards;
  readonly count: number;
}

const piled = (state: unknown): Cards =>
  Object.values((state as { piles: Record<string, Cards> }).piles).flat();

const patience = (game: unknown): Subject => ({
  game: game as AnyPatience,
  cards: piled,
  count: 52,
});

/** Before the deal, all cards are in the deck; then in hands and aside. */
function paigowCards(state: unknown): Cards {
  const { phase, deck, aside, seats } = state as PaigowState;
  return phase === 'bets' ? deck : [...aside, ...seats.flatMap(({ cards }) => cards)];
}

/** Hands contain the cards at their places of the deck. The rest is still to come. */
function seven27Cards(state: unknown): Cards {
  const { deck, seats, next } = state as Seven27State;
  const hands = seats.flatMap(({ cards }) => cards);
  const places = seats.flatMap((seat) => seat.places);
  const own = places.every((place, at) => place < next && deck[place] === hands[at]);
  const others = deck.filter((_, place) => !places.includes(place));
  return own ? [...hands, ...others] : [];
}

const SUBJECTS: Readonly<Record<GameTag, Subject>> = {
  'freecell-game': patience(freecell),
  'klondike-game': patience(klondike),
  'pyramid-game': patience(pyramid),
  'paigow-table': {
    game: paigow,
    cards: paigowCards,
    count: 53,
  },
  'seven27-table': {
    game: seven27,
    cards: seven27Cards,
    count: 52,
  },
};

const saveOf = (page: Page, tag: SoakTag): Promise<unknown> =>
  page.evaluate((name) => {
    const saved = (document.querySelector(name) as unknown as { save(): { hand?: object } }).save();
    return 'hand' in saved ? saved.hand : saved;
  }, tag);

/** Compares the race's save, read by the core, with the race that is shown, except for the secret seed. */
async function racedFaults(page: Page): Promise<readonly string[]> {
  const [save, shown] = await page.evaluate(() => {
    const race = document.querySelector('ten-dice-race') as unknown as {
      save(): object;
      readonly state: { readonly deck: readonly number[] };
    };
    return [race.save(), race.state] as const;
  });
  const loaded = Session.load(tenDice, save);
  if ('problem' in loaded) return [`the race’s save: ${JSON.stringify([loaded.problem, save])}`];
  const { deck: seed, ...kept } = loaded.value.state;
  return new Set(seed).size === 52 && isDeepStrictEqual({ ...kept, deck: shown.deck }, shown)
    ? []
    : [`the race’s save is another race: ${JSON.stringify([kept, shown])}`];
}

/** The faults in the saves, read by the core: each must contain every card once. */
export async function savedFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [...(await racedFaults(page))];
  for (const tag of GAMES) {
    const { game, cards, count } = SUBJECTS[tag];
    const save = await saveOf(page, tag);
    const loaded = Session.load(game, save);
    if ('problem' in loaded) {
      faults.push(`${tag}’s save: ${JSON.stringify([loaded.problem, save])}`);
      continue;
    }
    const all = cards(loaded.value.state);
    const whole = all.length === count && new Set(all).size === count;
    if (!whole) faults.push(`${tag}’s save has not every card once: ${all.join(' ')}`);
  }
  return faults;
}
