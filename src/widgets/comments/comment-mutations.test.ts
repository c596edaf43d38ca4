import { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { expect, it, vi } from 'vitest';
import { writeComment } from './comment-mutations.ts';

const clientId = '3c1b7a52-6a8f-4a44-9a39-5b0b3f0a0c01';
const story = { type: 'news', id: 'tip-1' } as const;
const post = { type: 'post', id: '1' } as const;

function open() {
  const data = vi.fn().mockResolvedValue({ id: 'c9', state: 'shown', replies: [] });
  const gateway: Gateway = { call: () => Promise.reject(new Error('not called')), data };
  const calls = () => data.mock.calls.map(([operation, input]) => [operation.id, input]);
  return { context: { gateway, queryClient: new QueryClient() }, calls };
}

it('chooses news operations for stories, whatever their id, and public ones for every other subject', async () => {
  const { context, calls } = open();
  const reply = { kind: 'reply', parentId: 'c1', replyToId: 'r1', replyToName: '陈', body: '是的' } as const;
  await writeComment(context, { kind: 'comment', subject: story, body: '好' }, clientId);
  await writeComment(context, { kind: 'comment', subject: post, body: '好' }, clientId);
  await writeComment(context, { ...reply, subject: story }, clientId);
  await writeComment(context, { ...reply, subject: post }, clientId);
  const target = { parentId: 'c1', replyToId: 'r1', body: '是的', clientId };
  const underPost = { subjectType: 'post', subjectId: '1' };
  expect(calls()).toEqual([
    ['addComment', { body: { newsId: 'tip-1', body: '好', clientId } }],
    ['addPublicComment', { body: { ...underPost, body: '好', clientId } }],
    ['addReply', { body: { newsId: 'tip-1', ...target } }],
    ['addPublicComment', { body: { ...underPost, ...target } }],
  ]);
});
