import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../e2e/support/gateway.ts';
import { round, type Bench, type Row } from '../row.ts';
import { archiveWords, fillArchive } from '../support/fill-archive.ts';
import { measureAtRate, percentile } from '../support/http-load.ts';
import { cpuTimeMs } from '../support/process-usage.ts';

const stories = 100_000;
/** requests come one after the other, as from readers, so that a pause of the process shows */
const rate = { perSecond: 40, requests: 800, connections: 8 };
const calls = {
  list: { path: '/gateway/getImportantNewsList.do', fields: { pageSize: 20 } },
  search: { path: '/gateway/x/news/search', fields: { query: archiveWords.common, pageSize: 20 } },
};

/** The first minutes after 100,000 stories were loaded, while the gateway indexes them in the background. */
export const freshArchive: Bench = {
  name: 'fresh-archive',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    await fillArchive(dataDir, stories, false);
    const gateway = await startGateway({
      dataDir,
      environment: { NODE_ENV: 'production', GATEWAY_SENTINELS: '0', RATE_LIMIT: '1000000000' },
    });
    try {
      const rows: Row[] = [];
      for (const [name, { path, fields }] of Object.entries(calls)) {
        const before = await cpuTimeMs(gateway.process.pid);
        const responses = await measureAtRate(
          {
            origin: gateway.origin,
            path: () => path,
            // a field that is not in the contract makes the request unique, so that the response is not cached
            body: (number) => JSON.stringify({ ...fields, number }),
          },
          rate,
        );
        const cpuMs = (await cpuTimeMs(gateway.process.pid)) - before;
        rows.push({
          row: `${name} while ${stories} new stories are indexed, p99`,
          value: round(percentile(responses, 0.99), 0),
          unit: 'ms',
          atMost: 40,
          peers: {
            'median (ms)': round(percentile(responses, 0.5)),
            'processor (cores)': round(cpuMs / ((rate.requests * 1000) / rate.perSecond)),
          },
        });
      }
      return rows;
    } finally {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
