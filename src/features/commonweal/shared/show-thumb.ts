import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  getCommonwealShow,
  getCommonwealTopic,
  listCommonwealShows,
  listVolunteerShows,
} from 'qlwb-gateway-sdk/operations/commonweal';
import { changeLoaded } from '#widgets/gateway/update-cached.ts';
import type { Show, Topic } from './commonweal-types.ts';

interface Thumb {
  readonly showId: string;
  readonly thumbs: number;
  readonly thumbed: boolean;
}

type Page = { readonly list: readonly Show[] };

/** Shows a thumb wherever its show has been loaded: on its own page, in the topic and in every list. */
export function showThumb(queryClient: QueryClient, { showId, thumbs, thumbed }: Thumb): void {
  const marked = (show: Show): Show => (show.id === showId ? { ...show, thumbs, thumbed } : show);
  changeLoaded<Show>(queryClient, { queryKey: [getCommonwealShow.id] }, marked);
  changeLoaded<Topic>(queryClient, { queryKey: [getCommonwealTopic.id] }, (topic) => ({
    ...topic,
    shows: topic.shows.map(marked),
  }));
  for (const call of [listCommonwealShows.id, listVolunteerShows.id])
    changeLoaded<InfiniteData<Page>>(queryClient, { queryKey: [call, 'pages'] }, (shown) => ({
      ...shown,
      pages: shown.pages.map((page) => ({ ...page, list: page.list.map(marked) })),
    }));
}
