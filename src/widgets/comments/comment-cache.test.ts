import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  withComment,
  withoutComment,
  withReply,
  withThreadReply,
  type CommentPages,
} from './comment-cache.ts';
import type { Comment, Reply } from './comment-queries.ts';

function comment(id: string, fields: Partial<Comment> = {}): Comment {
  return {
    id,
    newsId: '1',
    author: { name: id, headImg: '', city: '' },
    body: id,
    likes: 0,
    liked: false,
    replies: [],
    replyCount: 0,
    createdAt: '2026-11-03 10:00:00',
    own: false,
    state: 'shown',
    ...fields,
  };
}

const reply = (id: string): Reply => ({ ...comment(id), parentId: 'a' });
const loaded = (...pages: Comment[][]): CommentPages => ({
  pages: pages.map((list) => ({ list, total: 9 })),
  pageParams: pages.map(() => undefined),
});
const ids = (list: CommentPages) => list.pages.map((page) => page.list.map(({ id }) => id).join(' '));
const totals = (list: CommentPages) => list.pages.map(({ total }) => total);
const repliesOf = (list: CommentPages) => list.pages[0]?.list[0]?.replies.map(({ id }) => id);

describe('a new comment', () => {
  it('is prepended and counted', () => {
    const list = withComment(loaded([comment('a')], [comment('b')]), comment('new'));
    expect(ids(list)).toEqual(['new a', 'b']);
    expect(totals(list)).toEqual([10, 10]);
  });

  it('is added once', () => {
    const list = withComment(withComment(loaded([comment('a')]), comment('new')), comment('new'));
    expect(ids(list)).toEqual(['new a']);
    expect(totals(list)).toEqual([10]);
  });
});

describe('a new reply', () => {
  it('is appended under its comment, once', () => {
    const start = loaded([comment('a', { replies: [reply('r')], replyCount: 4 }), comment('b')]);
    const list = withReply(withReply(start, reply('new')), reply('new'));
    expect(repliesOf(list)).toEqual(['r', 'new']);
    expect(list.pages[0]?.list[0]?.replyCount).toBe(5);
    expect(totals(list)).toEqual([10]);
  });

  it('is appended to an expanded thread, once', () => {
    const list = withThreadReply(loaded([comment('r1')], [comment('r2')]), comment('new'));
    expect(ids(withThreadReply(list, comment('new')))).toEqual(['r1', 'r2 new']);
  });
});

describe('a removed comment', () => {
  it('disappears and is no longer counted', () => {
    const list = withoutComment(loaded([comment('a'), comment('b')]), 'a');
    expect(ids(list)).toEqual(['b']);
    expect(totals(list)).toEqual([8]);
  });

  it('leaves a placeholder if it has replies', () => {
    const list = withoutComment(loaded([comment('a', { replies: [reply('r')], replyCount: 1 })]), 'a');
    expect(list.pages[0]?.list[0]).toMatchObject({ state: 'removed', body: '' });
  });

  it('disappears from under its comment if it is a reply', () => {
    const list = withoutComment(loaded([comment('a', { replies: [reply('r')], replyCount: 3 })]), 'r');
    expect(repliesOf(list)).toEqual([]);
    expect(list.pages[0]?.list[0]?.replyCount).toBe(2);
  });

  it('is not counted twice if it is gone already', () => {
    expect(totals(withoutComment(loaded([comment('b')]), 'a'))).toEqual([9]);
  });
});

describe('a comment that waits for moderation', () => {
  const waiting = comment('new', { state: 'pending' });

  it('is prepended, and is counted neither when added nor when removed', () => {
    const list = withComment(loaded([comment('a')]), waiting);
    expect(ids(list)).toEqual(['new a']);
    expect(totals(list)).toEqual([9]);
    expect(totals(withoutComment(list, 'new'))).toEqual([9]);
  });

  it('does not change the count of its comment if it is a reply', () => {
    const list = withReply(loaded([comment('a')]), { ...waiting, parentId: 'a' });
    expect(repliesOf(list)).toEqual(['new']);
    expect(list.pages[0]?.list[0]?.replyCount).toBe(0);
    expect(withoutComment(list, 'new')?.pages[0]?.list[0]?.replyCount).toBe(0);
  });
});

it('a comment that was prepended and appears again in a later page is shown once, in its first place', () => {
  const list = loaded([comment('new'), comment('a')], [comment('b'), comment('new', { likes: 3 })]);
  expect(commentsOf(list).map(({ id, likes }) => [id, likes])).toEqual([
    ['new', 3],
    ['a', 0],
    ['b', 0],
  ]);
  expect(commentsOf(undefined)).toEqual([]);
});
