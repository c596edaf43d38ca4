import type { HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { describe, expect, test } from 'vitest';
import { getArticle, listSections, searchNews } from '../generated/operations/news.ts';
import { mockGetArticle, mockListSections, mockSearchNews } from '../generated/mocks/news.ts';
import { createGateway } from './gateway.ts';
import { failureOf } from './gateway.test-support.ts';
import { MockFailure } from './mock-handler.ts';

/** A gateway that mocks answer. */
function mocked(...handlers: readonly HttpHandler[]) {
  return createGateway({
    origin: 'https://news.example',
    async fetch(input, init) {
      const response = await getResponse([...handlers], new Request(input, init));
      if (response === undefined) throw new Error('no mock');
      return response;
    },
  });
}

describe('a generated mock', () => {
  test("answers with the contract's example", async () => {
    const { list } = await mocked(mockListSections()).data(listSections, {});
    expect(list[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  });

  test('answers with data, or with what a function makes of the input', async () => {
    const empty = mockListSections({ list: [] });
    const search = mockSearchNews(({ body }) => ({ list: [], total: String(body?.['query']).length }));
    const gateway = mocked(empty, search);
    expect(await gateway.data(listSections, {})).toEqual({ list: [] });
    expect(await gateway.data(searchNews, { body: { query: '大明湖' } })).toEqual({ list: [], total: 3 });
  });

  test('fails as the gateway does', async () => {
    const gateway = mocked(
      mockGetArticle(() => {
        throw new MockFailure(429, '太快了', 31);
      }),
    );
    const error = await failureOf(gateway.call(getArticle, { body: { newsId: '1' } }));
    expect(error.failure).toEqual({ kind: 'http', status: 429, code: 429, msg: '太快了', retryAfter: 31 });
  });

  test('takes only what the contract allows', () => {
    // @ts-expect-error a list of sections is no number
    expect(mockListSections({ list: 7 })).toBeDefined();
  });
});
