import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, round, type Bench, type Row } from '../row.ts';
import { buildBareRender } from '../support/bare-render-build.ts';
import {
  type LoadResponse,
  measureAtRate,
  measureLoad,
  percentile,
  type LoadRequest,
} from '../support/http-load.ts';
import { startSite, story } from '../support/site.ts';

const bareRender = fileURLToPath(new URL('../support/bare-render.ts', import.meta.url));
const rounds = 5;
/** pages that the gateway renders at a time; beyond it, it sends the plain shell */
const renderCapacity = 4;
/** readers who each open a different page at the same moment */
const concurrentReaders = 40;
const crowdRuns = 5;

interface Figures {
  /** pages per second in each round */
  readonly bare: number[];
  readonly rendered: number[];
  readonly cached: number[];
  /** response times of pages rendered at half the rate of the same round */
  readonly halfLoad: { readonly medianMs: number; readonly p99Ms: number; readonly perSecond: number }[];
  /** response time with one connection */
  readonly soloMs: number[];
  /** responses with the plain shell, in all rounds */
  readonly shells: LoadResponse[];
  responsesPastCapacity: number;
}

/** Server rendering of a story for signed-out readers: per request and cached, compared with React alone; then past capacity. */
export const serverRendering: Bench = {
  name: 'first-views',
  async measure() {
    const build = await buildBareRender();
    try {
      const site = await startSite();
      try {
        return rowsOf(await measureFigures(site.origin, build.entry));
      } finally {
        await site.stop();
      }
    } finally {
      await build.remove();
    }
  },
};

async function measureFigures(origin: string, entry: string): Promise<Figures> {
  const figures: Figures = {
    bare: [],
    rendered: [],
    cached: [],
    halfLoad: [],
    soloMs: [],
    shells: [],
    responsesPastCapacity: 0,
  };
  let requestCount = 0;
  // the address is part of the cache key: each of these requests is rendered
  const unique: LoadRequest = { origin, path: () => `${story.path}?from=${(requestCount += 1)}` };
  const same: LoadRequest = { origin, path: () => story.path };
  const { responses: warmUp } = await measureLoad(unique, { connections: 1, requests: 100 });
  const maxShellBytes = median(warmUp.map(({ size }) => size)) / 4;
  for (let turn = 0; turn < rounds; turn += 1) {
    figures.bare.push(await measureBare(entry, origin));
    const solo = await measureLoad(unique, { connections: 1, requests: 60 });
    figures.soloMs.push(percentile(solo.responses, 0.5));
    const rendered = await measureLoad(unique, { connections: renderCapacity - 1, requests: 200 });
    figures.rendered.push(rendered.perSecond);
    const perSecond = rendered.perSecond / 2;
    const half = await measureAtRate(unique, { perSecond, connections: renderCapacity, requests: 300 });
    if (half.some(({ size }) => size < maxShellBytes)) throw new Error('a plain shell was sent at half load');
    figures.halfLoad.push({ medianMs: percentile(half, 0.5), p99Ms: percentile(half, 0.99), perSecond });
    figures.cached.push((await measureLoad(same, { connections: 10, requests: 1000 })).perSecond);
    for (let time = 0; time < crowdRuns; time += 1) {
      const { responses } = await measureLoad(unique, {
        connections: concurrentReaders,
        requests: concurrentReaders,
      });
      figures.responsesPastCapacity += responses.length;
      figures.shells.push(...responses.filter(({ size }) => size < maxShellBytes));
    }
  }
  return figures;
}

async function measureBare(entry: string, origin: string): Promise<number> {
  const environment = { ...process.env, NODE_ENV: 'production' };
  const args = [bareRender, entry, origin, story.path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment });
  return (JSON.parse(stdout) as { perSecond: number }).perSecond;
}

function rowsOf({ bare, rendered, cached, halfLoad, soloMs, shells, responsesPastCapacity }: Figures): Row[] {
  const peer = { 'bare renderToString (pages/s)': round(median(bare), 0) };
  const queueMs = median(soloMs) * concurrentReaders;
  return [
    {
      row: 'pages rendered per request over a bare renderToString',
      value: round(median(rendered) / median(bare)),
      unit: '×',
      atLeast: 0.35,
      peers: { 'gateway (pages/s)': round(median(rendered), 0), ...peer },
    },
    {
      row: 'pages rendered per request at half load: p99 over the median response time',
      value: round(median(halfLoad.map(({ p99Ms, medianMs }) => p99Ms / medianMs))),
      unit: '×',
      atMost: 3,
      peers: {
        'p99 (ms)': round(median(halfLoad.map(({ p99Ms }) => p99Ms)), 1),
        'median (ms)': round(median(halfLoad.map(({ medianMs }) => medianMs)), 1),
        'rate (pages/s)': round(median(halfLoad.map(({ perSecond }) => perSecond)), 0),
      },
    },
    {
      row: 'pages cached for all readers over a bare renderToString',
      value: round(median(cached) / median(bare)),
      unit: '×',
      peers: { 'gateway (pages/s)': round(median(cached), 0), ...peer },
    },
    {
      row: `plain shell for one of ${concurrentReaders} concurrent readers over queueing for a render, p99`,
      value: round(percentile(shells, 0.99) / queueMs),
      unit: '×',
      peers: {
        'shell p99 (ms)': round(percentile(shells, 0.99), 0),
        'shell median (ms)': round(percentile(shells, 0.5), 0),
        'queueing (ms)': round(queueMs, 0),
        'one page alone (ms)': round(median(soloMs), 0),
        'share of shells': round(shells.length / responsesPastCapacity),
      },
    },
  ];
}
