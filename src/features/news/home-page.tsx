import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { Visit } from '#platform/visit.ts';
import { TabLinks } from '#ui/tab-links.tsx';
import { CityPicker } from '#widgets/city/city-picker.tsx';
import { useCity } from '#widgets/city/use-city.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
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

/** 首页. Its queries are loaded by `loadHome` before it shows. */
export function HomePage({ channel, cursor }: HomeSearch) {
  const gateway = useGateway();
  const visit = useRouteContext({ from: '__root__', select: (context) => context.visit });
  const [cityId, chooseCity] = useCity();
  const sections = useSuspenseQuery(sectionsQuery(gateway, cityId)).data.list;
  const section = channel === undefined ? undefined : sectionOf(sections, channel);
  const headline = sections.find(({ kind }) => kind === 'headline');
  return (
    <>
      <Masthead>
        <CityPicker cityId={cityId} onCityChange={chooseCity} />
      </Masthead>
      <div className={styles.channels}>
        <TabLinks
          label="频道"
          activeId={section?.id ?? headline?.id ?? ''}
          items={sections.map(({ id, name, kind }) => ({
            id,
            label: name,
            renderLink: (parts) => (
              <Link
                to="/"
                search={kind === 'headline' ? {} : { channel: id }}
                activeOptions={{ exact: true }}
                {...parts}
              />
            ),
          }))}
        />
      </div>
      <main>
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
      </main>
      <MainTabs activeId="home" />
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
