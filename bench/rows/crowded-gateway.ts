import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../e2e/support/gateway.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { round, type Bench, type Row } from '../row.ts';
import { createReaders } from '../support/chat-load.ts';
import { fillComments } from '../support/fill-comments.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { measureLoad, percentile, type LoadRequest } from '../support/http-load.ts';
import { probeLiveness } from '../support/liveness-probe.ts';

const load = { connections: 512, requests: 6000 };
const stories = 1000;
const storyId = `b${stories - 1}`;

/** As in production, behind a proxy: each request has a network of its own, so that no limit of a network applies. */
const environment = {
  NODE_ENV: 'production',
  GATEWAY_SENTINELS: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT: '1000000000',
  CALL_DELAY_LIMIT: '300',
  TRUST_PROXY: 'loopback',
};
const network = (number: number) =>
  `x-forwarded-for: 10.${number >> 16}.${(number >> 8) & 255}.${number & 255}\r\n`;

/** 512 connections that ask again as soon as they are answered: how long calls and the liveness probe take, and how many are shed. */
export const crowdedGateway: Bench = {
  name: 'crowded-gateway',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    await fillDatabase(dataDir, stories);
    await fillComments(dataDir, storyId, 500);
    const { db, close } = await openDatabase({ dataDir });
    const tokens = await createReaders(db, load.requests + 1);
    await close();
    const gateway = await startGateway({ dataDir, environment });
    const post = (path: string, fields: (number: number) => object): Omit<LoadRequest, 'origin'> => ({
      path: () => path,
      // a field that is not in the contract makes the request unique, so that the response is not cached
      body: (number) => JSON.stringify({ ...fields(number), number }),
    });
    const calls = {
      list: post('/gateway/getImportantNewsList.do', () => ({ pageSize: 20 })),
      story: post('/gateway/commennews_content.do', () => ({ newsId: storyId })),
      comments: post('/gateway/newscomment/news_comment_list.do', () => ({ newsId: storyId, pageSize: 20 })),
      search: post('/gateway/x/news/search', () => ({ query: '泉城', pageSize: 20 })),
      home: { path: () => '/new/' },
      write: {
        ...post('/gw/add_lev1', (number) => ({
          newsId: storyId,
          body: `说得在理，支持${number}次`,
          clientId: randomUUID(),
        })),
        headers: (number: number) => `${network(number)}token: ${tokens[number] ?? ''}\r\n`,
      },
    };
    try {
      const rows: Row[] = [];
      for (const [name, call] of Object.entries(calls)) {
        const request = { origin: gateway.origin, headers: network, mayBeRefused: true, ...call };
        await measureLoad(request, { connections: 4, requests: 40 });
        const probe = probeLiveness(gateway.origin);
        const { responses, perSecond } = await measureLoad(request, load);
        const probes = await probe.stop();
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
            },
          },
        );
      }
      return rows;
    } finally {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
