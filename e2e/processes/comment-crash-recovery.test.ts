import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const newsId = '1001';
const writers = 4;
/** number of answered writes after which the gateway is killed in each round, with other writes in flight */
const killAfterResponses = [5, 19, 42];

interface Comment {
  readonly id: string;
  readonly body: string;
  readonly own: boolean;
  readonly replyCount: number;
}

interface Write {
  readonly path: '/gw/add_lev1' | '/gw/add_lev2';
  readonly body: { readonly clientId: string; readonly body: string };
}

/** A write that was sent, with the gateway's answer if it came before the kill. */
interface SentWrite extends Write {
  response?: Comment;
}

let dataDir: string;
let token: string;
let gateway: RunningGateway;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  gateway = await startGateway({ dataDir });
}, 60_000);

afterAll(async () => {
  await gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(killAfterResponses)(
  'a gateway killed after %i answered comments has saved each of them once',
  async (killAfter) => {
    // a reader may not write as many comments in an hour as all rounds together
    token = await gateway.token(`笔耕不辍 ${killAfter}`);
    const parent = await post<Comment>('/gw/add_lev1', comment('楼主').body);
    const before = await ownTopLevelComments();

    const sent = await writeUntilKilled(killAfter, parent.id);
    const answered = sent.filter(({ response }) => response !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(killAfter);

    gateway = await startGateway({ dataDir });
    const saved = await ownCommentsAndReplies(parent.id);
    for (const { body, response } of answered)
      expect(saved.filter(({ id, body: text }) => id === response?.id && text === body.body)).toHaveLength(1);
    expect(await ownTopLevelComments()).toMatchObject({
      total: before.total + saved.length - before.own.length,
    });

    // pages without an answer retry, and those with an answer may
    for (const write of sent) {
      const again = await post<Comment>(write.path, write.body);
      if (write.response) expect(again).toEqual(write.response);
    }
    const settled = await ownCommentsAndReplies(parent.id);
    const texts = sent.map(({ body }) => body.body);
    expect(
      settled
        .map(({ body }) => body)
        .filter((text) => texts.includes(text))
        .toSorted(),
    ).toEqual(texts.toSorted());

    const after = await ownTopLevelComments();
    expect(after.total).toBe(before.total + sent.length);
    expect(after.own.find(({ id }) => id === parent.id)?.replyCount).toBe(
      sent.filter(({ path }) => path === '/gw/add_lev2').length,
    );
    const { counts } = await post<{ counts: { comments: number } }>('/gateway/commennews_content.do', {
      newsId,
    });
    expect(counts.comments).toBe(after.total);
  },
  60_000,
);

/** Writes comments and replies in turn with several writers, and kills the gateway meanwhile. */
async function writeUntilKilled(killAfter: number, parentId: string): Promise<SentWrite[]> {
  const sent: SentWrite[] = [];
  const { process: running } = gateway;
  const exited = once(running, 'exit');
  let answered = 0;
  let isKilled = false;
  const write = async () => {
    while (!isKilled) {
      const next: SentWrite = sent.length % 2 === 0 ? comment(text()) : reply(parentId, text());
      sent.push(next);
      const response = await post<Comment>(next.path, next.body).catch((error: unknown) => {
        // only the kill may leave a write unanswered
        if (isKilled) return undefined;
        throw error;
      });
      if (response === undefined) return;
      next.response = response;
      answered += 1;
      if (answered === killAfter) {
        isKilled = true;
        running.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const [, signal] = await exited;
  expect(signal).toBe('SIGKILL');
  return sent;
}

let textCount = 0;
/** no id in the text: its digits could look like a phone number, and such a comment is held for review and not counted */
const text = () => `第${(textCount += 1)}条`;
const comment = (body: string): Write => ({ path: '/gw/add_lev1', body: withClientId({ body }) });
const reply = (parentId: string, body: string): Write => ({
  path: '/gw/add_lev2',
  body: withClientId({ parentId, body }),
});

function withClientId<Fields extends { readonly body: string }>(fields: Fields) {
  return { newsId, clientId: randomUUID(), ...fields };
}

/** All own top-level comments, and the story's comment count. */
async function ownTopLevelComments(): Promise<{ total: number; own: Comment[] }> {
  const pages = await readAllPages({ newsId, order: 'new' });
  return { total: pages.total, own: pages.list.filter(({ own }) => own) };
}

/** All own top-level comments, and all replies to one of them. */
async function ownCommentsAndReplies(parentId: string): Promise<Comment[]> {
  const { own } = await ownTopLevelComments();
  const { list } = await readAllPages({ newsId, parentId });
  return [...own, ...list];
}

interface CommentPage {
  readonly list: readonly Comment[];
  readonly total: number;
  readonly nextCursor?: string;
}

async function readAllPages(fields: object): Promise<{ list: Comment[]; total: number }> {
  const list: Comment[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await post<CommentPage>('/gateway/newscomment/news_comment_list.do', {
      ...fields,
      pageSize: 50,
      ...(cursor !== undefined && { cursor }),
    });
    list.push(...page.list);
    cursor = page.nextCursor;
    if (cursor === undefined) return { list, total: page.total };
  }
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const response = await fetch(`${gateway.origin}${path}?timestamp=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ ...body, ak: 'device-of-the-test', userAgent: 'test' }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${answer}`);
  const { data }: { data: Data } = JSON.parse(answer);
  return data;
}
