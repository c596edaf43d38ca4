import type { Gateway } from 'qlwb-gateway-sdk';
import { getArticle, listImportantNews } from 'qlwb-gateway-sdk/operations/news';
import { plainWords } from '#lib/story/html-attributes.ts';

/** characters of the example text */
const length = 300;

/** The beginning of a story of today. @throws GatewayError */
export async function exampleText(gateway: Gateway): Promise<string> {
  const { list } = await gateway.data(listImportantNews, { body: { pageSize: 1 } });
  const [story] = list;
  if (story === undefined) return '';
  const { body } = await gateway.data(getArticle, { body: { newsId: story.id } });
  const paragraphs = Array.from(body.matchAll(/<p>(.*?)<\/p>/gs), ([, words = '']) =>
    plainWords(words.replace(/<[^>]*>/g, '')),
  );
  return paragraphs.join('\n').slice(0, length);
}
