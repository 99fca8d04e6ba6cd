import type { ReactiveController } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { NoticeHost } from '../ui/notice.js';
import type * as Notice from '../ui/notice.js';

const loadNotice = lazy('notice', () => import('../ui/notice.js'));

/**
 * What the status line shows for as long as it is true: that a deal is being searched for, or that the
 * position can't be won. It comes with buttons that lead out of it.
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

  /** The text of the status line while it has no other message. Empty if there is nothing to tell. */
  get text(): string {
    const { game, solver, words } = this.host;
    if (solver.seeking) return solver.seeking.text;
    const { deadDeal, lost, refusals } = words.patience;
    if (game.outcome === 'lost') return game.session!.at === 0 ? deadDeal : lost;
    const { hopeless } = solver;
    return hopeless ? (hopeless === 'deal' ? deadDeal : refusals.hopeless) : '';
  }

  /** The buttons beside the text. */
  get actions(): unknown {
    return this.text && this.sheet.value?.actions(this.host, this.text);
  }

  /** The menu line that goes back to a position that can be won. */
  get menuItem(): unknown {
    return this.text && this.sheet.value?.menuItem(this.host);
  }

  hostUpdated(): void {
    if (this.text) this.sheet.loadInBackground();
  }
}
