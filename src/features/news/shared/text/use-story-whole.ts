import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { Article } from '../news-types.ts';
import { wholeArticleQuery } from '../queries.ts';
import { createStoryWhole, type StoryWhole } from './story-whole.ts';

/** The rest of a story of which the page has the beginning. One object for as long as the page is mounted. */
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

/** Resolves when all of a story is in the document, to be read aloud or scrolled to. @throws GatewayError */
export async function wholeInDocument(whole: StoryWhole): Promise<void> {
  await whole.fetch();
  flushSync(() => whole.show('all'));
}
