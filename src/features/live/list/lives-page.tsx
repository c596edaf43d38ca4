import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { livePages, sectionPages } from '../shared/live-queries.ts';
import { LiveRoomCard } from '../shared/live-room-card.tsx';
import type { LiveCard, LiveVariant } from '../shared/live-types.ts';
import styles from './lives-page.module.css';

interface LivesPageProps {
  /** route at which the rooms are opened */
  readonly variant: LiveVariant;
}

/** 直播: running, upcoming and past lives. Data is loaded by `loadLiving`. */
export function LivesPage({ variant }: LivesPageProps) {
  const gateway = useGateway();
  const nowPages = useSuspenseInfiniteQuery(sectionPages(gateway, 'now'));
  const nextPages = useSuspenseInfiniteQuery(sectionPages(gateway, 'next'));
  const now = nowPages.data.pages.flatMap((page) => page.list);
  const next = nextPages.data.pages.flatMap((page) => page.list);
  const pages = useSuspenseInfiniteQuery(livePages(gateway, 'over'));
  const listKey = 'lives over';
  const list = useEndlessList(pages, { listKey });
  const over = pages.data.pages.flatMap((page) => page.list);
  return (
    <>
      <AppBar
        title={<h1>直播</h1>}
        end={
          <Link
            to="/vrlive/share/{-$id}"
            params={{ id: undefined }}
            preload="intent"
            className={iconLinkClass}
            aria-label="VR直播"
          >
            VR
          </Link>
        }
      />
      <main>
        {now.length + next.length + over.length === 0 && (
          <EmptyState text="还没有直播，先看看首页的新闻吧">
            <Link to="/">去首页</Link>
          </EmptyState>
        )}
        <LiveSection id="now" title="正在直播" lives={now} variant={variant} first>
          <MoreLives pages={nowPages} words="更多直播" />
        </LiveSection>
        <LiveSection id="next" title="直播预告" lives={next} variant={variant} first={now.length === 0}>
          <MoreLives pages={nextPages} words="更多预告" />
        </LiveSection>
        {over.length > 0 && (
          <section aria-labelledby="over" aria-busy={list.phase === 'loading'}>
            <SectionHead id="over" title="精彩回看" />
            <EndlessList rows={over} keyOf={({ id }) => id} positionKey={listKey}>
              {(live) => <LiveRoomCard live={live} variant={variant} />}
            </EndlessList>
            <LoadMore {...list} loaded={over.length} end={<EndMark text="更早的直播到这里为止" />} />
          </section>
        )}
      </main>
      <MainTabs activeId="live" />
    </>
  );
}

interface LiveSectionProps extends LivesPageProps {
  readonly id: string;
  readonly title: string;
  readonly lives: readonly LiveCard[];
  /** its first picture is the page's largest content */
  readonly first?: boolean;
  /** below the last live */
  readonly children?: ReactNode;
}

/** A section of lives with its heading; nothing if it is empty. */
export function LiveSection({ id, title, lives, variant, first = false, children }: LiveSectionProps) {
  if (lives.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {lives.map((live, index) => (
        <LiveRoomCard key={live.id} live={live} variant={variant} first={first && index === 0} />
      ))}
      {children}
    </section>
  );
}

interface MoreLivesProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: (how: { readonly throwOnError: boolean }) => Promise<unknown>;
  };
  readonly words: string;
}

/** Loads more lives of a section on tap only, since other sections follow below. */
function MoreLives({ pages, words }: MoreLivesProps) {
  const act = useAction();
  if (!pages.hasNextPage) return null;
  return (
    <p className={styles.more}>
      <Button
        variant="quiet"
        aria-busy={pages.isFetchingNextPage}
        onClick={() => act(async () => void (await pages.fetchNextPage({ throwOnError: true })))}
      >
        {words}
      </Button>
    </p>
  );
}
