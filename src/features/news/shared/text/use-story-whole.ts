import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { Article } from '../news-types.ts';
import { wholeArticleQuery } from '../queries.ts';
import { createStoryWhole, type StoryWhole } from './story-whole.ts';

/** The whole of a story, fetched where the page has its beginning alone. One story for as long as it is mounted. */
export function useStoryWhole({ id, body, rest }: Article): StoryWhole {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const [whole] = useState(() =>
    createStoryWhole(async () => {
      if (rest === undefined) return body;
      const article = await queryClientOf(loaded).fetchQuery(wholeArticleQuery(gateway, id));
      return article.body;
    }),
  );
  return whole;
}

/** Has all of a story in the document when it resolves: to be read aloud, or led to. @throws GatewayError */
export async function wholeInDocument(whole: StoryWhole): Promise<void> {
  await whole.fetch();
  flushSync(() => whole.show('all'));
}
