// What the operator can watch: /metrics, in the format of Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Measures = ReturnType<typeof makeMeasures>;

/** One registry for each server: a process may have several. */
export function makeMeasures() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const deeds = new Counter({ name: 'adega_deeds_total', help: 'Deeds of people and bots', labelNames: ['type', 'came'], registers });
  const turns = deeds.labels('turn', 'done');
  return {
    registry,
    /** Finding a counter among others takes longer than counting, and almost all deeds are these. */
    countDeed: (type: string, came: string): void => (type === 'turn' && came === 'done' ? turns : deeds.labels(type, came)).inc(),
    commits: new Histogram({
      name: 'adega_commit_seconds',
      help: 'From a deed to its being on disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    conflicts: new Counter({ name: 'adega_conflicts_total', help: 'Somebody else has moved first', registers }),
    answers: new Counter({
      name: 'adega_answers_total',
      help: 'Answers to requests, by their status',
      labelNames: ['status'] as const,
      registers,
    }),
    troubles: new Counter({
      name: 'adega_troubles_total',
      help: 'Messages that were not understood',
      labelNames: ['code'] as const,
      registers,
    }),
    carried: new Counter({
      name: 'adega_carried_total',
      help: 'Tables of older rules that were carried over, and how they came out',
      labelNames: ['came'] as const,
      registers,
    }),
    notices: new Counter({
      name: 'adega_notices_total',
      help: 'Notices that were to be sent to people who are not here, and what came of them',
      labelNames: ['way', 'came'] as const,
      registers,
    }),
    spared: new Counter({
      name: 'adega_notices_spared_total',
      help: 'Turns of which nobody had to be told when it was time to, and why',
      labelNames: ['why'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'adega_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'adega_tables', help: 'Tables in memory', registers }),
    folded: new Gauge({ name: 'adega_tables_folded', help: 'Tables in memory of which only is known where they stand', registers }),
    thoughts: new Histogram({
      name: 'adega_thought_seconds',
      help: 'Thinking of bots',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5],
      registers,
    }),
  };
}
