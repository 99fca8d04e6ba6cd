import type { ReactiveController } from 'lit';
import type { BaizeElement } from '../base/baize-element.js';

/** Identifies a node: by its card, or by its part. */
const nameOf = (node: Element | null | undefined): string | null | undefined =>
  node?.getAttribute('data-card') ?? node?.getAttribute('part');

/**
 * Keeps the focus on the same thing over a render. If that is gone, moves the focus to the next useful place.
 */
export class FocusController implements ReactiveController {
  private focused: Element | null | undefined;
  private name: string | null | undefined;

  /**
   * @param placesFor returns selectors for where the focus goes when the named node is gone, before all other
   * places
   */
  constructor(
    private readonly host: Pick<BaizeElement, 'addController' | 'shadowRoot'>,
    private readonly placesFor: (name: string) => readonly string[],
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.focused = this.host.shadowRoot?.activeElement;
    this.name = nameOf(this.focused);
  }

  hostUpdated(): void {
    const { focused, name } = this;
    const root = this.host.shadowRoot;
    if (!root || !focused) return;
    const [panel, now] = [root.querySelector('.panel'), root.activeElement];
    // The same node may have become another button or card. The status line holds the focus only temporarily.
    const isSame = now && nameOf(now) === name && name !== 'line';
    if (panel ? panel.contains(now) : isSame) return;
    const places = [
      '.panel [data-first]',
      '.panel .primary',
      ...this.placesFor(name ?? ''),
      '.board .primary',
      '.line[tabindex]',
      '.tool',
    ];
    for (const place of places) {
      const node = root.querySelector<HTMLElement>(place);
      if (node) return node.focus({ preventScroll: true });
    }
  }
}
