import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, round, type Bench, type Row } from '../row.ts';
import { buildBareRender } from '../support/bare-render-build.ts';
import { type Answered, measureLoad, percentile, type LoadRequest } from '../support/http-load.ts';
import { startSite, story } from '../support/site.ts';

const bareRender = fileURLToPath(new URL('../support/bare-render.ts', import.meta.url));
const rounds = 5;
/** what the gateway renders at a time; nobody is turned away below it */
const capacity = 4;
/** readers who come at the same moment, each to a page of their own */
const crowd = 40;
const crowds = 5;

interface Figures {
  /** views per second, of each turn */
  readonly bare: number[];
  readonly rendered: number[];
  readonly kept: number[];
  /** ms in which one page is rendered for one reader */
  readonly alone: number[];
  /** answers with the plain shell, of all turns */
  readonly shells: Answered[];
  answersPastCapacity: number;
}

/** First views of a story for signed-out readers, rendered for each and kept, beside React alone; then far too many. */
export const firstViews: Bench = {
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
    kept: [],
    alone: [],
    shells: [],
    answersPastCapacity: 0,
  };
  let unlike = 0;
  // the address is part of what a page is kept by: each of these is rendered
  const each: LoadRequest = { origin, path: () => `${story.path}?from=${(unlike += 1)}` };
  const same: LoadRequest = { origin, path: () => story.path };
  const { answers: warmUp } = await measureLoad(each, { connections: 1, requests: 100 });
  const shellBelow = median(warmUp.map(({ size }) => size)) / 4;
  for (let turn = 0; turn < rounds; turn += 1) {
    figures.bare.push(await measureBare(entry, origin));
    const alone = await measureLoad(each, { connections: 1, requests: 60 });
    figures.alone.push(percentile(alone.answers, 0.5));
    const rendered = await measureLoad(each, { connections: capacity - 1, requests: 200 });
    figures.rendered.push(rendered.perSecond);
    figures.kept.push((await measureLoad(same, { connections: 10, requests: 1000 })).perSecond);
    for (let time = 0; time < crowds; time += 1) {
      const { answers } = await measureLoad(each, { connections: crowd, requests: crowd });
      figures.answersPastCapacity += answers.length;
      figures.shells.push(...answers.filter(({ size }) => size < shellBelow));
    }
  }
  return figures;
}

async function measureBare(entry: string, origin: string): Promise<number> {
  const environment = { ...process.env, NODE_ENV: 'production' };
  const words = [bareRender, entry, origin, story.path];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: environment });
  return (JSON.parse(stdout) as { perSecond: number }).perSecond;
}

function rowsOf({ bare, rendered, kept, alone, shells, answersPastCapacity }: Figures): Row[] {
  const peer = { 'bare renderToString (views/s)': round(median(bare), 0) };
  const queue = median(alone) * crowd;
  return [
    {
      row: 'first views rendered for each reader over a bare renderToString',
      value: round(median(rendered) / median(bare)),
      unit: '×',
      peers: { 'gateway (views/s)': round(median(rendered), 0), ...peer },
    },
    {
      row: 'first views kept for all readers over a bare renderToString',
      value: round(median(kept) / median(bare)),
      unit: '×',
      peers: { 'gateway (views/s)': round(median(kept), 0), ...peer },
    },
    {
      row: `plain shell to one of ${crowd} readers at once over waiting for a turn, p99`,
      value: round(percentile(shells, 0.99) / queue),
      unit: '×',
      peers: {
        'shell p99 (ms)': round(percentile(shells, 0.99), 0),
        'shell median (ms)': round(percentile(shells, 0.5), 0),
        'a turn (ms)': round(queue, 0),
        'one page alone (ms)': round(median(alone), 0),
        'share of shells': round(shells.length / answersPastCapacity),
      },
    },
  ];
}
