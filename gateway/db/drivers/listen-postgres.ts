import { Client, escapeIdentifier } from 'pg';
import type { OnRing, StopListening } from '../notify.ts';

/** ms between two tries to reach a server that was lost */
const retryAfter = 1000;

/**
 * Listens on a connection of its own. While it is lost nothing is heard: once it is there again `onRing` is called without
 * a word. Resolves when it listens; rejects with the driver's error when the server cannot be reached the first time.
 */
export async function listenToPostgres(
  databaseUrl: string,
  channel: string,
  onRing: OnRing,
): Promise<StopListening> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: databaseUrl });
    next.on('notification', ({ payload }) => onRing(payload === '' ? undefined : payload));
    // the end of a connection is told by an error, by its end, or by both
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {}); // it never was open, or is not any more
      throw error;
    }
    client = next;
    if (isStopped) await close();
  }

  function lose(lost: Client): void {
    if (client !== lost) return;
    client = undefined;
    tryAgain();
  }

  function tryAgain(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect().then(() => onRing(undefined), tryAgain);
    }, retryAfter);
    timer.unref();
  }

  async function close(): Promise<void> {
    const open = client;
    client = undefined;
    await open?.end();
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await close();
  };
}
