import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, round, type Bench } from '../row.ts';
import { mixCalls, prepareCalls, startBusyGateway } from '../support/busy-gateway.ts';
import { measureAtRate, percentile } from '../support/http-load.ts';
import { residentMemoryMb } from '../support/process-usage.ts';

const seconds = 600;
const perSecond = 300;
const sampleMs = 5000;
const shares = { list: 5, story: 5, comments: 2, search: 1, home: 3, write: 1 };
const requests = seconds * perSecond;
const writes = Math.ceil(
  (requests * shares.write) / Object.values(shares).reduce((sum, one) => sum + one, 0),
);

/** The gateway's memory in ten minutes of everything that readers ask for, written comments among it. */
export const soak: Bench = {
  name: 'soak',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    const call = mixCalls(await prepareCalls({ dataDir }, writes), shares);
    const gateway = await startBusyGateway({ dataDir });
    const memory: number[] = [];
    const sample = async () => void memory.push(await residentMemoryMb(gateway.process.pid));
    try {
      await sample();
      const timer = setInterval(() => void sample(), sampleMs);
      const responses = await measureAtRate(
        { origin: gateway.origin, ...call },
        { perSecond, requests, connections: 64 },
      );
      clearInterval(timer);
      const handled = responses.filter(({ status }) => status === 200);
      const half = memory.length >> 1;
      return [
        {
          row: `gateway memory in ${seconds / 60} minutes of ${perSecond} requests a second, highest`,
          value: round(Math.max(...memory), 0),
          unit: 'MB',
          atMost: 300,
          peers: {
            'before (MB)': round(memory[0] ?? Number.NaN, 0),
            'median of the first half (MB)': round(median(memory.slice(0, half)), 0),
            'median of the second half (MB)': round(median(memory.slice(half)), 0),
            'shed (of all)': round(1 - handled.length / responses.length, 4),
            'median (ms)': round(percentile(handled, 0.5), 1),
            'p99 (ms)': round(percentile(handled, 0.99), 0),
          },
        },
      ];
    } finally {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
