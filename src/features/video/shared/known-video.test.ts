import { QueryClient } from '@tanstack/react-query';
import { listClapperWorks, listCollectionVideos, listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import { expect, it } from 'vitest';
import { isKnownAsPictures, knownShape } from './known-video.ts';

const video = (id: string, shape: object = {}) => ({
  id,
  film: { url: `/media/${id}.mp4`, duration: 9, ...shape },
});
const upright = { width: 720, height: 1280 };

it('finds a video’s shape in a loaded list, paged or whole', () => {
  const client = new QueryClient();
  client.setQueryData([listCollectionVideos.id, 'pages', {}], {
    pages: [{ list: [video('a')] }, { list: [video('b', upright)] }],
    pageParams: [],
  });
  client.setQueryData([listVideoFeed.id, { body: { newsId: 'c', pageSize: 1 } }], {
    list: [video('c', { width: 1280, height: 720 })],
  });
  expect(knownShape(client, 'b')).toEqual(upright);
  expect(knownShape(client, 'c')).toEqual({ width: 1280, height: 720 });
});

it('knows no shape of a video in no list, or in a list without shapes', () => {
  const client = new QueryClient();
  client.setQueryData([listVideoFeed.id, 'pages', {}], { pages: [{ list: [video('a')] }], pageParams: [] });
  expect(knownShape(client, 'a')).toBeUndefined();
  expect(knownShape(client, 'b')).toBeUndefined();
});

it('recognises a work of pictures by its card', () => {
  const client = new QueryClient();
  client.setQueryData([listClapperWorks.id, 'pages', {}], {
    pages: [
      {
        list: [
          { id: 'w1', pictures: 4 },
          { id: 'w2', pictures: 0 },
        ],
      },
    ],
    pageParams: [],
  });
  expect(['w1', 'w2', 'w3'].map((id) => isKnownAsPictures(client, id))).toEqual([true, false, false]);
});
