// Compiled by `tsc -p sdk`, never run: each marked line must fail to compile.
import {
  likeNews,
  listHeadlineNews,
  listSectionNews,
  listSections,
  searchNews,
} from '../generated/operations/news.ts';
import { sendUploadChunk } from '../generated/operations/uploads.ts';
import { defineOperation, type OperationData, type OperationInput } from './operation.ts';
import type { Gateway } from './gateway.ts';

const rules = { server: '/gateway', codes: [200], fields: [] };
const clientId = 'aaaaaaaa-0000-4000-8000-000000000001';
const threeHeaders = { 'client-id': 'h5', 'device-id': 'device-1', version: '1.0' };

/** Only operations of the contract can be defined. */
export const operations = [
  defineOperation('listSections', 'get', '/getNewsSection', rules),
  // @ts-expect-error no such operation
  defineOperation('listSection', 'get', '/getNewsSection', rules),
  // @ts-expect-error no such path
  defineOperation('listSections', 'get', '/getNewsSections', rules),
  // @ts-expect-error the path has no such method
  defineOperation('listSections', 'patchy', '/getNewsSection', rules),
];

/** Calls accept exactly the input of their operation. */
export async function calls(gateway: Gateway): Promise<void> {
  await gateway.call(listSections, {});
  await gateway.call(listSections, { query: { cityId: 'jinan' } });
  await gateway.call(searchNews, { body: { query: '泉城', tokenID: 't-1' } });
  await gateway.call(listHeadlineNews, { headers: threeHeaders });

  await gateway.call(sendUploadChunk, { query: { uploadId: 'u1', offset: 0 }, bytes: new Blob(['a']) });

  // @ts-expect-error bytes are missing
  await gateway.call(sendUploadChunk, { query: { uploadId: 'u1', offset: 0 } });
  // @ts-expect-error a JSON operation takes no bytes
  await gateway.call(listSections, { bytes: new Blob(['a']) });
  // @ts-expect-error a misspelt query key
  await gateway.call(listSections, { query: { cityID: 'jinan' } });
  // @ts-expect-error a query value of the wrong type
  await gateway.call(listSections, { query: { cityId: 1 } });
  // @ts-expect-error a required query key is missing
  await gateway.call(listSectionNews, { query: {} });
  // @ts-expect-error a required query is missing
  await gateway.call(listSectionNews, {});
  // @ts-expect-error a GET has no body
  await gateway.call(listSections, { body: {} });

  // @ts-expect-error a misspelt body key
  await gateway.call(searchNews, { body: { query: '泉城', tokenId: 't-1' } });
  // @ts-expect-error a required body key is missing
  await gateway.call(likeNews, { body: { newsId: '7', like: true } });
  // @ts-expect-error a body value of the wrong type
  await gateway.call(likeNews, { body: { newsId: 7, like: true, clientId } });
  // @ts-expect-error a required body is missing
  await gateway.call(searchNews, {});

  // @ts-expect-error a misspelt header
  await gateway.call(listHeadlineNews, { headers: { ...threeHeaders, versions: '1.0' } });
  // @ts-expect-error a required header is missing
  await gateway.call(listHeadlineNews, { headers: { version: '1.0' } });
  // @ts-expect-error required headers are missing
  await gateway.call(listHeadlineNews, {});
}

/** Callers cannot pass what the SDK adds. */
export const fromSdk: readonly unknown[] = [
  // @ts-expect-error the SDK adds the timestamp
  { query: { timestamp: 1 } } satisfies OperationInput<'listSections'>,
  // @ts-expect-error the SDK copies the tokenID
  { query: { tokenID: 't-1' } } satisfies OperationInput<'listSections'>,
  // @ts-expect-error the SDK adds the share page's name
  { headers: { source_channel: 'newsShare' } } satisfies OperationInput<'listSections'>,
  // @ts-expect-error the SDK adds the device
  { body: { query: '泉城', ak: 'device-1' } } satisfies OperationInput<'searchNews'>,
];

/** Responses have the contract's fields. */
export function responses(sections: OperationData<'listSections'>): string | undefined {
  // @ts-expect-error no such field
  void sections.items;
  return sections.list[0]?.name;
}
