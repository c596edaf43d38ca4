import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { OnNotification, StopListening } from '../notify.ts';

/** interval of heartbeats, and of attempts to connect while there is no connection */
const heartbeatMs = 1000;
/** until a missing heartbeat counts as lost: listeners get an event within three seconds of a silent connection */
const answerLimitMs = 1000;
const connectLimitMs = 1500;

/**
 * Listens to a channel on a separate connection. The connection sends itself a notification each second, so that one
 * whose packets the network drops is noticed, and is opened again when it is lost. Notifications sent meanwhile are
 * lost: without a connection `onNotification` is called each second without a payload, and once more when it listens
 * again. Resolves once it listens; rejects with the driver's error when the first connection fails.
 *
 * @param onLoss called when the connection was lost, before the listener is told
 */
export async function listenToPostgres(
  databaseUrl: string,
  channel: string,
  onNotification: OnNotification,
  onLoss: () => void,
): Promise<StopListening> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepListening(first: Connection): Promise<void> {
    let connection: Connection | undefined = first;
    while (!signal.aborted) {
      await pause(heartbeatMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) break;
      if (connection !== undefined) {
        if (await connection.isAlive()) continue;
        connection.drop();
        onLoss();
      }
      connection = await openConnection(databaseUrl, channel, onNotification).catch(() => undefined);
      if (!signal.aborted) onNotification(undefined);
    }
    await connection?.close();
  }

  const running = keepListening(await openConnection(databaseUrl, channel, onNotification));
  return async () => {
    stopping.abort();
    await running;
  };
}

interface Connection {
  /** Whether a notification to itself comes back in time. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
  /** Closes without waiting for the server, which may be out of reach. */
  drop(): void;
}

async function openConnection(
  databaseUrl: string,
  channel: string,
  onNotification: OnNotification,
): Promise<Connection> {
  const ownChannel = `heartbeat-${randomUUID()}`;
  let onHeartbeat = () => {};
  let isLost = false;
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: answerLimitMs,
    keepAlive: true,
  });
  const handleLoss = () => {
    isLost = true;
  };
  // pg reports a lost connection by 'error', by 'end', or by both
  client.on('error', handleLoss);
  client.on('end', handleLoss);
  client.on('notification', ({ channel: name, payload }) => {
    if (name === ownChannel) onHeartbeat();
    else if (name === channel) onNotification(payload === '' ? undefined : payload);
  });
  const drop = () => void client.end().catch(() => {}); // a lost connection has ended already
  try {
    await client.connect();
    await client.query(`listen ${escapeIdentifier(ownChannel)}; listen ${escapeIdentifier(channel)}`);
  } catch (error) {
    drop();
    throw error;
  }
  return {
    async isAlive() {
      if (isLost) return false;
      const heartbeat = new Promise<void>((resolve) => {
        onHeartbeat = resolve;
      });
      try {
        await client.query(`notify ${escapeIdentifier(ownChannel)}`);
      } catch {
        return false; // the connection is opened again
      }
      return Promise.race([heartbeat.then(() => true), pause(answerLimitMs, false, { ref: false })]);
    },
    close: () => client.end(),
    drop,
  };
}
