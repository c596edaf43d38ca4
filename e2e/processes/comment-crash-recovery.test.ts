import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const newsId = '1001';
const writers = 4;
/** answered writes after which each round's gateway is killed, with others on their way */
const rounds = [5, 19, 42];

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

/** A write that was sent; `answer` is what the gateway said before it was killed, if it came to that. */
interface Sent extends Write {
  answer?: Comment;
}

let dataDir: string;
let token: string;
let gateway: RunningGateway;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  gateway = await startGateway({ dataDir });
  token = await gateway.token('笔耕不辍');
}, 60_000);

afterAll(async () => {
  await gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each(rounds)(
  'a gateway killed after %i answered comments has kept each of them once',
  async (enough) => {
    const parent = await post<Comment>('/gw/add_lev1', comment('楼主').body);
    const before = await listComments();

    const sent = await writeUntilKilled(enough, parent.id);
    const answered = sent.filter(({ answer }) => answer !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(enough);

    gateway = await startGateway({ dataDir });
    const kept = await everyComment(parent.id);
    for (const { body, answer } of answered)
      expect(kept.filter(({ id, body: text }) => id === answer?.id && text === body.body)).toHaveLength(1);
    expect(await listComments()).toMatchObject({ total: before.total + kept.length - before.own.length });

    // a page that got no answer sends again, and one that did may
    for (const write of sent) {
      const again = await post<Comment>(write.path, write.body);
      if (write.answer) expect(again).toEqual(write.answer);
    }
    const settled = await everyComment(parent.id);
    const texts = sent.map(({ body }) => body.body);
    expect(
      settled
        .map(({ body }) => body)
        .filter((text) => texts.includes(text))
        .toSorted(),
    ).toEqual(texts.toSorted());

    const after = await listComments();
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

/** Keeps writers busy with comments and replies in turn, and kills the gateway in the midst of it. */
async function writeUntilKilled(enough: number, parentId: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { process: running } = gateway;
  const exited = once(running, 'exit');
  let answered = 0;
  let isKilled = false;
  const write = async () => {
    while (!isKilled) {
      const next: Sent = sent.length % 2 === 0 ? comment(text()) : reply(parentId, text());
      sent.push(next);
      const answer = await post<Comment>(next.path, next.body).catch((error: unknown) => {
        // only the kill may leave a write without its answer
        if (isKilled) return undefined;
        throw error;
      });
      if (answer === undefined) return;
      next.answer = answer;
      answered += 1;
      if (answered === enough) {
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

let numbered = 0;
/** without an id, whose digits may be somebody's phone: such a comment waits for an editor and is not counted */
const text = () => `第${(numbered += 1)}条`;
const comment = (body: string): Write => ({ path: '/gw/add_lev1', body: written({ body }) });
const reply = (parentId: string, body: string): Write => ({
  path: '/gw/add_lev2',
  body: written({ parentId, body }),
});

function written<Fields extends { readonly body: string }>(fields: Fields) {
  return { newsId, clientId: randomUUID(), ...fields };
}

/** All own comments of the first level, and the count under the story. */
async function listComments(): Promise<{ total: number; own: Comment[] }> {
  const pages = await allPages({ newsId, order: 'new' });
  return { total: pages.total, own: pages.list.filter(({ own }) => own) };
}

/** Own comments of the first level, and all replies to one of them. */
async function everyComment(parentId: string): Promise<Comment[]> {
  const { own } = await listComments();
  const { list } = await allPages({ newsId, parentId });
  return [...own, ...list];
}

interface CommentPage {
  readonly list: readonly Comment[];
  readonly total: number;
  readonly nextCursor?: string;
}

async function allPages(fields: object): Promise<{ list: Comment[]; total: number }> {
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
