import { QueryClient } from '@tanstack/react-query';
import { getPublisher, listFollowedPublishers, listPublishers } from 'qlwb-gateway-sdk/operations/news';
import { expect, it } from 'vitest';
import { forgetFollowed, showFollow } from './show-follow.ts';

const card = (id: string) => ({ id, follows: 3, followed: false, name: id });

it('shows a follow in the publisher’s own page and in every list, and nowhere else', () => {
  const client = new QueryClient();
  client.setQueryData([getPublisher.id, { body: { publisherId: 'a' } }], card('a'));
  client.setQueryData([getPublisher.id, { body: { publisherId: 'b' } }], card('b'));
  const pages = { pages: [{ list: [card('b')] }, { list: [card('a')] }], pageParams: [undefined, 'next'] };
  client.setQueryData([listPublishers.id, 'pages', {}], pages);
  showFollow(client, { id: 'a', follows: 4, followed: true });
  const followed = { ...card('a'), follows: 4, followed: true };
  expect(client.getQueryData([getPublisher.id, { body: { publisherId: 'a' } }])).toEqual(followed);
  expect(client.getQueryData([getPublisher.id, { body: { publisherId: 'b' } }])).toEqual(card('b'));
  expect(client.getQueryData([listPublishers.id, 'pages', {}])).toEqual({
    pages: [{ list: [card('b')] }, { list: [followed] }],
    pageParams: [undefined, 'next'],
  });
});

it('lets the reader’s list be loaded anew where nobody looks at it', () => {
  const client = new QueryClient();
  client.setQueryData([listFollowedPublishers.id, 'pages', {}], { pages: [], pageParams: [] });
  forgetFollowed(client);
  expect(client.getQueryData([listFollowedPublishers.id, 'pages', {}])).toBeUndefined();
});
