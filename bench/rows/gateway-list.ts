import { median, round, type Bench, type Row } from '../row.ts';
import { type ListServer, type ListServers, startListServers } from '../support/list-servers.ts';
import { type Load, measureLoad, percentile } from '../support/http-load.ts';

const sizes = [1000, 100_000];
const rounds = 7;
const load = { connections: 10, requests: 3000 };

/** The 20-item list of the gateway beside a bare handler on the same rows, by turns in one run, at growing sizes. */
export const gatewayList: Bench = {
  name: 'gateway-list',
  async measure() {
    const measured: Measured[] = [];
    try {
      for (const stories of sizes)
        measured.push({ stories, servers: await startListServers(stories), gateway: [], kept: [], bare: [] });
      for (let turn = 0; turn <= rounds; turn += 1) await takeTurn(measured, turn === 0);
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
  readonly gateway: Turn[];
  readonly kept: Turn[];
  readonly bare: Turn[];
}

interface Turn extends Load {
  /** ms of the processor */
  readonly processor: number;
}

/** One load on each server. @param warmsUp it is not counted */
async function takeTurn(measured: readonly Measured[], warmsUp: boolean): Promise<void> {
  for (const { servers, ...turns } of measured) {
    for (const name of ['gateway', 'bare', 'kept'] as const) {
      const turn = await askOf(servers[name]);
      if (!warmsUp) turns[name].push(turn);
    }
  }
}

async function askOf(server: ListServer): Promise<Turn> {
  const before = await server.processorTime();
  const answered = await measureLoad(server, load);
  return { ...answered, processor: (await server.processorTime()) - before };
}

async function rowsOf({ stories, servers, gateway, kept, bare }: Measured): Promise<Row[]> {
  return [
    {
      row: `gateway list at ${stories} stories over a bare handler`,
      value: round(speed(gateway) / speed(bare)),
      unit: '×',
      atLeast: 0.6,
      peers: {
        'gateway (requests/s)': round(speed(gateway), 0),
        'bare (requests/s)': round(speed(bare), 0),
        'by time of the processor (×)': round(processor(bare) / processor(gateway)),
      },
    },
    {
      row: `gateway list at ${stories} stories, kept until something is written, over a bare handler`,
      value: round(speed(kept) / speed(bare)),
      unit: '×',
      peers: { 'by time of the processor (×)': round(processor(bare) / processor(kept)) },
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

const speed = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond));

const processor = (turns: readonly Turn[]) => median(turns.map((turn) => turn.processor));

const spread = (loads: readonly Load[]) =>
  median(loads.map(({ answers }) => percentile(answers, 0.99) / percentile(answers, 0.5)));
