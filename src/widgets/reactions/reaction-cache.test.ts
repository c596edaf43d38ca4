import { QueryClient } from '@tanstack/react-query';
import { listLiveReporters } from 'qlwb-gateway-sdk/operations/live';
import {
  getArticle,
  getPublisher,
  listHeadlineNews,
  listPublishers,
  listSavedNews,
} from 'qlwb-gateway-sdk/operations/news';
import { getTip } from 'qlwb-gateway-sdk/operations/tips';
import { getClapperWork, listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import type { components } from 'qlwb-gateway-sdk/schema';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { watchReactions, withReaction, writeOptimistically, writeReaction } from './reaction-cache.ts';

const story = (id: string) => ({ kind: 'story', id }) as const;
const video = (id: string) => ({
  id,
  liked: false,
  saved: false,
  counts: { reads: 9, comments: 1, likes: 3 },
});
const liked = (id: string) => ({ ...video(id), liked: true, counts: { reads: 9, comments: 1, likes: 4 } });
const pagesOf = (...lists: object[][]) => ({
  pages: lists.map((list) => ({ list })),
  pageParams: lists.map(() => undefined),
});

describe('a like of a story', () => {
  it('shows in every cached query that holds the story, and in no other story', () => {
    const client = new QueryClient();
    const feed = [listVideoFeed.id, 'pages', { body: {} }];
    const one = [listVideoFeed.id, { body: { newsId: 'a', pageSize: 1 } }];
    const work = (id: string) => [getClapperWork.id, { body: { workId: id } }];
    client.setQueryData(feed, pagesOf([video('b')], [video('a')]));
    client.setQueryData(one, { list: [video('a')] });
    for (const id of ['a', 'b']) client.setQueryData(work(id), video(id));
    writeReaction(client, story('a'), { liked: true, likes: 4 });
    expect(client.getQueryData(feed)).toEqual(pagesOf([video('b')], [liked('a')]));
    expect(client.getQueryData(one)).toEqual({ list: [liked('a')] });
    expect(client.getQueryData(work('a'))).toEqual(liked('a'));
    expect(client.getQueryData(work('b'))).toEqual(video('b'));
    writeReaction(client, story('b'), { saved: true });
    expect(client.getQueryData(work('b'))).toEqual({ ...video('b'), saved: true });
    expect(client.getQueryData(one)).toEqual({ list: [liked('a')] });
  });

  it('shows in the beginning and in the whole of a story, and in the count of its card', () => {
    const client = new QueryClient();
    const card = { id: 'a', counts: { reads: 9, comments: 1, likes: 3 } };
    const keys = [{ newsId: 'a', beginning: true }, { newsId: 'a' }].map((body) => [getArticle.id, { body }]);
    for (const key of keys) client.setQueryData(key, { ...video('a'), related: [video('b')] });
    client.setQueryData([listHeadlineNews.id, 'jinan'], pagesOf([card]));
    writeReaction(client, story('a'), { liked: true, likes: 4 });
    for (const key of keys)
      expect(client.getQueryData(key)).toEqual({ ...liked('a'), related: [video('b')] });
    const counted = { id: 'a', counts: { reads: 9, comments: 1, likes: 4 } };
    expect(client.getQueryData([listHeadlineNews.id, 'jinan'])).toEqual(pagesOf([counted]));
  });

  it('leaves items of another kind with the same id alone', () => {
    const others = [
      { id: 'a', liked: false, likes: 3, newsId: 'n' },
      { id: 'a', counts: { viewers: 1, views: 2, likes: 3, appointments: 0 } },
    ];
    expect(withReaction(others, story('a'), { liked: true, likes: 4 })).toBe(others);
  });

  it('is undone by rollback', () => {
    const client = new QueryClient();
    client.setQueryData([getArticle.id], video('a'));
    const rollBack = writeOptimistically(client, story('a'), {
      before: { liked: false, likes: 3 },
      after: { liked: true, likes: 4 },
    });
    expect(client.getQueryData([getArticle.id])).toEqual(liked('a'));
    rollBack();
    expect(client.getQueryData([getArticle.id])).toEqual(video('a'));
  });
});

describe('a like of a comment', () => {
  const comment = (id: string) => ({ id, newsId: '1', liked: false, likes: 2 });

  it('shows on a comment and on a reply', () => {
    const start = { pages: [{ list: [{ ...comment('a'), replies: [comment('r')] }] }] };
    const onComment = withReaction(start, { kind: 'comment', id: 'a' }, { likes: 5, liked: true });
    expect(onComment.pages[0]?.list[0]).toMatchObject({ likes: 5, liked: true });
    const onReply = withReaction(start, { kind: 'comment', id: 'r' }, { likes: 7, liked: true });
    expect(onReply.pages[0]?.list[0]?.replies[0]?.likes).toBe(7);
    expect(onReply.pages[0]?.list[0]).toMatchObject({ likes: 2, liked: false });
  });
});

describe('removing a saved story', () => {
  const key = [listSavedNews.id, 'pages', {}];
  const entry = (newsId: string) => ({ newsId, title: newsId, at: '2026-11-03 10:00:00' });
  const saved = (...lists: string[][]) => ({
    pages: lists.map((ids) => ({ list: ids.map(entry), total: lists.flat().length })),
    pageParams: lists.map(() => undefined),
  });
  const change = { before: { saved: true }, after: { saved: false } };

  it('removes it from the cached list, and rollback puts it back in its place', () => {
    const client = new QueryClient();
    client.setQueryData(key, saved(['a', 'b'], ['c']));
    const rollBack = writeOptimistically(client, story('b'), change);
    expect(client.getQueryData(key)).toEqual(saved(['a'], ['c']));
    writeOptimistically(client, story('c'), change);
    rollBack();
    expect(client.getQueryData(key)).toEqual(saved(['a', 'b'], []));
  });

  it('changes no list that does not hold it', () => {
    const client = new QueryClient();
    const list = saved(['a']);
    client.setQueryData(key, list);
    writeOptimistically(client, story('z'), change)();
    expect(client.getQueryData(key)).toBe(list);
  });
});

it('a follow shows in the publisher’s own page, in every list and on a live reporter, and nowhere else', () => {
  const client = new QueryClient();
  const card = (id: string) => ({ id, follows: 3, followed: false, name: id });
  const reporter = { publisherId: 'a', follows: 3, followed: false };
  client.setQueryData([getPublisher.id, { body: { publisherId: 'a' } }], card('a'));
  client.setQueryData([getPublisher.id, { body: { publisherId: 'b' } }], card('b'));
  client.setQueryData([listPublishers.id, 'pages', {}], pagesOf([card('b')], [card('a')]));
  client.setQueryData([listLiveReporters.id], { list: [reporter] });
  writeReaction(client, { kind: 'publisher', id: 'a' }, { follows: 4, followed: true });
  const followed = { ...card('a'), follows: 4, followed: true };
  expect(client.getQueryData([getPublisher.id, { body: { publisherId: 'a' } }])).toEqual(followed);
  expect(client.getQueryData([getPublisher.id, { body: { publisherId: 'b' } }])).toEqual(card('b'));
  expect(client.getQueryData([listPublishers.id, 'pages', {}])).toEqual(pagesOf([card('b')], [followed]));
  expect(client.getQueryData([listLiveReporters.id])).toEqual({
    list: [{ publisherId: 'a', follows: 4, followed: true }],
  });
});

it('a follow of a tip shows on the tip', () => {
  const client = new QueryClient();
  client.setQueryData([getTip.id], { id: 'tip-1', follows: 3, followed: false });
  writeReaction(client, { kind: 'tip', id: 'tip-1' }, { follows: 4, followed: true });
  expect(client.getQueryData([getTip.id])).toEqual({ id: 'tip-1', follows: 4, followed: true });
});

describe('a thumb for a commonweal show', () => {
  const show = (id: string) => ({ id, thumbs: 3, thumbed: false });
  const item = { kind: 'commonweal-show', id: 'a' } as const;

  it('shows on the show’s own page, in its topic and in every list, and on no other show', () => {
    const client = new QueryClient();
    client.setQueryData(['getCommonwealShow', { query: { showId: 'a' } }], show('a'));
    client.setQueryData(['getCommonwealTopic', { query: {} }], { id: 't', shows: [show('a'), show('b')] });
    const pages = pagesOf([show('b')], [show('a')]);
    client.setQueryData(['listCommonwealShows', 'pages', {}], pages);
    writeReaction(client, item, { thumbs: 4, thumbed: true });
    const given = { id: 'a', thumbs: 4, thumbed: true };
    expect(client.getQueryData(['getCommonwealShow', { query: { showId: 'a' } }])).toEqual(given);
    expect(client.getQueryData(['getCommonwealTopic', { query: {} }])).toEqual({
      id: 't',
      shows: [given, show('b')],
    });
    expect(client.getQueryData(['listCommonwealShows', 'pages', {}])).toEqual(pagesOf([show('b')], [given]));
  });

  it('adds nothing to the cache that was not loaded', () => {
    const client = new QueryClient();
    writeReaction(client, item, { thumbs: 4, thumbed: true });
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

it('applies to a response that was requested before the reaction', async () => {
  const client = new QueryClient();
  const request = Promise.withResolvers<object>();
  const loading = client.fetchQuery({ queryKey: [getArticle.id], queryFn: () => request.promise });
  writeReaction(client, story('a'), { liked: true, likes: 4 });
  request.resolve(video('a'));
  await loading;
  expect(client.getQueryData([getArticle.id])).toEqual(liked('a'));
});

it('notifies pages that show data outside the cache', () => {
  const listener = vi.fn();
  onTestFinished(watchReactions(listener));
  writeReaction(new QueryClient(), story('a'), { saved: true });
  expect(listener).toHaveBeenCalledWith(story('a'), { saved: true });
});

type Schemas = components['schemas'];
type Recognised =
  | { readonly counts: { readonly reads: number; readonly likes: number } }
  | { readonly newsId: string; readonly likes: number }
  | { readonly text: string; readonly liked: boolean; readonly likes: number };
type Unrecognised = {
  [Name in keyof Schemas]: Schemas[Name] extends { id: string } & ({ liked: boolean } | { saved: boolean })
    ? Schemas[Name] extends Recognised
      ? never
      : Name
    : never;
}[keyof Schemas];

it('recognises every schema of the contract that states whether its reader liked or saved it', () => {
  expectTypeOf<Unrecognised>().toEqualTypeOf<never>();
});
