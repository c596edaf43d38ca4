import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  getCommonwealShow,
  getCommonwealTopic,
  listCommonwealShows,
  listVolunteerShows,
} from 'qlwb-gateway-sdk/operations/commonweal';
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
  queryClient.setQueriesData<Show>({ queryKey: [getCommonwealShow.id] }, (show) => show && marked(show));
  queryClient.setQueriesData<Topic>(
    { queryKey: [getCommonwealTopic.id] },
    (topic) => topic && { ...topic, shows: topic.shows.map(marked) },
  );
  for (const call of [listCommonwealShows.id, listVolunteerShows.id])
    queryClient.setQueriesData<InfiniteData<Page>>(
      { queryKey: [call, 'pages'] },
      (shown) =>
        shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, list: page.list.map(marked) })) },
    );
}
