import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { collectionList } from '../shared/video-tabs.ts';

interface PublisherTabsProps {
  readonly publisherId: string;
  /** accessible name of the tabs */
  readonly label: string;
  /** number of the publisher's videos; undefined until known */
  readonly videos?: number;
  readonly active: 'videos' | 'collections';
}

/** Tabs of a publisher's video page. */
export function PublisherTabs({ publisherId, label, videos, active }: PublisherTabsProps) {
  return (
    <TabLinks
      label={label}
      activeId={active}
      items={[
        { id: 'videos', label: videos === undefined ? '视频' : `视频 ${videos}`, search: {} },
        { id: 'collections', label: '合集', search: { list: collectionList } },
      ].map(({ search, ...item }) => ({
        ...item,
        renderLink: (parts) => (
          <Link
            to="/videosPersonal/$"
            params={{ _splat: publisherId }}
            search={search}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        ),
      }))}
    />
  );
}
