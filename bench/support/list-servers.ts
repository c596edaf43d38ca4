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
import { cpuTimeMs, residentMemoryMb } from './process-usage.ts';

const bareServer = fileURLToPath(new URL('bare-list-server.ts', import.meta.url));
/** A field that is not in the contract makes the request unique, so that the response is not cached. */
const uniqueBody = (number: number) => JSON.stringify({ pageSize: 20, number });
const cacheableBody = () => JSON.stringify({ pageSize: 20 });

/** As in production: requests are logged and counted for the rate limit, which is out of reach. */
const production = {
  NODE_ENV: 'production',
  GATEWAY_SENTINELS: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT: '1000000000',
};

export interface ListServer extends LoadRequest {
  readonly body: (number: number) => string;
  /** CPU time of the process so far, which other programs do not affect */
  cpuTimeMs(): Promise<number>;
}

export interface ListServers {
  /** the gateway's list of twenty stories, computed for each request */
  readonly gateway: ListServer;
  /** the same with identical requests, which the gateway caches until something is written */
  readonly cached: ListServer;
  /** the same list from a bare handler on the same database */
  readonly bare: ListServer;
  /** resident memory of the gateway in MB */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts both servers on a new database. @throws AssertionError if their responses differ */
export async function startListServers(stories: number): Promise<ListServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await fillDatabase({ dataDir }, stories);
  const running = await startGateway({ dataDir, environment: production });
  const port = await freePort();
  const peer = spawn(process.execPath, [bareServer, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(peer.stdout, 'data');
  const gateway = {
    origin: running.origin,
    path: () => '/gateway/getImportantNewsList.do',
    body: uniqueBody,
    cpuTimeMs: () => cpuTimeMs(running.process.pid),
  };
  const cached = { ...gateway, body: cacheableBody };
  const bare = {
    origin: `http://127.0.0.1:${port}`,
    path: () => '/',
    body: uniqueBody,
    cpuTimeMs: () => cpuTimeMs(peer.pid),
  };
  const stop = async () => {
    peer.kill();
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const list of [gateway, cached]) deepEqual(await responseOf(list), await responseOf(bare));
  } catch (error) {
    await stop();
    throw error;
  }
  return { gateway, cached, bare, memory: () => residentMemoryMb(running.process.pid), stop };
}

async function responseOf({ origin, path, body }: ListServer): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(origin + path(0), { method: 'POST', headers, body: body(0) })).json();
}
