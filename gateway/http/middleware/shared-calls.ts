import type { Database } from '../../db/database.ts';
import { addCounts } from '../../domains/shared/rate-counters.ts';
import type { CallCounter, CallerCount } from './call-counter.ts';

const intervalMs = 1000;

interface SharedCallsOptions {
  readonly db: Database;
  /** name of the counters in the database */
  readonly name: string;
  readonly counter: CallCounter;
  /** calls from which on a caller is worth a row: a part of the limit */
  readonly least: number;
  /** Hashes a caller: the database holds no addresses. */
  readonly hash: (caller: string) => string;
  /** told once when the exchange begins to fail; each gateway then counts for itself */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Tells other gateways on the same database once a second how often busy callers called this one, and learns how often they
 * called the others. A call waits for nothing; a limit is exceeded by at most the calls of a second, and `least` for each
 * gateway.
 * @returns a function that ends it
 */
export function shareCalls(options: SharedCallsOptions): () => Promise<void> {
  const { counter, least, hash, onFailure } = options;
  let isStopped = false;
  let hasFailed = false;
  let running: Promise<void> = Promise.resolve();
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => (running = run()), intervalMs).unref();
  }

  async function exchange(): Promise<void> {
    const { endsAt, callers } = counter.window;
    const busy = new Map<string, CallerCount>();
    for (const [caller, counted] of callers)
      if (counted.own >= least && counted.own > counted.told) busy.set(hash(caller), counted);
    const added = new Map([...busy].map(([subject, { own, told }]) => [subject, own - told]));
    // told also if it fails: it may have been stored, and counted twice it would count against the reader
    for (const counted of busy.values()) counted.told = counted.own;
    const totals = await addCounts(options.db, options.name, new Date(endsAt), added);
    for (const [subject, counted] of busy) {
      const total = totals.get(subject);
      if (total !== undefined) counted.others = Math.max(0, total - counted.told);
    }
  }

  async function run(): Promise<void> {
    try {
      await exchange();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    }
    if (!isStopped) timer = schedule();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
