import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Visit } from '#platform/visit.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RetryIcon } from '#ui/icons/audio.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { CityPicker } from '#widgets/city/city-picker.tsx';
import { useCity } from '#widgets/city/use-city.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PullToRefresh } from '#widgets/pull-to-refresh/pull-to-refresh.tsx';
import { createRefreshBell } from '#widgets/pull-to-refresh/refresh-bell.ts';
import { AudioStrip } from './audio-strip.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './home-page.module.css';
import { HotStrip } from './hot-strip.tsx';
import type { HomeSearch } from './load-pages.ts';
import { MainTabs } from './main-tabs.tsx';
import { Masthead } from './masthead.tsx';
import { NewsStream } from './news-stream.tsx';
import type { Section } from './news-types.ts';
import { bannersQuery, hotEventsQuery, isFrontPage, sectionOf, sectionsQuery } from './queries.ts';
import { refreshHome } from './refresh-home.ts';

/** 首页. Its queries are loaded by `loadHome` before it shows. */
export function HomePage({ channel, cursor }: HomeSearch) {
  const gateway = useGateway();
  const visit = useRouteContext({ from: '__root__', select: (context) => context.visit });
  const [cityId, chooseCity] = useCity();
  const sections = useSuspenseQuery(sectionsQuery(gateway, cityId)).data.list;
  const section = channel === undefined ? undefined : sectionOf(sections, channel);
  const headline = sections.find(({ kind }) => kind === 'headline');
  const activeId = section?.id ?? headline?.id ?? '';
  const queryClient = useQueryClient();
  const [bell] = useState(createRefreshBell);
  return (
    <>
      <Masthead>
        <span className={styles.tools}>
          <IconButton label="刷新" icon={<RetryIcon />} onClick={bell.ring} />
          <CityPicker cityId={cityId} onCityChange={chooseCity} />
        </span>
      </Masthead>
      <div className={styles.channels}>
        <TabLinks
          label="频道"
          activeId={activeId}
          items={sections.map(({ id, name, kind }) => ({
            id,
            label: name,
            renderLink: (parts) => (
              <Link
                to="/"
                search={kind === 'headline' ? {} : { channel: id }}
                activeOptions={{ exact: true }}
                onClick={(event) => {
                  if (id !== activeId) return;
                  event.preventDefault();
                  bell.ring();
                }}
                {...parts}
              />
            ),
          }))}
        />
      </div>
      <main>
        <PullToRefresh
          bell={bell}
          onRefresh={() => refreshHome({ gateway, queryClient }, { cityId, section, start: cursor })}
        >
          {isFrontPage(section, cursor) ? (
            <FrontPage cityId={cityId} section={section} visit={visit} />
          ) : (
            <NewsStream
              key={`${cityId} ${channel}`}
              cityId={cityId}
              section={section}
              start={cursor}
              showAds={!visit.care}
              banners={[]}
            />
          )}
        </PullToRefresh>
      </main>
      <MainTabs activeId="home" {...(isFrontPage(section, cursor) && { onHomeAgain: bell.ring })} />
    </>
  );
}

interface FrontPageProps {
  readonly cityId: string;
  readonly section: Section | undefined;
  readonly visit: Visit;
}

/** The newest of the headline channel, under the banners and what is hot. */
function FrontPage({ cityId, section, visit }: FrontPageProps) {
  const gateway = useGateway();
  const banners = useSuspenseQuery(bannersQuery(gateway, cityId)).data.list;
  const [hottest] = useSuspenseQuery(hotEventsQuery(gateway)).data.list;
  return (
    <>
      <BannerCarousel banners={banners} autoplay={!visit.dataSaver && !visit.care} />
      <HotStrip event={hottest} />
      <AudioStrip />
      <NewsStream
        key={cityId}
        cityId={cityId}
        section={section}
        start={undefined}
        showAds={!visit.care}
        banners={banners}
      />
    </>
  );
}
