import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Milliseconds between two looks at how late the event loop is: each look wakes a process that may have nothing else to do. */
const LAG_EVERY = 100;

/** What a server counts. Prometheus reads it at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly tables = new Gauge({ name: 'taproom_tables_loaded', help: 'Tables in memory', registers: this.registers });
  readonly viewers = new Gauge({
    name: 'taproom_viewers',
    help: 'Connections that watch a table, by role',
    labelNames: ['role'] as const,
    registers: this.registers,
  });
  readonly connections = new Gauge({ name: 'taproom_connections', help: 'Open sockets', registers: this.registers });
  readonly moves = new Counter({
    name: 'taproom_moves_total',
    help: 'Accepted moves, by game and by who made them',
    labelNames: ['game', 'by'] as const,
    registers: this.registers,
  });
  readonly refusals = new Counter({
    name: 'taproom_refusals_total',
    help: 'Refused messages, by name',
    labelNames: ['name'] as const,
    registers: this.registers,
  });
  readonly byes = new Counter({
    name: 'taproom_disconnects_total',
    help: 'Connections the server closed, by reason',
    labelNames: ['name'] as const,
    registers: this.registers,
  });
  readonly moveSeconds = new Histogram({
    name: 'taproom_move_seconds',
    help: 'From the arrival of a move until it was told to everyone',
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly commitRows = new Histogram({
    name: 'taproom_commit_rows',
    help: 'Rows that shared one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: this.registers,
  });
  readonly botQueue = new Gauge({
    name: 'taproom_bot_queue',
    help: 'Decisions bots are thinking about or wait to',
    registers: this.registers,
  });
  readonly botSeconds = new Histogram({
    name: 'taproom_bot_seconds',
    help: 'From asking a bot until it answered, without the time it pretends to need',
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly races = new Counter({
    name: 'taproom_races_total',
    help: 'Calls that others called too',
    registers: this.registers,
  });
  readonly storePauses = new Counter({
    name: 'taproom_store_pauses_total',
    help: 'Times the store could not be reached',
    registers: this.registers,
  });

  constructor() {
    // Event-loop lag, memory, garbage collection.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_EVERY });
  }
}
