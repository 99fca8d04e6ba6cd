import type { ReactiveController } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { lazy } from '../base/lazy.js';
import type { NoticeHost } from '../ui/notice-host.js';
import type * as Notice from '../ui/notice.js';

const loadNotice = lazy('notice', () => import('../ui/notice.js'));

/**
 * What the status line keeps saying of a game: that a deal is looked for, as long as that takes, or that no win is possible, as long
 * as the game stands at such a position; with the ways out of it.
 */
export class NoticeController implements ReactiveController {
  private sheet: typeof Notice | undefined;
  private loading: Promise<void> | undefined;

  constructor(private readonly host: NoticeHost) {
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
    return this.text && this.sheet?.actions(this.host, this.text);
  }

  /** The line of the menu that goes back to a position that can be won. */
  get menuItem(): unknown {
    return this.text && this.sheet?.menuItem(this.host);
  }

  hostUpdated(): void {
    if (this.text) this.loading ??= this.load();
  }

  private async load(): Promise<void> {
    const { host } = this;
    try {
      this.sheet = await loadNotice();
      adoptStyles(host.shadowRoot!, this.sheet.noticeStyles);
      host.requestUpdate();
    } catch (error) {
      host.loadFailed(error);
    }
  }
}
