import { median, round, type Bench, type Row } from '../row.ts';
import { type ListServer, type ListServers, startListServers } from '../support/list-servers.ts';
import { type LoadResult, measureLoad, percentile } from '../support/http-load.ts';

const sizes = [1000, 100_000];
const rounds = 7;
const load = { connections: 10, requests: 3000 };

/** Compares the gateway's list of twenty items with a bare handler on the same rows, alternating, at two database sizes. */
export const gatewayList: Bench = {
  name: 'gateway-list',
  async measure() {
    const measured: Measured[] = [];
    try {
      for (const stories of sizes)
        measured.push({
          stories,
          servers: await startListServers(stories),
          gateway: [],
          cached: [],
          bare: [],
        });
      for (let turn = 0; turn <= rounds; turn += 1) await runTurn(measured, turn === 0);
      const rows = await Promise.all(measured.map(rowsOf));
      const [small = Number.NaN, large = Number.NaN] = measured.map(({ gateway }) => speed(gateway));
      const growth = {
        row: 'gateway list at 100k over 1k stories',
        value: round(large / small),
        unit: '×',
        atLeast: 0.8,
      };
      return [...rows.flat(), growth];
    } finally {
      for (const { servers } of measured) await servers.stop();
    }
  },
};

interface Measured {
  readonly stories: number;
  readonly servers: ListServers;
  readonly gateway: MeasuredTurn[];
  readonly cached: MeasuredTurn[];
  readonly bare: MeasuredTurn[];
}

interface MeasuredTurn extends LoadResult {
  /** CPU time of the server */
  readonly cpuMs: number;
}

/** Runs the load once on each server. @param isWarmUp not counted */
async function runTurn(measured: readonly Measured[], isWarmUp: boolean): Promise<void> {
  for (const { servers, ...turns } of measured) {
    for (const name of ['gateway', 'bare', 'cached'] as const) {
      const turn = await measureServer(servers[name]);
      if (!isWarmUp) turns[name].push(turn);
    }
  }
}

async function measureServer(server: ListServer): Promise<MeasuredTurn> {
  const before = await server.cpuTimeMs();
  const result = await measureLoad(server, load);
  return { ...result, cpuMs: (await server.cpuTimeMs()) - before };
}

async function rowsOf({ stories, servers, gateway, cached, bare }: Measured): Promise<Row[]> {
  return [
    {
      row: `gateway list at ${stories} stories over a bare handler`,
      value: round(speed(gateway) / speed(bare)),
      unit: '×',
      atLeast: 0.6,
      peers: {
        'gateway (requests/s)': round(speed(gateway), 0),
        'bare (requests/s)': round(speed(bare), 0),
        'by CPU time (×)': round(medianCpuMs(bare) / medianCpuMs(gateway)),
      },
    },
    {
      row: `gateway list at ${stories} stories, cached until a write, over a bare handler`,
      value: round(speed(cached) / speed(bare)),
      unit: '×',
      peers: { 'by CPU time (×)': round(medianCpuMs(bare) / medianCpuMs(cached)) },
    },
    {
      row: `gateway list at ${stories} stories, p99 over median`,
      value: round(spread(gateway)),
      unit: '×',
      atMost: 4,
      peers: { 'bare (×)': round(spread(bare)) },
    },
    {
      row: `gateway memory at ${stories} stories`,
      value: round(await servers.memory(), 0),
      unit: 'MB',
      atMost: 200,
    },
  ];
}

const speed = (loads: readonly LoadResult[]) => median(loads.map(({ perSecond }) => perSecond));

const medianCpuMs = (turns: readonly MeasuredTurn[]) => median(turns.map((turn) => turn.cpuMs));

const spread = (loads: readonly LoadResult[]) =>
  median(loads.map(({ responses }) => percentile(responses, 0.99) / percentile(responses, 0.5)));
