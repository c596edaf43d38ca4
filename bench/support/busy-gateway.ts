import { randomUUID } from 'node:crypto';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { createReaders } from './chat-load.ts';
import { fillComments } from './fill-comments.ts';
import { fillDatabase } from './fill-database.ts';
import type { LoadRequest } from './http-load.ts';

const stories = 1000;
const storyId = `b${stories - 1}`;
const comments = 500;

/** As in production, behind a proxy: each request has a network of its own, so that no limit of a network applies. */
const production = {
  NODE_ENV: 'production',
  GATEWAY_SENTINELS: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT: '1000000000',
  CALL_DELAY_LIMIT: '300',
  TRUST_PROXY: 'loopback',
};
const network = (number: number) =>
  `x-forwarded-for: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;

/** A call of the gateway, wherever that runs. */
export type GatewayCall = Omit<LoadRequest, 'origin'>;

const callNames = ['list', 'story', 'comments', 'search', 'home', 'write'] as const;
export type GatewayCalls = Readonly<Record<(typeof callNames)[number], GatewayCall>>;

/**
 * Fills a database with a thousand stories, one of which has five hundred comments.
 * @param writes number of comments that will be written, each by a reader of its own
 * @returns what readers ask of a gateway with it
 */
export async function prepareCalls(location: DatabaseLocation, writes = 0): Promise<GatewayCalls> {
  await fillDatabase(location, stories);
  await fillComments(location, storyId, comments);
  const { db, close } = await openDatabase(location);
  const tokens = await createReaders(db, writes);
  await close();
  const post = (path: string, fields: (number: number) => object): GatewayCall => ({
    path: () => path,
    // a field that is not in the contract makes the request unique, so that the response is not cached
    body: (number) => JSON.stringify({ ...fields(number), number }),
    headers: network,
    mayBeRefused: true,
  });
  return {
    list: post('/gateway/getImportantNewsList.do', () => ({ pageSize: 20 })),
    story: post('/gateway/commennews_content.do', () => ({ newsId: storyId })),
    comments: post('/gateway/newscomment/news_comment_list.do', () => ({ newsId: storyId, pageSize: 20 })),
    search: post('/gateway/x/news/search', () => ({ query: '泉城', pageSize: 20 })),
    home: { path: () => '/new/', headers: network, mayBeRefused: true },
    write: {
      ...post('/gw/add_lev1', (number) => ({
        newsId: storyId,
        body: `说得在理，支持${number}次`,
        clientId: randomUUID(),
      })),
      headers: (number) => `${network(number)}token: ${tokens.pop() ?? ''}\r\n`,
    },
  };
}

/** Starts a gateway as in production. */
export const startBusyGateway = ({ dataDir, databaseUrl }: DatabaseLocation): Promise<RunningGateway> =>
  startGateway({
    dataDir,
    environment: { ...production, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  });

/** Combines calls to one that asks for each as often as its share says, in turn. */
export function mixCalls(
  calls: GatewayCalls,
  shares: Partial<Readonly<Record<keyof GatewayCalls, number>>>,
): GatewayCall {
  const turns = callNames.flatMap((name) => Array.from({ length: shares[name] ?? 0 }, () => calls[name]));
  const callOf = (number: number): GatewayCall => {
    // neighbours in the list are the same call: a step that has no divisor in common spreads them
    const call = turns[(number * 7) % turns.length];
    if (call === undefined) throw new Error('no call has a share');
    return call;
  };
  return {
    path: (number) => callOf(number).path(number),
    body: (number) => callOf(number).body?.(number),
    headers: (number) => callOf(number).headers?.(number) ?? '',
    mayBeRefused: true,
  };
}
