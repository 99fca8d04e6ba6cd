import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** In seconds. People notice more than 0.1. */
const BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5,
];

export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter<'type'>;
  readonly refused: Counter<'reason'>;
  readonly created: Counter;
  /** Tables loaded from the store. */
  readonly restored: Counter;
  readonly writes: Histogram;
  readonly answers: Histogram;
}

/** @param count returns the current numbers of tables and connections of this process */
export function makeMetrics(count: () => { tables: number; connections: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: 'tables' | 'connections'): Gauge =>
    new Gauge({
      name: `baize_${name}`,
      help: `The ${name} of this process.`,
      registers,
      collect() {
        this.set(count()[name]);
      },
    });
  gauge('tables');
  gauge('connections');
  const counter = (name: string, help: string): Counter =>
    new Counter({ name: `baize_${name}_total`, help, registers });
  const histogram = (name: string, help: string): Histogram =>
    new Histogram({ name: `baize_${name}_seconds`, help, buckets: BUCKETS, registers });
  return {
    registry,
    messages: new Counter({
      ...{ name: 'baize_messages_total', help: 'Messages of pages.', registers },
      labelNames: ['type'],
    }),
    refused: new Counter({
      ...{ name: 'baize_refused_total', help: 'Requests and messages refused.', registers },
      labelNames: ['reason'],
    }),
    created: counter('created', 'Tables made.'),
    restored: counter('restored', 'Tables loaded from the store.'),
    writes: histogram('write', 'Until a change of a table was stored.'),
    answers: histogram('answer', 'From a message to its answer.'),
  };
}
