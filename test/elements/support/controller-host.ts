import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterTest } from './mount.js';

/** A host of a controller, without an element. It counts update requests. */
export class Host implements ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot;
  readonly controllers: ReactiveController[] = [];
  readonly updateComplete = Promise.resolve(true);
  updates = 0;

  /** @param markup the contents of its shadow root */
  constructor(
    markup = '',
    readonly preferences: Readonly<Record<string, string | undefined>> = {},
  ) {
    const node = document.createElement('div');
    document.body.append(node);
    afterTest(() => node.remove());
    this.shadowRoot = node.attachShadow({ mode: 'open' });
    this.shadowRoot.innerHTML = markup;
  }

  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }

  removeController(controller: ReactiveController): void {
    this.controllers.splice(this.controllers.indexOf(controller), 1);
  }

  requestUpdate(): void {
    this.updates++;
  }
}
