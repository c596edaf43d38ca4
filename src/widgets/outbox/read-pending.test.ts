// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { PendingMutation } from '#machines/outbox/pending-mutation.ts';
import { readPending } from './read-pending.ts';

const day = 86_400_000;
const comment: PendingMutation = {
  clientId: '3c1b7a52-6a8f-4a44-9a39-5b0b3f0a0c01',
  act: { kind: 'comment', subject: { type: 'news', id: '1' }, body: '好' },
  by: '小林',
  at: 100 * day,
};
const keep = (name: string, value: unknown) => localStorage.setItem(`unsent.${name}`, JSON.stringify(value));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('reads stored mutations, oldest first', () => {
  const like: PendingMutation = {
    ...comment,
    act: { kind: 'comment-like', subject: { type: 'post', id: '1' }, commentId: '7', like: true },
    at: comment.at - 1,
  };
  keep('a', comment);
  keep('b', like);
  expect(readPending(comment.at)).toEqual([like, comment]);
});

it('ignores invalid values', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  keep('a', { ...comment, clientId: 'no uuid' });
  keep('b', { ...comment, act: { kind: 'vote' } });
  localStorage.setItem('unsent.c', '{');
  expect(readPending(comment.at)).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(3);
});

it('marks mutations older than the gateway’s idempotency records as refused', () => {
  keep('a', comment);
  expect(readPending(comment.at + 28 * day)[0]?.refused).toBeUndefined();
  expect(readPending(comment.at + 30 * day)[0]?.refused).toContain('放得太久了');
});

it.each([
  ['1', 'news'],
  ['tip-a', 'tip'],
])('reads what an earlier version stored under %s as written under a %s', (newsId, type) => {
  const subject = { type, id: newsId };
  const reply = { kind: 'reply', parentId: 'c1', replyToName: '陈', body: '是的' };
  const like = { kind: 'comment-like', commentId: 'c1', like: false };
  keep('a', { ...comment, at: 1, act: { kind: 'comment', newsId, body: '好' } });
  keep('b', { ...comment, at: 2, act: { ...reply, newsId } });
  keep('c', { ...comment, at: 3, act: { ...like, newsId } });
  expect(readPending(3).map(({ act }) => act)).toEqual([
    { kind: 'comment', subject, body: '好' },
    { ...reply, subject },
    { ...like, subject },
  ]);
});
