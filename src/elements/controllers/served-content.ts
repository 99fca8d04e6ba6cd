import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The element that a server may have drawn. */
export interface ServedHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly game: { readonly session: unknown };
}

/** Keeps the nodes that a server has drawn, to be shown until there is a game. */
export class ServedContent implements ReactiveController {
  nodes: readonly Node[] | undefined;

  constructor(private readonly host: ServedHost) {
    this.nodes = host.shadowRoot ? [...host.shadowRoot.childNodes] : undefined;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.host.game.session) this.nodes = undefined;
  }
}
