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
import { StoryList, type StoryListTexts } from './story-list.tsx';
import type { StoryRowData } from './story-row.tsx';
import { NothingYet, OwnListSkeleton } from './list-states.tsx';
import { cardsQuery, type NewsItem } from '../shared/my-queries.ts';

interface DeviceStoriesProps {
  readonly list: DeviceListName;
  readonly words: StoryListTexts;
  /** text of the empty state */
  readonly empty: string;
  readonly byDay?: boolean;
  readonly actions?: ReactNode;
}

interface NewsCards {
  readonly list: NewsItem[];
}

/** stories per call */
const atOnce = 50;

/** Lists of a visitor on this device. Offline, stories are listed by title. */
export function DeviceStories({ list, words, empty, byDay = false, actions }: DeviceStoriesProps) {
  const stories = useDeviceList(list);
  const lines = useLines(stories ?? []);
  if (stories === undefined || lines === undefined) return <OwnListSkeleton byDay={byDay} />;
  if (lines.length === 0) return <NothingYet text={empty} />;
  return (
    <StoryList
      lines={lines}
      words={words}
      note={`这台设备上的 ${lines.length} 篇（最多留 ${maxDeviceListLength} 篇）`}
      positionKey={list}
      byDay={byDay}
      onRemove={(line) => removeFromDeviceList(list, [{ id: line.id }])}
      actions={actions}
    />
  );
}

/** Rows with their cards; undefined while loading. */
function useLines(stories: readonly ListedStory[]): readonly StoryRowData[] | undefined {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  // sorted by id, so that reading a story again does not change the query
  const ids = useMemo(() => stories.map(({ id }) => id).toSorted(), [stories]);
  const chunks = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );
  const answers = useQueries({
    queries: chunks.map((chunk) => ({
      ...cardsQuery(gateway, chunk),
      placeholderData: () => loadedCards(queryClient),
    })),
  });
  // paused while offline: titles are shown without cards
  if (answers.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')) return undefined;
  const cards = new Map(answers.flatMap(({ data }) => data?.list ?? []).map((card) => [card.id, card]));
  const answered = new Set(
    chunks.flatMap((chunk, index) => {
      const { isSuccess = false, isPlaceholderData = false } = answers[index] ?? {};
      return isSuccess && !isPlaceholderData ? chunk : [];
    }),
  );
  return stories.map((story): StoryRowData => {
    const card = cards.get(story.id);
    return {
      ...story,
      title: card?.title ?? story.title,
      card,
      isGone: card === undefined && answered.has(story.id),
    };
  });
}

/** Cards loaded for an earlier version of the list, shown while the new ones load. */
function loadedCards(queryClient: QueryClient): NewsCards | undefined {
  const loaded = queryClient.getQueriesData<NewsCards>({ queryKey: [listNewsCards.id] });
  const list = loaded.flatMap(([, data]) => data?.list ?? []);
  return list.length === 0 ? undefined : { list };
}
