import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showThumb } from './show-thumb.ts';

const show = (id: string) => ({ id, thumbs: 3, thumbed: false });

it('shows a thumb on the show’s own page, in its topic and in every list, and on no other show', () => {
  const client = new QueryClient();
  client.setQueryData(['getCommonwealShow', { query: { showId: 'a' } }], show('a'));
  client.setQueryData(['getCommonwealTopic', { query: {} }], { id: 't', shows: [show('a'), show('b')] });
  const pages = { pages: [{ list: [show('b')] }, { list: [show('a')] }], pageParams: [undefined, 'c'] };
  client.setQueryData(['listCommonwealShows', 'pages', {}], pages);
  showThumb(client, { showId: 'a', thumbs: 4, thumbed: true });
  const given = { id: 'a', thumbs: 4, thumbed: true };
  expect(client.getQueryData(['getCommonwealShow', { query: { showId: 'a' } }])).toEqual(given);
  expect(client.getQueryData(['getCommonwealTopic', { query: {} }])).toEqual({
    id: 't',
    shows: [given, show('b')],
  });
  expect(client.getQueryData(['listCommonwealShows', 'pages', {}])).toEqual({
    ...pages,
    pages: [{ list: [show('b')] }, { list: [given] }],
  });
});

it('makes up nothing that was not loaded', () => {
  const client = new QueryClient();
  showThumb(client, { showId: 'a', thumbs: 4, thumbed: true });
  expect(client.getQueryCache().getAll()).toEqual([]);
});
