import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { listNewsCards } from 'qlwb-gateway-sdk/operations/news';
import type { ListedStory } from '#lib/story/story-lists.ts';
import {
  removeFromDeviceList,
  maxDeviceListLength,
  type DeviceListName,
} from '#platform/storage/device-lists.ts';
import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { KeptList, type KeptWords } from './kept-list.tsx';
import type { KeptLine } from './kept-row.tsx';
import { NothingYet, OwnListSkeleton } from './list-states.tsx';
import { cardsQuery, type NewsItem } from '../shared/my-queries.ts';

interface DeviceKeptProps {
  readonly list: DeviceListName;
  readonly words: KeptWords;
  /** what it says where there is nothing */
  readonly empty: string;
  readonly byDay?: boolean;
  readonly actions?: ReactNode;
}

interface NewsCards {
  readonly list: NewsItem[];
}

/** Stories that one call gives the cards of. */
const atOnce = 50;

/** What this device keeps of a visitor's. Without the network its stories stand there by their titles. */
export function DeviceKept({ list, words, empty, byDay = false, actions }: DeviceKeptProps) {
  const stories = useDeviceList(list);
  const lines = useLines(stories ?? []);
  if (stories === undefined || lines === undefined) return <OwnListSkeleton byDay={byDay} />;
  if (lines.length === 0) return <NothingYet text={empty} />;
  return (
    <KeptList
      lines={lines}
      words={words}
      note={`这台设备上的 ${lines.length} 篇（最多留 ${maxDeviceListLength} 篇）`}
      placeKey={list}
      byDay={byDay}
      onRemove={(line) => removeFromDeviceList(list, [{ id: line.id }])}
      actions={actions}
    />
  );
}

/** With their cards; undefined while those are on their way. */
function useLines(stories: readonly ListedStory[]): readonly KeptLine[] | undefined {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  // in no order of time: a story that is read again asks for no other cards
  const ids = useMemo(() => stories.map(({ id }) => id).toSorted(), [stories]);
  const chunks = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );
  const answers = useQueries({
    queries: chunks.map((asked) => ({
      ...cardsQuery(gateway, asked),
      placeholderData: () => loadedCards(queryClient),
    })),
  });
  // offline the query waits: the titles are there without it
  if (answers.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')) return undefined;
  const cards = new Map(answers.flatMap(({ data }) => data?.list ?? []).map((card) => [card.id, card]));
  const answered = new Set(
    chunks.flatMap((asked, index) => {
      const { isSuccess = false, isPlaceholderData = false } = answers[index] ?? {};
      return isSuccess && !isPlaceholderData ? asked : [];
    }),
  );
  return stories.map((story): KeptLine => {
    const card = cards.get(story.id);
    return {
      ...story,
      title: card?.title ?? story.title,
      card,
      isGone: card === undefined && answered.has(story.id),
    };
  });
}

/** Cards that were loaded for the list as it was before: it keeps its place while the new ones come. */
function loadedCards(queryClient: QueryClient): NewsCards | undefined {
  const loaded = queryClient.getQueriesData<NewsCards>({ queryKey: [listNewsCards.id] });
  const list = loaded.flatMap(([, data]) => data?.list ?? []);
  return list.length === 0 ? undefined : { list };
}
