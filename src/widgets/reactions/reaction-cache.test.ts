import { QueryClient } from '@tanstack/react-query';
import { getClapperWork, listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import { expect, it } from 'vitest';
import { showMarks } from './reaction-cache.ts';

const film = (id: string) => ({
  id,
  liked: false,
  saved: false,
  counts: { reads: 9, comments: 1, likes: 3 },
});
const liked = (id: string) => ({ ...film(id), liked: true, counts: { reads: 9, comments: 1, likes: 4 } });

it('shows a like and a saving in every feed and in the work, and in no other', () => {
  const client = new QueryClient();
  const feed = [listVideoFeed.id, 'pages', { body: {} }];
  const one = [listVideoFeed.id, { body: { newsId: 'a', pageSize: 1 } }];
  const work = (id: string) => [getClapperWork.id, { body: { workId: id } }];
  client.setQueryData(feed, {
    pages: [{ list: [film('b')] }, { list: [film('a')] }],
    pageParams: [undefined, 'n'],
  });
  client.setQueryData(one, { list: [film('a')] });
  for (const id of ['a', 'b']) client.setQueryData(work(id), film(id));
  showMarks(client, 'a', { liked: true, likes: 4 });
  expect(client.getQueryData(feed)).toEqual({
    pages: [{ list: [film('b')] }, { list: [liked('a')] }],
    pageParams: [undefined, 'n'],
  });
  expect(client.getQueryData(one)).toEqual({ list: [liked('a')] });
  expect(client.getQueryData(work('a'))).toEqual(liked('a'));
  expect(client.getQueryData(work('b'))).toEqual(film('b'));
  showMarks(client, 'b', { saved: true });
  expect(client.getQueryData(work('b'))).toEqual({ ...film('b'), saved: true });
  expect(client.getQueryData(one)).toEqual({ list: [liked('a')] });
});
