import { assistedText } from '../../locales/words.js';
import { type TemplateResult, css, html, nothing } from 'lit';
import type { Assisted } from '../../core/engine/help.js';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { download } from '../base/download.js';
import type { GameController } from '../controllers/game-controller.js';
import type { PatienceWith } from '../controllers/patience-host.js';
import { dealText } from '../ui/deal-field.js';
import type { PanelBody } from '../ui/frame-host.js';
import { Copying } from './copying.js';
import { type PictureArt, drawResult, pngOf } from './result-picture.js';
import { endOf } from './texts.js';

const shareStyles = css`
  .share canvas {
    display: block;
    max-inline-size: min(100%, 440px);
    max-block-size: 36vh;
    margin: 14px auto 0;
    border-radius: 12px;
    box-shadow: 0 0 0 1px var(--_line);
  }
  .share .choices:has(.copy) {
    flex-direction: column;
  }
  .share > .choices button {
    flex: 1;
  }
`;

type SharePanelHost = PatienceWith<'words' | 'liveRegion' | 'panels' | 'gameTitle' | 'inForce'> & {
  readonly game: Pick<
    GameController<unknown, unknown>,
    'deal' | 'outcome' | 'moveCount' | 'elapsed'
  > &
    Partial<Pick<GameController<unknown, unknown>, 'undoCount'>> & {
      readonly session: { readonly assisted: Assisted } | undefined;
    };
};

/** The shared result. */
export interface SharedResult {
  /** The game's name in file names. */
  readonly game: string;
  readonly day: string | undefined;
  /** The day in words. */
  readonly date: string | undefined;
  /** The result in words. */
  readonly text: string;
  /** The second line of the picture. Default: the day and the deal. */
  readonly deal?: string;
  /** Draws what the picture shows. Default: aces. */
  readonly art?: PictureArt;
  /** The figures in the picture. Default: moves and time. */
  readonly figures?: readonly string[];
  /** Makes the link to the current state of the game. `undefined` if the page doesn't open links. */
  readonly link: (() => string) | undefined;
}

/** The result of a game when the panel was opened: as a picture and as text. */
export class SharePanel {
  private readonly copying: Copying;
  private readonly canvas: HTMLCanvasElement;
  private file: File | undefined;

  constructor(
    private readonly host: SharePanelHost,
    private readonly result: SharedResult,
  ) {
    const root = host.shadowRoot!;
    adoptStyles(root, shareStyles);
    this.copying = new Copying(host);
    const { title, deal, outcome } = this.lines;
    this.canvas = drawResult(root.querySelector('.frame')!, [title, deal, outcome], result.art);
    this.canvas.setAttribute('part', 'share-picture');
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', result.text);
  }

  /**
   * Returns the panel's content when the picture is a file. Browsers share only files that exist at the
   * press.
   */
  async open(): Promise<PanelBody> {
    const { game, day } = this.result;
    const which = day ?? this.host.game.deal;
    const name = which === undefined ? game : `${game}-${which}`;
    this.file = await pngOf(this.canvas, `${name}.png`);
    return () => this.template();
  }

  private get words(): ExtrasMessages {
    return extrasOf(this.host.words);
  }

  /** Whether there is only the deal to share: no move was made yet. */
  private get isFresh(): boolean {
    const { outcome, moveCount } = this.host.game;
    return endOf(outcome, moveCount) === 'fresh';
  }

  private get lines(): Readonly<Record<'title' | 'deal' | 'outcome', string>> {
    const { host, words, result } = this;
    const { deal, outcome, moveCount, session } = host.game;
    const figures = host.inForce.isOn('calm') ? [] : (result.figures ?? this.figures);
    const help = assistedText(host.words.patience, session?.assisted) ?? [];
    const day = result.date === undefined ? [] : [result.date];
    return {
      title: host.gameTitle,
      deal: result.deal ?? [...day, dealText(host.words, deal)].join(' · '),
      outcome: [words.outcomes[endOf(outcome, moveCount)]]
        .concat(this.isFresh ? [] : [...figures].concat(help))
        .join(' · '),
    };
  }

  private get figures(): readonly string[] {
    const { game, words } = this.host;
    const { moveCount: count, undoCount: undos = 0, elapsed } = game;
    return [words.patience.moves({ count, undos }), words.patience.time({ ms: elapsed })];
  }

  private template(): TemplateResult {
    const { canvas, copying, words, file } = this;
    const { text, link } = this.result;
    const { isFresh } = this;
    const what = isFresh ? 'deal' : 'result';
    const canSend = 'share' in navigator;
    return html`<div class="share scroll">
      ${canvas}
      <div class="choices">
        ${
          canSend
            ? html`<button
                type="button"
                class="primary"
                part="button primary"
                @click=${() => void this.send()}
              >
                ${words.send}
              </button>`
            : nothing
        }
        ${isFresh && link ? nothing : copying.offer(what, () => text, !canSend)}
        ${link ? copying.offer('link', link, isFresh && !canSend) : nothing}
        ${
          file
            ? html`<button type="button" part="button" @click=${() => download(file.name, file)}>
                ${words.savePicture}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** Shares the result, with the picture if the browser shares files. */
  private async send(): Promise<void> {
    const { host, file, words } = this;
    const content = { title: host.gameTitle, text: this.result.text };
    const whole = file ? { ...content, files: [file] } : content;
    const { canShare } = navigator as Partial<Navigator>;
    try {
      await navigator.share(canShare?.call(navigator, whole) ? whole : content);
      host.panels.close();
    } catch (error) {
      // The user has closed the browser's share dialog.
      if ((error as Error).name === 'AbortError') return;
      host.liveRegion.say(words.notSent, { show: true });
    }
  }
}
