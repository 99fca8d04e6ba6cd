import { type ReactiveController, type TemplateResult, html } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import {
  nameSeats,
  parsePlayerNames,
  parseSeatNames,
  splitNames,
  unusedNames,
} from '../../core/table/seat-names.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { SeatedTable } from '../../locales/seat-person.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type * as Portraits from './portraits.js';
import type { TogetherParts } from './scene.js';
import type { TableHand } from './host.js';
import type { StyledTableElement } from './styled-table-element.js';
import type { TableMove, TableState } from './table-game.js';

const loadPortraits = lazy('portraits', () => import('./portraits.js'));

/** Who sits at the table: names and pictures of bots, and names of people. The rules know only seats. */
export class PeopleController implements ReactiveController {
  /** The page's names that can be used. */
  private given: readonly string[] = [];
  /** Why the page's names can't be used. */
  private problem: Problem | undefined;
  private readonly art: LazyPart<typeof Portraits>;

  constructor(
    private readonly host: Pick<
      StyledTableElement,
      | 'addController'
      | 'loadFailed'
      | 'preferences'
      | 'reportOption'
      | 'requestUpdate'
      | 'seatNames'
      | 'words'
    > & { readonly houseName?: string | undefined },
    private readonly hand: Pick<
      TableHand<TableState, TableMove>,
      'runBefore' | 'mine' | 'seatedRun' | 'together'
    >,
  ) {
    this.art = new LazyPart(host, loadPortraits);
    host.addController(this);
  }

  hostUpdated(): void {
    const { runBefore, together } = this.hand;
    if (runBefore) this.art.loadInBackground();
    // It is not known beforehand who will sit down at a shared table.
    const unused = together ? undefined : unusedNames(this.given, runBefore?.kinds ?? []);
    this.host.reportOption('seat-names', this.problem ?? (runBefore && unused?.problem));
  }

  /** Reads the page's names. If they are invalid, the last valid ones stay in use. */
  readNames(): void {
    const checked = parseSeatNames(this.host.seatNames);
    this.problem = 'problem' in checked ? checked.problem : undefined;
    if ('value' in checked) this.given = checked.value;
  }

  /** The names of those at the table. */
  get seated(): SeatedTable {
    return this.seatedAt(this.hand.seatedRun);
  }

  /**
   * The names at a table of that run.
   *
   * @param mine at a shared table: the player's seat in the hand in question, which may have changed since
   */
  seatedAt(
    { kinds, dealer, houseDeals: house }: Pick<TableRun, 'kinds' | 'dealer' | 'houseDeals'>,
    mine = this.hand.mine,
  ): SeatedTable {
    const { together } = this.hand;
    const names = this.namesAt(kinds, together?.names, house ? dealer : undefined);
    return { kinds, dealer, house, names, mine: together && mine };
  }

  /** The portrait at a seat, or an empty space until portraits are loaded. */
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
    const { words, preferences, houseName } = this.host;
    const cast = splitNames(words.table.cast);
    const own = parsePlayerNames(preferences['names']);
    const given = [...this.given];
    if (house !== undefined && houseName) given[house] = houseName;
    return nameSeats({ kinds, house, people, given, chosen: own, botNames: cast });
  }
}
