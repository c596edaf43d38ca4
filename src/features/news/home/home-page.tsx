import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { SearchIcon } from '#ui/icons/search.tsx';
import { CityPicker } from '#widgets/city/city-picker.tsx';
import { useCity } from '#widgets/city/use-city.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { Pager } from '#widgets/pager/pager.tsx';
import { PullToRefresh } from '#widgets/pull-to-refresh/pull-to-refresh.tsx';
import { createRefreshTrigger } from '#widgets/pull-to-refresh/refresh-trigger.ts';
import { channelChoice, tabsOf } from '../shared/channel-choice.ts';
import { CareButton, CareOffer } from './care-entry.tsx';
import { ChannelFrame } from './channel-frame.tsx';
import { ChannelPage } from './channel-page.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import styles from './home-page.module.css';
import type { HomeSearch } from '../shared/load-pages.ts';
import { InstallHint } from './install-hint.tsx';
import { Masthead } from './masthead.tsx';
import type { Section } from '../shared/news-types.ts';
import { NoteSeen } from '../shared/lists/note-seen.tsx';
import { isFrontPage, sectionOf, sectionsQuery, streamPages } from '../shared/queries.ts';
import { refreshHome } from './refresh-home.ts';
import { useReaderList } from '../shared/use-reader-list.ts';

/** 首页. Data is loaded by `loadHome`. */
export function HomePage({ channel, cursor }: HomeSearch) {
  const gateway = useGateway();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { care, dataSaver, shell } = useRouteContext({ from: '__root__', select: ({ visit }) => visit });
  const [cityId, chooseCity] = useCity();
  const sections = useSuspenseQuery(sectionsQuery(gateway, cityId)).data.list;
  const headline = sections.find(({ kind }) => kind === 'headline');
  const section = channel === undefined ? headline : sectionOf(sections, channel);
  const activeId = section?.id ?? '';
  const tabs = tabsOf(channelChoice(sections, useReaderList('channels')), activeId);
  const head = useRef<HTMLDivElement>(null);
  const [aimedId, setAimedId] = useState<string>();
  const [firstId] = useState(activeId);
  const [refreshTrigger] = useState(createRefreshTrigger);
  const [refreshes, setRefreshes] = useState(0);
  const sectionById = (id: string): Section | undefined =>
    id === activeId ? section : sections.find((one) => one.id === id);

  const choose = (id: string) =>
    router.navigate({ to: '/', search: id === headline?.id ? {} : { channel: id }, resetScroll: false });
  async function refresh(): Promise<number> {
    const added = await refreshHome({ gateway, queryClient }, { cityId, section, start: cursor });
    setRefreshes((before) => before + 1);
    return added;
  }
  const letGo = useCallback(
    (id: string) => {
      const far = sections.find((one) => one.id === id);
      if (far === undefined) return;
      const { queryKey } = streamPages(gateway, { cityId, section: far, start: undefined });
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
    },
    [sections, cityId, gateway, queryClient],
  );

  const pageOf = (id: string, isRead: boolean) => (
    <ChannelFrame isActive={id === activeId} refreshes={refreshes}>
      <ChannelPage
        key={cityId}
        cityId={cityId}
        section={sectionById(id)}
        start={cursor}
        care={care}
        isLead={id === firstId}
        isRead={isRead}
        onSeen={refreshTrigger.request}
      />
    </ChannelFrame>
  );
  return (
    <>
      <Masthead>
        <span className={styles.tools}>
          <CareButton />
          <Link to="/hotSearch" preload="intent" className={iconLinkClass} aria-label="搜索">
            <SearchIcon />
          </Link>
          <CityPicker cityId={cityId} onCityChange={chooseCity} />
        </span>
      </Masthead>
      <CareOffer />
      <ChannelTabs
        ref={head}
        channels={tabs}
        activeId={activeId}
        shownId={aimedId ?? activeId}
        onAgain={refreshTrigger.request}
      />
      <main data-wide>
        <PullToRefresh trigger={refreshTrigger} onRefresh={refresh}>
          {cursor === undefined ? (
            <>
              <NoteSeen cityId={cityId} section={section} />
              <Pager
                ids={tabs.map(({ id }) => id)}
                activeId={activeId}
                head={head}
                isSparing={dataSaver}
                onChoose={choose}
                onAim={setAimedId}
                onLetGo={letGo}
              >
                {pageOf}
              </Pager>
            </>
          ) : (
            pageOf(activeId, false)
          )}
        </PullToRefresh>
      </main>
      <InstallHint shell={shell} care={care} />
      <MainTabs
        activeId="home"
        {...(isFrontPage(section, cursor) && { onHomeAgain: refreshTrigger.request })}
      />
    </>
  );
}
