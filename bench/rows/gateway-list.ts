import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { measureLoad, type Load } from '../support/load.ts';
import { fillDatabase } from '../support/fill-database.ts';

const body = JSON.stringify({ pageSize: 20 });
const bareServer = fileURLToPath(new URL('../support/bare-list-server.ts', import.meta.url));
const rounds = 5;

/** The 20-item list of the gateway beside a bare handler on the same rows, by turns in one run, at growing sizes. */
export const gatewayList: Bench = {
  name: 'gateway-list',
  async measure() {
    const rows: Row[] = [];
    const speeds: number[] = [];
    for (const stories of [1000, 100_000]) {
      const { gateway, bare, memory } = await measureSize(stories);
      const speed = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond));
      speeds.push(speed(gateway));
      rows.push(
        {
          row: `gateway list at ${stories} stories over a bare handler`,
          value: round(speed(gateway) / speed(bare)),
          unit: '×',
          atLeast: 0.6,
          peers: {
            'gateway (requests/s)': round(speed(gateway), 0),
            'bare (requests/s)': round(speed(bare), 0),
          },
        },
        {
          row: `gateway list at ${stories} stories, p99 over median`,
          value: round(median(gateway.map(({ p99, p50 }) => p99 / p50))),
          unit: '×',
          atMost: 4,
        },
        { row: `gateway memory at ${stories} stories`, value: round(memory, 0), unit: 'MB', atMost: 200 },
      );
    }
    const [small = 0, large = 0] = speeds;
    rows.push({
      row: 'gateway list at 100k over 1k stories',
      value: round(large / small),
      unit: '×',
      atLeast: 0.8,
    });
    return rows;
  },
};

async function measureSize(stories: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await fillDatabase(dataDir, stories);
  const environment = { NODE_ENV: 'production', GATEWAY_SENTINELS: '0', LOG_LEVEL: 'warn' };
  const gateway = await startGateway({ dataDir, environment });
  const port = await freePort();
  const bare = spawn(process.execPath, [bareServer, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout, 'data');
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    for (let turn = 0; turn <= rounds; turn += 1) {
      const gatewayLoad = await measureLoad(`${gateway.origin}/gateway/getImportantNewsList.do`, body);
      const bareLoad = await measureLoad(`http://127.0.0.1:${port}/`, body);
      if (turn === 0) continue;
      ours.push(gatewayLoad);
      theirs.push(bareLoad);
    }
    return { gateway: ours, bare: theirs, memory: await memoryOf(gateway.process.pid) };
  } finally {
    bare.kill();
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Resident memory of a process in MB. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
