import type { RunningGateway } from '../../e2e/support/gateway.ts';
import { openTestDatabase } from '../../gateway/db/test-database.ts';
import { median, round, type Bench } from '../row.ts';
import { mixCalls, prepareCalls, startBusyGateway, type GatewayCall } from '../support/busy-gateway.ts';
import { measureAtRate, percentile } from '../support/http-load.ts';
import { cpuTimeMs } from '../support/process-usage.ts';

const processes = 4;
/** of each gateway: all of them and the server need less than two processors for it */
const load = { perSecond: 100, requests: 2000, connections: 8 };
const rounds = 3;

/**
 * Reads at one and at four gateways on one PostgreSQL server, at `TEST_DATABASE_URL`. On a machine with fewer processors
 * than processes only processor time shows how they scale: what a read costs a gateway alone, over what it costs one of
 * four, each at the same rate.
 */
export const fourGateways: Bench = {
  name: 'four-gateways',
  async measure() {
    if (!process.env.TEST_DATABASE_URL) {
      process.stderr.write('needs a PostgreSQL server at TEST_DATABASE_URL\n');
      return [];
    }
    const database = await openTestDatabase();
    const gateways: RunningGateway[] = [];
    try {
      const calls = await prepareCalls(database.location);
      const reads = mixCalls(calls, { list: 5, story: 5, comments: 2, search: 1 });
      while (gateways.length < processes) gateways.push(await startBusyGateway(database.location));
      // the first round warms up
      const alone: ReadCost[] = [];
      const together: ReadCost[] = [];
      for (let turn = 0; turn <= rounds; turn += 1) {
        const one = await readAt(gateways.slice(0, 1), reads);
        const four = await readAt(gateways, reads);
        if (turn === 0) continue;
        alone.push(one);
        together.push(four);
      }
      const [one, four] = [alone, together].map(middleOf);
      if (one === undefined || four === undefined) return [];
      return [
        {
          row: `reads of ${processes} gateways on one PostgreSQL over those of one, by processor time`,
          value: round((processes * one.cpuMs) / four.cpuMs),
          unit: '×',
          atLeast: 3,
          peers: {
            'processor time of a read alone (ms)': round(one.cpuMs),
            'of four (ms)': round(four.cpuMs),
            'one gateway, median (ms)': round(one.medianMs, 1),
            'four, median (ms)': round(four.medianMs, 1),
          },
        },
      ];
    } finally {
      for (const gateway of gateways) await gateway.stop();
      await database.close();
    }
  },
};

interface ReadCost {
  /** processor time of the gateways for a read */
  readonly cpuMs: number;
  /** of the response times */
  readonly medianMs: number;
}

async function readAt(gateways: readonly RunningGateway[], call: GatewayCall): Promise<ReadCost> {
  const spent = async () => {
    const times = await Promise.all(gateways.map((gateway) => cpuTimeMs(gateway.process.pid)));
    return times.reduce((sum, one) => sum + one, 0);
  };
  const before = await spent();
  const responses = await Promise.all(gateways.map(({ origin }) => measureAtRate({ origin, ...call }, load)));
  const after = await spent();
  return {
    cpuMs: (after - before) / (gateways.length * load.requests),
    medianMs: percentile(responses.flat(), 0.5),
  };
}

const middleOf = (costs: readonly ReadCost[]): ReadCost => ({
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  medianMs: median(costs.map(({ medianMs }) => medianMs)),
});
