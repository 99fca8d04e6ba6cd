import {
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
  html,
} from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import {
  nameSeats,
  parsePlayerNames,
  parseSeatNames,
  unusedNames,
} from '../../core/table/seat-names.js';
import type { TableRun } from '../../core/table/table-run.js';
import { type SeatedTable, castEn } from '../../locales/table-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { Preferences } from '../controllers/preferences.js';
import type * as Portraits from './portraits.js';
import type { TogetherParts } from './together-parts.js';

const loadPortraits = lazy('portraits', () => import('./portraits.js'));

/** The table at which people and bots sit. */
export interface PeopleHost extends ReactiveControllerHost {
  /** The page's names, unchecked. */
  readonly seatNames: unknown;
  readonly preferences: Preferences;
  readonly words: TranslatedKitWords;
  reportOption(option: string, problem: Problem | undefined): void;
  loadFailed(error: unknown): void;
}

/** The hand in which they play. */
interface PeopleHand {
  readonly keptRun: TableRun | undefined;
  /** The run whose seats are drawn. */
  readonly seatedRun: TableRun;
  /** The seats of people at this device; those of others have names of their own. */
  readonly mine?: readonly Seat[];
  readonly together?: Pick<TogetherParts, 'names'> | undefined;
}

/** Who sits at the table: names and pictures of bots, names of people. The rules know seats alone. */
export class PeopleController implements ReactiveController {
  /** The page's names as far as they can be used. */
  private given: readonly string[] = [];
  /** Why they can't be used. */
  private problem: Problem | undefined;
  private readonly art: LazyPart<typeof Portraits>;

  constructor(
    private readonly host: PeopleHost,
    private readonly hand: PeopleHand,
  ) {
    this.art = new LazyPart(host, loadPortraits);
    host.addController(this);
  }

  hostUpdated(): void {
    const { keptRun, together } = this.hand;
    if (keptRun) this.art.loadInBackground();
    // Who sits down at a table that people elsewhere share is not known beforehand.
    const unused = together ? undefined : unusedNames(this.given, keptRun?.kinds ?? []);
    this.host.reportOption('seat-names', this.problem ?? (keptRun && unused?.problem));
  }

  /** Takes the page's names as they are now; where they can't be used, the last good ones stay. */
  settle(): void {
    const checked = parseSeatNames(this.host.seatNames);
    this.problem = 'problem' in checked ? checked.problem : undefined;
    if ('value' in checked) this.given = checked.value;
  }

  /** Who sits at the table, by name. */
  get seated(): SeatedTable {
    return this.seatedAt(this.hand.seatedRun);
  }

  /**
   * Who sits at a table of that run, by name.
   *
   * @param mine at a shared table: the own seat in the hand that is told of, which may be another one by now
   */
  seatedAt(
    { kinds, dealer, houseDeals: house }: Pick<TableRun, 'kinds' | 'dealer' | 'houseDeals'>,
    mine = this.hand.mine,
  ): SeatedTable {
    const { together } = this.hand;
    const names = this.namesAt(kinds, together?.names, house ? dealer : undefined);
    return { kinds, dealer, house, names, mine: together && mine };
  }

  /** The picture of who sits at a seat; its room until it is loaded. */
  portrait(seat: Seat): TemplateResult {
    const { kinds, dealer, houseDeals } = this.hand.seatedRun;
    const isHouse = houseDeals && seat === dealer;
    const figure = isHouse ? 'house' : kinds[seat] === 'bot' ? seat : undefined;
    return html`<span class="portrait" part="portrait" aria-hidden="true"
      >${this.art.value?.portrait(figure)}</span
    >`;
  }

  private namesAt(
    kinds: TableRun['kinds'],
    people: TogetherParts['names'] | undefined,
    house: Seat | undefined,
  ): readonly (string | undefined)[] {
    const { words, preferences } = this.host;
    const cast = words.foreign?.cast ?? castEn;
    const own = parsePlayerNames(preferences['names']);
    return nameSeats({ kinds, house, people, given: this.given, chosen: own, botNames: cast });
  }
}
