import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds; a person notices what is over 0.1. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter<'type'>;
  readonly refused: Counter<'reason'>;
  readonly created: Counter;
  /** Tables that were loaded from the store. */
  readonly restored: Counter;
  readonly writes: Histogram;
  readonly answers: Histogram;
}

/** @param count the tables and connections of this process now */
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
  return {
    registry,
    messages: new Counter({
      name: 'baize_messages_total',
      help: 'Messages of pages.',
      labelNames: ['type'],
      registers,
    }),
    refused: new Counter({
      name: 'baize_refused_total',
      help: 'Requests, connections and messages that were refused.',
      labelNames: ['reason'],
      registers,
    }),
    created: new Counter({ name: 'baize_created_total', help: 'Tables made.', registers }),
    restored: new Counter({
      name: 'baize_restored_total',
      help: 'Tables loaded from the store.',
      registers,
    }),
    writes: new Histogram({
      name: 'baize_write_seconds',
      help: 'Until a change of a table was stored.',
      buckets: BUCKETS,
      registers,
    }),
    answers: new Histogram({
      name: 'baize_answer_seconds',
      help: 'From a message to its answer.',
      buckets: BUCKETS,
      registers,
    }),
  };
}
