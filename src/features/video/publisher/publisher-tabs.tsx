import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { collectionList } from '../shared/video-tabs.ts';

interface PublisherTabsProps {
  readonly publisherId: string;
  /** what the tabs choose among */
  readonly label: string;
  /** films of the publisher; undefined until it is known */
  readonly videos?: number;
  readonly active: 'videos' | 'collections';
}

/** The tabs of a publisher's page of films. */
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
