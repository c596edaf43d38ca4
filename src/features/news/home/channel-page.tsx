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
  /** the page was opened at this channel: its first picture loads with high priority */
  readonly isLead: boolean;
  /** the reader scrolled down from the top before */
  readonly isRead: boolean;
  readonly onSeen: () => void;
}

/** One channel of the front page; the headline channel starts with banners and the hottest event. */
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

/** Blocks above the stories fail independently, in a place of the same size. */
function FrontPage({ cityId, section, care, dataSaver, isLead, isRead, onSeen }: ChannelPageProps) {
  const gateway = useGateway();
  const { data: banners, isError, refetch } = useQuery(bannersQuery(gateway, cityId));
  const hottest = useQuery(hottestQuery(gateway)).data;
  // a refresh must not change which picture is the first
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
