import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import type { RenderLink } from '#ui/control/render-link.ts';
import { columnsClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { FollowButton } from '#widgets/follows/follow-button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { NewsRow } from '../shared/lists/news-row.tsx';
import { StoriesSkeleton } from '../shared/lists/published-stories.tsx';
import type { NewsPage } from '../shared/news-types.ts';
import { labelPages } from '../shared/queries.ts';
import { reporterPages } from './named-list-queries.ts';
import styles from './named-list.module.css';

interface NamedListProps {
  readonly name: string;
  /** cursor of the first page, for browsers without scripts */
  readonly cursor?: string | undefined;
}

/** The stories of a reporter or an editor, newest first. The first page is loaded by `loadReporter`. */
export function ReporterPage({ name, cursor }: NamedListProps) {
  const pages = useSuspenseInfiniteQuery(reporterPages(useGateway(), name, cursor));
  const [first] = pages.data.pages;
  return (
    <>
      <PageBar title={first?.duty === 'editor' ? '编辑' : '记者'} />
      <main data-wide>
        <NameHead
          name={name}
          picture={<Avatar src="" name={name} />}
          action={<FollowButton kind="reporter" id={name} name={name} />}
        >
          {countText(first?.total ?? 0)} 篇报道
        </NameHead>
        <NamedStories
          pages={pages}
          listKey={`reporter ${name} ${cursor ?? ''}`}
          renderNext={(next, parts) => (
            <Link
              to="/reporter/$"
              params={{ _splat: name }}
              search={{ cursor: next }}
              preload={false}
              rel="next"
              {...parts}
            />
          )}
        />
      </main>
    </>
  );
}

/** The stories with a label, newest first. The first page is loaded by `loadLabel`. */
export function LabelPage({ name, cursor }: NamedListProps) {
  const pages = useSuspenseInfiniteQuery(labelPages(useGateway(), name, 'newest', cursor));
  return (
    <>
      <PageBar title="标签" />
      <main data-wide>
        <NameHead name={name} action={<FollowButton kind="label" id={name} name={name} />}>
          带这个标签的报道
        </NameHead>
        <NamedStories
          pages={pages}
          listKey={`label ${name} ${cursor ?? ''}`}
          renderNext={(next, parts) => (
            <Link
              to="/label/$"
              params={{ _splat: name }}
              search={{ cursor: next }}
              preload={false}
              rel="next"
              {...parts}
            />
          )}
        />
      </main>
    </>
  );
}

interface NameHeadProps {
  readonly name: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function NameHead({ name, picture, action, children }: NameHeadProps) {
  return (
    <header className={styles.head}>
      {picture}
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.note}>{children}</p>
      </div>
      {action}
    </header>
  );
}

interface NamedStoriesProps {
  readonly pages: Omit<Parameters<typeof useEndlessList>[0], 'data'> & {
    readonly data: { readonly pages: readonly NewsPage[] };
  };
  readonly listKey: string;
  /** link to the next page for browsers without scripts */
  readonly renderNext: (
    cursor: string | undefined,
    parts: Parameters<RenderLink>[0],
  ) => ReturnType<RenderLink>;
}

function NamedStories({ pages, listKey, renderNext }: NamedStoriesProps) {
  const list = useEndlessList(pages, { listKey });
  const stories = pages.data.pages.flatMap((page) => page.list);
  const firstPictured = stories.find((story) => story.covers.length > 0)?.id;
  const next = pages.data.pages.at(-1)?.nextCursor;
  return (
    <section className={columnsClass} aria-labelledby="named-stories" aria-busy={list.phase === 'loading'}>
      <h2 id="named-stories" className={visuallyHiddenClass}>
        报道
      </h2>
      <EndlessList rows={stories} keyOf={({ id }) => id} positionKey={listKey}>
        {(story) => <NewsRow item={story} first={story.id === firstPictured} size="compact" />}
      </EndlessList>
      <LoadMore
        {...list}
        loaded={stories.length}
        end={<EndMark text="更早的到这里为止" />}
        renderLink={(parts) => renderNext(next, parts)}
      />
    </section>
  );
}

/** Skeleton of a reporter's or a label's page. */
export function NamedListSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageBar title={title} />
      <main data-wide aria-busy="true" aria-label="正在加载">
        <NameHead name={<SkeletonLine width={0.3} />}>
          <SkeletonLine width={0.5} />
        </NameHead>
        <div className={columnsClass}>
          <StoriesSkeleton />
        </div>
      </main>
    </>
  );
}
