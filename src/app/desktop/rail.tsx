import { useQueries } from '@tanstack/react-query';
import { Link, useMatch, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listLives } from 'qlwb-gateway-sdk/operations/live';
import { listHotEvents, listImportantNews, listMostRead } from 'qlwb-gateway-sdk/operations/news';
import { plainTitle } from '#lib/story/plain-title.ts';
import { LiveBadge } from '#ui/card/live-badge.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import styles from './rail.module.css';

const shownEvents = 8;
const shownStories = 6;
const shownMostRead = 5;
const shownLives = 3;

/** Blocks beside the page in wide windows: what belongs to the story, the hot events, live rooms and important news. */
export function Rail() {
  return (
    <Queries>
      <Blocks />
    </Queries>
  );
}

function Blocks() {
  const gateway = useGateway();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const related = useMatch({ from: '/general/$', shouldThrow: false })?.loaderData?.related ?? [];
  const results = useQueries({
    queries: [
      operationQuery(gateway, listHotEvents, {}),
      operationQuery(gateway, listMostRead, { query: { period: 'day' } }),
      operationQuery(gateway, listLives, { body: { when: 'now', pageSize: shownLives } }),
      operationQuery(gateway, listImportantNews, { body: { pageSize: shownStories } }),
    ],
  });
  const [events, mostRead, lives, important] = results;
  // all at once, so that nothing moves; a block whose data could not be loaded is left out
  if (results.some(({ isPending }) => isPending)) return null;
  const living =
    lives.data?.list.filter(({ state, id }) => state === 'living' && !path.endsWith(`/${id}`)) ?? [];
  return (
    <aside className={styles.rail} aria-label="推荐">
      {related.length > 0 && (
        <Block id="rail-related" title="相关阅读" data-related>
          {related.slice(0, shownStories).map(({ id, title, link, kind }) => (
            <li key={id}>
              <NewsLink target={link} kind={kind} className={styles.link ?? ''}>
                {title}
              </NewsLink>
            </li>
          ))}
        </Block>
      )}
      {events.data !== undefined && path !== '/hotSearch' && (
        <Block id="rail-hot" title="热搜榜">
          {events.data.list.slice(0, shownEvents).map(({ id, title }, index) => (
            <li key={id}>
              <NewsLink target={{ route: 'hotNews', id }} className={styles.link ?? ''}>
                <span className={styles.rank}>{index + 1}</span>
                {title}
              </NewsLink>
            </li>
          ))}
        </Block>
      )}
      {mostRead.data !== undefined && path !== '/hotSearch' && (
        <Block id="rail-most-read" title="今日最多阅读">
          {mostRead.data.list.slice(0, shownMostRead).map(({ story: { id, title, link, kind } }, index) => (
            <li key={id}>
              <NewsLink target={link} kind={kind} className={styles.link ?? ''}>
                <span className={styles.rank}>{index + 1}</span>
                {plainTitle(title)}
              </NewsLink>
            </li>
          ))}
        </Block>
      )}
      {living.length > 0 && path !== '/living/share' && (
        <Block id="rail-live" title="直播推荐">
          {living.map(({ id, title }) => (
            <li key={id}>
              <Link to="/living/share/{-$id}" params={{ id }} className={styles.link}>
                <LiveBadge state="living" />
                {title}
              </Link>
            </li>
          ))}
        </Block>
      )}
      {important.data !== undefined && path !== '/' && path !== '/focusNews' && (
        <Block id="rail-important" title="要闻">
          {important.data.list.map(({ id, title, link, kind }) => (
            <li key={id}>
              <NewsLink target={link} kind={kind} className={styles.link ?? ''}>
                {plainTitle(title)}
              </NewsLink>
            </li>
          ))}
        </Block>
      )}
      <p className={styles.note}>按 ? 键查看键盘操作</p>
    </aside>
  );
}

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly 'data-related'?: boolean;
}

function Block({ id, title, children, ...marks }: BlockProps) {
  return (
    <section className={styles.block} aria-labelledby={id} {...marks}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
