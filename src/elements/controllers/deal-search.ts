import { toJson } from '../../core/engine/json.js';
import type { Checked } from '../../core/engine/reason.js';
import type { Outcome } from '../../core/engine/rules.js';
import { dealNumber } from '../../core/engine/deck.js';
import { type DealChooser, randomDeal } from '../base/setup.js';
import type { DealFinder } from './adviser.js';
import type { GameRules } from './game-definition.js';
import type { PatienceMembers } from './patience-host.js';

type DealSearchHost<State, Move> = Pick<PatienceMembers<State, Move>, 'inForce' | 'game'> & {
  readonly sharing: { readonly findsDeals: boolean; load(): Promise<DealFinder> };
  readonly solver: { load(): Promise<DealFinder | undefined> };
};

/** More than are ever needed, unless the options lose every deal. Then one of those is dealt. */
const TRIES = 100;

/** A random deal that is not lost before the first move. */
function playableDeal(outcomeOf: (deal: number) => Outcome | undefined): number {
  let deal = randomDeal();
  for (let tries = 1; tries < TRIES && outcomeOf(deal) === 'lost'; tries++) deal = randomDeal();
  return deal;
}

/** Chooses a deal if none was requested: a random one, one that can be won, or a daily one. */
export class DealSearch<State, Move> {
  /** The options of the last search. */
  private lastSearchKey: string | undefined;

  constructor(
    private readonly host: DealSearchHost<State, Move>,
    private readonly definition: () => { readonly game: GameRules<State, Move> },
  ) {}

  readonly anyDeal: DealChooser = (given, again) => {
    const { host } = this;
    const { game: rules } = this.definition();
    const checked: Checked<object> = rules.options.check(given);
    const isDaily = host.sharing.findsDeals;
    if ('problem' in checked) return randomDeal();
    const deal = (number: number): State => dealNumber(rules, checked.value, number);
    const next = (): number => playableDeal((number) => rules.outcome(deal(number)));
    const { inForce } = host;
    if (!isDaily && !inForce.isOn('solvable')) return next();
    const { session } = host.game;
    // Each update asks again while there is no game.
    const searchKey = toJson([checked.value, inForce.grade]);
    if (!session && this.lastSearchKey === searchKey) return undefined;
    this.lastSearchKey = searchKey;
    // If the player ends the search, the current game stays, unless the page has changed the rules meanwhile.
    const staysIfStopped =
      session !== undefined && toJson(session.options) === toJson(checked.value);
    // Another game may have begun meanwhile, which must not be lost.
    const found = (number: number, isStopped = false): unknown =>
      !(isStopped && staysIfStopped) &&
      host.game.session === session &&
      this.lastSearchKey === searchKey &&
      !host.game.hasConflict &&
      again(number);
    const finding: Promise<DealFinder | undefined> = isDaily
      ? host.sharing.load().catch(() => undefined)
      : host.solver.load();
    void finding.then((finder) => {
      if (finder) finder.findDeal(next, deal, found, checked.value);
      else found(next());
    });
    return undefined;
  };
}
