import { expect, test } from 'vitest';
import { listSectionNews, searchNews } from '../generated/operations/news.ts';
import { envelope, failureOf, response, testGateway } from './gateway.test-support.ts';
import { itemsOf, pagesOf } from './pages.ts';

const page = (ids: readonly string[], nextCursor?: string) => () =>
  response(envelope({ list: ids.map((id) => ({ id })), total: 3, ...(nextCursor && { nextCursor }) }));

test('iterates the items of a list, page by page, with the cursor in the body of a POST', async () => {
  const { gateway, sent } = testGateway([page(['1', '2'], 'after-2'), page(['3'])]);
  const ids: string[] = [];
  for await (const { id } of itemsOf(gateway, searchNews, { body: { query: '泉城' } })) ids.push(id);
  expect(ids).toEqual(['1', '2', '3']);
  expect(sent.map(({ body }) => body)).toEqual([
    expect.not.objectContaining({ cursor: expect.anything() }),
    expect.objectContaining({ query: '泉城', cursor: 'after-2' }),
  ]);
});

test('sends the cursor in the query of a GET', async () => {
  const { gateway, sent } = testGateway([page([], 'next'), page([])]);
  const pages = [];
  for await (const { list } of pagesOf(gateway, listSectionNews, { query: { sectionId: 's' } }))
    pages.push(list);
  expect(pages).toEqual([[], []]);
  expect(sent.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'next']);
});

test('asks for no page that the caller does not iterate to', async () => {
  const { gateway, sent } = testGateway(page(['1', '2'], 'after-2'));
  for await (const { id } of itemsOf(gateway, searchNews, { body: { query: '泉城' } })) if (id === '2') break;
  expect(sent).toHaveLength(1);
});

test('rejects where a page fails', async () => {
  const { gateway } = testGateway(() => response('', 404));
  const first = itemsOf(gateway, searchNews, { body: { query: '泉城' } }).next();
  expect((await failureOf(first)).status).toBe(404);
});
