import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useState } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { LiveStrip } from '#widgets/live-strip/live-strip.tsx';
import { VideoStrip } from '#widgets/video-strip/video-strip.tsx';
import { AudioStrip } from './audio-strip.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerGap } from './banner-gap.tsx';
import { ChannelSkeleton } from './channel-frame.tsx';
import { HotStrip } from './hot-strip.tsx';
import { NewsStream } from './news-stream.tsx';
import type { Section } from '../shared/news-types.ts';
import { bannersQuery, hottestQuery, isFrontPage } from '../shared/queries.ts';
import { ServiceRow } from './service-row.tsx';

interface ChannelPageProps {
  readonly cityId: string;
  /** undefined is the headline channel */
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start?: string | undefined;
  readonly care: boolean;
  readonly dataSaver: boolean;
  /** the page that the address was opened for: its first picture comes before all others */
  readonly isLead: boolean;
  /** the reader had read it down from its top */
  readonly isRead: boolean;
  readonly onSeen: () => void;
}

/** One channel of the front page; the newest of the headline channel stand under the banners and what is hot. */
export const ChannelPage = memo(function ChannelPage(props: ChannelPageProps) {
  const { cityId, section, start, care, isLead, isRead, onSeen } = props;
  if (isFrontPage(section, start)) return <FrontPage {...props} />;
  return (
    <NewsStream
      cityId={cityId}
      section={section}
      start={start}
      showAds={!care}
      banners={[]}
      isLead={isLead}
      isRead={isRead}
      onSeen={onSeen}
    />
  );
});

/** What stands above the stories fails by itself, in a place that is as large as it would be. */
function FrontPage({ cityId, section, care, dataSaver, isLead, isRead, onSeen }: ChannelPageProps) {
  const gateway = useGateway();
  const { data: banners, isError, refetch } = useQuery(bannersQuery(gateway, cityId));
  const hottest = useQuery(hottestQuery(gateway)).data;
  // what was the first picture stays it, whatever a refresh brings
  const [hasBanners] = useState(banners !== undefined && banners.list.length > 0);
  return (
    <>
      {banners === undefined ? (
        <BannerGap {...(isError && { onRetry: () => void refetch() })} />
      ) : (
        <BannerCarousel banners={banners.list} autoplay={!dataSaver && !care} />
      )}
      <HotStrip hottest={hottest} />
      <ServiceRow />
      <LiveStrip />
      <AudioStrip />
      <VideoStrip />
      <Suspense fallback={<ChannelSkeleton />}>
        <NewsStream
          cityId={cityId}
          section={section}
          start={undefined}
          showAds={!care}
          banners={banners?.list ?? []}
          isLead={isLead && !hasBanners}
          isRead={isRead}
          onSeen={onSeen}
        />
      </Suspense>
    </>
  );
}
