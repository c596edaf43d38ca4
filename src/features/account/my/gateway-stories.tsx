import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { StoryList, type StoryListTexts } from './story-list.tsx';
import type { StoryRowData } from './story-row.tsx';
import { NothingYet, OwnListSkeleton } from './list-states.tsx';
import type { readPages, savedPages } from '../shared/my-queries.ts';

interface GatewayStoriesProps {
  readonly query: ReturnType<typeof savedPages> | ReturnType<typeof readPages>;
  readonly listKey: string;
  readonly words: StoryListTexts;
  readonly empty: string;
  /** removed by the reader, possibly still pending */
  readonly isOut: (newsId: string) => boolean;
  readonly onRemove: (line: StoryRowData) => void;
  readonly byDay?: boolean;
  readonly actions?: ReactNode;
}

/** Lists of a reader stored by the gateway. */
export function GatewayStories({
  query,
  listKey,
  words,
  empty,
  isOut,
  onRemove,
  byDay = false,
  actions,
}: GatewayStoriesProps) {
  const pages = useInfiniteQuery(query);
  const list = useEndlessList(pages, { listKey });
  if (pages.data === undefined) {
    if (pages.fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      <OwnListSkeleton byDay={byDay} />
    );
  }
  const loaded = pages.data.pages.flatMap((page) => page.list);
  const lines = loaded
    .filter(({ newsId }) => !isOut(newsId))
    .map(({ newsId: id, title, at, card }): StoryRowData => ({
      id,
      title,
      at,
      card,
      isGone: card === undefined,
    }));
  const total = (pages.data.pages[0]?.total ?? 0) - (loaded.length - lines.length);
  if (lines.length === 0 && !pages.hasNextPage) return <NothingYet text={empty} />;
  return (
    <StoryList
      lines={lines}
      words={words}
      note={`共 ${total} 篇`}
      positionKey={listKey}
      byDay={byDay}
      onRemove={onRemove}
      actions={actions}
      foot={<LoadMore {...list} loaded={loaded.length} end={<EndMark text={words.end} />} />}
    />
  );
}
