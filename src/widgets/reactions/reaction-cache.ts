import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getClapperWork, listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import type { components } from 'qlwb-gateway-sdk/schema';
import { changeLoaded } from '#widgets/gateway/update-cached.ts';
import type { Likes } from '#widgets/outbox/unsent-like.ts';
import type { ClapperWork } from '#features/video/shared/video-types.ts';

type VideoPage = components['schemas']['VideoPage'];

/** Shows what its reader did to a film or a work in all that is loaded. */
export function showMarks(
  client: QueryClient,
  newsId: string,
  marks: Likes | { readonly saved: boolean },
): void {
  const changed = <One extends Pick<ClapperWork, 'id' | 'liked' | 'saved' | 'counts'>>(one: One): One => {
    if (one.id !== newsId) return one;
    if ('saved' in marks) return { ...one, saved: marks.saved };
    return { ...one, liked: marks.liked, counts: { ...one.counts, likes: marks.likes } };
  };
  const changedPage = (page: VideoPage): VideoPage => ({ ...page, list: page.list.map(changed) });
  changeLoaded<InfiniteData<VideoPage> | VideoPage>(client, { queryKey: [listVideoFeed.id] }, (kept) =>
    'pages' in kept ? { ...kept, pages: kept.pages.map(changedPage) } : changedPage(kept),
  );
  changeLoaded<ClapperWork>(client, { queryKey: [getClapperWork.id] }, changed);
}
