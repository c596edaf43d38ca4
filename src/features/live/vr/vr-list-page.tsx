import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '#ui/card/badge.tsx';
import { CoverCard, CoverCards } from '#ui/card/cover-card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LiveBadge } from '#ui/card/live-badge.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { VrLink } from './vr-link.tsx';
import styles from './vr-list-page.module.css';
import { vrPages } from './vr-queries.ts';
import type { VrKind, VrShell, VrTourCard } from './vr-types.ts';
import { vrListLeads, vrListNames } from './vr-words.ts';

interface VrListPageProps {
  readonly kind: VrKind;
  readonly shell: VrShell;
}

/** All tours, newest first. */
export function VrListPage({ kind, shell }: VrListPageProps) {
  const pages = useSuspenseInfiniteQuery(vrPages(useGateway(), kind));
  const tours = pages.data.pages.flatMap((page) => page.list);
  const list = useEndlessList(pages, { listKey: `vr ${kind}` });
  return (
    <>
      <PageBar title={<h1>{vrListNames[kind]}</h1>} />
      <main aria-busy={list.phase === 'loading'}>
        <p className={styles.lead}>{vrListLeads[kind]}</p>
        {tours.length === 0 && <EmptyState text="现在还没有全景，先看看首页的新闻吧" />}
        <CoverCards>
          {tours.map((tour, index) => (
            <li key={tour.id}>
              <TourCard tour={tour} kind={kind} shell={shell} isFirst={index === 0} />
            </li>
          ))}
        </CoverCards>
        <LoadMore
          {...list}
          loaded={tours.length}
          end={tours.length > 0 && <EndMark text="全景都在这里了" />}
        />
      </main>
    </>
  );
}

interface TourCardProps extends VrListPageProps {
  readonly tour: VrTourCard;
  readonly isFirst: boolean;
}

function TourCard({ tour, kind, shell, isFirst }: TourCardProps) {
  const { id, title, summary, cover, scenes, publishedAt, live } = tour;
  return (
    <CoverCard
      title={title}
      summary={summary}
      cover={cover}
      first={isFirst}
      renderLink={(parts) => (
        <VrLink kind={kind} shell={shell} id={kind === 'live' ? (live?.roomId ?? id) : id} {...parts} />
      )}
      facts={
        <>
          {live ? <LiveBadge state={live.state} /> : <Badge>VR</Badge>}
          <span>{scenes} 个场景</span>
          <RelativeTime at={publishedAt} />
        </>
      }
    />
  );
}
