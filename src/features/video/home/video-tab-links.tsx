import { Link } from '@tanstack/react-router';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { videoTabs, type VideoTab } from '../shared/video-tabs.ts';

/** Tabs of 视频. */
export function VideoTabs({ active }: { readonly active: VideoTab }) {
  return (
    <TabLinks
      label="视频栏目"
      activeId={active}
      items={videoTabs.map(({ id, name, label }) => ({
        id,
        label,
        renderLink: (parts) => (
          <Link
            to="/videosHome/$"
            params={{ _splat: name ?? '' }}
            activeOptions={{ exact: true }}
            preload="intent"
            resetScroll={false}
            {...parts}
          />
        ),
      }))}
    />
  );
}
