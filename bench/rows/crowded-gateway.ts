import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningGateway } from '../../e2e/support/gateway.ts';
import { round, type Bench, type Row } from '../row.ts';
import { startBareServer } from '../support/bare-server.ts';
import { prepareCalls, startBusyGateway, type GatewayCall } from '../support/busy-gateway.ts';
import { measureLoad, percentile, type LoadSize } from '../support/http-load.ts';
import { probeLiveness } from '../support/liveness-probe.ts';

const warmUp: LoadSize = { connections: 4, requests: 40 };
const loads: readonly LoadSize[] = [
  { connections: 16, requests: 3000 },
  { connections: 512, requests: 6000 },
];
const writes = loads.reduce((sum, { requests }) => sum + requests, warmUp.requests);

/**
 * A few and very many connections that ask again as soon as they are answered: how long calls and the liveness probe take,
 * and how many are shed, beside a bare server whose responses are as large.
 */
export const crowdedGateway: Bench = {
  name: 'crowded-gateway',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    const calls = await prepareCalls({ dataDir }, writes);
    const gateway = await startBusyGateway({ dataDir });
    try {
      const rows: Row[] = [];
      for (const [name, call] of Object.entries(calls))
        rows.push(...(await measureCall(gateway, name, call)));
      return rows;
    } finally {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureCall({ origin }: RunningGateway, name: string, call: GatewayCall): Promise<Row[]> {
  const first = await measureLoad({ origin, ...call }, warmUp);
  const bare = await startBareServer(first.responses.at(-1)?.size ?? 0);
  const rows: Row[] = [];
  for (const load of loads) {
    const probe = probeLiveness(origin);
    const { responses, perSecond } = await measureLoad({ origin, ...call }, load);
    const probes = await probe.stop();
    const peer = await measureLoad({ origin: bare.origin, path: call.path, ...bodyOf(call) }, load);
    const handled = responses.filter(({ status }) => status === 200);
    rows.push(
      {
        row: `${name} on ${load.connections} connections: p99 of liveness probes`,
        value: round(percentile(probes, 0.99), 0),
        unit: 'ms',
        atMost: 100,
        peers: { 'slowest (ms)': round(percentile(probes, 1), 0) },
      },
      {
        row: `${name} on ${load.connections} connections: p99 of handled calls`,
        value: round(percentile(handled, 0.99), 0),
        unit: 'ms',
        atMost: 500,
        peers: {
          'median (ms)': round(percentile(handled, 0.5), 0),
          'shed (of all)': round(1 - handled.length / responses.length),
          'responses/s': round(perSecond, 0),
          'bare: p99 (ms)': round(percentile(peer.responses, 0.99), 0),
          'bare: median (ms)': round(percentile(peer.responses, 0.5), 0),
          'bare: responses/s': round(peer.perSecond, 0),
        },
      },
    );
  }
  bare.stop();
  return rows;
}

const bodyOf = ({ body }: GatewayCall) => (body === undefined ? {} : { body });
