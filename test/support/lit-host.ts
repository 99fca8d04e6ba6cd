import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A stand-in for lit's element, for tests of a controller. */
export interface LitHost extends ReactiveControllerHost {
  readonly controllers: ReactiveController[];
  /** The number of requested updates. */
  requests: number;
  connect(): void;
  disconnect(): void;
  /** Runs one update: `hostUpdate` of all controllers, then `hostUpdated`. */
  update(): void;
}

/** A host's members, to be merged into an object or node with whatever else a controller needs. */
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
