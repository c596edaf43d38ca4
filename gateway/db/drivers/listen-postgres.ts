import { Client, escapeIdentifier } from 'pg';
import type { OnNotification, StopListening } from '../notify.ts';

/** delay before the next attempt after the connection was lost or could not be opened */
const reconnectDelayMs = 1000;

/**
 * Listens to a channel on a separate connection and reconnects when it is lost. Notifications sent meanwhile are lost,
 * so after a reconnect `onNotification` is called without a payload. Resolves once it listens; rejects with the
 * driver's error when the first connection fails.
 */
export async function listenToPostgres(
  databaseUrl: string,
  channel: string,
  onNotification: OnNotification,
): Promise<StopListening> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: databaseUrl });
    next.on('notification', ({ payload }) => onNotification(payload === '' ? undefined : payload));
    // pg reports a lost connection by 'error', by 'end', or by both
    next.on('error', () => handleConnectionLoss(next));
    next.on('end', () => handleConnectionLoss(next));
    try {
      await next.connect();
      await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {}); // never opened, or already closed
      throw error;
    }
    client = next;
    if (isStopped) await close();
  }

  function handleConnectionLoss(lost: Client): void {
    if (client !== lost) return;
    client = undefined;
    scheduleReconnect();
  }

  function scheduleReconnect(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect().then(() => onNotification(undefined), scheduleReconnect);
    }, reconnectDelayMs);
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
