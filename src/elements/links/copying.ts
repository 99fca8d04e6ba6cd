import { css, html } from 'lit';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { keyOf } from '../base/keys.js';
import type { PatienceWith } from '../controllers/patience-host.js';

/** What is copied. */
export type Copied = 'link' | 'result' | 'deal';

type CopyingHost = PatienceWith<'words' | 'liveRegion' | 'panels'>;

const copyStyles = css`
  .copy {
    display: block;
    inline-size: 100%;
    margin-block-start: 8px;
    padding: 8px 10px;
    border: 0;
    border-radius: 8px;
    resize: none;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    color: inherit;
    font: inherit;
    font-size: 13px;
    overflow-wrap: anywhere;
    -webkit-user-select: text;
    user-select: text;
  }
  @media (forced-colors: active) {
    .copy {
      border: 1px solid;
    }
  }
`;

/** Copies texts to the clipboard. If the browser refuses, shows them in a field to copy by hand. */
export class Copying {
  private field: { readonly what: Copied; readonly text: string } | undefined;

  constructor(private readonly host: CopyingHost) {}

  private get words(): ExtrasMessages {
    return extrasOf(this.host.words);
  }

  /** Renders the button that copies, or the field instead. */
  offer(what: Copied, text: () => string, isPrimary = false): unknown {
    const { field, words } = this;
    // Only a rendered element has a shadow root.
    adoptStyles(this.host.shadowRoot!, copyStyles);
    const { copyLink, copyResult, copyDeal } = words;
    const label = { link: copyLink, result: copyResult, deal: copyDeal }[what];
    if (field?.what !== what) {
      return html`<button
        type="button"
        class="copy-${what} ${isPrimary ? 'primary' : ''}"
        part="button ${isPrimary ? 'primary' : ''}"
        @click=${() => void this.copy(what, text)}
      >
        ${label}
      </button>`;
    }
    return html`<textarea
      class="copy"
      part="share-text"
      readonly
      rows="2"
      aria-label=${words.copyByHand}
      .value=${field.text}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
      @keydown=${this.onKey}
    ></textarea>`;
  }

  private async copy(what: Copied, make: () => string): Promise<void> {
    const { host, words } = this;
    let text: string;
    try {
      text = make();
    } catch (error) {
      host.panels.close();
      host.liveRegion.say((error as Error).message, { show: true });
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      host.panels.close();
      const { linkCopied, resultCopied, dealCopied } = words;
      const said = { link: linkCopied, result: resultCopied, deal: dealCopied }[what];
      host.liveRegion.say(said, { show: true });
    } catch {
      // Without a secure context or permission, the user can copy by hand.
      this.field = { what, text };
      host.liveRegion.say(words.notCopied, { show: true });
      await host.updateComplete;
      host.shadowRoot!.querySelector<HTMLElement>('.copy')?.focus();
    }
  }

  /** The keys of the field are not for the game. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (keyOf(event) === 'Escape') {
      event.preventDefault();
      this.host.panels.close();
    }
  };
}
