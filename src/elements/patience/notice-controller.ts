import type { ReactiveController } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { NoticeHost } from '../ui/notice.js';
import type * as Notice from '../ui/notice.js';

const loadNotice = lazy('notice', () => import('../ui/notice.js'));

/**
 * What the status line keeps saying of a game: that a deal is looked for, as long as that takes, or that no win is possible, as long
 * as the game stands at such a position; with the ways out of it.
 */
export class NoticeController implements ReactiveController {
  private readonly sheet: LazyPart<typeof Notice>;

  constructor(private readonly host: NoticeHost) {
    this.sheet = new LazyPart(host, async () => {
      const sheet = await loadNotice();
      adoptStyles(host.shadowRoot!, sheet.noticeStyles);
      return sheet;
    });
    host.addController(this);
  }

  /** What stands in the status line while nothing else does; empty where there is nothing to say. */
  get text(): string {
    const { game, solver, words } = this.host;
    if (solver.seeking) return solver.seeking.text;
    const { announce, refusals } = words;
    if (game.outcome === 'lost') return game.session!.at === 0 ? announce.deadDeal : announce.lost;
    const { hopeless } = solver;
    return hopeless ? (hopeless === 'deal' ? announce.deadDeal : refusals['hopeless']!) : '';
  }

  /** The buttons beside it. */
  get actions(): unknown {
    return this.text && this.sheet.value?.actions(this.host, this.text);
  }

  /** The line of the menu that goes back to a position that can be won. */
  get menuItem(): unknown {
    return this.text && this.sheet.value?.menuItem(this.host);
  }

  hostUpdated(): void {
    if (this.text) this.sheet.loadInBackground();
  }
}
