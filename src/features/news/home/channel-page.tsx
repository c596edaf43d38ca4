import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useState } from 'react';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { LiveStrip } from '#widgets/live-strip/live-strip.tsx';
import { liveStripQuery } from '#widgets/live-strip/live-strip-query.ts';
import { VideoStrip } from '#widgets/video-strip/video-strip.tsx';
import { videoStripQuery } from '#widgets/video-strip/video-strip-query.ts';
import { AudioStrip } from './audio-strip.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerGap } from './banner-gap.tsx';
import { BriefingStrip } from './briefing-strip.tsx';
import { ChannelSkeleton } from './channel-frame.tsx';
import { MostReadBlock } from './most-read-block.tsx';
import { HotStrip } from './hot-strip.tsx';
import { NewsStream, type StreamStrip } from './news-stream.tsx';
import type { Section } from '../shared/news-types.ts';
import { bannersQuery, hottestQuery, isFrontPage } from '../shared/queries.ts';
import { OwnStrip } from './own-strip.tsx';
import { ServiceRow } from './service-row.tsx';
import { briefInCare } from './stream-rows.ts';

interface ChannelPageProps {
  readonly cityId: string;
  /** undefined is the headline channel */
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start?: string | undefined;
  readonly care: boolean;
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
      care={care}
      isLead={isLead}
      isRead={isRead}
      onSeen={onSeen}
    />
  );
});

/** The lead stories in a carousel, then the stream. Care mode starts with the headlines. */
function FrontPage({ cityId, section, care, isLead, isRead, onSeen }: ChannelPageProps) {
  const gateway = useGateway();
  const { data: banners, isError, refetch } = useQuery(bannersQuery(gateway, cityId));
  const hottest = useQuery(hottestQuery(gateway)).data;
  const live = useQuery(liveStripQuery(gateway)).data;
  const videos = useQuery(videoStripQuery(gateway)).data;
  const lead = care ? [] : banners?.list;
  // a refresh must not change which picture is the first
  const [hasLead] = useState(lead !== undefined && lead.length > 0);
  const shownElsewhere = [
    ...(lead ?? []).map(({ title, link }) => ({ title, newsId: link.id })),
    ...(live ? [{ title: live.title }] : []),
    ...(videos ?? []).map(({ title }) => ({ title })),
  ];
  // blocks between the stories, in their order
  const strips: readonly StreamStrip[] = [
    ...(care ? [] : [{ id: 'briefing', afterStories: 3, render: () => <BriefingStrip /> }]),
    {
      id: 'hot',
      afterStories: care ? briefInCare : 3,
      render: (near) => <HotStrip events={hottest} near={near} />,
    },
    { id: 'services', afterStories: care ? briefInCare : 3, render: () => <ServiceRow /> },
    { id: 'live', afterStories: 7, render: () => <LiveStrip /> },
    { id: 'own', afterStories: 7, render: () => <OwnStrip /> },
    { id: 'audio', afterStories: 11, render: () => <AudioStrip /> },
    { id: 'most-read', afterStories: 14, render: (near) => <MostReadBlock near={near} /> },
    { id: 'video', afterStories: 17, render: () => <VideoStrip /> },
  ];
  return (
    <>
      {lead === undefined ? (
        <BannerGap {...(isError && { onRetry: () => void refetch() })} />
      ) : (
        <BannerCarousel banners={lead} />
      )}
      {care && <BriefingStrip />}
      <Suspense fallback={<ChannelSkeleton />}>
        <NewsStream
          cityId={cityId}
          section={section}
          start={undefined}
          care={care}
          strips={strips}
          shownElsewhere={shownElsewhere}
          isLead={isLead && !hasLead}
          isRead={isRead}
          onSeen={onSeen}
        />
      </Suspense>
    </>
  );
}
