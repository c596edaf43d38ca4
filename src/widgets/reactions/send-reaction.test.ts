import type { Gateway } from 'qlwb-gateway-sdk';
import { getArticle, listFollowedPublishers, listSavedNews } from 'qlwb-gateway-sdk/operations/news';
import { expect, it, vi } from 'vitest';
import { createLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { sendDeviceLists, sendFollow, sendReaction } from './send-reaction.ts';

const clientId = '3c1b7a52-6a8f-4a44-9a39-5b0b3f0a0c01';

/** A cache that holds a story, and a gateway that gives one answer. */
function open(response: unknown) {
  const data = vi.fn().mockResolvedValue(response);
  const gateway: Gateway = { call: () => Promise.reject(new Error('not called')), data };
  const loaded = createLoadedData();
  const client = queryClientOf(loaded);
  const story = { id: 'a', liked: false, saved: false, counts: { reads: 9, comments: 1, likes: 3 } };
  client.setQueryData([getArticle.id], story);
  return { data, context: { gateway, loaded }, client, cached: () => client.getQueryData([getArticle.id]) };
}

it('sends a like with its client id, and shows the count that the gateway states', async () => {
  const { data, context, cached } = open({ newsId: 'a', liked: true, likes: 9 });
  await sendReaction(context, { kind: 'story-like', newsId: 'a', like: true }, clientId);
  expect(data.mock.calls[0]?.[1]).toEqual({ body: { newsId: 'a', like: true, clientId } });
  expect(cached()).toMatchObject({ liked: true, counts: { likes: 9 } });
});

it('does not show an answer that a newer reaction has made outdated', async () => {
  const { context, cached } = open({ newsId: 'a', liked: true, likes: 9 });
  await sendReaction(context, { kind: 'story-like', newsId: 'a', like: true }, clientId, () => false);
  expect(cached()).toMatchObject({ liked: false, counts: { likes: 3 } });
});

it('drops a cached list of saved stories that is not shown, so that it is loaded again', async () => {
  const { context, client, cached } = open({ newsId: 'a', saved: true });
  client.setQueryData([listSavedNews.id, 'pages', {}], { pages: [], pageParams: [] });
  await sendReaction(context, { kind: 'story-save', newsId: 'a', save: true }, clientId);
  expect(cached()).toMatchObject({ saved: true });
  expect(client.getQueryData([listSavedNews.id, 'pages', {}])).toBeUndefined();
});

it('shows stories of the device as saved once they are merged', async () => {
  const { context, cached } = open({ saved: 1, read: 0 });
  const saved = [{ newsId: 'a', at: '2026-11-03 10:00:00' }];
  await sendDeviceLists(context, { kind: 'device-lists', saved, read: [] }, clientId);
  expect(cached()).toMatchObject({ saved: true });
});

it('drops a cached list of followed publishers that is not shown, so that it is loaded again', async () => {
  const { context, client } = open({ publisherId: 'p', followed: true, follows: 4 });
  client.setQueryData([listFollowedPublishers.id, 'pages', {}], { pages: [], pageParams: [] });
  await sendFollow(context, { kind: 'publisher', id: 'p' }, true, clientId);
  expect(client.getQueryData([listFollowedPublishers.id, 'pages', {}])).toBeUndefined();
});

it.each([true, false])('sends a like of a comment (%s) by the operation of its subject', async (like) => {
  const { data, context } = open({ commentId: 'c1', liked: like, likes: 2 });
  const act = { kind: 'comment-like', commentId: 'c1', like } as const;
  await sendReaction(context, { ...act, subject: { type: 'news', id: 'tip-like-id' } }, clientId);
  await sendReaction(context, { ...act, subject: { type: 'post', id: '1' } }, clientId);
  const fields = { commentId: 'c1', like, clientId };
  expect(data.mock.calls.map(([operation, input]) => [operation.id, input])).toEqual([
    ['praiseNewsComment', { body: fields }],
    ['praisePublicComment', { query: fields }],
  ]);
});
