import type { ReactElement } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import type { EndlessListParts } from '#widgets/endless-list/use-endless-list.ts';
import { VideoCard } from './video-card.tsx';
import { VideoGrid } from './video-grid.tsx';
import type { VideoItem } from './video-types.ts';

interface VideoListProps {
  readonly videos: readonly VideoItem[];
  readonly list: EndlessListParts;
  readonly listKey: string;
  /** text of the empty state, and of the end of the list */
  readonly none: string;
  readonly end: string;
  readonly renderLink: (video: VideoItem, parts: RenderedLinkProps) => ReactElement;
}

/** A paged list of videos. */
export function VideoList({ videos, list, listKey, none, end, renderLink }: VideoListProps) {
  return (
    <>
      {videos.length === 0 && <EmptyState text={none} />}
      <VideoGrid items={videos} keyOf={({ id }) => id} positionKey={listKey}>
        {(video, index) => (
          <VideoCard video={video} first={index === 0} renderLink={(parts) => renderLink(video, parts)} />
        )}
      </VideoGrid>
      <LoadMore {...list} loaded={videos.length} end={videos.length > 0 && <EndMark text={end} />} />
    </>
  );
}
