import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { archiveStoryId, archiveWords, fillArchive } from '../support/fill-archive.ts';
import { type LoadRequest, measureLoad, percentile } from '../support/http-load.ts';
import { residentMemoryMb } from '../support/process-usage.ts';

const sizes = { small: 1000, large: 1_000_000 };
const rounds = 11;
/** a few hundred requests at a time, so that both gateways get the same share of a busy machine */
const load = { connections: 10, requests: 400 };
/** one at a time: the time of a search alone */
const searchLoad = { connections: 1, requests: 200 };
const importedItems = 50;
/** of the search whose later page is measured */
const laterPage = 5;
/** spreads requests over all stories */
const stride = 7919;

/** The gateway with a million stories: lists and stories against one with a thousand, search, import, start and memory. */
export const millionStories: Bench = {
  name: 'million-stories',
  async measure() {
    const archives: Archive[] = [];
    try {
      const small = await startArchive(sizes.small, archives);
      const large = await startArchive(sizes.large, archives);
      const memoryAtStart = await residentMemoryMb(large.gateway.process.pid);
      return [
        {
          row: `start of the gateway with ${sizes.large} stories`,
          value: round(large.startMs / 1000),
          unit: 's',
          atMost: 5,
          peers: { [`with ${sizes.small} (s)`]: round(small.startMs / 1000) },
        },
        await compare('list of 20', small, large, () => listRequest),
        await compare('story', small, large, ({ stories }) => storyRequest(stories)),
        ...(await measureSearches(large)),
        await measureImport(large),
        {
          row: `memory of the gateway with ${sizes.large} stories, after the load`,
          value: round(await residentMemoryMb(large.gateway.process.pid), 0),
          unit: 'MB',
          atMost: 200,
          peers: { 'after the start (MB)': round(memoryAtStart, 0) },
        },
      ];
    } finally {
      for (const { gateway, dataDir } of archives) {
        await gateway.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    }
  },
};

interface Archive {
  readonly stories: number;
  readonly dataDir: string;
  readonly gateway: RunningGateway;
  /** until it answered the first request */
  readonly startMs: number;
}

async function startArchive(stories: number, started: Archive[]): Promise<Archive> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await fillArchive(dataDir, stories);
  await settleDatabase(dataDir);
  const environment = { NODE_ENV: 'production', GATEWAY_SENTINELS: '0', RATE_LIMIT: '1000000000' };
  const from = performance.now();
  const gateway = await startGateway({ dataDir, environment });
  const archive = { stories, dataDir, gateway };
  const startMs = performance.now() - from;
  started.push({ ...archive, startMs });
  await respond(gateway, { path: () => listRequest.path(0), body: () => listRequest.body(0) });
  return { ...archive, startMs: performance.now() - from };
}

/**
 * Reads the file once and writes it to the disk, so that the operating system has it in memory, and the gateway's first
 * write does not wait for what was filled.
 */
async function settleDatabase(dataDir: string): Promise<void> {
  const buffer = Buffer.alloc(1 << 20);
  const file = await open(join(dataDir, 'gateway.sqlite'));
  try {
    while ((await file.read(buffer)).bytesRead > 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

type Request = Pick<LoadRequest, 'path'> & { readonly body: (number: number) => string };

/** A field that is not in the contract makes the request unique, so that the response is not cached. */
const listRequest: Request = {
  path: () => '/gateway/getImportantNewsList.do',
  body: (number) => JSON.stringify({ pageSize: 20, number }),
};

/** Each request reads another story, of any age. */
const storyRequest = (stories: number): Request => ({
  path: () => '/gateway/commennews_content.do',
  body: (number) => JSON.stringify({ newsId: archiveStoryId((number * stride) % stories) }),
});

/** Compares the median time of a request at both sizes, alternating. */
async function compare(
  name: string,
  small: Archive,
  large: Archive,
  request: (archive: Archive) => Request,
): Promise<Row> {
  const medians = new Map<Archive, number[]>([
    [small, []],
    [large, []],
  ]);
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const [archive, measured] of medians) {
      const { responses } = await measureLoad(
        { origin: archive.gateway.origin, ...shifted(request(archive), turn * load.requests) },
        load,
      );
      // the first turn warms up
      if (turn > 0) measured.push(percentile(responses, 0.5));
    }
  const [few = Number.NaN, many = Number.NaN] = [...medians.values()].map(median);
  return {
    row: `${name} at ${sizes.large} over ${sizes.small} stories`,
    value: round(many / few),
    unit: '×',
    atMost: 1.2,
    peers: { [`at ${sizes.large} (ms)`]: round(many), [`at ${sizes.small} (ms)`]: round(few) },
  };
}

const shifted = ({ path, body }: Request, by: number): Request => ({
  path: (number) => path(number + by),
  body: (number) => body(number + by),
});

async function measureSearches({ gateway }: Archive): Promise<Row[]> {
  const searches = {
    'a common word': archiveWords.common,
    'a rare word': archiveWords.rare,
    'two common words that never meet': archiveWords.apart,
    'a rare run of common words': archiveWords.brokenRun,
    'a common and a rare word': `${archiveWords.common} ${archiveWords.rare}`,
  };
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(searches)) {
    rows.push(await measureSearch(gateway, name, { query, pageSize: 20 }));
    const cursor = await cursorOfPage(gateway, query, laterPage);
    if (cursor !== undefined)
      rows.push(await measureSearch(gateway, `${name}, page ${laterPage}`, { query, cursor, pageSize: 20 }));
  }
  return rows;
}

const searchPath = '/gateway/x/news/search';

async function measureSearch(gateway: RunningGateway, name: string, body: object): Promise<Row> {
  const { responses } = await measureLoad(
    { origin: gateway.origin, path: () => searchPath, body: (number) => JSON.stringify({ ...body, number }) },
    searchLoad,
  );
  return {
    row: `search of ${name} in ${sizes.large} stories, p99`,
    value: round(percentile(responses, 0.99), 1),
    unit: 'ms',
    atMost: 150,
    peers: { 'median (ms)': round(percentile(responses, 0.5), 1) },
  };
}

/** The cursor with which a page of a search begins; undefined when there is no such page. */
async function cursorOfPage(
  gateway: RunningGateway,
  query: string,
  number: number,
): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page < number; page += 1) {
    const body = JSON.stringify({ query, pageSize: 20, cursor });
    const found = await respond(gateway, { path: () => searchPath, body: () => body });
    cursor = /"nextCursor":"([\w-]+)"/.exec(found)?.[1];
    if (cursor === undefined) return undefined;
  }
  return cursor;
}

async function respond(gateway: RunningGateway, { path, body }: Request): Promise<string> {
  const response = await fetch(gateway.origin + path(0), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body(0),
  });
  if (!response.ok) throw new Error(`${path(0)} responded with ${response.status}`);
  return response.text();
}

/** Imports a feed with the project's importer while the gateway runs. */
async function measureImport({ gateway, dataDir }: Archive): Promise<Row> {
  const file = join(dataDir, 'feed.json');
  await writeFile(file, JSON.stringify(feed(importedItems)));
  const from = performance.now();
  const report = await gateway.run('import', file);
  const seconds = (performance.now() - from) / 1000;
  if (!report.includes(`: ${importedItems} new,`)) throw new Error(`not imported: ${report}`);
  return {
    row: `import of ${importedItems} items among ${sizes.large} stories`,
    value: round(seconds),
    unit: 's',
    peers: { 'per item (ms)': round((seconds * 1000) / importedItems, 0) },
  };
}

const feed = (items: number) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: '泉城快讯',
  items: Array.from({ length: items }, (_, index) => ({
    id: `item-${index}`,
    title: `第${index}条快讯：泉城今天的消息`,
    url: `https://feed.example/${index}`,
    date_published: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    tags: ['快讯'],
    content_html: '<p>济南七十二名泉的水位这个星期继续回升，趵突泉三股水喷涌正旺，游客络绎不绝。</p>'.repeat(
      5,
    ),
  })),
});
