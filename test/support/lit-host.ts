import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What lit gives every element, for a controller that is driven without one. */
export interface LitHost extends ReactiveControllerHost {
  readonly controllers: ReactiveController[];
  /** How many updates were asked for. */
  requests: number;
  connect(): void;
  disconnect(): void;
  /** One update: all controllers before it, then all after it. */
  update(): void;
}

/** The parts of a host; they go into an object or onto a plain node with what a controller asks for besides. */
export const litHost = (): LitHost => ({
  controllers: [],
  requests: 0,
  updateComplete: Promise.resolve(true),
  addController(controller) {
    this.controllers.push(controller);
  },
  removeController(controller) {
    this.controllers.splice(this.controllers.indexOf(controller), 1);
  },
  requestUpdate() {
    this.requests++;
  },
  connect() {
    for (const controller of [...this.controllers]) controller.hostConnected?.();
  },
  disconnect() {
    for (const controller of [...this.controllers]) controller.hostDisconnected?.();
  },
  update() {
    for (const controller of [...this.controllers]) controller.hostUpdate?.();
    for (const controller of [...this.controllers]) controller.hostUpdated?.();
  },
});
