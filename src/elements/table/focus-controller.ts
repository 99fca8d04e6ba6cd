import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The table whose focus is kept. */
export interface FocusHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/** What a node with the focus stands for: a card, or whatever its parts say. */
const nameOf = (node: Element | null | undefined): string | null | undefined =>
  node?.getAttribute('data-card') ?? node?.getAttribute('part');

/** Keeps the focus on what it was on over a render; where that is gone, the focus goes to what is next. */
export class FocusController implements ReactiveController {
  private focused: Element | null | undefined;
  private name: string | null | undefined;

  /** @param placesFor gives where the focus goes once the node that stood for a name is gone, before all other places */
  constructor(
    private readonly host: FocusHost,
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
    // The same node may have become another button, or another card; the line only keeps the place.
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
