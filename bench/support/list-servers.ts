import { deepEqual } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startGateway } from '../../e2e/support/gateway.ts';
import { fillDatabase } from './fill-database.ts';
import type { LoadRequest } from './http-load.ts';
import { memoryOf } from './memory-of.ts';
import { processorTimeOf } from './process-usage.ts';

const bareServer = fileURLToPath(new URL('bare-list-server.ts', import.meta.url));
/** A field that the contract does not know makes a question of its own, and so an answer that was not kept. */
const unlike = (number: number) => JSON.stringify({ pageSize: 20, number });
const alike = () => JSON.stringify({ pageSize: 20 });

/** As in production: requests are counted for limits, which none of them reaches, and logged. */
const production = {
  NODE_ENV: 'production',
  GATEWAY_SENTINELS: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT: '1000000000',
};

export interface ListServer extends LoadRequest {
  readonly body: (number: number) => string;
  /** ms of the processor that the process has used so far; other programs do not make it longer */
  processorTime(): Promise<number>;
}

export interface ListServers {
  /** a list of twenty stories from the gateway, made for each request */
  readonly gateway: ListServer;
  /** the same, asked alike, so that the gateway keeps it until something is written */
  readonly kept: ListServer;
  /** the same from a bare handler on the same database */
  readonly bare: ListServer;
  /** resident memory of the gateway in MB */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts both on a new database. @throws AssertionError when they do not answer the same */
export async function startListServers(stories: number): Promise<ListServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await fillDatabase(dataDir, stories);
  const running = await startGateway({ dataDir, environment: production });
  const port = await freePort();
  const peer = spawn(process.execPath, [bareServer, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(peer.stdout, 'data');
  const gateway = {
    origin: running.origin,
    path: () => '/gateway/getImportantNewsList.do',
    body: unlike,
    processorTime: () => processorTimeOf(running.process.pid),
  };
  const kept = { ...gateway, body: alike };
  const bare = {
    origin: `http://127.0.0.1:${port}`,
    path: () => '/',
    body: unlike,
    processorTime: () => processorTimeOf(peer.pid),
  };
  const stop = async () => {
    peer.kill();
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const list of [gateway, kept]) deepEqual(await answerOf(list), await answerOf(bare));
  } catch (error) {
    await stop();
    throw error;
  }
  return { gateway, kept, bare, memory: () => memoryOf(running.process.pid), stop };
}

async function answerOf({ origin, path, body }: ListServer): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(origin + path(0), { method: 'POST', headers, body: body(0) })).json();
}
